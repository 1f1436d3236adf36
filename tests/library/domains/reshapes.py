"""Other sizes for the same elements: right products, -1, wrong ones; strides; dimensions of size 1."""
from draw import calls


def factors(d, count):
    """Sizes whose product is `count`."""
    if count == 0:
        out = d.sizes((0, 2)) + [0]
        d.random.shuffle(out)
        return out
    out = []
    for prime in (2, 3, 5):
        while count % prime == 0:
            count //= prime
            if out and d.maybe(0.5):
                out[d.int(0, len(out) - 1)] *= prime
            else:
                out.append(prime)
    for _ in range(d.choice(0, 0, 1, 2)):
        out.append(1)
    d.random.shuffle(out)
    return out


def new_sizes(d, count):
    out = factors(d, count)
    if out and d.maybe(0.4):
        out[d.int(0, len(out) - 1)] = -1
    if out and d.maybe(0.12):
        out[d.int(0, len(out) - 1)] = d.choice(-1, -2, 0, 2, 7)
    if d.maybe(0.06):
        out.append(d.choice(-1, 0, 2))
    return out


@calls("aten.view", "aten.view_copy", "aten._unsafe_view", "aten.reshape")
def sizes_for_all(d):
    x = d.tensor()
    return [x, new_sizes(d, x.numel)]


@calls("aten.reshape_as", "aten.view_as")
def sizes_of_other(d):
    x = d.tensor()
    return [x, d.tensor(sizes=factors(d, x.numel) if d.maybe(0.75) else None)]


@calls("aten.view.dtype", "aten.view_copy.dtype")
def other_type(d):
    x = d.tensor()
    if x.rank and d.maybe(0.5):
        x.sizes[-1] = d.choice(1, 2, 4, 8, 16)
    return [x, d.dtype()]


@calls("aten.resize", "aten.resize_")
def resized(d):
    size = d.sizes()
    if size and 0 not in size and d.maybe(0.2):
        size[d.int(0, len(size) - 1)] = -1
    return [d.tensor(dtype="common"), size, d.optional(d.choice(0, 0, 1, 2, 3))]


def strided(d, x):
    """Sizes and strides that stay within the storage, mostly; lengths that differ; numbers below zero."""
    size, stride, last = [], [], 0
    for _ in range(d.int(0, 4)):
        step = d.choice(0, 1, 1, 2, 3)
        most = (x.numel - 1 - last) // step + 1 if step and x.numel else 3
        count = d.int(0, max(min(most, 4), 0))
        size.append(count)
        stride.append(step)
        last += max(count - 1, 0) * step
    if x.numel == 0 and 0 not in size:
        size, stride = size + [0], stride + [1]
    if d.maybe(0.06):
        stride = stride + [1]
    if size and 0 not in size and d.maybe(0.06):
        size[0] = -1
    if size and d.maybe(0.06):
        stride[0] = -1
    return size, stride, d.choice(0, 0, -1) if d.maybe(0.2) else None


@calls("aten.as_strided", "aten.as_strided_copy")
def as_strided(d):
    x = d.tensor()
    return [x, *strided(d, x)]


@calls("aten.as_strided_scatter")
def as_strided_scatter(d):
    x = d.tensor()
    size, stride, offset = strided(d, x)
    right = [max(each, 0) for each in size]
    return [x, d.tensor(sizes=right if d.maybe(0.85) else None), size, stride, offset]


@calls("aten._reshape_alias", "aten._reshape_alias_copy")
def reshape_alias(d):
    x = d.tensor()
    size = factors(d, x.numel)
    stride = [1] * len(size)
    for i in range(len(size) - 2, -1, -1):
        stride[i] = stride[i + 1] * max(size[i + 1], 1)
    if d.maybe(0.1):
        stride = stride + [1]
    if size and 0 not in size and d.maybe(0.1):
        size[0] = -1
    return [x, size, stride]


@calls("aten.flatten.using_ints")
def flatten(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.choice(-1, d.dim(x.rank))]


@calls("prims.collapse")
def collapse(d):
    x = d.tensor()
    first, last = sorted([d.int(0, max(x.rank - 1, 0)), d.int(0, max(x.rank - 1, 0))])
    return [x, first if d.maybe(0.9) else d.dim(x.rank), last if d.maybe(0.9) else d.dim(x.rank)]


@calls("aten.unflatten.int")
def unflatten(d):
    x = d.tensor(rank=None if d.maybe(0.3) else (1, 4))
    dim = d.dim(x.rank)
    inside = -x.rank <= dim < x.rank
    return [x, dim, new_sizes(d, x.sizes[dim] if inside else 1)]


@calls("prims.split_dim")
def split_dim(d):
    x = d.tensor(rank=None if d.maybe(0.2) else (1, 4))
    dim = d.int(0, x.rank - 1) if x.rank and d.maybe(0.85) else d.dim(x.rank)
    inside = -x.rank <= dim < x.rank
    sizes = factors(d, x.sizes[dim]) if inside and x.sizes[dim] else []
    return [x, dim, d.choice(*sizes, 1) if d.maybe(0.7) else d.int(-1, 4)]


@calls("aten.ravel", "aten.atleast_1d", "aten.atleast_2d", "aten.atleast_3d", "aten.squeeze", "aten.squeeze_copy")
def one_tensor(d):
    return [d.tensor()]


def with_ones(d):
    x = d.tensor()
    x.sizes = [1 if d.maybe(0.4) else size for size in x.sizes]
    return x


@calls("aten.squeeze.dim", "aten.squeeze_copy.dim")
def squeeze_one(d):
    x = with_ones(d)
    return [x, d.dim(x.rank)]


@calls("aten.squeeze.dims", "aten.squeeze_copy.dims")
def squeeze_some(d):
    x = with_ones(d)
    return [x, d.dims(x.rank)]


@calls("prims.squeeze")
def squeeze_all(d):
    x = with_ones(d)
    ones = [i for i in range(x.rank) if x.sizes[i] == 1]
    d.random.shuffle(ones)
    return [x, ones[: d.int(0, len(ones))] if d.maybe(0.75) else d.dims(x.rank)]


@calls("aten.unsqueeze", "aten.unsqueeze_copy")
def unsqueeze(d):
    x = d.tensor()
    return [x, d.dim(x.rank + 1)]
