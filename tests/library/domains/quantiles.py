"""Quantiles of a dimension or of everything."""
from draw import calls

KINDS = ("linear", "lower", "higher", "midpoint", "nearest")


def interpolation(d):
    return d.choice(*KINDS) if d.maybe(0.96) else "cubic"


def elements(d):
    return d.tensor(dtype=d.choice("f32", "f32", "f64") if d.maybe(0.92) else "common")


@calls("aten.quantile", "aten.nanquantile")
def parts(d):
    x = elements(d)
    sizes = d.choice([], [1], [2], [4], [0]) if d.maybe(0.95) else [2, 2]
    q = d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.95) else "f16", fill=d.choice(0, 1))
    return [x, q, d.optional(d.dim(x.rank)), d.bool(), interpolation(d)]


@calls("aten.quantile.scalar", "aten.nanquantile.scalar")
def part(d):
    x = elements(d)
    return [x, d.choice(0.0, 0.5, 0.25, 1.0) if d.maybe(0.93) else d.choice(-0.5, 1.5), d.optional(d.dim(x.rank)), d.bool(), interpolation(d)]
