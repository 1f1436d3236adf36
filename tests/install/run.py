#!/usr/bin/env python3
"""What is installed and packaged works without the tree that it was made from: run.py --build FOLDER

`cmake --install` into a folder that is then moved, and `cpack -G DEB` unpacked in a root of its own; the programs run
from there while the source and build folders are hidden, where the system allows that. Then what the desktop, `man`
and the shells are given, and what other ways to configure the build make of it. Closes with `N passed, N failed`.
"""
import argparse
import pathlib
import sys
import tempfile
import traceback

import desktop
import graph
import installed
import package
import papers
from tree import Skipped, Trees


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("words", nargs="*", help="run only tests with one of these words in their names")
    options = parser.parse_args()
    tests = [(module, test) for module in (installed, package, desktop, papers, graph) for test in module.TESTS]
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    with tempfile.TemporaryDirectory() as scratch:
        trees = Trees(options.build.resolve(), pathlib.Path(scratch))
        for module, test in tests:
            name = f"{module.__name__}: {test.__name__.replace('_', ' ')}"
            if options.words and not any(word in name for word in options.words):
                continue
            try:
                test(trees)
                counts["passed"] += 1
            except Skipped as reason:
                counts["skipped"] += 1
                print(f"skipped {name}: {reason}")
            except AssertionError as problem:
                counts["failed"] += 1
                print(f"FAILED {name}: {problem}")
            except Exception:  # a test that breaks must not hide the others
                counts["failed"] += 1
                print(f"FAILED {name}:")
                traceback.print_exc(file=sys.stdout)
    print(", ".join(f"{count} {word}" for word, count in counts.items() if count or word != "skipped"))
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
