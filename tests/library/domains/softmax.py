"""Softmax and its gradient."""
from draw import calls


# Bools and complex numbers are refused only where there is an element, or a dtype to turn them into.
KINDS = ("float", "float", "number")


@calls("aten.softmax.int", "aten.log_softmax.int")
def along(d):
    x = d.tensor(dtype=d.choice(*KINDS, None))
    return [x, d.dim(x.rank), d.optional(d.dtype(d.choice(*KINDS)))]


@calls("aten._safe_softmax")
def safe(d):
    x = d.tensor(dtype=d.choice(*KINDS, "complex"))
    dtype = d.dtype(d.choice(*KINDS))
    return [x, d.dim(x.rank), d.dtype("float") if x.dtype.startswith("c") else d.optional(dtype)]


@calls("aten._softmax", "aten._log_softmax")
def as_it_is(d):
    x = d.tensor(dtype=d.choice(*KINDS))
    return [x, d.dim(x.rank), d.maybe(0.25)]


@calls("aten._softmax_backward_data", "aten._log_softmax_backward_data")
def gradient(d):
    x = d.tensor(dtype="float")
    if d.op == "aten._softmax_backward_data" and d.maybe(0.1):
        output = d.broadcast(x, dtype=x.dtype)
    else:
        output = d.like(x, dtype="float" if x.numel and d.maybe(0.1) else x.dtype)
    return [x, output, d.dim(x.rank), d.dtype_code(x.dtype)]


@calls("aten.special_softmax", "aten.special_log_softmax")
def special(d):
    return along(d)
