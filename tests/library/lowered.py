"""Runs what the lowering makes of each op that is decomposed, and compares its numbers with the op's own.

    lowered.py --bin BUILD/bin [TEXT...]    all rows of tests/conformance/decompose.txt, or those with TEXT in them

Both the op as it was and the module that the lowering prints are run with PyTorch, op by op, on random inputs; an
unknown size becomes 3. So the text of a decomposition, its simplification and the folds are checked together. Rows
whose numbers are random, or whose inputs PyTorch refuses, are not compared. Without PyTorch none is.
"""
import argparse
import re
import struct
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "conformance"))
import decompose  # noqa: E402
from programs import ROOT, run  # noqa: E402

try:
    import torch
except ImportError:
    print("there is no PyTorch here (set REIFY_PYTHON to a Python that has it)")
    print("0 passed, 0 failed, 1 skipped")
    sys.exit(0)

DTYPES = {"f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16, "si64": torch.int64,
          "si32": torch.int32, "si16": torch.int16, "si8": torch.int8, "ui8": torch.uint8, "i1": torch.bool}
BY_CODE = {0: torch.uint8, 1: torch.int8, 2: torch.int16, 3: torch.int32, 4: torch.int64, 5: torch.float16,
           6: torch.float32, 7: torch.float64, 9: torch.complex64, 10: torch.complex128, 11: torch.bool,
           15: torch.bfloat16}
FORMATS = {0: torch.contiguous_format, 1: torch.preserve_format, 2: torch.channels_last, 3: torch.channels_last_3d}
# Ops on numbers, which PyTorch has only inside of TorchScript.
SCALAR_OPS = {
    "aten.add.int": lambda a, b: a + b, "aten.sub.int": lambda a, b: a - b, "aten.mul.int": lambda a, b: a * b,
    "aten.floordiv.int": lambda a, b: a // b, "aten.remainder.int": lambda a, b: a % b, "aten.neg.int": lambda a: -a,
    "aten.div.int": lambda a, b: a / b, "aten.div.float": lambda a, b: a / b, "aten.sub.float": lambda a, b: a - b,
    "aten.mul.float": lambda a, b: a * b, "aten.lt.int": lambda a, b: a < b, "aten.ge.int": lambda a, b: a >= b,
    "aten.gt.int": lambda a, b: a > b, "aten.size.int": lambda tensor, dim: tensor.shape[dim], "aten.Int.bool": int,
    "aten.Int.Tensor": int, "aten.IntImplicit": int, "aten.Float.Scalar": float, "aten.item": lambda t: t.item(),
    "prim.max.int": max, "prim.min.int": min,
    "prim.NumToTensor.Scalar": lambda n: torch.tensor(n, dtype=torch.float64 if isinstance(n, float) else None),
    # Values have no layout that a view could not be made of.
    "aten.view": lambda tensor, sizes: torch.ops.aten.reshape(tensor, sizes),
}
RANDOM = {"bernoulli", "dropout", "exponential", "normal", "rand", "uniform", "empty", "randn", "randint", "rrelu"}
LITERAL = re.compile(r"vtensor\.literal\(dense<(.*)> : tensor<((?:\d+x)*)(\w+)>\)")


class Unknown(Exception):
    """Something in the IR that this does not run."""


def number(text):
    if text.startswith("0x"):
        return struct.unpack({2: ">e", 4: ">f", 8: ">d"}[len(text) // 2 - 1], bytes.fromhex(text[2:]))[0]
    return float(text)


def literal(text, sizes, dtype):
    if text.startswith('"'):
        raise Unknown("a literal in hexadecimal")
    words = re.sub(r"0x[0-9A-F]+", lambda m: f"number('{m[0]}')", text).replace("true", "True").replace("false", "False")
    value = eval(words, {"number": number}) if words else []
    if isinstance(value, list):
        return torch.tensor(value, dtype=DTYPES[dtype]).reshape(sizes)
    return torch.full(sizes, value, dtype=torch.float64 if isinstance(value, float) else None).to(DTYPES[dtype])


def constant(text):
    kind, _, value = text.partition(" ")
    if kind == "none":
        return None
    makers = {"int": int, "float": number, "bool": lambda v: v == "true", "str": lambda v: v.strip('"'),
              "device": lambda v: torch.device(v.strip('"'))}
    return makers[kind](value)


def callOp(name, values):
    if name in SCALAR_OPS:
        return SCALAR_OPS[name](*values)
    parts = name.removeprefix("valsem.").split(".")
    if parts[0] not in ("aten", "prims"):
        raise Unknown(name)
    packet = getattr(getattr(torch.ops, parts[0]), parts[1])
    op = getattr(packet, parts[2]) if len(parts) > 2 else packet.default
    positional, keywords = [], {}
    for parameter, value in zip(op._schema.arguments, values):
        if value is not None and not isinstance(value, bool):
            tables = {"dtype": BY_CODE, "memory_format": FORMATS, "layout": {0: torch.strided}}
            for word, table in tables.items():
                if word in parameter.name:
                    value = table.get(value, value)
        if not parameter.kwarg_only:
            positional.append(value)
        elif value is not None:
            keywords[parameter.name] = value
    return op(*positional, **keywords)


def execute(ir, inputs):
    """What the one function of the module returns."""
    head = re.search(r"func\.func @\w+\((.*?)\) ->", ir, re.S)[1]
    known = dict(zip(re.findall(r"(%arg\d+):", head), inputs))

    def value(name):
        name, _, part = name.strip().partition("#")
        return known[name][int(part)] if part else known[name]

    for line in map(str.strip, ir.splitlines()):
        if line.startswith("return"):
            return [value(name) for name in line[6:].split(" : ")[0].split(",")]
        made = re.match(r"(%[^=]*) = torch\.(.*)$", line)
        if not made:
            if line.startswith("torch."):
                raise Unknown(line)
            continue
        names = [name.strip() for name in made[1].split(",")]
        op, _, rest = made[2].partition(" ")
        if op.startswith("constant."):
            result = constant(made[2][len("constant."):])
        elif found := LITERAL.match(made[2]):
            result = literal(found[1], [int(size) for size in found[2].split("x") if size], found[3])
        elif op in ("derefine", "tensor_static_info_cast"):
            result = value(rest.split(" : ")[0])
        else:
            operands = [value(name) for name in rest.split(" : ")[0].split(",") if name.strip()]
            result = operands if op == "prim.ListConstruct" else callOp(op, operands)
        if len(names) > 1:
            known.update(zip(names, result))
        else:
            known[names[0].split(":")[0]] = result
    raise Unknown("no return")


def inputFor(type, row):
    tensor = re.fullmatch(r"!torch\.vtensor<\[(.*)\],(\w+)>", type)
    if not tensor:
        return 2 if type == "!torch.int" else 0.75
    sizes = [int(size.replace("?", "3")) for size in tensor[1].split(",") if size]
    dtype = DTYPES[tensor[2]]
    if dtype == torch.bool:
        return torch.rand(sizes) > 0.4
    if not dtype.is_floating_point:
        return torch.randint(0, 2, sizes).to(dtype)
    made = (torch.rand(sizes) * 2 - 0.7).to(dtype)
    return made.sort()[0] if "bucketize" in row else made


def flat(results):
    return [each for result in results for each in (flat(result) if isinstance(result, (list, tuple)) else [result])]


def difference(wanted, got):
    for index, (a, b) in enumerate(zip(flat(wanted), flat(got))):
        if not isinstance(a, torch.Tensor):
            if a != b:
                return f"result {index} is {b} instead of {a}"
            continue
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"result {index} is {list(b.shape)} {b.dtype} instead of {list(a.shape)} {a.dtype}"
        wide = torch.complex128 if a.is_complex() else torch.float64
        loose = 2e-2 if a.dtype in (torch.float16, torch.bfloat16) else 1e-4
        if not torch.allclose(a.to(wide), b.to(wide), rtol=loose, atol=loose, equal_nan=True):
            return f"result {index}:\n{b}\ninstead of\n{a}"
    return ""


def check(row, lowered):
    """What differs; "" for nothing; None where nothing can be compared."""
    program = decompose.Program(row)
    inputs = [inputFor(type, row) for _, type in program.arguments]

    def copies():
        return [each.clone() if isinstance(each, torch.Tensor) else each for each in inputs]

    try:
        wanted = execute(program.text(), copies())
    except Exception:  # PyTorch has its own reasons
        return None
    try:
        return difference(wanted, execute(lowered, copies()))
    except Unknown:
        return None
    except Exception as problem:
        return f"raises {type(problem).__name__}: {problem}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=lambda text: Path(text).resolve(), default=ROOT / "build/bin")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    torch.manual_seed(3)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    # In a bag of embeddings all but the first result serve the backward pass alone.
    rows = [row for row in decompose.readTable(decompose.HERE / "decompose.txt")
            if not options.names or any(name in row for name in options.names)]
    rows = [row for row in rows if not RANDOM & set(re.split(r"[._(]", row)) and "_embedding_bag" not in row]
    text = "// -----\n".join(decompose.Program(row).text() for row in rows)
    chunks = run(options.bin / "reify-opt", "--split-input-file", decompose.PASSES, text=text).out.split("// -----\n")
    if len(chunks) != len(rows):
        print("reify-opt did not answer all rows\n0 passed, 1 failed")
        return 1
    passed, failed, left = 0, 0, 0
    for row, lowered in zip(rows, chunks):
        problem = check(row, lowered) if "return" in lowered else None
        if problem:
            failed += 1
            print(f"{row}: {problem}")
        elif problem is None:
            left += 1
        else:
            passed += 1
    print(f"{left} rows could not be compared")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
