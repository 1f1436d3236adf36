"""Maxima, minima, medians and modes."""
from draw import calls


@calls("aten.max", "aten.min", "aten.median", "aten.nanmedian")
def everything(d):
    return [d.tensor()]


@calls("aten.max.dim", "aten.min.dim", "aten.median.dim", "aten.nanmedian.dim", "aten.mode")
def along(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.bool()]


@calls("aten.amax", "aten.amin")
def along_dims(d):
    x = d.tensor()
    return [x, d.dims(x.rank), d.bool()]


@calls("aten.aminmax", "aten.argmax", "aten.argmin")
def maybe_along(d):
    x = d.tensor()
    return [x, d.optional(d.dim(x.rank)), d.bool()]
