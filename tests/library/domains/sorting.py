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
