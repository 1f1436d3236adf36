"""Calls of normalisations and of their gradients."""
from draw import calls


def floats(d, **given):
    return d.tensor(dtype="float" if d.maybe(0.99) else None, **given)


def parameter(d, x, sizes, checked=True):
    """Of the given sizes and the input's type, mostly; some ops read sizes that are wrong without a check."""
    if checked and d.maybe(0.04):
        sizes = list(sizes) + [1] if d.maybe(0.3) else [size + 1 for size in sizes] if d.maybe(0.5) else list(sizes)[1:]
    dtype = x.dtype
    if x.dtype in ("f16", "bf16") and d.maybe(0.4):
        dtype = "f32"
    elif d.maybe(0.04):
        dtype = d.dtype()
    return d.tensor(sizes=list(sizes), dtype=dtype)


def last_sizes(d, x):
    sizes = x.sizes[d.int(0, max(x.rank - 1, 0)):]
    if sizes and d.maybe(0.08):
        sizes = [size + 1 for size in sizes]
    return [] if d.maybe(0.04) else sizes


def layers(d):
    x = floats(d, rank=(1, 5) if d.maybe(0.95) else None)
    sizes = last_sizes(d, x)
    return x, sizes, d.optional(parameter(d, x, sizes)), d.optional(parameter(d, x, sizes))


def epsilon(d):
    return d.choice(1e-05, 1e-05, 0.5, 0.0)


@calls("aten.layer_norm")
def layer_norm(d):
    return [*layers(d), epsilon(d), d.bool()]


@calls("aten.native_layer_norm")
def native_layer_norm(d):
    return [*layers(d), epsilon(d)]


@calls("aten.rms_norm")
def rms_norm(d):
    x, sizes, weight, _ = layers(d)
    return [x, sizes, weight, d.optional(epsilon(d))]


@calls("aten._fused_rms_norm")
def fused_rms_norm(d):
    """No CPU kernel says what is wrong."""
    x = d.tensor(rank=(1, 5), dtype="float")
    sizes = x.sizes[d.int(0, x.rank - 1):]
    return [x, sizes, d.optional(d.like(x, sizes=sizes)), d.optional(epsilon(d))]


def channels(d, rank=(2, 5)):
    x = floats(d, rank=rank if d.maybe(0.95) else None)
    if d.maybe(0.8):
        x.sizes = [max(size, 1) for size in x.sizes]
    count = x.sizes[1] if x.rank > 1 else 2
    return x, count


def pair(d, x, count, checked=True):
    """Two parameters, both there or both not, mostly."""
    if d.maybe(1 / 3):
        return [None, None]
    both = [parameter(d, x, [count], checked), parameter(d, x, [count], checked)]
    if d.maybe(0.7):
        both[1] = d.like(both[0])
    if d.maybe(0.08):
        both[d.int(0, 1)] = None
    return both


def momentum(d):
    return d.choice(0.1, 0.1, 0.5, 1.0)


@calls("aten.batch_norm", "aten.instance_norm")
def batch_norm(d):
    x, count = channels(d)
    return [x, *pair(d, x, count), *pair(d, x, count), d.bool(), momentum(d), epsilon(d), d.bool()]


@calls("aten.native_batch_norm")
def native_batch_norm(d):
    x, count = channels(d)
    return [x, *pair(d, x, count, False), *pair(d, x, count, False), d.bool(), momentum(d), epsilon(d)]


def running(d, x, count):
    return [parameter(d, x, [count], False), parameter(d, x, [count], False)]


@calls("aten._native_batch_norm_legit", "aten._native_batch_norm_legit_functional")
def batch_norm_legit(d):
    x, count = channels(d)
    return [x, *pair(d, x, count, False), *running(d, x, count), d.bool(), momentum(d), epsilon(d)]


@calls("aten._native_batch_norm_legit.no_stats")
def batch_norm_without_statistics(d):
    x, count = channels(d)
    return [x, *pair(d, x, count, False), d.maybe(0.8), momentum(d), epsilon(d)]


@calls("aten._batch_norm_with_update_functional")
def batch_norm_with_update(d):
    x, count = channels(d)
    return [x, *pair(d, x, count, False), *running(d, x, count), momentum(d), epsilon(d)]


@calls("aten._batch_norm_no_update")
def batch_norm_without_update(d):
    x, count = channels(d)
    both = running(d, x, count) if d.maybe(0.85) else [None, None]
    return [x, *pair(d, x, count, False), *both, momentum(d), epsilon(d)]


@calls("aten._native_batch_norm_legit_no_training")
def batch_norm_inference(d):
    x, count = channels(d)
    return [x, *pair(d, x, count, False), *running(d, x, count), momentum(d), epsilon(d)]


def grouped(d, rank=(2, 5)):
    x, _ = channels(d, rank)
    groups = d.choice(1, 1, 2, 3, 0, -1) if d.maybe(0.5) else d.choice(1, 2, 3)
    if x.rank > 1 and groups > 0 and d.maybe(0.85):
        x.sizes[1] = groups * d.choice(0, 1, 1, 2, 2, 1, 1)
    return x, groups, x.sizes[1] if x.rank > 1 else 2


@calls("aten.group_norm")
def group_norm(d):
    x, groups, count = grouped(d)
    return [x, groups, *pair(d, x, count), epsilon(d), d.bool()]


def product(sizes):
    count = 1
    for size in sizes:
        count *= size
    return count


@calls("aten.native_group_norm")
def native_group_norm(d):
    x, groups, count = grouped(d)
    batch = x.sizes[0] if x.rank else 1
    pixels = product(x.sizes[2:])
    if d.maybe(0.06):
        pixels += 1
    return [x, *pair(d, x, count), batch, count, pixels, groups, epsilon(d)]


@calls("aten._weight_norm_interface")
def weight_norm(d):
    v = d.tensor(rank=(1, 4), dtype="float" if d.maybe(0.99) else None)
    dim = d.choice(0, 0, v.rank - 1) if d.maybe(0.9) else d.dim(v.rank)
    sizes = [size if i == dim else 1 for i, size in enumerate(v.sizes)]
    return [v, d.like(v, sizes=sizes, dtype=None if d.maybe(0.96) else d.dtype()), dim]


# The mask asks for all gradients: those that it does not ask for are no tensors.


@calls("aten.native_layer_norm_backward")
def layer_norm_gradient(d):
    x, sizes, _, _ = layers(d)
    weight = parameter(d, x, sizes)
    kind = "f32" if weight.dtype == "f32" else x.dtype
    statistics = d.tensor(sizes=x.sizes[: x.rank - len(sizes)] + [1] * len(sizes), dtype=kind)
    bias = d.like(weight) if d.maybe(0.9) else parameter(d, x, sizes)
    if d.maybe(0.1):
        weight = None
    return [d.like(x), x, sizes, statistics, d.like(statistics), weight, bias if d.maybe(0.95) else None, [True] * 3]


@calls("aten.native_group_norm_backward")
def group_norm_gradient(d):
    x, groups, count = grouped(d, (2, 5))
    groups = max(groups, 1)
    x.sizes = [max(size, 1) for size in x.sizes] if x.rank > 1 else [2, groups]
    x.sizes[1] = groups * d.choice(1, 2)
    mixed = x.dtype in ("f16", "bf16") and d.maybe(0.4)
    weight = d.optional(d.tensor(sizes=[x.sizes[1]], dtype="f32" if mixed else x.dtype))
    statistics = d.tensor(sizes=[x.sizes[0], groups], dtype=weight.dtype if weight else x.dtype)
    return [d.like(x), x, statistics, d.like(statistics), weight, x.sizes[0], x.sizes[1], product(x.sizes[2:]), groups,
            [True] * 3]


@calls("aten.native_batch_norm_backward")
def batch_norm_gradient(d):
    x = floats(d, rank=(2, 5))
    x.sizes = [max(size, 1) for size in x.sizes]  # PyTorch crashes on none
    train = d.bool()
    mixed = x.dtype in ("f16", "bf16") and d.maybe(0.4)
    one = d.tensor(sizes=[x.sizes[1]], dtype="f32" if mixed else x.dtype)
    given = [None, None] if train and d.maybe(0.3) else [one, d.like(one)]
    saved = [d.like(one), d.like(one)] if train else [d.like(one, sizes=[0]), d.like(one, sizes=[0])]
    return [d.like(x), x, d.optional(one), *given, *saved, train, epsilon(d), [True] * 3]
