#!/usr/bin/env python3
"""Type promotion of two and three operands against PyTorch, all of them: every element type as a tensor with
dimensions, as a 0-d tensor, and every kind of Python number.

    promotion.py            the rules of assets/library/promotion.py, run by Python, against the kept answers
    promotion.py --update    asks PyTorch (REIFY_PYTHON, or --python) and keeps its answers in promotion.txt

The same answers hold for reify's own promotion and for the library as it is compiled
(tests/evaluate/promotion_test.cpp).

promotion.txt: the operands, one a line; the rows, each a result for every operand; then for two operands the row's
number, and for three a table with a row's number for the first and the second.
"""
import argparse
import os
import subprocess
import sys
import types
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KEPT = HERE / "promotion.txt"
DTYPES = {
    0: "uint8", 1: "int8", 2: "int16", 3: "int32", 4: "int64", 5: "float16", 6: "float32", 7: "float64",
    8: "complex32", 9: "complex64", 10: "complex128", 11: "bool", 12: "qint8", 13: "quint8", 14: "qint32",
    15: "bfloat16", 23: "float8_e5m2", 24: "float8_e4m3fn", 25: "float8_e5m2fnuz", 26: "float8_e4m3fnuz",
    27: "uint16", 28: "uint32", 29: "uint64", 33: "uint4", 40: "int4", 44: "float8_e8m0fnu",
    45: "float4_e2m1fn_x2", 46: "bcomplex32"}
NUMBERS = {11: True, 4: 2, 7: 2.5, 10: 1j}  # by the type of the 0-d tensor that is made of it
OPERANDS = [("tensor", code) for code in DTYPES] + [("0-d", code) for code in DTYPES] + [("number", code) for code in NUMBERS]
REFUSED = "."

# Run by the Python that has PyTorch: prints the result of three operands, line by line, of the operands on stdin.
ASK = """
import sys, torch, warnings
from torch.utils._python_dispatch import TorchDispatchMode
warnings.simplefilter("ignore")
codes = {getattr(torch, name): int(code) for name, code in (pair.split(":") for pair in sys.argv[1].split(","))}
dtypes = {code: dtype for dtype, code in codes.items()}
def tensor(code, rank):
    if code in (12, 13, 14):
        return torch._empty_affine_quantized([0] * rank, scale=1.0, zero_point=0, dtype=dtypes[code])
    return torch.empty([0] * rank, dtype=dtypes[code])
def number(value):  # as the 0-d tensor that PyTorch makes of it on the way into an op
    other = torch.ones(1, dtype=torch.complex64 if isinstance(value, complex) else torch.float32, requires_grad=True)
    return torch.mul(other, value).grad_fn._saved_other
operands = []
for line in sys.stdin:
    kind, code = line.split()
    operands.append(number(eval(code)) if kind == "number" else tensor(int(code), 1 if kind == "tensor" else 0))
# block_diag makes its result of the common type of all its tensors; what it makes is seen before any kernel runs.
block_diag, dispatch = torch.ops.aten.block_diag.default, torch._C.DispatchKey.CompositeExplicitAutograd
class Made(Exception):
    pass
class Watch(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        if op is torch.ops.aten.zeros.default:
            raise Made(kwargs["dtype"])
        return torch.zeros(1, 1) if op is torch.ops.aten.expand.default else op(*args, **(kwargs or {}))
def result(*tensors):
    try:
        block_diag._op_dk(dispatch, tensors)
    except Made as made:
        return codes[made.args[0]]
    except RuntimeError:
        return "."
    raise SystemExit(f"block_diag made nothing of {tensors}")
def type_of(a, b):
    try:
        return codes[torch.result_type(a, b)]
    except RuntimeError:
        return "."
for a in operands:
    print(*[type_of(a, b) for b in operands])
with Watch():
    for a in operands:
        for b in operands:
            print(*[result(a, b, c) for c in operands])
"""


def askTorch(python):
    """(results of two operands, results of three), rows of codes and refusals."""
    names = ",".join(f"{name}:{code}" for code, name in DTYPES.items())
    operands = "".join(f"{kind} {NUMBERS[code] if kind == 'number' else code}\n" for kind, code in OPERANDS)
    done = subprocess.run([python, "-c", ASK, names], input=operands, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"promotion.py: {done.stderr[-1000:]}")
    lines = done.stdout.splitlines()
    count = len(OPERANDS)
    return [line.split() for line in lines[:count]], [line.split() for line in lines[count:]]


def write(pairs, triples):
    rows = {}
    number = lambda row: rows.setdefault(" ".join(row), len(rows))
    ofPairs = [number(row) for row in pairs]
    ofTriples = [number(row) for row in triples]
    count = len(OPERANDS)
    lines = [f"operands {count}", *(f"{kind} {code}" for kind, code in OPERANDS), f"rows {len(rows)}", *rows,
             "two", " ".join(map(str, ofPairs)), "three",
             *(" ".join(map(str, ofTriples[at * count:(at + 1) * count])) for at in range(count))]
    KEPT.write_text("\n".join(lines) + "\n")


def read():
    """The results of two and of three operands: lists of lists, refusals are None."""
    lines = iter(KEPT.read_text().splitlines())
    operands = [next(lines) for _ in range(int(next(lines).split()[1]))]
    if operands != [f"{kind} {code}" for kind, code in OPERANDS]:
        sys.exit("promotion.py: promotion.txt has other operands; renew it")
    rows = [[None if code == REFUSED else int(code) for code in next(lines).split()]
            for _ in range(int(next(lines).split()[1]))]
    next(lines)
    pairs = [rows[int(at)] for at in next(lines).split()]
    next(lines)
    return pairs, [[rows[int(at)] for at in next(lines).split()] for _ in operands]


def library():
    """promotion.py as Python has it, with numbers for element types."""
    torch = types.ModuleType("torch")
    for code, name in {**DTYPES, 36: "uint7"}.items():
        setattr(torch, name, code)
    sys.modules["torch"] = torch
    rules = {}
    exec(compile((ROOT / "assets/library/promotion.py").read_text(), "promotion.py", "exec"), rules)
    return rules


def byRules(rules, operands):
    """What the library's functions make of the operands, those that take them; None where they refuse."""
    tensors = [(1 if kind == "tensor" else 0, code) for kind, code in operands if kind != "number"]
    numbers = [{7: 6, 10: 9}.get(code, code) for kind, code in operands if kind == "number"]
    try:
        number = None
        for code in numbers:
            number = code if number is None else rules["join"](number, code)
        if len(tensors) == len(operands) and len(tensors) < 4:
            return rules["promote" if len(tensors) == 2 else "promote3"](*tensors)
        return rules["promote_all"](tensors, number)
    except AssertionError:
        return None


def check():
    pairs, triples = read()
    rules = library()
    wrong = []
    compared = 0

    def compare(operands, wanted):
        nonlocal compared
        compared += 1
        got = byRules(rules, operands)
        if got != wanted:
            wrong.append(f"{operands}: {got} instead of {wanted}")

    for a, row in zip(OPERANDS, pairs):
        for b, wanted in zip(OPERANDS, row):
            compare((a, b), wanted)
    for a, rows in zip(OPERANDS, triples):
        for b, row in zip(OPERANDS, rows):
            for c, wanted in zip(OPERANDS, row):
                compare((a, b, c), wanted)
    for line in wrong[:20]:
        print(line)
    print(f"{compared - len(wrong)} of {compared} promotions as PyTorch's")
    print("0 passed, 1 failed" if wrong else "1 passed, 0 failed")
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--python", default=os.environ.get("REIFY_PYTHON", "python3"))
    options = parser.parse_args()
    if options.update:
        write(*askTorch(options.python))
    sys.exit(0 if check() else 1)


if __name__ == "__main__":
    main()
