"""Sizes to grow to, counts to repeat by: -1, below zero, too few, that do not fit."""
from draw import calls


def grown(d, x):
    """Sizes that x can be expanded to, mostly."""
    out = [d.choice(-1, size, size) if size != 1 or d.maybe(0.3) else d.size() for size in x.sizes]
    for _ in range(d.choice(0, 0, 1, 2)):
        out.insert(0, d.size())
    if out and d.maybe(0.2):
        out[d.int(0, len(out) - 1)] = d.choice(-2, -1, 0, 3, 7)
    if d.maybe(0.06):
        out = out[1:]
    return out


def with_ones(d):
    x = d.tensor(rank=(0, 4))
    x.sizes = [1 if d.maybe(0.3) else size for size in x.sizes]
    return x


@calls("aten.expand", "aten.expand_copy")
def expand(d):
    x = with_ones(d)
    return [x, grown(d, x), d.maybe(0.2)]


@calls("aten.broadcast_to")
def broadcast_to(d):
    x = with_ones(d)
    return [x, grown(d, x)]


@calls("aten.expand_as")
def expand_as(d):
    x = with_ones(d)
    sizes = [size if size >= 0 else x.sizes[i - (len(grown_sizes) - x.rank)] if i >= len(grown_sizes) - x.rank else 2
             for grown_sizes in [grown(d, x)] for i, size in enumerate(grown_sizes)]
    return [x, d.tensor(sizes=[max(size, 0) for size in sizes])]


@calls("aten.broadcast_tensors")
def broadcast_tensors(d):
    x = d.tensor()
    out = [x] + [d.broadcast(x, dtype=x.dtype) for _ in range(d.int(0, 2))]
    return [out if d.maybe(0.95) else []]


@calls("aten.repeat", "aten.tile")
def repeat(d):
    x = d.tensor(rank=(0, 4))
    count = x.rank + d.choice(0, 0, 0, 1) if d.maybe(0.8) else d.int(0, 4)
    return [x, [d.choice(0, 1, 1, 2, 3) if d.maybe(0.96) else -1 for _ in range(count)]]


@calls("aten.repeat_interleave.self_int")
def repeat_by_number(d):
    x = d.tensor()
    repeats = d.choice(0, 1, 2, 3) if d.maybe(0.92) else -1
    dim = None if d.maybe(0.4) else d.dim(x.rank)
    inside = dim is not None and -x.rank <= dim < x.rank
    size = (x.sizes[dim] if inside else x.numel) * repeats
    return [x, repeats, dim, size + (0 if d.maybe(0.8) else 1) if size >= 0 and d.maybe(0.3) else None]


@calls("aten.repeat_interleave.Tensor")
def positions(d):
    repeats = d.tensor(rank=1 if d.maybe(0.85) else None, dtype=d.choice("i64", "i32"))
    return [repeats, repeats.numel if d.maybe(0.4) else None]


@calls("aten.repeat_interleave.self_Tensor")
def repeat_by_counts(d):
    x = d.tensor()
    dim = None if d.maybe(0.4) else d.dim(x.rank)
    inside = dim is not None and -x.rank <= dim < x.rank
    size = x.sizes[dim] if inside else x.numel
    sizes = d.choice([], [1], [size], [size]) if d.maybe(0.85) else d.sizes((0, 2))
    return [x, d.tensor(sizes=sizes, dtype=d.choice("i64", "i64", "i32")), dim, size if d.maybe(0.3) else None]
