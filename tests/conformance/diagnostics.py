#!/usr/bin/env python3
"""Diagnostics: what torch-mlir says of a bad input is said here at the same place in the same words, with more behind.

    diagnostics.py [NAME...]  compares with the answers kept in expected/diagnostics.json
    diagnostics.py --renew    asks the reference again and writes them
    diagnostics.py --bin DIR  programs from there instead of build/bin

An input is a file of inputs/diagnostics; its first line says which passes it goes through. DIFFERENCES are on purpose.
"""
import argparse
import json
import re
import sys
from pathlib import Path

from programs import HERE, ROOT, referencePath, run

MESSAGE = re.compile(r"^\S*?\.mlir:(\d+):(\d+): (error|warning): (.*)$", re.M)

DIFFERENCES = {
    "library-missing": "torch-mlir points at line 0 of a file without a written module; here at its first op",
    "library-missing-in-lowering": "torch-mlir points at the first function that a pass comes to; here at the module",
    "no-root": "torch-mlir points at line 0 of a file without a written module; here at its first op",
    "metadata-dtype-unknown": "an error in torch-mlir, which lowers on all the same; here a warning",
    "call-of-unknown-method": "torch-mlir crashes",
    "yield-of-other-type": "the two versions of MLIR name the op that is yielded to in other words",
    "missing-slot": "the blank before 'in' is missing in torch-mlir, which then crashes",
    "function-constant": "torch-mlir's words for conversions that leave something; here the same for all",
    "indirect-call": "torch-mlir's words for conversions that leave something; here the same for all",
}


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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--bin", type=Path, default=ROOT / "build/bin")
    parser.add_argument("--renew", action="store_true")
    options = parser.parse_args()
    paths, kept = sorted((HERE / "inputs/diagnostics").glob("*.mlir")), HERE / "expected/diagnostics.json"
    if options.renew:
        rows = [f"  {json.dumps(path.stem)}: {json.dumps(ask(referencePath(), path))}" for path in paths]
        kept.write_text('{"answers": {\n' + ",\n".join(rows) + "\n}}\n")
    expected = json.loads(kept.read_text())["answers"]
    passed = failed = 0
    for path in paths:
        if options.names and path.stem not in options.names:
            continue
        ours, theirs = ask(options.bin / "reify-opt", path, "--first-only"), expected[path.stem]
        isGood = (ours == theirs) != (path.stem in DIFFERENCES) and ours[1] and not ours[1].startswith("0:")
        passed, failed = passed + bool(isGood), failed + (not isGood)
        if not isGood:
            print(f"FAILED {path.stem}: ours {ours}, reference {theirs}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
