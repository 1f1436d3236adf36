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
