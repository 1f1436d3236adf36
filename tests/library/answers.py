"""Calls and PyTorch's answers as text, in the files of answers/.

    aten.mm
    [2,3]f32 [3,4]f32 -> [2,4]f32
    [2,3]f32 [2,4]f32 -> !

An op's name, then its calls: tensors with sizes and dtype (`=0` behind them: what they hold, where it is not
ones), `(1 2)` lists, `none`, numbers, 'text', dtypes by their names. Behind the arrow are the results, `!` if
PyTorch refuses. `?` is a size that hangs on the data; `int`, `float`, `bool` are numbers.
"""
from draw import Dtype, Tensor, text_of_sizes


def text_of(value):
    if value is None:
        return "none"
    if isinstance(value, Tensor):
        held = "" if value.fill in (None, "ones", 1) else "=" + {"zeros": "0"}.get(value.fill, str(value.fill))
        return text_of_sizes(value.sizes) + value.dtype + held
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, Dtype):
        return str(value)
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(map(text_of, value)) + ")"
    raise ValueError(f"{value!r} cannot be an argument")


def call_text(arguments):
    return " ".join(map(text_of, arguments))


def row_text(call, answer):
    return f"{call} -> {answer}".strip()


def read(path):
    """{op: [(call, answer)]} of a file."""
    found, op = {}, None
    with open(path) as file:
        for line in file.read().split("\n"):
            if not line or line.startswith("#"):
                continue
            if "->" not in line:
                op = line.strip()
                found[op] = []
            else:
                call, answer = line.rsplit("->", 1)
                found[op].append((call.strip(), answer.strip()))
    return found
