"""Norms of vectors and matrices."""
from draw import calls

ORDERS = (2, 1, 0, 3, -1, 0.5, 2.0, float("inf"), float("-inf"), -2, 2, 1)


def numbers(d, rank=None):
    return d.tensor(rank=rank, dtype=d.choice("float", "complex", None))


def wider(d, dtype):
    """A dtype that holds more, mostly."""
    return d.choice("f64", "c128") if dtype in ("c64", "c32") else d.choice("f32", "f64", d.dtype())


@calls("aten.norm.Scalar")
def norm_of_all(d):
    return [numbers(d), d.choice(*ORDERS)]


@calls("aten.norm.ScalarOpt_dim")
def norm_along(d):
    x = numbers(d)
    return [x, d.optional(d.choice(*ORDERS)), d.dims(x.rank), d.bool()]


@calls("aten.norm.ScalarOpt_dim_dtype")
def norm_in_dtype(d):
    x = numbers(d)
    return [x, d.optional(d.choice(*ORDERS)), d.dims(x.rank), d.bool(), d.dtype_code(wider(d, x.dtype))]


@calls("aten.frobenius_norm.dim")
def frobenius(d):
    x = numbers(d)
    return [x, d.dims(x.rank), d.bool()]


@calls("aten.linalg_vector_norm")
def vector_norm(d):
    x = numbers(d)
    dtype = None if d.maybe(0.6) else d.dtype_code(wider(d, x.dtype))
    return [x, d.choice(*ORDERS), d.optional(d.dims(x.rank)), d.bool(), dtype]


@calls("aten.linalg_norm")
def vector_or_matrix_norm(d):
    x = numbers(d, rank=d.choice(None, 1, 2, 2, 3))
    dims = d.choice(None, [d.dim(x.rank)], [d.dim(x.rank), d.dim(x.rank)], [d.dim(x.rank), d.dim(x.rank)])
    dtype = None if d.maybe(0.6) else d.dtype_code(wider(d, x.dtype))
    return [x, d.optional(d.choice(*ORDERS)), dims, d.bool(), dtype]


@calls("aten.renorm")
def renorm(d):
    x = d.tensor(rank=None if d.maybe(0.2) else (2, 4), dtype=d.choice("float", "float", "common"))
    return [x, d.choice(1, 2, 2.0, 0.5, 0 if d.maybe(0.3) else 3), d.dim(x.rank), d.choice(1.0, 0.5, 0, 3, -1)]


@calls("aten.cosine_similarity")
def similarity(d):
    x = d.tensor(rank=(0, 4), dtype=d.choice("float", "float", "float", "common"))
    y = d.broadcast(x, dtype=d.choice(x.dtype, "float", "number"))
    return [x, y, d.dim(max(x.rank, y.rank)), 1e-8]
