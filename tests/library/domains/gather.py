"""Positions along a dimension: their rank, sizes and type; sources too small or of another type."""
from draw import COMMON, calls


def tensor_and_dim(d):
    x = d.tensor(rank=(1, 4) if d.maybe(0.9) else 0)
    if d.maybe(0.7) or x.dtype not in COMMON:  # meta tensors, which answer for rare types, have any positions
        x.sizes = [max(size, 1) for size in x.sizes]
    return x, d.dim(x.rank)


def position_type(d):
    return "i64" if d.maybe(0.8) else "i32" if d.maybe(0.6) else d.dtype("common")


def positions(d, x, dim):
    """As large as the tensor at most, except along `dim`."""
    sizes = [d.int(1 if size and d.maybe(0.9) else 0, size) for size in x.sizes]
    if -x.rank <= dim < x.rank:
        sizes[dim] = d.size()
    if sizes and d.maybe(0.08):
        sizes[d.int(0, len(sizes) - 1)] += d.choice(1, 5)
    if d.maybe(0.06):
        sizes = d.choice(sizes[1:], sizes + [1], [], [0, 0])
    return d.tensor(sizes=sizes, dtype="i64" if 0 in sizes else position_type(d), fill="zeros")


def source(d, x, index):
    sizes = [size + d.choice(0, 0, 1) for size in index.sizes]
    if sizes and d.maybe(0.1):
        sizes[d.int(0, len(sizes) - 1)] = d.size()
    if d.maybe(0.05):
        sizes = d.choice(sizes[1:], sizes + [1])
    return d.like(x, sizes=sizes, dtype=None if d.maybe(0.93) else "common")


@calls("aten.gather")
def gather(d):
    x, dim = tensor_and_dim(d)
    return [x, dim, positions(d, x, dim), d.maybe(0.1)]


@calls("aten.take_along_dim")
def take_along_dim(d):
    x, dim = tensor_and_dim(d)
    index = positions(d, x, dim)
    if d.maybe(0.8):
        index.sizes = [size if i == dim % max(x.rank, 1) else d.choice(1, size) for i, size in enumerate(x.sizes)]
    if d.maybe(0.8):
        index.dtype = d.dtype_code("i64")
    return [x, index, dim if d.maybe(0.75) else None]


def count(d, most=4):
    return d.choice([], [0], [1], [2], [3]) if d.maybe(0.95) else [2, 1]


@calls("aten.index_select")
def index_select(d):
    x, dim = tensor_and_dim(d)
    return [x, dim, d.tensor(sizes=count(d), dtype=position_type(d), fill="zeros")]


@calls("aten.take")
def take(d):
    return [d.tensor(), d.tensor(dtype="i64" if d.maybe(0.85) else position_type(d), fill="zeros")]


@calls("aten.scatter.src", "aten.scatter_add")
def scatter(d):
    x, dim = tensor_and_dim(d)
    index = positions(d, x, dim)
    return [x, dim, index, source(d, x, index)]


@calls("aten.scatter.value")
def scatter_value(d):
    x, dim = tensor_and_dim(d)
    return [x, dim, positions(d, x, dim), d.number()]


@calls("aten.scatter.reduce")
def scatter_reduce(d):
    x, dim = tensor_and_dim(d)
    index = positions(d, x, dim)
    return [x, dim, index, source(d, x, index), d.choice("add", "multiply") if d.maybe(0.93) else d.choice("sum", "")]


@calls("aten.scatter.value_reduce")
def scatter_value_reduce(d):
    x, dim = tensor_and_dim(d)
    x.dtype = d.dtype("common")
    reduce = d.choice("add", "multiply") if d.maybe(0.93) else d.choice("sum", "")
    return [x, dim, positions(d, x, dim), d.number(), reduce]


@calls("aten.scatter_reduce.two")
def scatter_reduce_two(d):
    x, dim = tensor_and_dim(d)
    index = positions(d, x, dim)
    reduce = d.choice("sum", "prod", "mean", "amax", "amin") if d.maybe(0.93) else d.choice("add", "")
    return [x, dim, index, source(d, x, index), reduce, d.bool()]


def slices(d, x, dim, index):
    sizes = list(x.sizes)
    if -x.rank <= dim < x.rank:
        sizes[dim] = index.numel
    if sizes and d.maybe(0.1):
        sizes[d.int(0, len(sizes) - 1)] = d.size()
    if d.maybe(0.05):
        sizes = d.choice(sizes[1:], sizes + [1], [], [1])
    return d.like(x, sizes=sizes, dtype=None if d.maybe(0.93) else "common")


def vector(d, long=False):
    dtype = "i64" if long and d.maybe(0.9) else position_type(d)
    return d.tensor(sizes=count(d), dtype=dtype, fill="zeros")


@calls("aten.index_add")
def index_add(d):
    x, dim = tensor_and_dim(d)
    x.dtype = d.dtype("common")
    index = vector(d)
    return [x, dim, index, slices(d, x, dim, index), 1 if d.maybe(0.6) else d.number()]


@calls("aten.index_copy")
def index_copy(d):
    x, dim = tensor_and_dim(d)
    index = vector(d, long=True)
    return [x, dim, index, slices(d, x, dim, index)]


@calls("aten.index_reduce")
def index_reduce(d):
    x, dim = tensor_and_dim(d)
    index = vector(d)
    reduce = d.choice("prod", "mean", "amax", "amin") if d.maybe(0.93) else d.choice("sum", "")
    return [x, dim, index, slices(d, x, dim, index), reduce, d.bool()]


@calls("aten.index_fill.int_Scalar")
def index_fill(d):
    x, dim = tensor_and_dim(d)
    return [x, dim, vector(d, long=True), d.number()]


@calls("aten.index_fill.int_Tensor")
def index_fill_tensor(d):
    x, dim = tensor_and_dim(d)
    return [x, dim, vector(d, long=True), d.tensor(rank=0 if d.maybe(0.92) else 1)]
