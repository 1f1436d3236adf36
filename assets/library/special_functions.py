"""Special functions of one number and of two: all real, so that integers count as float32."""
from typing import List, Tuple, Union

import torch


# Of one number ------------------------------------------------------------------------------------

# aten::special_bessel_j0(Tensor self) -> Tensor
def aten〇special_bessel_j0〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_bessel_j0〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_bessel_j1(Tensor self) -> Tensor
def aten〇special_bessel_j1〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_bessel_j1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_entr(Tensor self) -> Tensor
def aten〇special_entr〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_entr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_i0e(Tensor self) -> Tensor
def aten〇special_i0e〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_i0e〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_i1(Tensor self) -> Tensor
def aten〇special_i1〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_i1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_i1e(Tensor self) -> Tensor
def aten〇special_i1e〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_i1e〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_log_ndtr(Tensor self) -> Tensor
def aten〇special_log_ndtr〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_log_ndtr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_ndtri(Tensor self) -> Tensor
def aten〇special_ndtri〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_ndtri〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::polygamma(int n, Tensor self) -> Tensor
def aten〇polygamma〡shape(n: int, self: List[int]) -> List[int]:
    """The sizes of `self`; the derivatives of digamma are counted from 0."""
    assert n >= 0, f"polygamma: expected 'n' to be at least 0, but got {n}"
    return self

def aten〇polygamma〡dtype(n: int, self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_polygamma(int n, Tensor self) -> Tensor
def aten〇special_polygamma〡shape(n: int, self: List[int]) -> List[int]:
    """The sizes of `self`; the derivatives of digamma are counted from 0."""
    assert n >= 0, f"polygamma: expected 'n' to be at least 0, but got {n}"
    return self

def aten〇special_polygamma〡dtype(n: int, self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::mvlgamma(Tensor self, int p) -> Tensor
def aten〇mvlgamma〡shape(self: List[int], p: int) -> List[int]:
    """The sizes of `self`; there is a function for each `p` from 1."""
    assert p >= 1, f"mvlgamma: expected 'p' to be at least 1, but got {p}"
    return self

def aten〇mvlgamma〡dtype(self_rank_dtype: Tuple[int, int], p: int) -> int:
    """Integers count as float32; bools are no numbers here."""
    return float_of(check_not_bool(dtype_of(self_rank_dtype), "mvlgamma"))

# aten::special_multigammaln(Tensor self, int p) -> Tensor
def aten〇special_multigammaln〡shape(self: List[int], p: int) -> List[int]:
    """The sizes of `self`; there is a function for each `p` from 1."""
    assert p >= 1, f"mvlgamma: expected 'p' to be at least 1, but got {p}"
    return self

def aten〇special_multigammaln〡dtype(self_rank_dtype: Tuple[int, int], p: int) -> int:
    """Integers count as float32; bools are no numbers here."""
    return float_of(check_not_bool(dtype_of(self_rank_dtype), "mvlgamma"))


# Of two numbers -----------------------------------------------------------------------------------

# aten::igamma(Tensor self, Tensor other) -> Tensor
def aten〇igamma〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇igamma〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::igammac(Tensor self, Tensor other) -> Tensor
def aten〇igammac〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇igammac〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::special_gammainc(Tensor self, Tensor other) -> Tensor
def aten〇special_gammainc〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇special_gammainc〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::special_gammaincc(Tensor self, Tensor other) -> Tensor
def aten〇special_gammaincc〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇special_gammaincc〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::special_xlog1py(Tensor self, Tensor other) -> Tensor
def aten〇special_xlog1py〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇special_xlog1py〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::special_zeta(Tensor self, Tensor other) -> Tensor
def aten〇special_zeta〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇special_zeta〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor
def aten〇special_xlog1py〇other_scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_xlog1py〇other_scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
def aten〇special_zeta〇other_scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_zeta〇other_scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor
def aten〇special_xlog1py〇self_scalar〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇special_xlog1py〇self_scalar〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(other_rank_dtype, self))

# aten::special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor
def aten〇special_zeta〇self_scalar〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇special_zeta〇self_scalar〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(other_rank_dtype, self))

# aten::special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor
def aten〇special_xlogy〇self_scalar〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇special_xlogy〇self_scalar〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(other_rank_dtype, self))

# aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
def aten〇xlogy〇Scalar_Self〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇xlogy〇Scalar_Self〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(other_rank_dtype, self))
