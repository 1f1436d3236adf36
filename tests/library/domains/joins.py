"""Several tensors: one differs along the joined dimension or another, has no elements, another rank or type."""
from draw import calls


def joined(d, rank=None, along=None):
    """Tensors that differ in the size of one dimension, mostly."""
    x = d.tensor(rank=rank)
    out = [x]
    for _ in range(d.choice(0, 1, 1, 2)):
        sizes = list(x.sizes)
        if sizes and along is not None and -len(sizes) <= along < len(sizes) and d.maybe(0.7):
            sizes[along] = d.size()
        if sizes and d.maybe(0.08):
            sizes[d.int(0, len(sizes) - 1)] += 1
        if d.maybe(0.05):
            sizes = d.choice([0], sizes + [1], sizes[1:])
        out.append(d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.6) else "common"))
    d.random.shuffle(out)
    return out if d.maybe(0.97) else []


@calls("aten.cat", "aten.concat", "aten.concatenate")
def cat(d):
    rank = d.int(1, 4) if d.maybe(0.95) else 0
    dim = d.dim(rank)
    return [joined(d, rank, dim), dim]


@calls("aten.stack")
def stack(d):
    rank = d.int(0, 4)
    return [joined(d, rank), d.dim(rank + 1)]


@calls("aten.hstack")
def hstack(d):
    rank = d.int(0, 4)
    return [joined(d, rank, 1 if rank > 1 else 0)]


@calls("aten.vstack", "aten.row_stack")
def vstack(d):
    rank = d.int(0, 4)
    return [joined(d, rank, 0 if rank > 1 else None)]


@calls("aten.dstack")
def dstack(d):
    return [joined(d, d.int(0, 4), 2)]


@calls("aten.column_stack")
def column_stack(d):
    rank = d.int(0, 4)
    return [joined(d, rank, 1 if rank > 1 else None)]


@calls("aten.block_diag")
def block_diag(d):
    x = d.tensor(rank=(0, 2) if d.maybe(0.9) else 3)
    out = [x] + [d.tensor(rank=(0, 2), dtype=x.dtype if d.maybe(0.6) else "common") for _ in range(d.int(0, 2))]
    return [out if d.maybe(0.97) else []]


@calls("aten.cartesian_prod")
def cartesian_prod(d):
    x = d.tensor(rank=1 if d.maybe(0.93) else None)
    out = [x] + [d.tensor(rank=1, dtype=x.dtype if d.maybe(0.9) else "common") for _ in range(d.int(0, 2))]
    return [out if d.maybe(0.97) else []]
