#!/usr/bin/env python3
"""Diagnostics: what torch-mlir says of a bad input is said here at the same place in the same words, with more behind.

    diagnostics.py [NAME...]  compares with the answers kept in expected/diagnostics.json
    diagnostics.py --update   asks the reference again, if it is there, and writes them and
                              differences/diagnostics.txt
    diagnostics.py --bin DIR  programs from there instead of build/bin

An input is a file of inputs/diagnostics; its first line says which passes it goes through. An answer is the exit
code, the place, the severity and the text of the first message.
"""
import argparse
import json
import re
import sys
from pathlib import Path

from programs import HERE, ROOT, Rows, referencePath, run

MESSAGE = re.compile(r"^\S*?\.mlir:(\d+):(\d+): (error|warning): (.*)$", re.M)


def first(answer):
    """[exit code, place, severity, text] of the first message; generic ops behind the text left out."""
    found = MESSAGE.search(answer.err)
    if not found and answer.crashed:
        return ["crash", "", "", ""]
    if not found:
        return [answer.status, "", "", answer.err.strip().splitlines()[0] if answer.err.strip() else ""]
    line, column, severity, text = found.groups()
    return ["crash" if answer.crashed else answer.status, f"{line}:{column}", severity, re.split(r": (?:%\S+ = )?\"", text)[0]]


def ask(program, path, *flags):
    passes = path.read_text().splitlines()[0].removeprefix("// PASSES: ")
    return first(run(program, *flags, f"--pass-pipeline=builtin.module({passes})", path.relative_to(HERE / "inputs")))


def said(answer):
    """As one line: `1 at 4:5, error: words`."""
    code, place, severity, text = answer
    return " ".join(filter(None, [str(code), place and f"at {place},", severity and f"{severity}:", text]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--bin", type=Path, default=ROOT / "build/bin")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    paths, kept = sorted((HERE / "inputs/diagnostics").glob("*.mlir")), HERE / "expected/diagnostics.json"
    expected = json.loads(kept.read_text())["answers"]
    if options.update and referencePath():
        expected = {path.stem: ask(referencePath(), path) for path in paths}
        rows = [f"  {json.dumps(name)}: {json.dumps(answer)}" for name, answer in expected.items()]
        kept.write_text('{"answers": {\n' + ",\n".join(rows) + "\n}}\n")
    differences, problems, count = Rows("diagnostics", options.update), [], 0
    for path in paths:
        if options.names and path.stem not in options.names:
            continue
        count += 1
        ours, theirs = ask(options.bin / "reify-opt", path, "--first-only"), expected.get(path.stem)
        problem = differences.judge(path.stem, theirs and said(theirs), said(ours))
        if not problem and (not ours[1] or ours[1].startswith("0:")):
            problem = f"the message points nowhere: {said(ours)}"
        problems += [f"{path.stem}: {problem}"] if problem else []
    problems += differences.finish(whole=not options.names)
    print("\n".join([*problems, differences.closing()]))
    print(f"{max(count - len(problems), 0)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
