"""Signs, whole parts, absolute values: what has no order (complex) or no sign (bools) is refused by some."""
from draw import calls


@calls("aten.ceil", "aten.floor", "aten.round", "aten.trunc", "aten.fix", "aten.frac", "aten.abs", "aten.absolute",
       "aten.neg", "aten.negative", "aten.positive", "aten.sgn", "aten.sign", "aten.signbit")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.round.decimals", "aten.special_round")
def decimals(d):
    return [d.tensor(), d.int(-3, 4)]


@calls("aten.copysign.Tensor", "aten.nextafter")
def two_tensors(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]


@calls("aten.heaviside")
def two_tensors_of_one_type(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.85) else None)]


@calls("aten.nan_to_num")
def replacements(d):
    return [d.tensor(), d.optional(d.float()), d.optional(d.float()), d.optional(d.float())]


@calls("aten.copysign.Scalar")
def tensor_and_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


@calls("aten.frexp.Tensor")
def mantissa_and_exponent(d):
    return [d.tensor(dtype="floating" if d.maybe(0.7) else None)]
