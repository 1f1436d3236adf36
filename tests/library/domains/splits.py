"""Parts: of sizes that come out even or not, that add up or not, of nothing; vectors of several types."""
from draw import calls


def cut(d):
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else 0)
    dim = d.dim(x.rank)
    return x, dim, x.sizes[dim] if -x.rank <= dim < x.rank else 2


@calls("aten.split.Tensor", "aten.split_copy.Tensor", "aten.unsafe_split.Tensor")
def split(d):
    x, dim, size = cut(d)
    return [x, d.int(1, size + 1) if d.maybe(0.85) else d.choice(0, -1, 9), dim]


@calls("aten.split.sizes", "aten.split_with_sizes", "aten.split_with_sizes_copy")
def split_sizes(d):
    x, dim, size = cut(d)
    sizes = []
    while sum(sizes) < size or d.maybe(0.15):
        sizes.append(d.int(0, size - sum(sizes)))
    if d.maybe(0.15):
        sizes.append(d.choice(-1, 1, 2))
    return [x, sizes, dim]


@calls("aten.chunk", "aten.unsafe_chunk", "aten.tensor_split.sections")
def chunk(d):
    x, dim, _ = cut(d)
    return [x, d.int(1, 6) if d.maybe(0.9) else d.choice(0, -1), dim]


@calls("aten.tensor_split.indices")
def split_at(d):
    x, dim, size = cut(d)
    return [x, [d.int(-size - 1, size + 1) for _ in range(d.int(0, 3))], dim]


@calls("aten.unbind.int", "aten.unbind_copy.int")
def unbind(d):
    x, dim, _ = cut(d)
    return [x, dim]


def vectors(d):
    x = d.tensor(rank=(0, 1))
    out = [x] + [d.tensor(rank=(0, 1), dtype=x.dtype if d.maybe(0.93) else None) for _ in range(d.int(0, 3))]
    if d.maybe(0.08):
        out[-1] = d.tensor(rank=2, dtype=x.dtype)
    return out if d.maybe(0.97) else []


@calls("aten.meshgrid")
def meshgrid(d):
    return [vectors(d)]


@calls("aten.meshgrid.indexing")
def meshgrid_indexing(d):
    return [vectors(d), d.choice("ij", "xy") if d.maybe(0.93) else "yx"]
