"""What PyTorch says of a call: on the CPU, and on meta tensors where only the CPU's kernel is missing."""
import re

import torch
import torch._decomp
import torch._meta_registrations
import torch._prims
import torch._refs

try:  # these register ops
    import torch.ao.quantization.fx._decomposed
    import torchvision
except ImportError:
    pass

from draw import DTYPES, Dtype, Tensor, text_of_sizes
from draw_by_schema import INDICES

torch.set_num_threads(1)

CODES = {
    "u8": 0, "i8": 1, "i16": 2, "i32": 3, "i64": 4, "f16": 5, "f32": 6, "f64": 7, "c32": 8, "c64": 9, "c128": 10,
    "bool": 11, "qi8": 12, "qu8": 13, "qi32": 14, "bf16": 15, "f8e5m2": 23, "f8e4m3fn": 24, "f8e5m2fnuz": 25,
    "f8e4m3fnuz": 26, "u16": 27, "u32": 28, "u64": 29, "f8e8m0fnu": 44, "f4e2m1fnx2": 45,
}
dtypes = {short: getattr(torch, name) for short, name in DTYPES.items()}
shorts = {dtype: short for short, dtype in dtypes.items()}

# What this build of PyTorch lacks; no rule of the op.
LACKING = re.compile(
    "\" not implemented for '|Could not run|allocate memory|not supported on|not compiled with|requires? MKL|"
    "no kernel|Unsupported input type(?! encountered for isin)|unsupported on CPU"
)
# The rule gives what the schema does not take.
MISFIT = re.compile(r"Expected a value of type|missing value for argument|expected at most|Cast error details|"
                    r"Overflow when unpacking|Unknown keyword")
# Meta tensors have no numbers to look at.
NO_DATA = re.compile("unimplemented by default|meta tensor|Meta tensor|Tensor.item|data-dependent|fake tensor")


class Misfit(Exception):
    """The rule draws arguments of other types than the schema has."""


def find_op(name):
    parts = name.split(".")
    try:
        return getattr(getattr(getattr(torch.ops, parts[0]), parts[1]), parts[2] if len(parts) > 2 else "default")
    except AttributeError:
        return None


def filled(value, name, device, others):
    fill = value.fill
    dtype = dtypes[value.dtype]
    if fill is None:
        fill = others or ("zeros" if name in INDICES and value.dtype in ("i64", "i32", "i16", "i8", "u8") else "ones")
    if device == "meta" or 0 in value.sizes:
        return torch.empty(value.sizes, dtype=dtype, device=device)
    if value.dtype in ("qi8", "qu8", "qi32"):
        return torch.quantize_per_tensor(torch.ones(value.sizes), 1.0, 0, dtype)
    if value.dtype in ("f4e2m1fnx2", "c32") or value.dtype.startswith("f8"):
        return torch.zeros(value.sizes, dtype=torch.uint8 if value.dtype != "c32" else torch.int32).view(dtype)
    if fill in ("range", "alternating", "pairs"):
        numbers = torch.arange(value.numel)
        numbers = {"range": numbers, "alternating": numbers % 2, "pairs": numbers // 2 % 2}[fill]
        return numbers.to(dtype).reshape(value.sizes)
    number = {"ones": 1, "zeros": 0}.get(fill, fill)
    return torch.full(value.sizes, number, dtype=dtype)


def passed(value, name, device, others=None):
    if isinstance(value, Tensor):
        return filled(value, name, device, others)
    if isinstance(value, Dtype):
        return CODES[value]
    if isinstance(value, (list, tuple)):
        return [passed(element, name, device, others) for element in value]
    return device if isinstance(value, str) and name == "device" and value == "cpu" else value


def result_text(value):
    if value is None:
        return "none"
    if isinstance(value, torch.Tensor):
        return text_of_sizes(value.shape) + shorts.get(value.dtype, str(value.dtype))
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(map(result_text, value)) + ")"
    return type(value).__name__


def run(op, values, device, others=None):
    arguments = op._schema.arguments
    positional, keywords = [], {}
    for argument, value in zip(arguments, values):
        value = passed(value, argument.name, device, others)
        if argument.kwarg_only:
            keywords[argument.name] = value
        else:
            positional.append(value)
    returned = op(*positional, **keywords)
    count = len(op._schema.returns)
    return [] if count == 0 else [returned] if count == 1 else list(returned)


def first_line(problem):
    lines = str(problem).strip().split("\n")
    return lines[0] or type(problem).__name__


def ask(op, values, hangs_on_data=False):
    """(answer, message): results as text, "!" with PyTorch's message, or None where it has no answer."""
    lacking = ""
    for device in ("cpu", "meta"):
        try:
            results = run(op, values, device)
            answer = " ".join(map(result_text, results))
            if "torch." in answer:  # a type without a name here, as of complex numbers of bfloat16
                return None, f"it gives {answer}"
            if hangs_on_data and device == "cpu":
                answer = open_sizes(op, values, answer)
            return answer, ""
        except NotImplementedError as problem:
            lacking = first_line(problem)
            if str(problem).strip() and not LACKING.search(str(problem)) and not NO_DATA.search(str(problem)):
                return "!", lacking  # a rule of the op, in spite of its kind
        except Exception as problem:
            message = first_line(problem)
            if MISFIT.search(str(problem)):
                raise Misfit(message) from None
            if device == "cpu" and LACKING.search(str(problem)):
                lacking = message
                continue
            # A KeyError is a fault of the meta function, no refusal.
            if device == "meta" and (isinstance(problem, KeyError) or NO_DATA.search(str(problem)) or LACKING.search(str(problem))):
                return None, message
            return "!", message
    return None, lacking


def open_sizes(op, values, answer):
    """The sizes that differ when the tensors hold something else are `?`."""
    for others in ("zeros", "alternating", "pairs"):
        try:
            other = " ".join(map(result_text, run(op, values, "cpu", others)))
        except Exception:
            continue
        ours, theirs = re.split(r"([\[\],])", answer), re.split(r"([\[\],])", other)
        if len(ours) == len(theirs):
            answer = "".join(a if a == b else "?" for a, b in zip(ours, theirs))
    return answer
