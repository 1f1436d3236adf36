"""Areas: samples along each dimension, places in a row, for each sample, and that do not fit."""
from draw import calls


def samples(d, kind=None):
    y = d.tensor(rank=(1, 4) if d.maybe(0.95) else 0, dtype=kind)
    if d.maybe(0.96):
        y.sizes = [max(size, 1) for size in y.sizes]
    return y


@calls("aten.trapezoid.dx", "aten.trapz.dx")
def with_width(d):
    y = samples(d)
    dx = d.float(0.5, 2.0) if "trapz" in d.op else d.number()
    return [y, dx, d.dim(y.rank)]


@calls("aten.trapezoid.x", "aten.trapz.x")
def with_places(d):
    alike = d.maybe(0.5)
    y = samples(d, None if alike else "common")
    dim = d.dim(y.rank)
    inside = y.rank > 0 and -y.rank <= dim < y.rank
    if inside and d.maybe(0.5):
        sizes = [y.sizes[dim] + (1 if d.maybe(0.1) else 0)]
    elif inside and d.maybe(0.7):
        sizes = y.sizes[d.int(0, y.rank - 1) :] if d.maybe(0.3) and dim < 0 else list(y.sizes)
    else:
        sizes = d.broadcast(y).sizes
    return [y, d.tensor(sizes=sizes, dtype=y.dtype if alike else "common"), dim]
