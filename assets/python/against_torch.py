"""Runs ops of the installed PyTorch on request, for `reify check --against-torch`.

Reads one JSON request a line and answers each with one line:
    {"op": "aten.add.Tensor", "args": [["t", [2, 3], 6], ["i", 1], ["f", "1.0"], ["l", [...]], ["n"]]}
    {"results": [["t", [2, 3], 6]]}  {"error": "..."}  {"missing": "..."}  {"unsupported": "..."}
With "function": ["ops.py", "my〇scale〡decomposition"] the file is imported, and the function's numbers
are compared with the op's; {"differs": "..."} if they are others. With "schema": true the answer is
{"schema": "my::scale(Tensor self) -> Tensor"}.
The first line out says that PyTorch is there. Arguments of the program: modules to import first.
"""
import importlib
import importlib.util
import json
import os
import sys

# Whatever an op or a module prints must not get between the answers.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def answer(value):
    answers.write(json.dumps(value) + "\n")
    answers.flush()


CODES = {
    0: "uint8", 1: "int8", 2: "int16", 3: "int32", 4: "int64", 5: "float16", 6: "float32", 7: "float64",
    8: "complex32", 9: "complex64", 10: "complex128", 11: "bool", 15: "bfloat16", 23: "float8_e5m2",
    24: "float8_e4m3fn", 25: "float8_e5m2fnuz", 26: "float8_e4m3fnuz", 27: "uint16", 28: "uint32",
    29: "uint64",
}


def import_module(name):
    sys.dont_write_bytecode = True  # no __pycache__ beside the user's files
    if not name.endswith(".py"):
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(os.path.basename(name)[:-3], name)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, os.path.dirname(os.path.abspath(name)))
    spec.loader.exec_module(module)
    return module


def find_op(torch, dotted):
    parts = dotted.split(".")
    overload = parts[2] if len(parts) > 2 else "default"
    try:
        return getattr(getattr(getattr(torch.ops, parts[0]), parts[1]), overload)
    except AttributeError:
        raise AttributeError(f"there is no op '{dotted}'; --module names the module that registers it") from None


def value_of(torch, dtypes, item, device):
    kind = item[0]
    if kind == "t":
        return torch.ones(item[1], dtype=dtypes[item[2]], device=device)
    if kind == "l":
        return [value_of(torch, dtypes, element, device) for element in item[1]]
    if kind == "f":
        return float(item[1])
    if kind == "n":
        return None
    return item[1]


def numbers_of(torch, dtypes, item):
    """As value_of, with tensors of different numbers, the same ones each time."""
    if item[0] == "l":
        return [numbers_of(torch, dtypes, element) for element in item[1]]
    if item[0] != "t":
        return value_of(torch, dtypes, item, "cpu")
    dtype, count = dtypes[item[2]], 1
    for size in item[1]:
        count *= size
    numbers = torch.arange(count) * 7 % 11 - 5  # -5 to 5, both signs, zero
    if dtype.is_floating_point or dtype.is_complex:
        numbers = numbers * 0.37 + 0.1
    elif dtype in (torch.bool, torch.uint8):
        numbers = numbers.abs()
    return numbers.to(dtype).reshape(item[1])


def call(op, arguments, values):
    keywords = {a.name: v for a, v in zip(arguments, values) if a.kwarg_only}
    return op(*[v for a, v in zip(arguments, values) if not a.kwarg_only], **keywords)


def as_list(value):
    return list(value) if isinstance(value, (tuple, list)) else [value]


def compare_numbers(torch, dtypes, op, request):
    path, name = request["function"]
    if path not in functions:
        functions[path] = import_module(path)
    function = getattr(functions[path], name)

    def values():
        return [numbers_of(torch, dtypes, item) for item in request["args"]]

    try:
        wanted = as_list(call(op, op._schema.arguments, values()))
    except Exception as problem:
        return {"unsupported": str(problem).split("\n")[0]}
    try:
        got = as_list(function(*values()))
    except Exception as problem:
        return {"differs": f"the decomposition raises {type(problem).__name__}: {str(problem).splitlines()[0]}"}
    if len(wanted) != len(got):
        return {"differs": f"{len(got)} results instead of {len(wanted)}"}
    for index, (a, b) in enumerate(zip(wanted, got)):
        if not isinstance(a, torch.Tensor) or not isinstance(b, torch.Tensor):
            continue
        if a.shape != b.shape or a.dtype != b.dtype:
            return {"differs": f"result {index} is {list(b.shape)} {b.dtype} instead of {list(a.shape)} {a.dtype}"}
        wide = torch.complex128 if a.dtype.is_complex else torch.float64
        loose = 1e-2 if a.dtype in (torch.float16, torch.bfloat16) else 1e-4
        a, b = a.to(wide), b.to(wide)
        if not torch.allclose(a, b, rtol=loose, atol=loose, equal_nan=True):
            return {"differs": f"the numbers of result {index} differ by up to {(a - b).abs().nan_to_num().max().item():.3g}"}
    return {"results": []}


functions = {}


def result_of(torch, codes, value):
    if isinstance(value, torch.Tensor):
        return ["t", list(value.shape), codes.get(value.dtype, -1)]
    if isinstance(value, bool):
        return ["b"]
    if isinstance(value, int):
        return ["i"]
    if isinstance(value, float):
        return ["f"]
    return ["o"]


def run(torch, dtypes, codes, request):
    try:
        op = find_op(torch, request["op"])
    except (AttributeError, IndexError, RuntimeError) as problem:
        return {"missing": str(problem)}
    if "schema" in request:
        return {"schema": str(op._schema)}
    arguments = op._schema.arguments
    if len(request["args"]) > len(arguments):
        return {"missing": f"the op takes {len(arguments)} arguments: {op._schema}"}
    if "function" in request:
        return compare_numbers(torch, dtypes, op, request)
    unsupported = None
    for device in ("meta", "cpu"):
        try:
            args, kwargs = [], {}
            for argument, item in zip(arguments, request["args"]):
                value = value_of(torch, dtypes, item, device)
                if argument.kwarg_only:
                    kwargs[argument.name] = value
                else:
                    args.append(value)
            returned = op(*args, **kwargs)
            if len(op._schema.returns) != 1:
                returned = list(returned) if returned is not None else []
            else:
                returned = [returned]
            return {"results": [result_of(torch, codes, value) for value in returned]}
        except NotImplementedError as problem:
            unsupported = str(problem)
        except Exception as problem:
            text = str(problem).split("\n")[0]
            if "not implemented for" in text or "not supported on" in text or "Could not run" in text:
                unsupported = text
                continue
            return {"error": f"{type(problem).__name__}: {text}"}
    return {"unsupported": (unsupported or "").split("\n")[0]}


def main():
    try:
        import torch

        torch.set_num_threads(1)
        sys.path.insert(0, os.getcwd())
        for name in sys.argv[1:]:
            import_module(name)
    except BaseException as problem:
        answer({"fatal": f"{type(problem).__name__}: {problem}"})
        return
    import warnings

    warnings.simplefilter("ignore")
    dtypes = {code: getattr(torch, name) for code, name in CODES.items() if hasattr(torch, name)}
    codes = {dtype: code for code, dtype in dtypes.items()}
    answer({"ready": torch.__version__})
    for line in sys.stdin:
        try:
            answer(run(torch, dtypes, codes, json.loads(line)))
        except Exception as problem:  # a request that could not be understood
            answer({"unsupported": f"{type(problem).__name__}: {problem}"})


main()
