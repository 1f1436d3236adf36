"""Other orders of dimensions: all of them, some, none; twice, out of range; channels that do not divide."""
from draw import calls


def order(d, rank):
    out = list(range(rank))
    d.random.shuffle(out)
    out = [dim - rank if d.maybe(0.3) else dim for dim in out]
    if out and d.maybe(0.2):
        wrong = d.int(0, len(out) - 1)
        out = out[:wrong] + d.choice([], [d.dim(rank)], [rank], [out[0]]) + out[wrong + 1 :]
    return out


@calls("aten.permute", "aten.permute_copy")
def permute(d):
    x = d.tensor()
    return [x, order(d, x.rank)]


@calls("aten.transpose.int", "aten.transpose_copy.int", "aten.swapaxes", "aten.swapdims", "aten.movedim.int",
       "aten.moveaxis.int")
def two_dims(d):
    x = d.tensor()
    return [x, d.dim(x.rank), d.dim(x.rank)]


@calls("aten.movedim.intlist", "aten.moveaxis.intlist")
def moved_dims(d):
    x = d.tensor()
    source, destination = order(d, x.rank), order(d, x.rank)
    count = d.int(0, min(len(source), len(destination)))
    return [x, source[:count], destination[: count if d.maybe(0.9) else count + 1]]


@calls("aten.t", "aten.t_copy")
def matrix(d):
    return [d.tensor(rank=(0, 2) if d.maybe(0.85) else (3, 4))]


@calls("aten.numpy_T", "aten.mT", "aten.mH", "aten.adjoint", "aten.fliplr", "aten.flipud")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.flip")
def flip(d):
    x = d.tensor()
    return [x, d.dims(x.rank)]


@calls("aten.roll")
def roll(d):
    x = d.tensor()
    dims = d.choice([], d.dims(x.rank), d.dims(x.rank)) if x.rank or d.maybe(0.2) else []
    count = max(len(dims), 1) if d.maybe(0.88) else d.int(0, 3)
    return [x, [d.int(-7, 7) for _ in range(count)], dims]


@calls("aten.rot90")
def rot90(d):
    x = d.tensor(rank=(2, 5) if d.maybe(0.9) else (0, 1))
    dims = [d.dim(x.rank), d.dim(x.rank)] if d.maybe(0.9) else d.dims(x.rank)
    return [x, d.int(-5, 6), dims]


@calls("aten.pixel_shuffle")
def pixel_shuffle(d):
    x = d.tensor(rank=(3, 5) if d.maybe(0.9) else (0, 2))
    factor = d.choice(1, 2, 2, 3) if d.maybe(0.9) else d.choice(0, -1)
    if x.rank >= 3 and d.maybe(0.8):
        x.sizes[-3] *= factor * factor
    return [x, factor]


@calls("aten.pixel_unshuffle")
def pixel_unshuffle(d):
    x = d.tensor(rank=(3, 5) if d.maybe(0.9) else (0, 2))
    factor = d.choice(1, 2, 2, 3) if d.maybe(0.9) else d.choice(0, -1)
    if d.maybe(0.95):  # without elements the CPU gives the sizes of the input
        x.sizes = [max(size, 1) for size in x.sizes]
    for i in (-2, -1):
        if x.rank >= 3 and d.maybe(0.9):
            x.sizes[i] *= abs(factor)
    return [x, factor]


@calls("aten.channel_shuffle")
def channel_shuffle(d):
    x = d.tensor(rank=(3, 5) if d.maybe(0.9) else (0, 2))
    groups = d.choice(1, 2, 2, 3) if d.maybe(0.9) else d.choice(0, -1)
    if x.rank >= 3 and d.maybe(0.8):
        x.sizes[1] *= abs(groups)
    return [x, groups]
