"""Runs evaluated.py in Python itself, with dtypes that are names: FUNCTION|invocation, one a line."""
import importlib.util
import pathlib
import sys
import types

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "assets" / "python"))


class Dtype:
    def __init__(self, name):
        self.name = name
        self.is_floating_point = "float" in name
        self.is_complex = "complex" in name

    def __repr__(self):
        return f"torch.{self.name}"


torch = types.ModuleType("torch")
for name in ("complex128 complex64 float64 float32 float16 bfloat16 int64 int32 int16 int8 uint8 bool").split():
    setattr(torch, name, Dtype(name))
sys.modules["torch"] = torch
import reify_library
from reify_library import invocations


def shown(value):
    if isinstance(value, invocations.TensorOfShape):
        dtype = value.dtype or (torch.int64 if isinstance(value, invocations.LongTensorOfShape) else torch.float32)
        parts = [str(size) for size in value.sizes] + ([] if dtype is torch.float32 else [f"dtype={dtype}"])
        return f"TensorOfShape({', '.join(parts)})"
    if isinstance(value, (list, tuple)):
        inner = ", ".join(shown(each) for each in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner}{',' if len(value) == 1 else ''})"
    return repr(value)


found = {}


def recording(kind):
    def check(calls):
        def decorate(function):
            found[function.__name__] = [
                f"{type(call).__name__}({', '.join([shown(a) for a in call.args] + [f'{k}={shown(v)}' for k, v in call.kwargs.items()])})"
                for call in calls]
            return function
        return decorate
    return check


for kind in ("shape", "dtype"):
    setattr(reify_library, f"check_{kind}_function", recording(kind))
spec = importlib.util.spec_from_file_location("evaluated", HERE / "evaluated.py")
spec.loader.exec_module(importlib.util.module_from_spec(spec))
for name, lines in found.items():
    for line in lines:
        print(f"{name}|{line}")
