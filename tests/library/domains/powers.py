"""Powers, exponentials, logarithms: tensors of any type, numbers below zero as exponents of integers."""
from draw import COMMON, calls


@calls("aten.square", "aten.sqrt", "aten.rsqrt", "aten.reciprocal", "prims.sqrt", "aten.exp", "aten.exp2", "aten.expm1",
       "aten.special_expm1", "aten.log", "aten.log2", "aten.log10", "aten.log1p", "aten.special_log1p", "aten.erf",
       "aten.erfc", "aten.erfinv", "aten.special_erfcx", "aten.special_ndtr", "aten.lgamma", "aten.digamma", "aten.i0")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.pow.Tensor_Tensor", "aten.float_power.Tensor_Tensor", "aten.logaddexp", "aten.logaddexp2",
       "aten.xlogy.Tensor")
def two_tensors(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]


@calls("aten.pow.Tensor_Scalar", "aten.float_power.Tensor_Scalar", "aten.xlogy.Scalar_Other")
def tensor_and_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


@calls("aten.pow.Scalar")
def number_and_tensor(d):
    return [d.number() if d.maybe(0.7) else d.float(), d.tensor()]


@calls("aten.logit")
def logit(d):
    return [d.tensor(), d.optional(d.float(-0.5, 1.5))]


@calls("aten.ldexp.Tensor")
def number_and_exponent(d):
    """Seldom float8 and the like, which PyTorch has no kernel for."""
    x = d.tensor(dtype=COMMON if d.maybe(0.9) else None)
    return [x, d.broadcast(x, dtype=COMMON if d.maybe(0.9) else x.dtype)]
