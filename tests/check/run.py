#!/usr/bin/env python3
"""`reify check` and Python itself must agree: run.py --bin BUILD/bin

Imports sample_ops.py with the reify_library that ships (and a stand-in for torch, which need not be
installed), calls its functions on their invocations, and compares with what `reify check` computed.
With mypy at hand, the module and the sample must satisfy it.
"""
import argparse
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import types

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
DTYPES = ["uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64", "complex32",
          "complex64", "complex128", "bool"]
sys.path.insert(0, str(ROOT / "assets/python"))

import reify_library  # noqa: E402

recorded = []


def recorder(kind):
    def check(invocations):
        def decorate(function):
            recorded.append((kind, function, invocations))
            return function
        return decorate
    return check


def load_sample():
    torch = types.ModuleType("torch")
    for code, name in enumerate(DTYPES):
        setattr(torch, name, code)
    sys.modules["torch"] = torch
    for kind in ("shape", "dtype"):
        setattr(reify_library, f"check_{kind}_function", recorder(kind))
    spec = importlib.util.spec_from_file_location("sample_ops", FOLDER / "sample_ops.py")
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


def argument(kind, value):
    if isinstance(value, reify_library.TensorOfShape):
        code = value.dtype if value.dtype is not None else 6
        if type(value) is reify_library.LongTensorOfShape:
            code = 4
        return list(value.sizes) if kind == "shape" else (len(value.sizes), code)
    if isinstance(value, list):
        return [argument(kind, element) for element in value]
    return value


def shown(kind, value):
    if kind == "shape":
        return str(value)
    if isinstance(value, tuple):
        return "(" + ", ".join(shown(kind, element) for element in value) + ")"
    return "torch." + DTYPES[value]


def by_python(kind, function, invocation):
    try:
        arguments = [argument(kind, value) for value in invocation.args]
        keywords = {name: argument(kind, value) for name, value in invocation.kwargs.items()}
        return shown(kind, function(*arguments, **keywords))
    except AssertionError as problem:
        return str(problem)


def compare(program):
    done = subprocess.run([program, "check", str(FOLDER / "sample_ops.py"), "--format", "json"],
                          capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stderr + done.stdout)
        return 0, 1
    passed = failed = 0
    tested = [f for f in json.loads(done.stdout)["functions"] if f["invocations"]]
    assert len(tested) == len(recorded), "not the same functions"
    for report, (kind, function, invocations) in zip(tested, recorded):
        assert report["name"] == function.__name__ and len(report["invocations"]) == len(invocations)
        for result, invocation in zip(report["invocations"], invocations):
            python = by_python(kind, function, invocation)
            if result["got"] in (python, "AssertionError: " + python):
                passed += 1
                continue
            failed += 1
            print(f"{report['name']}: {result['invocation']}: {result['got']}, Python: {python}")
        if report["missed_lines"] or report["missed_branches"]:
            failed += 1
            print(f"{report['name']}: not all is reached: {report['missed_lines']} {report['missed_branches']}")
    return passed, failed


WRONG = {  # what the comparison with PyTorch finds, made small: the call, expected, got
    "audio〇windows〡shape": ("Invocation(TensorOfShape(2), 1, 2, True)", "[2, 1]", "[1, 1]"),
    "audio〇loudness〡dtype": ("Invocation(TensorOfShape(dtype=torch.bfloat16), 1.0)", "torch.bfloat16", "torch.float32"),
    "audio〇loudness〡decomposition": ("Invocation(TensorOfShape(), 1.0)", "", ""),
    "audio〇loudness〡shape": None,
}


def against_torch(program):
    """A torch.library op and the sweep, with answers that PyTorch once gave."""
    passed = failed = 0
    # The sample's functions are right; the mistakes of wrong_ops.py are found.
    command = [program, "check", "../../tests/check/wrong_ops.py", "--sweep", "--module", "torch_ops.py",
               "--python", "../../tests/check/recorded_torch.py", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "samples/windows")
    if done.returncode != 1:
        print("against torch:", done.returncode, done.stderr, done.stdout[:2000])
        return 0, 1
    for report in json.loads(done.stdout)["functions"]:
        if report["name"] not in WRONG:
            continue
        wrong = [(r["invocation"], r.get("expected", ""), r.get("got", ""))
                 for r in report["invocations"] if r["verdict"] != "passed"]
        wanted = [WRONG[report["name"]]] if WRONG[report["name"]] else []
        if wrong == wanted and report["swept"] > 100 and not report["not_swept"]:
            passed += 1
            continue
        failed += 1
        print(f"against torch: {report['name']}: {wrong}, expected {wanted}; swept {report['swept']}")
    return passed, failed


def samples(program):
    """Every sample's Python library passes its own tests."""
    passed = failed = 0
    for library in sorted(ROOT.glob("samples/*/library.py")):
        done = subprocess.run([program, "check", str(library)], capture_output=True, text=True)
        passed, failed = passed + (done.returncode == 0), failed + (done.returncode != 0)
        if done.returncode:
            print(done.stdout + done.stderr)
    return passed, failed


def lost_rank(program):
    """Where sizes decide on the length of the result, the condition is named."""
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "ops.py"
        for condition, line in (("size != 1", 6), ("len(self) != 1", 0)):
            library.write_text("from typing import List\n@check_shape_function([Invocation(TensorOfShape(1, 3))])\n"
                               "def my〇f〡shape(self: List[int]) -> List[int]:\n    out: List[int] = []\n"
                               f"    for size in self:\n        if {condition}:\n            out.append(size)\n    return out\n")
            done = subprocess.run([program, "check", str(library), "--format", "json"], capture_output=True, text=True)
            found = json.loads(done.stdout)["functions"][0]["unknown_rank_line"] if done.returncode == 0 else done.stderr
            passed, failed = passed + (found == line), failed + (found != line)
            if found != line:
                print(f"lost rank, if {condition}: line {found}, expected {line}")
    return passed, failed


def start_up(program):
    """CPython is loaded for libraries in Python only: what the dynamic linker says of a run."""
    passed = failed = 0
    for sample, is_python in (("quantize", False), ("windows", True)):
        done = subprocess.run([program, "explain", str(ROOT / "samples" / sample)], capture_output=True, text=True,
                              env=os.environ | {"LD_DEBUG": "files"}, errors="replace")
        loads = "libpython" in done.stderr
        passed, failed = passed + (loads == is_python), failed + (loads != is_python)
        if loads != is_python:
            print(f"explain {sample}: {'loads' if loads else 'does not load'} CPython")
    return passed, failed


def type_check():
    """None where mypy is not installed."""
    if importlib.util.find_spec("mypy") is None:
        return None
    libraries = [FOLDER / "sample_ops.py", FOLDER / "wrong_ops.py"]
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir=/dev/null",
                           "reify_library", *map(str, libraries)],
                          capture_output=True, text=True, cwd=ROOT / "assets/python")
    for sample in sorted(ROOT.glob("samples/*/library.py")):  # all have one name: checked one by one
        if done.returncode == 0:
            done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports",
                                   "--cache-dir=/dev/null", str(sample)],
                                  capture_output=True, text=True, cwd=ROOT / "assets/python")
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    options = parser.parse_args()
    load_sample()
    passed, failed = compare(str(options.bin / "reify"))
    for part in (samples, against_torch, lost_rank, start_up):
        more = part(str(options.bin / "reify"))
        passed, failed = passed + more[0], failed + more[1]
    checked = type_check()
    passed, failed = passed + (checked is True), failed + (checked is False)
    print(f"check: {passed} passed, {failed} failed, {int(checked is None)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
