"""Several indices: apart, next to each other, masks among them, too many, that do not broadcast, of other types."""
from draw import calls


def positions(d, sizes):
    dtype = "i64" if d.maybe(0.8) else "i32" if d.maybe(0.8) else d.dtype("common")
    shaped = d.broadcast(sizes, dtype=dtype, fill="zeros") if sizes not in ([], [1]) else d.tensor(sizes=sizes, dtype=dtype, fill="zeros")
    return shaped if dtype != "bool" and dtype != "u8" else d.tensor(sizes=shaped.sizes, dtype="i64", fill="zeros")


def mask(d, sizes):
    """Of the sizes of what it masks, mostly."""
    sizes = list(sizes)
    if sizes and d.maybe(0.03):
        sizes[d.int(0, len(sizes) - 1)] += 1
    return d.tensor(sizes=sizes, dtype="bool" if "put" in d.op or d.maybe(0.9) else "u8")


def indexed(d, gaps):
    """A tensor and indices of its dimensions."""
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else 0)
    if d.maybe(0.85):
        x.sizes = [max(size, 1) for size in x.sizes]
    common = d.sizes((0, 2))
    indices, at, masks = [], 0, 0
    while at < x.rank and (all(each is None for each in indices) or d.maybe(0.6)):
        if gaps and d.maybe(0.3) and (at + 1 < x.rank or d.maybe(0.1)):
            indices.append(None)
            at += 1
        elif d.maybe(0.12) and (not masks or d.maybe(0.1)):
            masks += 1
            common = d.choice([], [1])  # what else goes with a mask, the data decides
            for each in indices:
                if each and each.dtype not in ("bool", "u8"):
                    each.sizes = list(common)
            taken = d.int(1, min(x.rank - at, 3))
            indices.append(mask(d, x.sizes[at : at + taken]))
            at += taken
        else:
            indices.append(positions(d, common))
            at += 1
    if d.maybe(0.05):
        indices += [positions(d, common)] * d.int(1, 2)
    return x, indices


@calls("aten.index.Tensor", "aten._unsafe_index.Tensor")
def index(d):
    return list(indexed(d, gaps=True))


@calls("aten.index.Tensor_hacked_twin")
def index_without_gaps(d):
    return list(indexed(d, gaps=False))


def written_sizes(x, indices):
    """What the indices name, as far as it is simple: masks keep all."""
    found, rest, at, first, last, count = [], [], 0, None, 0, 0
    for i, each in enumerate(indices):
        if each is None:
            rest.append(x.sizes[at] if at < x.rank else 1)
            at += 1
            continue
        sizes = each.sizes
        if each.dtype in ("bool", "u8"):
            at += each.rank
            sizes = [each.numel]
        else:
            at += 1
        first = len(rest) if first is None else first
        last, count = i, count + 1
        rank = max(len(found), len(sizes))
        a, b = [1] * (rank - len(found)) + found, [1] * (rank - len(sizes)) + sizes
        found = [one if other == 1 else other for one, other in zip(a, b)]
    rest += x.sizes[at:]
    starts = [i for i, each in enumerate(indices) if each is not None]
    adjacent = not starts or starts[-1] - starts[0] + 1 == len(starts)
    where = first or 0 if adjacent else 0
    return rest[:where] + found + rest[where:]


def written(d, gaps):
    x, indices = indexed(d, gaps)
    has_mask = any(each and each.dtype == "bool" for each in indices)
    values = d.broadcast(written_sizes(x, indices), dtype=x.dtype if d.maybe(0.93) or has_mask else "common")
    if d.maybe(0.8 if has_mask else 0.3):
        values.sizes = []
    return x, indices, values


@calls("aten.index_put", "aten._unsafe_index_put")
def index_put(d):
    return [*written(d, gaps=True), d.bool()]


@calls("aten.index_put.hacked_twin", "aten._unsafe_index_put.hacked_twin")
def index_put_without_gaps(d):
    return [*written(d, gaps=False), d.bool()]


@calls("aten._index_put_impl")
def index_put_impl(d):
    return [*written(d, gaps=True), d.bool(), d.maybe(0.2)]
