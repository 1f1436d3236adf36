#!/usr/bin/env python3
"""How long `reify check` takes for 10,000 invocations of built-in functions: check.py --bin BUILD/bin

Prints the time of running them and of the whole process; fails beyond a second of running.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

LIMIT = 1.0
SIZE = range(1, 10)
CALLS = {  # op and parameters: an invocation from two numbers
    ("aten〇add〇Tensor", "self, other, alpha"): lambda a, b: f"TensorOfShape({a}, {b}), TensorOfShape({b}), 1",
    ("aten〇sum〇dim_IntList", "self, dim, keepdim, dtype"):
        lambda a, b: f"TensorOfShape({a}, {b}), [{a % 2}], True, None",
    ("aten〇conv2d", "input, weight, bias, stride, padding, dilation, groups"):
        lambda a, b: f"TensorOfShape(1, 3, {a + 8}, {b + 8}), TensorOfShape(8, 3, 3, 3), None, [1, 1], [1, 1], [1, 1], 1",
    ("aten〇view", "self, size"): lambda a, b: f"TensorOfShape({2 * a}, {b}), [-1, 2]",
    ("aten〇cat", "tensors, dim"): lambda a, b: f"[TensorOfShape({a}, 3), TensorOfShape({b}, 3)], 0",
}


def text():
    lines = []
    for (op, parameters), arguments in CALLS.items():
        for kind in ("shape", "dtype"):
            lines.append(f"@check_{kind}_function([")
            lines += [f"    Invocation({arguments(i % 9 + 1, i // 9 % 9 + 1)})," for i in range(1000)]
            lines += ["])", f"def {op}〡{kind}({parameters}): ..."]
    return "\n".join(lines) + "\n"


def measure(program):
    """Seconds of running 10,000 invocations and of the whole process; exits if not all pass."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(text())
        file.flush()
        start = time.monotonic()
        done = subprocess.run([str(program), "check", "--tests", file.name, "--format", "json"],
                              capture_output=True, text=True)
        whole = time.monotonic() - start
    if done.returncode:
        sys.exit(f"check.py: {done.stderr or done.stdout[:500]}")
    report = json.loads(done.stdout)
    if report["passed"] != 10000:
        sys.exit(f"check.py: {report['passed']} of 10000 invocations passed")
    return report["seconds"], whole


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2] / "build/bin")
    seconds, whole = measure(parser.parse_args().bin / "reify")
    print(f"10000 invocations: {seconds:.2f} s, the whole process {whole:.2f} s")
    return 0 if seconds < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
