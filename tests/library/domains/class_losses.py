"""Calls of losses of class scores: negative log likelihood, cross entropy, margins, and gradients of these."""
from draw import calls
from losses import reduction


def classes(d, sizes, fill="zeros"):
    """Numbers of classes, all 0, mostly of int64 and of the right sizes."""
    sizes = list(sizes)
    if d.maybe(0.1):
        sizes = d.broadcast(sizes).sizes
    elif d.maybe(0.08):
        sizes = sizes + [1] if d.maybe(0.5) else sizes[1:]
    return d.tensor(sizes=sizes, dtype="i64" if d.maybe(0.85) else d.choice("u8", "i32", "f32", "bool", "i16"), fill=fill)


def class_weights(d, x, count):
    if d.maybe(0.55):
        return None
    sizes = [count + 1] if d.maybe(0.07) else [count, 1] if d.maybe(0.05) else [count]
    return d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.85) else None)


def scores(d, rank):
    """At least one class, so that class 0 is one of them."""
    x = d.tensor(rank=rank, dtype="float" if d.maybe(0.97) else "bool")  # no kernel takes other types
    if x.rank and d.maybe(0.95):
        at = 0 if x.rank == 1 else 1
        x.sizes[at] = max(x.sizes[at], 1)
    return x


def samples(d):
    x = scores(d, d.choice(1, 2, 2, 2, 2) if d.maybe(0.9) else (0, 4))
    return x, classes(d, x.sizes[:-1]), class_weights(d, x, x.sizes[-1] if x.sizes else 1)


def pixels(d):
    x = scores(d, 4 if d.maybe(0.92) else (0, 5))
    return x, classes(d, x.sizes[:1] + x.sizes[2:]), class_weights(d, x, x.sizes[1] if x.rank > 1 else 1)


def ignored(d):
    return d.choice(-100, -100, 0, 1, 3)


@calls("aten.nll_loss", "aten.nll_loss_forward")
def nll_loss(d):
    return [*samples(d), reduction(d), ignored(d)]


@calls("aten.nll_loss2d", "aten.nll_loss2d_forward")
def nll_loss2d(d):
    return [*pixels(d), reduction(d), ignored(d)]


def positions(d):
    x = scores(d, d.choice(1, 2, 2, 3, 3, 4, 5) if d.maybe(0.95) else 0)
    count = x.sizes[min(x.rank - 1, 1)] if x.sizes else 1
    return x, classes(d, x.sizes[:1] + x.sizes[2:] if x.rank > 1 else []), class_weights(d, x, count)


@calls("aten.nll_loss_nd")
def nll_loss_nd(d):
    return [*positions(d), reduction(d), ignored(d)]


@calls("aten.cross_entropy_loss")
def cross_entropy(d):
    x, target, weight = positions(d)
    if d.maybe(0.35):
        target = d.like(x) if d.maybe(0.8) else d.tensor(sizes=x.sizes)
    return [x, target, weight, reduction(d), ignored(d), d.choice(0.0, 0.0, 0.1, 0.5, 1.0, 1.5, -0.5)]


def gradient(d, x, target, weight):
    how = d.choice(0, 1, 2)
    sizes = target.sizes if how == 0 else []
    if d.maybe(0.1):
        sizes = d.sizes()
    total = d.tensor(sizes=d.choice([1], [2]) if d.maybe(0.1) else [], dtype=x.dtype if d.maybe(0.9) else None)
    grad = d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.9) else None)
    return [grad, x, target, weight, how, ignored(d), total]


@calls("aten.nll_loss_backward")
def nll_loss_gradient(d):
    return gradient(d, *samples(d))


@calls("aten.nll_loss2d_backward")
def nll_loss2d_gradient(d):
    return gradient(d, *pixels(d))


@calls("aten.multi_margin_loss")
def multi_margin(d):
    x, target, weight = samples(d)
    x.dtype = d.dtype(["f32", "f64"]) if d.maybe(0.97) else x.dtype
    if weight is not None and d.maybe(0.9):
        weight.dtype = x.dtype
    return [x, target, d.choice(1, 1, 2, 2, 3, 1.0), d.number(), weight, reduction(d)]


@calls("aten.multilabel_margin_loss")
def multilabel_margin(d):
    x = d.tensor(rank=(0, 2) if d.maybe(0.9) else None, dtype=["f32", "f64"] if d.maybe(0.98) else "float")
    return [x, classes(d, x.sizes), reduction(d)]


@calls("aten.ctc_loss.IntList")
def ctc_loss(d):
    steps, samples, classes = d.choice(1, 2, 4), d.choice(1, 2, 3), d.choice(1, 2, 3)
    alone = d.maybe(0.2)
    scores = d.tensor(sizes=[steps, classes] if alone else [steps, samples, classes], dtype=["f32", "f64"] if d.maybe(0.97) else "float")
    samples = 1 if alone else samples
    lengths = [d.choice(0, 1, 1) for _ in range(samples)]
    targets = d.tensor(sizes=[samples, 2] if d.maybe(0.7) else [sum(lengths)], dtype="i64" if d.maybe(0.9) else ["i32", "f32", "u8"])
    inputs = [steps] * samples
    if d.maybe(0.08):
        inputs = inputs + [steps]
    if d.maybe(0.08):
        lengths = lengths[1:]
    return [scores, targets, inputs, lengths, 0 if d.maybe(0.9) else d.choice(-1, classes, classes - 1), reduction(d), d.bool()]
