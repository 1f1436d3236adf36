"""Sums, products, means, truth and counts."""
from draw import calls


@calls("aten.sum", "aten.prod", "aten.mean")
def everything(d):
    return [d.tensor(), d.optional(d.dtype())]


@calls("aten.sum.dim_IntList", "aten.nansum", "aten.mean.dim")
def dims_and_dtype(d):
    x = d.tensor(dtype=d.choice(None, "float"))
    return [x, d.optional(d.dims(x.rank)), d.bool(), d.optional(d.dtype())]


@calls("aten.prod.dim_int")
def dim_and_dtype(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.bool(), d.optional(d.dtype())]


def indexed_dims(d, x):
    """Those that primitives take: listed, and counted from the start. Some are wrong."""
    if d.maybe(0.05):
        return None
    return d.dims(x.rank) if d.maybe(0.2) else sorted(set(dim % max(x.rank, 1) for dim in d.dims(x.rank)))


@calls("prims.sum", "prims.prod")
def dims_of_primitive(d):
    x = d.tensor(dtype=d.choice("float", "c64", "i64"))
    return [x, indexed_dims(d, x), None]


@calls("aten.logsumexp", "aten.special_logsumexp")
def dims(d):
    x = d.tensor(dtype="common")
    return [x, d.dims(x.rank), d.bool()]


@calls("aten.all", "aten.any")
def one_truth(d):
    return [d.tensor()]


@calls("aten.all.dim", "aten.any.dim")
def truth_along(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.bool()]


@calls("aten.all.dims", "aten.any.dims")
def truth_along_dims(d):
    x = d.tensor()
    return [x, d.optional(d.dims(x.rank)), d.bool()]


@calls("aten.count_nonzero")
def count_along(d):
    x = d.tensor()
    return [x, d.optional(d.dim(x.rank))]


@calls("aten.count_nonzero.dim_IntList")
def count_along_dims(d):
    x = d.tensor()
    return [x, d.dims(x.rank)]


@calls("aten.trace")
def matrix(d):
    return [d.tensor(rank=None if d.maybe(0.2) else 2)]


@calls("aten.nanmean")
def mean_of_numbers(d):
    x = d.tensor(dtype=d.choice("float", "float", "common"))
    return [x, d.optional(d.dims(x.rank)), d.bool(), d.optional(d.dtype(d.choice("float", "common")))]
