#!/usr/bin/env python3
"""The programs as a shell starts them: run.py --bin BUILD/bin [NAME]...

What comes in (pipes, devices, folders, broken files), what goes out (full disks, closed pipes, terminals),
completion and manual pages, projects. JSON against its schemas is schemas.py's.
"""
import argparse
import pathlib
import sys
import tempfile
import traceback

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

import programs  # noqa: E402
import colours  # noqa: E402
import inputs  # noqa: E402
import outputs  # noqa: E402
import projects  # noqa: E402
import scripts  # noqa: E402
import shells  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True, type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    programs.BIN = arguments.bin.resolve()
    passed = failed = skipped = 0
    for module in (inputs, outputs, colours, projects, scripts, shells):
        for test in module.TESTS:
            if arguments.names and not any(name in test.__name__ for name in arguments.names):
                continue
            with tempfile.TemporaryDirectory(prefix="reify-cli-") as folder:
                try:
                    test(pathlib.Path(folder))
                    passed += 1
                except programs.Skipped as reason:
                    skipped += 1
                    print(f"skipped: {test.__name__}: {reason}")
                except Exception:  # also of the test itself: it counts, and the others go on
                    failed += 1
                    print(f"FAILED: {test.__name__}")
                    traceback.print_exc(limit=4)
    print(f"command line: {passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
