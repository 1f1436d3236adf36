"""Products of vectors and matrices, and linear layers."""
from draw import Tensor, calls


def factor_dtype(d):
    """Mostly what products are made of."""
    return d.dtype(d.choice("float", "float", "number", "common"))


def other(d, sizes, dtype, rank=None):
    """The other factor: mostly of the wanted sizes and dtype, sometimes of another size, rank or dtype."""
    sizes = list(sizes)
    if sizes and d.maybe(0.1):
        sizes[d.int(0, len(sizes) - 1)] += d.choice(1, 2)
    if d.maybe(0.05):
        sizes = d.sizes()
    return d.tensor(sizes=sizes, dtype=d.dtype("number") if d.maybe(0.08) else dtype)


def size(d):
    return d.choice(1, 2, 3, 4, 2, 3, 0)


def summand(d, sizes, dtype):
    """Mostly something that broadcasts to the product."""
    x = d.broadcast(sizes, dtype=d.dtype("number") if d.maybe(0.06) else dtype)
    if d.maybe(0.5):
        x.sizes = x.sizes[-len(sizes):] if sizes else []
        x.sizes = [s if s == want or d.maybe(0.06) else 1 for s, want in zip(x.sizes, sizes[len(sizes) - len(x.sizes):])]
    return x


def factors(d, dtype):
    """beta and alpha; the kernels take no fractions and nothing below zero for some integers."""
    if d.maybe(0.7):
        return [1, 1]
    if dtype.startswith(("f", "b", "c")) and dtype != "bool":
        return [d.number(), d.number()]
    return [d.int(0, 3), d.int(0, 3)]


def products(*ops):
    """As `calls`. The dtypes of products without any element are not looked at, so they are the same then."""

    def keep(rule):
        def alike(d):
            arguments = rule(d)
            tensors = [each for each in arguments if isinstance(each, Tensor)]
            if any(each.numel == 0 for each in tensors):
                for each in tensors:
                    each.dtype = d.dtype_code("u8") if tensors[0].dtype == "bool" else tensors[0].dtype
            return arguments

        return calls(*ops)(alike)

    return keep


@products("aten.mm")
def mm(d):
    dtype, n, m, p = factor_dtype(d), size(d), size(d), size(d)
    return [other(d, [n, m], dtype), other(d, [m, p], dtype)]


@products("aten._int_mm")
def int_mm(d):
    dtype = "i8" if d.maybe(0.9) else d.dtype("number")
    n, m, p = size(d), size(d), size(d)
    return [other(d, [n, m], dtype), other(d, [m, p], dtype)]


@products("aten.bmm")
def bmm(d):
    dtype, b, n, m, p = factor_dtype(d), size(d), size(d), size(d), size(d)
    return [other(d, [b, n, m], dtype), other(d, [b, m, p], dtype)]


@products("aten.mv")
def mv(d):
    dtype, n, m = factor_dtype(d), size(d), size(d)
    return [other(d, [n, m], dtype), other(d, [m], dtype)]


@products("aten.dot", "aten.vdot")
def dot(d):
    dtype, n = factor_dtype(d), size(d)
    return [other(d, [n], dtype), other(d, [n], dtype)]


@products("aten.outer", "aten.ger")
def outer(d):
    dtype = factor_dtype(d)
    return [other(d, [size(d)], dtype), other(d, [size(d)], d.dtype("common") if d.maybe(0.5) else dtype)]


@products("aten.matmul", "aten.linalg_matmul")
def matmul(d):
    dtype, n, m, p = factor_dtype(d), size(d), size(d), size(d)
    batch = d.sizes(d.choice(0, 0, 1, 1, 2, 3))
    left = batch + [n, m] if d.maybe(0.8) else [m]
    right = d.broadcast(batch).sizes + [m, p] if d.maybe(0.8) else [m]
    return [other(d, left, dtype), other(d, right, dtype)]


@products("aten.inner")
def inner(d):
    dtype, m = factor_dtype(d), size(d)
    left, right = d.sizes((0, 2)) + [m], d.sizes((0, 2)) + [m]
    return [other(d, [] if d.maybe(0.1) else left, dtype), other(d, [] if d.maybe(0.1) else right, dtype)]


@products("aten.linear")
def linear(d):
    dtype, features, rows = factor_dtype(d), size(d), size(d)
    x = other(d, d.sizes(d.choice(0, 1, 1, 2, 3)) + [features], dtype)
    weight = other(d, [rows, features] if d.maybe(0.9) else [features], dtype)
    bias = None if d.maybe(0.4) else other(d, [rows] if d.maybe(0.9) else d.choice([], [1], [1, rows]), dtype)
    return [x, weight, bias]


@products("aten.addmm")
def addmm(d):
    dtype, n, m, p = factor_dtype(d), size(d), size(d), size(d)
    return [summand(d, [n, p], dtype), other(d, [n, m], dtype), other(d, [m, p], dtype), *factors(d, dtype)]


@products("aten.addmv")
def addmv(d):
    dtype, n, m = factor_dtype(d), size(d), size(d)
    matrix = other(d, [n, m], dtype)
    # Of a matrix without elements PyTorch gives the summand as it is, not broadcast.
    added = summand(d, [n], dtype) if matrix.numel else d.tensor(sizes=[n], dtype=dtype)
    return [added, matrix, other(d, [m], dtype), *factors(d, dtype)]


@products("aten.addr")
def addr(d):
    dtype, n, m = factor_dtype(d), size(d), size(d)
    return [summand(d, [n, m], dtype), other(d, [n], dtype), other(d, [m], dtype), *factors(d, dtype)]


@products("aten.baddbmm")
def baddbmm(d):
    dtype, b, n, m, p = factor_dtype(d), size(d), size(d), size(d), size(d)
    return [summand(d, [b, n, p], dtype), other(d, [b, n, m], dtype), other(d, [b, m, p], dtype), *factors(d, dtype)]


@products("aten.addbmm")
def addbmm(d):
    dtype, b, n, m, p = factor_dtype(d), size(d), size(d), size(d), size(d)
    return [summand(d, [n, p], dtype), other(d, [b, n, m], dtype), other(d, [b, m, p], dtype), *factors(d, dtype)]


@products("aten.bilinear")
def bilinear(d):
    dtype, one, two, rows = d.dtype("float"), size(d), size(d), size(d)
    batch = d.sizes(d.choice(0, 1, 1, 2))
    bias = None if d.maybe(0.4) else other(d, [rows], dtype)
    return [other(d, batch + [one], dtype), other(d, batch + [two], dtype), other(d, [rows, one, two], dtype), bias]


@calls("aten._trilinear")
def trilinear(d):
    """Three tensors that have all dimensions once each has got ones at its places."""
    rank, dtype = d.int(2, 4), d.dtype("float")
    sizes = [d.choice(1, 2, 3, 4) for _ in range(rank)]
    operands, expanded = [], []
    for _ in range(3):
        places = [dim for dim in range(rank) if d.maybe(0.25)]
        operands.append(d.tensor(sizes=[sizes[dim] for dim in range(rank) if dim not in places],
                                 dtype=dtype))
        expanded.append(places)
    if d.maybe(0.1):
        expanded[d.int(0, 2)].append(rank)
    if d.maybe(0.1):
        some = operands[d.int(0, 2)].sizes
        some[:] = [size + 1 if size > 1 else size for size in some]
    summed = [dim for dim in range(rank) if d.maybe(0.3)]
    return [*operands, *expanded, summed, d.int(0, rank - 1) if d.maybe(0.92) else rank]


@products("aten.linalg_vecdot")
def products_along(d):
    dtype = factor_dtype(d)
    x = d.tensor(rank=(1, 4), dtype=dtype)
    y = d.broadcast(x, dtype=d.dtype("number") if d.maybe(0.06) else dtype)
    return [x, y, d.dim(max(x.rank, y.rank))]


@products("aten.tensordot")
def tensordot(d):
    dtype, summed = factor_dtype(d), [d.choice(1, 2, 3) for _ in range(d.choice(0, 1, 1, 2))]
    left, right = d.sizes((0, 2)), d.sizes((0, 2))
    x, y = other(d, left + summed, dtype), other(d, right + summed, dtype)
    dims, other_dims = [len(left) + i for i in range(len(summed))], [len(right) + i for i in range(len(summed))]
    if d.maybe(0.05):
        dims = dims[1:] if d.maybe(0.5) else dims + [0]
    if d.maybe(0.3):
        dims = [dim - len(left + summed) for dim in dims]
    return [x, y, dims, other_dims]


@calls("aten.kron")
def kron(d):
    return [d.tensor(rank=(0, 3), dtype="common"), d.tensor(rank=(0, 3), dtype="common")]


def typed(d, sizes, dtype):
    """A factor, of the wanted dtype: the CPU has no such products, and the meta function does not look at it."""
    factor = other(d, sizes, dtype)
    factor.dtype = dtype
    return factor


def product_dtype(d, dtype):
    return d.dtype_code("f32") if d.maybe(0.8) else d.dtype_code(dtype)


@calls("aten.mm.dtype")
def mm_in_dtype(d):
    dtype, n, m, p = d.choice("f16", "bf16", "f32"), size(d), size(d), size(d)
    return [typed(d, [n, m], dtype), typed(d, [m, p], dtype), product_dtype(d, dtype)]


@calls("aten.bmm.dtype")
def bmm_in_dtype(d):
    dtype, b, n, m, p = d.choice("f16", "bf16", "f32"), size(d), size(d), size(d), size(d)
    return [typed(d, [b, n, m], dtype), typed(d, [b, m, p], dtype), product_dtype(d, dtype)]


@calls("aten.linalg_multi_dot")
def multi_dot(d):
    count, dtype = d.choice(2, 2, 3, 3, 4) if d.maybe(0.95) else 1, factor_dtype(d)
    sizes = [d.choice(1, 2, 3) for _ in range(count + 1)]
    factors = [other(d, sizes[i : i + 2], dtype) for i in range(count)]
    if d.maybe(0.2):
        factors[0].sizes = factors[0].sizes[1:]
    if d.maybe(0.2):
        factors[-1].sizes = factors[-1].sizes[:-1]
    return [factors]
