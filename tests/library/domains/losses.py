"""Calls of losses and of their gradients."""
from draw import calls


def reduction(d):
    return d.choice(0, 0, 1, 1, 2, 2, 3, -1) if d.maybe(0.5) else d.choice(0, 1, 2)


def floats(d, **given):
    """Mostly floating, as losses are."""
    return d.tensor(dtype="float" if d.maybe(0.95) else None, **given)


def other(d, x):
    """Mostly of the same sizes and type, else what may broadcast or promote."""
    sizes = x.sizes if d.maybe(0.6) else d.broadcast(x).sizes
    return d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.8) else None)


def optional_other(d, x):
    return d.optional(other(d, x))


@calls("aten.mse_loss", "aten.l1_loss", "aten.soft_margin_loss")
def pair(d):
    x = floats(d)
    return [x, other(d, x), reduction(d)]


@calls("aten.smooth_l1_loss", "aten.huber_loss")
def pair_with_limit(d):
    x = floats(d)
    return [x, other(d, x), reduction(d), d.choice(1.0, 0.5, 2.0, 0.0, -1.0, d.float(0.0, 3.0), d.float(0.0, 3.0))]


@calls("aten.kl_div")
def kl_div(d):
    x = floats(d)
    return [x, other(d, x), reduction(d), d.bool()]


@calls("aten.binary_cross_entropy")
def binary_cross_entropy(d):
    x = floats(d)
    return [x, other(d, x), optional_other(d, x), reduction(d)]


@calls("aten.binary_cross_entropy_with_logits")
def binary_cross_entropy_with_logits(d):
    x = floats(d)
    return [x, other(d, x), optional_other(d, x), optional_other(d, x), reduction(d)]


@calls("aten.poisson_nll_loss")
def poisson(d):
    x = d.tensor()
    return [x, other(d, x), d.bool(), d.bool(), d.choice(1e-08, 0.5), reduction(d)]


@calls("aten.hinge_embedding_loss")
def hinge(d):
    x = d.tensor()
    return [x, other(d, x), d.choice(1.0, 0.5, -1.0), reduction(d)]


@calls("aten.margin_ranking_loss")
def margin_ranking(d):
    x = d.tensor()
    return [x, other(d, x), other(d, x), d.choice(0.0, 0.5, -1.0), reduction(d)]


@calls("aten.triplet_margin_loss")
def triplet(d):
    x = d.tensor()
    rest = [other(d, x) if d.maybe(0.3) else d.like(x) for _ in range(2)]
    return [x, *rest, d.choice(1.0, 0.5, 0.0, -1.0), d.choice(2.0, 1.0, 3.0), 1e-06, d.bool(), reduction(d)]


@calls("aten.cosine_embedding_loss")
def cosine_embedding(d):
    x = d.tensor(rank=d.choice(1, 2, 2, 2, (0, 4)))
    target = d.tensor(sizes=x.sizes[:-1], dtype=x.dtype if d.maybe(0.5) else None)
    if d.maybe(0.2):
        target = d.broadcast(target)
    return [x, other(d, x), target, d.choice(0.0, 0.5), reduction(d)]


@calls("aten.mse_loss_backward", "aten.soft_margin_loss_backward")
def gradient(d):
    x = floats(d)
    return [gradient_of(d, x), x, other(d, x), reduction(d)]


def gradient_of(d, x):
    return d.tensor(sizes=[], dtype=x.dtype) if d.maybe(0.2) else other(d, x)


@calls("aten.smooth_l1_loss_backward", "aten.huber_loss_backward")
def gradient_with_limit(d):
    return gradient(d) + [d.choice(1.0, 0.5, 2.0)]


@calls("aten.binary_cross_entropy_backward")
def binary_cross_entropy_gradient(d):
    x = floats(d)
    return [gradient_of(d, x), x, other(d, x), optional_other(d, x), reduction(d)]
