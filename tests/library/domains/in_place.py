"""Calls of ops that write to their operand."""
from draw import COMMON, calls


@calls("aten.masked_fill_.Scalar")
def masked_fill(d):
    x = d.tensor()
    mask = d.tensor(sizes=x.sizes, dtype="bool") if d.maybe(0.5) else d.broadcast(x, dtype="bool" if d.maybe(0.9) else None)
    number = d.choice(d.number(), 300, -300, 1e10)
    return [x, mask, number if x.dtype in COMMON else d.choice(0, 1, 0.5)]


@calls("aten.zero_")
def zero(d):
    return [d.tensor()]


@calls("aten.bernoulli_.float")
def bernoulli(d):
    return [d.tensor(), d.choice(0.5, 0.0, 1.0, 0.25, -0.1, 1.5), None]
