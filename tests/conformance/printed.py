#!/usr/bin/env python3
"""Whole models, printed: the module that a pipeline leaves is the reference's text, if both go through one printer.

    printed.py             compares with what is kept in expected/printed.json
    printed.py --update    asks the reference again, if it is there, and writes that and differences/printed.txt
    printed.py --bin DIR   programs from there instead of build/bin

An answer is the digest of the whole text; a row of differences/printed.txt also has the lines that one of the two
has and the other has not, values without their numbers. Models that the reference fails on are kept as errors.
"""
import argparse
import difflib
import hashlib
import json
import re
import sys
from collections import Counter
from pathlib import Path

import models
from programs import HERE, ROOT, Rows, referencePath, run

GROUPS = ("lowered", "decomposed", "dynamo-plain", "dynamo")
KEPT = HERE / "expected/printed.json"


def cases():
    for group in GROUPS:
        for name, file, library in models.programs(group):
            yield f"{group}/{name}", group, file, library


def linesOf(text):
    return [line.rstrip() for line in text.strip().splitlines()]


def digest(text):
    return "module " + hashlib.sha1("\n".join(linesOf(text)).encode()).hexdigest()[:16]


def answerOf(answer):
    """The text of the module, or in one word how it ended."""
    if answer.crashed:
        return "crash"
    return answer.out if answer.status == 0 else "error"


def ended(answer):
    return answer in ("crash", "error")


def askReference(printer):
    """{case: text, "crash" or "error"}"""
    found = {}
    for key, group, file, library in cases():
        answer = answerOf(run(referencePath(), models.pipelineFor(group, "reference", file, library), file))
        found[key] = answer if ended(answer) else run(printer, "-", text=answer).out
    return found


def shown(text, other):
    """The digest, and the lines that the other text has not. Which number a value has does not count."""
    mine, theirs = ([re.sub(r"%[\w#.-]+", "%", line.strip()) for line in linesOf(each)] for each in (text, other))
    changed = Counter(line[2:] for line in difflib.ndiff(theirs, mine) if line.startswith("+ "))
    return "\n".join([digest(text), *(f"{count} x {line}" for line, count in changed.items())])


def judge(rows, key, ours, theirs, text):
    """What is wrong with a model; `text` is the reference's where it was asked just now."""
    mine = ours if ended(ours) else digest(ours)
    if not rows.update or mine == theirs or ended(ours):
        return rows.judge(key, theirs, mine)
    if text is not None and not ended(text):
        return rows.judge(key, shown(text, ours), shown(ours, text))
    return rows.judge(key, theirs, mine)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bin", type=Path, default=ROOT / "build/bin")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    program, asked = options.bin / "reify-opt", {}
    if options.update and referencePath():
        asked = askReference(program)
        lines = [f"  {json.dumps(key)}: {json.dumps(text if ended(text) else digest(text))}"
                 for key, text in asked.items()]
        KEPT.write_text('{"answers": {\n' + ",\n".join(lines) + "\n}}\n")

    expected, rows = json.loads(KEPT.read_text())["answers"], Rows("printed", options.update)
    problems, count, same = [], 0, 0
    for key, group, file, library in cases():
        ours = answerOf(run(program, models.pipelineFor(group, "ours", file, library), file))
        problem = judge(rows, key, ours, expected.get(key), asked.get(key))
        problems += [f"{key}: {problem}"] if problem else []
        count, same = count + 1, same + (not ended(ours) and digest(ours) == expected.get(key))
    problems += rows.finish()
    print("\n".join([*problems, f"{same} modules print as the reference's; {rows.closing()}"]))
    print(f"{max(count - len(problems), 0)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
