#!/usr/bin/env python3
"""What a pass makes of one small function at a time, here and in the reference.

    canonicalize.py [--group GROUP] [WORD...]   shows the functions with the words, in both
    canonicalize.py --different                 only where the two differ

The functions of a group are in functions/GROUP.txt, written as expressions.py says. run.py compares all
of them; constants may stand elsewhere and be merged or not, all else must be the same.
"""
import argparse
import json
import tempfile

from expressions import Function, functions, normalised
from programs import HERE, ROOT, referencePath, run

GROUPS = {
    "canonicalize": ("--canonicalize",),
    "scalarize-shapes": ("--torch-scalarize-shapes",),
    "match-quantized-custom-ops": ("--torch-match-quantized-custom-ops",),
    "fuse-quantized-ops": ("--torch-fuse-quantized-ops",),
    # The reference leaves arithmetic that this project folds at once.
    "restructure-non-constant-axes": ("--torch-restructure-non-constant-axes", "--canonicalize"),
}


def rows(group):
    """The functions of a group, in order."""
    lines = [line.strip() for line in (HERE / f"functions/{group}.txt").read_text().splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    return [Function(f"f{i}", line) for i, line in enumerate(lines)]


def ask(part, program, *arguments):
    """{expression: normalised body, "error" or "crash"}; halved as long as the program crashes."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("// -----\n".join(each.text() for each in part))
        file.flush()
        answer = run(program, "--split-input-file", *arguments, file.name)
    if not answer.crashed:
        bodies = functions(answer.out)
        return {each.key: normalised(bodies[each.name]) if each.name in bodies else "error" for each in part}
    if len(part) == 1:
        return {part[0].key: "crash"}
    half = len(part) // 2
    return ask(part[:half], program, *arguments) | ask(part[half:], program, *arguments)


def chunked(cases, size=60):
    return [cases[at:at + size] for at in range(0, len(cases), size)]


def answers(cases, program, *arguments):
    found = {}
    for chunk in chunked(cases):
        found |= ask(chunk, program, *arguments)
    return found


def keptAnswers(group):
    path = HERE / f"expected/{group}.json"
    return json.loads(path.read_text())["answers"] if path.exists() else {}


def askReference(cases, reference, arguments, kept):
    """As the reference answers now; what makes it crash or never end is not tried again."""
    found = answers([case for case in cases if kept.get(case.key) != "crash"], reference, *arguments)
    return {case.key: found.get(case.key, "crash") for case in cases}


def main():
    parser = argparse.ArgumentParser(description="what a pass does to small functions")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--group", choices=GROUPS, default="canonicalize")
    parser.add_argument("--different", action="store_true")
    parser.add_argument("--bin", type=type(ROOT), default=ROOT / "build/bin")
    options = parser.parse_args()
    cases = [case for case in rows(options.group)
             if not options.words or any(word in case.key for word in options.words)]
    ours = answers(cases, options.bin / "reify-opt", *GROUPS[options.group])
    kept = keptAnswers(options.group)
    reference = referencePath()
    new = [case for case in cases if case.key not in kept]
    theirs = kept | (answers(new, reference, *GROUPS[options.group]) if reference else {})
    different = 0
    for case in cases:
        here, there = ours[case.key], theirs.get(case.key, "not asked")
        different += here != there
        if options.different and here == there:
            continue
        print(case.key)
        if here == there:
            print("   same: " + shown(here))
        else:
            print("   ours: " + shown(here))
            print("   ref:  " + shown(there))
    print(f"{len(cases)} functions, {different} different")


def shown(body):
    text = body if isinstance(body, str) else "\n         ".join(body)
    return text.replace("!torch.", "")


if __name__ == "__main__":
    main()
