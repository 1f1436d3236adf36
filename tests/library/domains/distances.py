"""Calls of distances."""
from draw import calls
from losses import other


def exponent(d):
    return d.choice(2.0, 1.0, 0.0, 3.0, 0.5, -1.0) if d.maybe(0.5) else 2.0


@calls("aten.cdist", "aten._cdist_forward")
def cdist(d):
    x = d.tensor(rank=(2, 4) if d.maybe(0.95) else (0, 3), dtype=["f32", "f64"] if d.maybe(0.95) else None)
    rows = d.size()
    batch = x.sizes[:-2] if d.maybe(0.6) else d.broadcast(x.sizes[:-2]).sizes
    y = d.tensor(sizes=batch + ([rows] + x.sizes[-1:] if x.rank > 1 else []), dtype=x.dtype if d.maybe(0.95) else None)
    if y.sizes and d.maybe(0.05):
        y.sizes[-1] += 1
    return [x, y, exponent(d), d.choice(None, None, 0, 1, 2, 3)]


@calls("aten.pdist")
def pdist(d):
    return [d.tensor(rank=2 if d.maybe(0.9) else None, dtype=["f32", "f64"] if d.maybe(0.9) else None), exponent(d)]


@calls("aten.pairwise_distance")
def pairwise(d):
    x = d.tensor()
    return [x, other(d, x), exponent(d), 1e-06, d.bool()]


@calls("aten._pdist_forward")
def pdist_forward(d):
    """It is asked with rows of numbers only: nothing is checked."""
    return [d.tensor(rank=2, dtype=["f32", "f64"]), exponent(d)]


@calls("aten._euclidean_dist")
def euclidean(d):
    x, y, _, _ = cdist(d)
    return [x, y]
