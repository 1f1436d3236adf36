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


@calls("aten.norm.ScalarOpt_dtype")
def norm_of_all_in_dtype(d):
    x = numbers(d)
    return [x, d.optional(d.choice(*ORDERS)), d.dtype_code(wider(d, x.dtype))]


@calls("aten.dist")
def distance(d):
    x = d.tensor(rank=(0, 4), dtype=d.choice("float", "float", "float", "common"))
    return [x, d.broadcast(x, dtype=d.choice(x.dtype, x.dtype, "float")), d.choice(*ORDERS)]


def matrices(d):
    return d.tensor(rank=(2, 4) if d.maybe(0.93) else (0, 1), dtype=d.choice("float", "float", "complex", "common"))


def two_dims(d, x):
    if d.maybe(0.06):
        return d.dims(x.rank)
    first = d.dim(x.rank)
    others = [dim for dim in range(x.rank) if dim != first % max(x.rank, 1)]
    return [first, d.choice(*others) if others and d.maybe(0.95) else first]


def some_dtype(d, x):
    return None if d.maybe(0.7) else d.dtype_code(wider(d, x.dtype))


@calls("aten.linalg_matrix_norm")
def matrix_norm(d):
    x = matrices(d)
    return [x, d.choice(1, 2, float("inf"), -1, -2, float("-inf"), 2.0) if d.maybe(0.93) else d.choice(0, 3, 0.5), two_dims(d, x), d.bool(), some_dtype(d, x)]


@calls("aten.linalg_matrix_norm.str_ord")
def named_matrix_norm(d):
    x = matrices(d)
    return [x, d.choice("fro", "nuc") if d.maybe(0.95) else "two", two_dims(d, x), d.bool(), some_dtype(d, x)]


@calls("aten.linalg_norm.ord_str")
def named_norm(d):
    x = matrices(d) if d.maybe(0.6) else d.tensor(rank=2, dtype="float")
    return [x, d.choice("fro", "nuc") if d.maybe(0.95) else "two", None if x.rank == 2 and d.maybe(0.5) else two_dims(d, x), d.bool(), some_dtype(d, x)]


@calls("aten.nuclear_norm")
def nuclear_norm(d):
    return [d.tensor(rank=2 if d.maybe(0.9) else None, dtype=d.choice("f32", "f64", "complex", "common")), d.bool()]


@calls("aten.nuclear_norm.dim")
def nuclear_norm_along(d):
    x = matrices(d)
    return [x, two_dims(d, x), d.bool()]
