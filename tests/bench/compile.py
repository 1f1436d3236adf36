#!/usr/bin/env python3
"""How long `reify compile` takes for 1,000 functions in Python: compile.py --bin BUILD/bin

Prints the processor time of the whole process, the best of three; fails beyond a second.
"""
import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile

LIMIT = 1.0
FUNCTION = """
def my〇op{0}〡shape(xs: List[int], n: int) -> List[int]:
    out: List[int] = []
    for x in xs:
        if x > n:
            out.append(x + n)
        elif x == {0}:
            break
    return out
"""


def measure(program):
    """Seconds; None if it fails."""
    best = None
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "library.py"
        file.write_text("from typing import List\n" + "".join(FUNCTION.format(i) for i in range(1000)))
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run([str(program), "compile", str(file), "-o", str(file.with_suffix(".mlir"))],
                                  capture_output=True, text=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if done.returncode:
                print(done.stderr[:500], file=sys.stderr)
                return None
            taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            best = taken if best is None else min(best, taken)
    return best


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2] / "build/bin")
    seconds = measure(parser.parse_args().bin / "reify")
    if seconds is None:
        return 1
    print(f"1000 functions: {seconds:.2f} s")
    return 0 if seconds < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
