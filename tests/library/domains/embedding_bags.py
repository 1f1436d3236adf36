"""Tables of weights and what is looked up in them: types, ranks, bags that begin where they should or not."""
from draw import calls


def table(d):
    x = d.tensor(rank=2 if d.maybe(0.93) else None, dtype="float" if d.maybe(0.93) else "common")
    if x.rank and d.maybe(0.85):
        x.sizes[0] = max(x.sizes[0], 2)
    return x


def index_type(d):
    return "i64" if d.maybe(0.75) else "i32" if d.maybe(0.75) else d.dtype("common")


@calls("aten.embedding")
def embedding(d):
    weight = table(d)
    return [weight, d.tensor(dtype=index_type(d), fill="zeros"), d.choice(-1, 0, 1), d.bool(), d.maybe(0.2)]


def bags(d):
    weight = table(d)
    dtype = index_type(d)
    indices = d.tensor(rank=1 if d.maybe(0.95) else d.choice(0, 3), dtype=dtype, fill="zeros")
    offsets = d.tensor(rank=1 if d.maybe(0.95) else d.choice(0, 2), dtype=dtype if d.maybe(0.85) else index_type(d), fill="zeros")
    offsets.sizes = [max(size, 2) for size in offsets.sizes]  # without bags PyTorch crashes
    mode = d.choice(0, 1, 2) if d.maybe(0.94) else d.choice(-1, 3)
    samples = None
    if d.maybe(0.25):
        samples = d.like(indices, sizes=None if d.maybe(0.88) else d.sizes((0, 2)),
                         dtype=weight.dtype if d.maybe(0.88) else "float")
        mode = 0 if d.maybe(0.8) else mode
    if weight.dtype == "f64" and mode == 0 and d.maybe(0.9):  # sums of float64 take another way
        weight.dtype = d.dtype_code("f32")
    return weight, indices, offsets, d.bool(), mode, d.maybe(0.1), samples, d.maybe(0.3)


@calls("aten._embedding_bag")
def embedding_bag(d):
    return [*bags(d), d.choice(-1, 0, 1)]


@calls("aten.embedding_bag.padding_idx")
def embedding_bag_padding(d):
    return [*bags(d), d.optional(d.choice(0, 1, -1, 3))]
