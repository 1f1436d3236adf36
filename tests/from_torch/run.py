#!/usr/bin/env python3
"""Programs of PyTorch, from Python and on the command line: run.py --bin BUILD/bin [NAME...] [--update]

What needs PyTorch and an importer is run where REIFY_PYTHON (or VIRTUAL_ENV) has them; what they gave is kept in kept/, so that the
rest runs everywhere. --update writes kept/ anew. Tests of the window need a display.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path[:0] = [str(FOLDER), str(ROOT / "assets/python")]

import imports  # noqa: E402
import package  # noqa: E402
import window  # noqa: E402
from harness import Machine, Skipped  # noqa: E402


def python_with_torch():
    """One that has PyTorch and an importer; "" for none."""
    given = os.environ.get("REIFY_PYTHON")
    venv = os.environ.get("VIRTUAL_ENV")
    python = given or (f"{venv}/bin/python" if venv else "python3")
    code = "import torch\ntry:\n import torch_mlir.extras.fx_importer\nexcept ImportError:\n import iree.compiler.extras.fx_importer"
    try:
        found = subprocess.run([python, "-c", code], capture_output=True, timeout=300)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return python if found.returncode == 0 else ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", default=str(ROOT / "build/bin"))
    parser.add_argument("--update", action="store_true")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    os.environ["REIFY_PROGRAM"] = str(pathlib.Path(arguments.bin).resolve() / "reify")
    os.chdir(FOLDER)  # kept modules name models.py without a folder
    python = python_with_torch()
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory() as scratch:
        machine = Machine(os.environ["REIFY_PROGRAM"], python, pathlib.Path(scratch), arguments.update)
        for module in (package, imports, window):
            for name, test in list(vars(module).items()):
                if not name.startswith("test_") or (arguments.names and name[5:] not in arguments.names):
                    continue
                try:
                    test(machine)
                    passed += 1
                except Skipped:
                    skipped += 1
                except Exception as error:  # whatever goes wrong is a failed test
                    failed += 1
                    where = error.__traceback__
                    while where and where.tb_next and where.tb_next.tb_frame.f_code.co_filename.startswith(str(FOLDER)):
                        where = where.tb_next
                    print(f"{name}: line {where.tb_lineno if where else '?'}: {type(error).__name__}: {error}")
    if not python:
        print("no Python with PyTorch and an importer (REIFY_PYTHON): compared with its kept answers")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
