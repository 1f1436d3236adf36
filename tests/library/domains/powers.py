"""Powers, exponentials, logarithms: tensors of any type, numbers below zero as exponents of integers."""
from draw import COMMON, calls


@calls("aten.square", "aten.sqrt", "aten.rsqrt", "aten.reciprocal", "prims.sqrt", "aten.exp", "aten.exp2", "aten.expm1",
       "aten.special_expm1", "aten.log", "aten.log2", "aten.log10", "aten.log1p", "aten.special_log1p",
       "aten.erf", "aten.erfc", "aten.erfinv", "aten.special_erfcx", "aten.special_ndtr", "aten.lgamma",
       "aten.digamma", "aten.i0", "aten.special_expit", "aten.special_exp2", "aten.special_erf",
       "aten.special_erfc", "aten.special_erfinv", "aten.special_gammaln", "aten.special_digamma",
       "aten.special_psi", "aten.special_i0", "aten.special_bessel_j0", "aten.special_bessel_j1",
       "aten.special_entr", "aten.special_i0e", "aten.special_i1", "aten.special_i1e", "aten.special_log_ndtr",
       "aten.special_ndtri")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.pow.Tensor_Tensor", "aten.float_power.Tensor_Tensor", "aten.logaddexp", "aten.logaddexp2",
       "aten.xlogy.Tensor", "aten.special_xlogy", "aten.igamma", "aten.igammac", "aten.special_gammainc",
       "aten.special_gammaincc", "aten.special_xlog1py", "aten.special_zeta")
def two_tensors(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]


@calls("aten.pow.Tensor_Scalar", "aten.float_power.Tensor_Scalar", "aten.xlogy.Scalar_Other",
       "aten.special_xlogy.other_scalar", "aten.special_xlog1py.other_scalar", "aten.special_zeta.other_scalar")
def tensor_and_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


@calls("aten.pow.Scalar", "aten.float_power.Scalar", "aten.xlogy.Scalar_Self", "aten.special_xlogy.self_scalar",
       "aten.special_xlog1py.self_scalar", "aten.special_zeta.self_scalar")
def number_and_tensor(d):
    return [d.number() if d.maybe(0.7) else d.float(), d.tensor()]


@calls("aten.logit", "aten.special_logit")
def logit(d):
    return [d.tensor(), d.optional(d.float(-0.5, 1.5))]


@calls("aten.ldexp.Tensor")
def number_and_exponent(d):
    """Seldom float8 and the like, which PyTorch has no kernel for."""
    x = d.tensor(dtype=COMMON if d.maybe(0.9) else None)
    return [x, d.broadcast(x, dtype=COMMON if d.maybe(0.9) else x.dtype)]


@calls("aten.polygamma", "aten.special_polygamma")
def order_and_tensor(d):
    return [d.int(-1, 4), d.tensor()]


@calls("aten.mvlgamma", "aten.special_multigammaln")
def tensor_and_order(d):
    """Numbers that the function is defined for."""
    return [d.tensor(fill=3), d.int(0, 4)]
