"""Running sums, products and extremes."""
from draw import calls


@calls("aten.cumsum", "aten.cumprod")
def running(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.optional(d.dtype())]


@calls("aten.logcumsumexp", "aten.cummax", "aten.cummin")
def running_as_it_is(d):
    x = d.tensor()
    return [x, d.dim(x.rank)]


@calls("aten.diff")
def differences(d):
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else 0)
    dim = d.dim(x.rank)

    def beside():
        if d.maybe(0.6):
            return None
        sizes = list(x.sizes)
        if -x.rank <= dim < x.rank:
            sizes[dim] = d.choice(0, 1, 2)
        if sizes and d.maybe(0.1):
            sizes[0] += 1
        return d.tensor(sizes=sizes if d.maybe(0.95) else sizes[1:], dtype=x.dtype)

    return [x, d.choice(1, 1, 2, 3, 0) if d.maybe(0.95) else -1, dim, beside(), beside()]
