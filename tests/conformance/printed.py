#!/usr/bin/env python3
"""Whole models, printed: the module that a pipeline leaves is the reference's text, if both go through one printer.

    printed.py             compares with the digests in expected/printed.json
    printed.py --renew     asks the reference again and writes them
    printed.py --bin DIR   programs from there instead of build/bin

Models whose text differs stand in printed-differences.txt, with the reason; one that no longer differs is a
failure, too, so that the list stays true.
"""
import argparse
import hashlib
import json
import sys
from pathlib import Path

import models
from programs import HERE, ROOT, referencePath, run

GROUPS = ("lowered", "decomposed", "dynamo-plain", "dynamo")


def cases():
    for group in GROUPS:
        for name, file, library in models.programs(group):
            yield f"{group}/{name}", group, file, library


def digest(text):
    return hashlib.sha1("\n".join(line.rstrip() for line in text.strip().splitlines()).encode()).hexdigest()[:16]


def askReference(printer):
    for key, group, file, library in cases():
        answer = run(referencePath(), models.pipelineFor(group, "reference", file, library), file)
        if answer.status == 0:
            yield key, digest(run(printer, "-", text=answer.out).out)


def readDifferences():
    lines = (HERE / "printed-differences.txt").read_text().splitlines()
    return dict(line.split("  ", 1) for line in lines if line and not line.startswith("#"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bin", type=Path, default=ROOT / "build/bin")
    parser.add_argument("--renew", action="store_true")
    options = parser.parse_args()
    program, kept = options.bin / "reify-opt", HERE / "expected/printed.json"
    if options.renew:
        rows = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in askReference(program)]
        kept.write_text('{"answers": {\n' + ",\n".join(rows) + "\n}}\n")

    expected, differences = json.loads(kept.read_text())["answers"], readDifferences()
    passed = failed = same = 0
    for key, group, file, library in cases():
        if key not in expected:  # the reference fails
            continue
        answer = run(program, models.pipelineFor(group, "ours", file, library), file)
        isSame = answer.status == 0 and digest(answer.out) == expected[key]
        if isSame != (key in differences):
            passed += 1
            same += isSame
        else:
            failed += 1
            print(f"FAILED {key}: " + ("no longer differs: take it out of printed-differences.txt" if isSame
                                       else "prints something else than the reference"))
    print(f"{same} modules print as the reference's")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
