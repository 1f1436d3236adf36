"""Compares the numbers of the built-in decompositions with PyTorch's, on random inputs.

    decompositions.py [OP...]    of these ops, or of all

The cases are the rows of tests/conformance/sweep.txt and of decompositions.txt beside this file, in the
same notation; in the latter a tensor may say what is in it: `[2,3]f32+` numbers from 0.05 to 1,
`[2]si64<5` integers from 0 to 4. An unknown size becomes 3, an unknown rank [2,3], an unknown dtype f32.
Without PyTorch nothing is compared, and the closing line says so.
"""
import math
import re
import sys
import warnings
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "conformance"))
import sweep  # noqa: E402

try:
    import torch
except ImportError:
    print("there is no PyTorch here (set REIFY_PYTHON to a Python that has it)")
    print("0 passed, 0 failed, 1 skipped")
    sys.exit(0)

DTYPES = {"f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16,
          "si64": torch.int64, "si32": torch.int32, "si16": torch.int16, "si8": torch.int8, "ui8": torch.uint8,
          "i1": torch.bool, "unk": torch.float32, "complex<f32>": torch.complex64, "complex<f64>": torch.complex128,
          "complex<f16>": torch.complex32, "f8E5M2": torch.float8_e5m2, "f8E4M3FN": torch.float8_e4m3fn,
          "f8E5M2FNUZ": torch.float8_e5m2fnuz, "f8E4M3FNUZ": torch.float8_e4m3fnuz, "ui16": torch.uint16,
          "ui32": torch.uint32, "ui64": torch.uint64}
CODES = {torch.uint8: 0, torch.int8: 1, torch.int16: 2, torch.int32: 3, torch.int64: 4, torch.float16: 5,
         torch.float32: 6, torch.float64: 7, torch.complex64: 9, torch.complex128: 10, torch.bool: 11, torch.bfloat16: 15,
         torch.complex32: 8, torch.float8_e5m2: 23, torch.float8_e4m3fn: 24, torch.float8_e5m2fnuz: 25,
         torch.float8_e4m3fnuz: 26, torch.uint16: 27, torch.uint32: 28, torch.uint64: 29}
TENSOR = re.compile(r"^(\[[\d?,]*\]|\*)(complex<\w+>|\w+)(\+|<\d+)?$")
NOT_DETERMINISTIC = {"bernoulli", "dropout", "exponential", "normal", "rand", "uniform", "multinomial", "empty",
                     "randn", "randint", "like", "functional"}


class Instead:
    """A module of which some members are others."""

    def __init__(self, module, **members):
        self.__dict__.update(members)
        self.module = module

    def __getattr__(self, name):
        return getattr(self.module, name)


def dtype_of(code):
    return next(dtype for dtype in CODES if CODES[dtype] == code) if isinstance(code, int) else code


def full(size, value, dtype=None, **rest):
    return torch.full(size, value, dtype=dtype_of(dtype), **rest)


def promote_dtypes(ranks, dtypes):
    """PyTorch's type promotion; the rank of a number is None."""
    tensors = [torch.zeros([1] * min(rank or 0, 1), dtype=dtype_of(dtype)) for rank, dtype in zip(ranks, dtypes)]
    values = [each if rank is not None else each.item() for rank, each in zip(ranks, tensors)]
    result = values[0]
    for each in values[1:]:
        result = torch.zeros([1] * max(getattr(result, "ndim", 0), getattr(each, "ndim", 0)),
                             dtype=torch.result_type(result, each))
    return result.dtype if isinstance(result, torch.Tensor) else torch.tensor(result).dtype


def library():
    """The functions of the library files, which share their helpers.

    What is a view of memory in PyTorch is a mere reshape in a compiler, and a dtype a number.
    """
    functions = {"device": torch.device, "math": math}
    for path in sorted((HERE.parents[1] / "assets/library").glob("*.py")):
        exec(compile(path.read_text(), str(path), "exec"), functions)
    reshape = lambda tensor, sizes: torch.ops.aten.reshape(tensor, sizes)
    reshape.dtype = torch.ops.aten.view.dtype
    aten = Instead(torch.ops.aten, view=reshape)
    functions["torch"] = Instead(torch, ops=Instead(torch.ops, aten=aten), full=full)
    functions["promote_dtypes"] = promote_dtypes
    functions["promote"] = lambda a, b: promote_dtypes([a[0], b[0]], [a[1], b[1]])
    functions["join"] = lambda a, b: torch.promote_types(dtype_of(a), dtype_of(b))
    functions["dtype_of_scalar"] = functions["dtype_of_scalar_tensor"] = lambda number: torch.tensor(number).dtype
    return functions


def tensor(sizes, kind, content):
    if sizes == "*":
        sizes = "[2,3]"
    shape = [int(size) for size in sizes[1:-1].replace("?", "3").split(",") if size]
    dtype = DTYPES[kind]
    if content == "+":
        return (torch.rand(shape, dtype=torch.float64) * 0.95 + 0.05).to(dtype)
    if content:
        return torch.randint(0, int(content[1:]), shape).to(dtype)
    if dtype == torch.bool:
        return torch.rand(shape) > 0.4
    if dtype.is_complex:
        return torch.randn(shape, dtype=dtype)
    if dtype.is_floating_point:
        return (torch.randn(shape, dtype=torch.float64) * 2).to(dtype)
    return torch.randint(0 if dtype == torch.uint8 else -4, 5, shape).to(dtype)


def value(text):
    if match := TENSOR.match(text):
        return tensor(*match.groups())
    if text.startswith("("):
        return [value(part) for part in sweep.split(text[1:-1], " ")]
    if text.startswith('"'):
        return text[1:-1]
    words = {"none": None, "true": True, "false": False, "cpu": torch.device("cpu"), "int": 2, "float": 0.75, "bool": True}
    if text in words:
        return words[text]
    return float(text) if "." in text else int(text)


def copied(item):
    if isinstance(item, torch.Tensor):
        return item.clone()
    return [copied(each) for each in item] if isinstance(item, list) else item


def as_list(result):
    return list(result) if isinstance(result, (tuple, list)) else [result]


def call_op(name, arguments):
    parts = name.split(".")
    op = getattr(getattr(getattr(torch.ops, parts[0]), parts[1]), parts[2] if len(parts) > 2 else "default")
    schema = op._schema.arguments
    keywords = {a.name: v for a, v in zip(schema, arguments) if a.kwarg_only and v is not None}
    return op(*[v for a, v in zip(schema, arguments) if not a.kwarg_only], **keywords)


def difference(wanted, got, deterministic):
    if len(wanted) != len(got):
        return f"{len(got)} results instead of {len(wanted)}"
    for index, (a, b) in enumerate(zip(wanted, got)):
        if not isinstance(a, torch.Tensor):
            if a != b and not (a != a and b != b):
                return f"result {index} is {b} instead of {a}"
            continue
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"result {index} is {list(b.shape)} {b.dtype} instead of {list(a.shape)} {a.dtype}"
        wide = torch.complex128 if a.dtype.is_complex else torch.float64
        loose = 2e-2 if a.dtype in (torch.float16, torch.bfloat16) else 1e-4
        if deterministic and not torch.allclose(a.to(wide), b.to(wide), rtol=loose, atol=loose, equal_nan=True):
            return f"result {index}:\n{b}\ninstead of\n{a}"
    return ""


def check(case, function):
    """What differs; "" for nothing; None where PyTorch or the decomposition refuses the arguments."""
    arguments = [value(operand) for operand in case.operands]
    if case.op == "bucketize.Tensor":
        arguments[1] = torch.sort(arguments[1])[0]
    try:
        wanted = as_list(call_op(case.full, copied(arguments)))
    except Exception as problem:
        case.refusal = str(problem).split("\n")[0]
        return None
    try:
        got = as_list(function(*copied(arguments)))
    except AssertionError as problem:  # says that the decomposition does not apply
        case.refusal = str(problem)
        return None
    except Exception as problem:
        return f"raises {type(problem).__name__}: {str(problem).splitlines()[0] if str(problem) else ''}"
    words = set(re.split(r"[._]", case.op)) | ({"training"} if any(each is True for each in arguments) else set())
    return difference(wanted, got, not words & NOT_DETERMINISTIC and not {"rrelu", "training"} <= words)


def main(wanted):
    torch.manual_seed(7)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    functions = library()
    ran, failed, refused, seen = 0, 0, 0, set()
    known = ("prims.", "prim.", "onnx.", "torchvision.", "quantized_decomposed.")
    for case in sweep.cases() + sweep.cases(HERE / "decompositions.txt"):
        case.full = case.op if case.op.startswith(known) else "aten." + case.op
        function = functions.get(case.full.replace(".", "〇") + "〡decomposition")
        if not function or (wanted and case.op not in wanted):
            continue
        problem = check(case, function)
        if problem is None:
            refused += 1
            if wanted:
                print(f"{case.key}: refused: {case.refusal}")
            continue
        ran += 1
        seen.add(function)
        if problem:
            failed += 1
            print(f"{case.key}: {problem}")
    names = {name for name in functions if name.endswith("〡decomposition") and functions[name] not in seen}
    if names and not wanted:
        print("without a case:", " ".join(sorted(name.replace("〇", ".").split("〡")[0] for name in names)))
    print(f"{refused} calls were refused")
    print(f"{ran - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main(set(sys.argv[1:])))
