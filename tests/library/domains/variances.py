"""Variances and standard deviations, mostly of floating numbers."""
from draw import calls

from reductions import indexed_dims


def numbers(d):
    return d.tensor(dtype=d.choice("float", "float", "common", "int"))


@calls("aten.std", "aten.var", "aten.std_mean", "aten.var_mean")
def everything(d):
    return [numbers(d), d.bool()]


@calls("aten.std.dim", "aten.var.dim", "aten.std_mean.dim", "aten.var_mean.dim")
def along_dims(d):
    x = numbers(d)
    return [x, d.optional(d.dims(x.rank)), d.bool(), d.bool()]


@calls("aten.std.correction", "aten.var.correction", "aten.std_mean.correction", "aten.var_mean.correction")
def corrected(d):
    x = numbers(d)
    return [x, d.optional(d.dims(x.rank)), d.optional(d.number()), d.bool()]


@calls("prims.var")
def primitive(d):
    x = d.tensor(dtype="float")
    return [x, indexed_dims(d, x), d.float(0.0, 2.0), None]
