"""Parts: bounds inside, outside and crossed; places that are not there; sources of other sizes; windows."""
from draw import calls


def bound(d, size):
    return d.int(-size - 2, size + 2) if d.maybe(0.9) else d.choice(-9223372036854775807, 9223372036854775807)


def sliced(d, x, dim):
    inside = -x.rank <= dim < x.rank
    size = x.sizes[dim] if inside else 2
    step = d.choice(1, 1, 2, 3) if d.maybe(0.93) else d.choice(0, -1)
    return d.optional(bound(d, size)), d.optional(bound(d, size)), step


def some_tensor(d):
    return d.tensor(rank=(1, 5) if d.maybe(0.95) else 0)


@calls("aten.slice.Tensor", "aten.slice_copy.Tensor")
def slice_of(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    return [x, dim, *sliced(d, x, dim)]


@calls("aten.slice_scatter")
def slice_scatter(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    start, end, step = sliced(d, x, dim)
    sizes = list(x.sizes)
    if -x.rank <= dim < x.rank and step > 0:
        sizes[dim] = len(range(*slice(start, end, step).indices(sizes[dim])))
    if sizes and d.maybe(0.12):
        sizes[d.int(0, len(sizes) - 1)] = d.size()
    return [x, d.tensor(sizes=sizes if d.maybe(0.95) else None), dim, start, end, step]


def place(d, x, dim):
    size = x.sizes[dim] if -x.rank <= dim < x.rank else 1
    return d.int(-size, size - 1) if size and d.maybe(0.9) else d.int(-size - 2, size + 2)


@calls("aten.select.int", "aten.select_copy.int")
def select(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    return [x, dim, place(d, x, dim)]


@calls("aten.select_scatter")
def select_scatter(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    sizes = list(x.sizes)
    if -x.rank <= dim < x.rank:
        del sizes[dim]
    return [x, d.tensor(sizes=sizes if d.maybe(0.9) else None), dim, place(d, x, dim)]


def run_of(d, x, dim):
    size = x.sizes[dim] if -x.rank <= dim < x.rank else 1
    start = d.int(-size, size) if d.maybe(0.9) else d.int(-size - 2, size + 2)
    left = -start if start < 0 else size - start
    return start, d.int(0, max(left, 0)) if d.maybe(0.85) else d.int(-1, size + 1)


@calls("aten.narrow", "aten.narrow_copy")
def narrow(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    return [x, dim, *run_of(d, x, dim)]


@calls("aten.narrow.Tensor")
def narrow_from_tensor(d):
    x = some_tensor(d)
    dim = d.dim(x.rank)
    size = x.sizes[dim] if -x.rank <= dim < x.rank else 1
    start = d.tensor(rank=0 if d.maybe(0.9) else (0, 2), dtype="i64" if d.maybe(0.7) else None, fill="zeros")
    return [x, dim, start, d.int(0, size) if d.maybe(0.85) else d.int(-1, size + 2)]


@calls("aten.diagonal", "aten.diagonal_copy")
def diagonal(d):
    x = d.tensor(rank=(2, 5) if d.maybe(0.95) else None)
    return [x, d.int(-4, 4), d.dim(x.rank), d.dim(x.rank)]


@calls("aten.diagonal_scatter")
def diagonal_scatter(d):
    x = d.tensor(rank=(2, 4) if d.maybe(0.95) else None)
    offset, first, second = d.int(-3, 3), d.dim(x.rank), d.dim(x.rank)
    sizes = list(x.sizes)
    if all(-x.rank <= dim < x.rank for dim in (first, second)) and first % x.rank != second % x.rank:
        rows, columns = x.sizes[first], x.sizes[second]
        length = min(rows, columns - offset) if offset >= 0 else min(rows + offset, columns)
        sizes = [size for i, size in enumerate(x.sizes) if i not in (first % x.rank, second % x.rank)]
        sizes.append(max(length, 0))
    return [x, d.tensor(sizes=sizes if d.maybe(0.88) else None), offset, first, second]


@calls("aten.diag")
def diag(d):
    return [d.tensor(rank=(1, 2) if d.maybe(0.9) else None), d.int(-4, 4)]


@calls("aten.diagflat")
def diagflat(d):
    return [d.tensor(), d.int(-4, 4)]


@calls("aten.diag_embed")
def diag_embed(d):
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else 0)
    return [x, d.int(-3, 3), d.dim(x.rank + 1), d.dim(x.rank + 1)]


@calls("aten.tril", "aten.triu")
def triangle(d):
    return [d.tensor(rank=(2, 5) if d.maybe(0.9) else (0, 1)), d.int(-5, 5)]


@calls("aten.glu")
def glu(d):
    x = d.tensor(rank=(1, 5) if d.maybe(0.93) else 0, dtype="float")
    dim = d.dim(x.rank)
    if -x.rank <= dim < x.rank and d.maybe(0.8):
        x.sizes[dim] *= 2
    return [x, dim]


@calls("aten.unfold", "aten.unfold_copy")
def unfold(d):
    x = d.tensor()
    dim = d.dim(x.rank)
    size = x.sizes[dim] if -x.rank <= dim < x.rank else 1
    return [x, dim, d.int(0, size) if d.maybe(0.85) else d.int(-1, size + 2), d.choice(1, 1, 2, 3) if d.maybe(0.92) else d.choice(0, -1)]


def window(d):
    """Kernel, dilation, padding and stride; one of them wrong at times."""
    out = [[d.choice(1, 2, 2, 3), d.choice(1, 2, 3)], [d.choice(1, 1, 2), d.choice(1, 1, 2)],
           [d.choice(0, 0, 1, 2), d.choice(0, 1)], [d.choice(1, 1, 2, 3), d.choice(1, 2)]]
    if d.maybe(0.12):
        which = d.int(0, 3)
        out[which] = d.choice([0, 1], [-1, 1], [1], [1, 1, 1])
    return out


def places(size, kernel, dilation, padding, stride):
    return (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1


@calls("aten.im2col")
def im2col(d):
    x = d.tensor(rank=(3, 4) if d.maybe(0.93) else None, dtype="float")
    x.sizes = x.sizes[:-2] + [d.int(2, 7) if d.maybe(0.9) else d.size() for _ in x.sizes[-2:]]
    if d.maybe(0.7):
        x.sizes = [max(size, 1) if i or x.rank < 4 else size for i, size in enumerate(x.sizes)]
    return [x, *window(d)]


@calls("aten.col2im")
def col2im(d):
    kernel, dilation, padding, stride = window(d)
    image = [d.int(2, 7), d.int(2, 7)]
    usual = all(len(each) == 2 for each in (kernel, dilation, padding, stride)) and min(stride) > 0
    columns = 1
    for i in range(2 if usual else 0):
        columns *= max(places(image[i], kernel[i], dilation[i], padding[i], stride[i]), 0)
    sizes = [d.int(1, 3) * max(kernel[0] * kernel[-1], 1), columns]
    if d.maybe(0.12):
        sizes[d.int(0, 1)] += 1
    sizes = d.choice([], [d.size()]) + sizes
    if d.maybe(0.06):
        image = d.choice([3], [0, 3], [-1, 3])
    return [d.tensor(sizes=sizes if d.maybe(0.95) else None, dtype="float"), image, kernel, dilation, padding, stride]
