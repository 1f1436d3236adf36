"""The greater and the lesser, bounds, choices by a mask: complex numbers, masks that are none, missing bounds."""
from draw import calls


def pair(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]


def any_number(d):
    return d.number() if d.maybe(0.7) else d.float()


@calls("aten.maximum", "aten.minimum", "aten.max.other", "aten.min.other", "aten.fmax", "aten.fmin",
       "aten.clamp_min.Tensor", "aten.clamp_max.Tensor")
def two_tensors(d):
    return pair(d)


@calls("aten.clamp_min", "aten.clamp_max")
def one_bound(d):
    return [d.tensor(), any_number(d)]


@calls("aten.clamp", "aten.clip")
def bounds(d):
    return [d.tensor(), d.optional(any_number(d)), d.optional(any_number(d))]


@calls("aten.clamp.Tensor", "aten.clip.Tensor")
def bounds_in_tensors(d):
    x, y = pair(d)
    return [x, d.optional(y), d.optional(d.broadcast(x, dtype=x.dtype if d.maybe(0.4) else None))]


def mask_for(d, x, fill=None):
    return d.broadcast(x, dtype="bool" if d.maybe(0.85) else "u8" if d.maybe(0.3) else None, fill=fill)


@calls("aten.where.self")
def choice_of_tensors(d):
    x, y = pair(d)
    return [mask_for(d, x), x, y]


@calls("aten.where.ScalarSelf")
def choice_of_number_and_tensor(d):
    x = d.tensor()
    return [mask_for(d, x), any_number(d), x]


@calls("aten.where.ScalarOther")
def choice_of_tensor_and_number(d):
    x = d.tensor()
    return [mask_for(d, x), x, any_number(d)]


@calls("aten.where.Scalar")
def choice_of_numbers(d):
    return [mask_for(d, d.tensor()), any_number(d), any_number(d)]


@calls("aten.masked_fill.Scalar")
def masked_number(d):
    x = d.tensor()
    return [x, mask_for(d, x), any_number(d)]


@calls("aten.masked_fill.Tensor")
def masked_tensor(d):
    x = d.tensor()
    value = d.tensor(rank=0 if d.maybe(0.85) else (1, 2), dtype=x.dtype if d.maybe(0.5) else None)
    return [x, mask_for(d, x), value]


@calls("aten.masked_scatter")
def masked_source(d):
    x = d.tensor()
    """The mask chooses nothing: how much of the source is needed, its data says."""
    source = d.like(x, sizes=x.sizes if d.maybe(0.6) else d.sizes(), dtype=None if d.maybe(0.9) else d.dtype())
    return [x, mask_for(d, x, fill="zeros"), source]
