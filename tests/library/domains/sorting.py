"""Orders, the first k and the k-th."""
from draw import calls


@calls("aten.sort", "aten.argsort")
def whole(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.bool()]


def some(d, x, dim):
    """Mostly not more than there are."""
    size = x.sizes[dim] if -x.rank <= dim < x.rank else 1
    return d.int(-1, 6) if d.maybe(0.15) else d.int(0, size)


@calls("aten.topk")
def first(d):
    x = d.tensor()
    dim = d.dim(x.rank)
    return [x, some(d, x, dim), dim, d.bool(), d.bool()]


@calls("aten.kthvalue")
def one_of_them(d):
    x = d.tensor()
    dim = d.dim(x.rank)
    return [x, some(d, x, dim), dim, d.bool()]


@calls("aten.sort.stable", "aten.argsort.stable")
def stable(d):
    x = d.tensor()
    return [x, d.choice(True, False), d.dim(x.rank), d.bool()]


@calls("aten.msort")
def rows(d):
    return [d.tensor(rank=(1, 4) if d.maybe(0.95) else 0)]


def order(d, sequence):
    """An order of the sequence, seldom a wrong one."""
    if d.maybe(0.75):
        return None
    sizes = sequence.sizes if d.maybe(0.85) else sequence.sizes + [1]
    return d.tensor(sizes=sizes, dtype="i64" if d.maybe(0.9) else "i32", fill="zeros")


def side(d):
    right = d.bool()
    return [right, d.choice(None, None, "right", "left") if d.maybe(0.95) else "middle"]


@calls("aten.searchsorted.Tensor")
def places(d):
    lead = d.sizes(d.choice(0, 1, 1, 2))
    sequence = d.tensor(sizes=lead + [d.choice(0, 1, 3, 4)], dtype="number", fill="range")
    sizes = lead + [d.choice(0, 1, 2, 5)] if lead else d.sizes()
    if d.maybe(0.1):
        sizes = d.sizes()
    if d.maybe(0.03):
        sequence.sizes = []
    return [sequence, d.like(sequence, sizes=sizes), d.bool(), *side(d), order(d, sequence)]


@calls("aten.searchsorted.Scalar")
def place(d):
    sequence = d.tensor(sizes=[d.choice(0, 1, 3, 4)] if d.maybe(0.9) else d.sizes(), dtype="number", fill="range")
    return [sequence, d.choice(0, 1, 2), d.bool(), *side(d), order(d, sequence)]
