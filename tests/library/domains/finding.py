"""What the data decides: masks that broadcast or not, counts, weights, classes, probabilities."""
from draw import calls


@calls("aten.masked_select")
def masked_select(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype="bool" if d.maybe(0.9) else None)]


@calls("aten.nonzero", "aten.argwhere", "aten.nonzero_numpy")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.nonzero_static")
def nonzero_static(d):
    return [d.tensor(), d.int(0, 6) if d.maybe(0.9) else -1, d.int(-2, 2)]


@calls("aten.bincount")
def bincount(d):
    x = d.tensor(rank=1 if d.maybe(0.88) else None, dtype="int" if d.maybe(0.9) else "common")
    weights = None if 0 in x.sizes and d.maybe(0.9) else d.optional(d.like(x, sizes=None if d.maybe(0.88) else d.sizes((0, 2)), dtype="common"))
    return [x, weights, d.int(0, 5) if d.maybe(0.92) else -1]


@calls("aten.bucketize.Tensor")
def bucketize(d):
    x = d.tensor()
    if d.maybe(0.9):
        x.sizes = [max(size, 1) for size in x.sizes]
    boundaries = d.tensor(rank=1 if d.maybe(0.88) else None, dtype=x.dtype if d.maybe(0.8) else None)
    return [x, boundaries, d.bool(), d.bool()]


@calls("aten.one_hot")
def one_hot(d):
    classes = d.choice(-1, 1, 2, 5) if d.maybe(0.9) else d.choice(0, -2)
    return [d.tensor(dtype="i64" if d.maybe(0.88) else None, fill=None if classes == -1 else "zeros"), classes]


@calls("aten.multinomial")
def multinomial(d):
    x = d.tensor(rank=(1, 2) if d.maybe(0.9) else None, dtype="float" if d.maybe(0.9) else "common")
    if x.rank and d.maybe(0.8):
        x.sizes[-1] = max(x.sizes[-1], 1)
    replacement = d.bool()
    most = x.sizes[-1] if x.rank and not replacement else 6
    return [x, d.int(1, max(most, 1)) if d.maybe(0.85) else d.int(-1, 7), replacement, None]


@calls("aten.bucketize.Scalar")
def bucketize_number(d):
    return [d.number(), d.tensor(rank=1 if d.maybe(0.88) else None, dtype="common"), d.bool(), d.bool()]


@calls("aten._unique2")
def unique(d):
    return [d.tensor(dtype="common"), d.bool(), d.bool(), d.bool()]


def parts(d):
    """A tensor of which parts along a dimension may be compared: mostly without sizes of 0."""
    x = d.tensor(rank=(1, 4) if d.maybe(0.93) else None, dtype="common")
    if d.maybe(0.8):
        x = d.tensor(sizes=[max(size, 1) for size in x.sizes], dtype=x.dtype)
    return x


@calls("aten.unique_dim")
def unique_along(d):
    x = parts(d)
    return [x, d.dim(x.rank), d.bool(), d.bool(), d.bool()]


@calls("aten.unique_dim_consecutive")
def unique_runs_along(d):
    x = parts(d)
    return [x, d.dim(x.rank), d.bool(), d.bool()]


@calls("aten.unique_consecutive")
def unique_runs(d):
    x = parts(d)
    return [x, d.bool(), d.bool(), d.optional(d.dim(x.rank))]
