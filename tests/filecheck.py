#!/usr/bin/env python3
"""Runs the `// RUN:` lines of .mlir files. Usage: filecheck.py --bin FOLDER FILE_OR_FOLDER...

Known in a RUN line: %s (the file), %S (its folder), %t (a scratch file), the programs of the project,
FileCheck and not. A line that ends in a backslash goes on in the next RUN line. `// REQUIRES: WORD`
skips the file unless --have WORD was given. Closes with `N passed, N failed`.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

RUN = re.compile(r"^\s*(?://|#)\s*RUN:\s?(.*)$")
REQUIRES = re.compile(r"^\s*(?://|#)\s*REQUIRES:\s*(\S+)")
TIME_LIMIT_SECONDS = 120


def read_commands(file):
    commands, pending, required = [], "", []
    for line in file.read_text(errors="replace").splitlines():
        if match := REQUIRES.match(line):
            required.append(match[1])
        if match := RUN.match(line):
            pending += match[1]
            if pending.endswith("\\"):
                pending = pending[:-1] + " "
            else:
                commands.append(pending.strip())
                pending = ""
    if pending:
        commands.append(pending.strip())
    return commands, required


def run_file(file, environment, scratch):
    """None if all is well, else what went wrong."""
    commands, _ = read_commands(file)
    target = scratch / re.sub(r"\W", "_", str(file))
    for command in commands:
        for name, value in (("%s", str(file)), ("%S", str(file.parent)), ("%t", str(target))):
            command = re.sub(re.escape(name) + r"(?![A-Za-z0-9_])", lambda _: value, command)
        try:
            done = subprocess.run(["bash", "-o", "pipefail", "-c", command], env=environment, text=True,
                                  errors="replace", capture_output=True, timeout=TIME_LIMIT_SECONDS)
        except subprocess.TimeoutExpired:
            return f"$ {command}\ntook more than {TIME_LIMIT_SECONDS} s"
        if done.returncode:
            return f"$ {command}\n{done.stdout[-4000:]}{done.stderr[-4000:]}exit code {done.returncode}"
    return None


def find_tests(paths):
    for path in paths:
        yield from sorted(path.rglob("*.mlir")) if path.is_dir() else [path]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="where the programs are")
    parser.add_argument("--llvm", type=pathlib.Path, default=pathlib.Path("/usr/lib/llvm-22/bin"))
    parser.add_argument("--have", action="append", default=[])
    parser.add_argument("paths", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    environment = dict(os.environ)
    environment["PATH"] = f"{options.bin.resolve()}:{options.llvm}:{environment['PATH']}"

    todo, skipped = [], 0
    for file in find_tests([path.resolve() for path in options.paths]):
        commands, required = read_commands(file)
        if not commands:
            continue  # an input of another test
        if set(required) - set(options.have):
            skipped += 1
        else:
            todo.append(file)

    failed = 0
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, problem in zip(todo, pool.map(lambda f: run_file(f, environment, pathlib.Path(scratch)), todo)):
            if problem:
                failed += 1
                print(f"FAILED {file}\n{problem}\n")
    print(f"{len(todo) - failed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
