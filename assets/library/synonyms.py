"""Other names of pointwise ops."""
from typing import List, Optional, Tuple, Union

import torch


# Functions ----------------------------------------------------------------------------------------

# aten::arccos(Tensor self) -> Tensor
def aten〇arccos〡shape(self: List[int]) -> List[int]:
    """As acos."""
    return aten〇acos〡shape(self)

def aten〇arccos〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As acos."""
    return aten〇acos〡dtype(self_rank_dtype)

# aten::arccosh(Tensor self) -> Tensor
def aten〇arccosh〡shape(self: List[int]) -> List[int]:
    """As acosh."""
    return aten〇acosh〡shape(self)

def aten〇arccosh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As acosh."""
    return aten〇acosh〡dtype(self_rank_dtype)

# aten::arcsin(Tensor self) -> Tensor
def aten〇arcsin〡shape(self: List[int]) -> List[int]:
    """As asin."""
    return aten〇asin〡shape(self)

def aten〇arcsin〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As asin."""
    return aten〇asin〡dtype(self_rank_dtype)

# aten::arcsinh(Tensor self) -> Tensor
def aten〇arcsinh〡shape(self: List[int]) -> List[int]:
    """As asinh."""
    return aten〇asinh〡shape(self)

def aten〇arcsinh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As asinh."""
    return aten〇asinh〡dtype(self_rank_dtype)

# aten::arctan(Tensor self) -> Tensor
def aten〇arctan〡shape(self: List[int]) -> List[int]:
    """As atan."""
    return aten〇atan〡shape(self)

def aten〇arctan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As atan."""
    return aten〇atan〡dtype(self_rank_dtype)

# aten::arctan2(Tensor self, Tensor other) -> Tensor
def aten〇arctan2〡shape(self: List[int], other: List[int]) -> List[int]:
    """As atan2."""
    return aten〇atan2〡shape(self, other)

def aten〇arctan2〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As atan2."""
    return aten〇atan2〡dtype(self_rank_dtype, other_rank_dtype)

# aten::arctanh(Tensor self) -> Tensor
def aten〇arctanh〡shape(self: List[int]) -> List[int]:
    """As atanh."""
    return aten〇atanh〡shape(self)

def aten〇arctanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As atanh."""
    return aten〇atanh〡dtype(self_rank_dtype)

# aten::negative(Tensor self) -> Tensor
def aten〇negative〡shape(self: List[int]) -> List[int]:
    """As neg."""
    return aten〇neg〡shape(self)

def aten〇negative〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As neg."""
    return aten〇neg〡dtype(self_rank_dtype)

# aten::special_expit(Tensor self) -> Tensor
def aten〇special_expit〡shape(self: List[int]) -> List[int]:
    """As sigmoid."""
    return aten〇sigmoid〡shape(self)

def aten〇special_expit〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As sigmoid."""
    return aten〇sigmoid〡dtype(self_rank_dtype)

# aten::special_exp2(Tensor self) -> Tensor
def aten〇special_exp2〡shape(self: List[int]) -> List[int]:
    """As exp2."""
    return aten〇exp2〡shape(self)

def aten〇special_exp2〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As exp2."""
    return aten〇exp2〡dtype(self_rank_dtype)

# aten::special_logit(Tensor self, float? eps=None) -> Tensor
def aten〇special_logit〡shape(self: List[int], eps: Optional[float]) -> List[int]:
    """As logit."""
    return aten〇logit〡shape(self, eps)

def aten〇special_logit〡dtype(self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    """As logit."""
    return aten〇logit〡dtype(self_rank_dtype, eps)

# aten::special_erf(Tensor self) -> Tensor
def aten〇special_erf〡shape(self: List[int]) -> List[int]:
    """As erf."""
    return aten〇erf〡shape(self)

def aten〇special_erf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As erf."""
    return aten〇erf〡dtype(self_rank_dtype)

# aten::special_erfc(Tensor self) -> Tensor
def aten〇special_erfc〡shape(self: List[int]) -> List[int]:
    """As erfc."""
    return aten〇erfc〡shape(self)

def aten〇special_erfc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As erfc."""
    return aten〇erfc〡dtype(self_rank_dtype)

# aten::special_erfinv(Tensor self) -> Tensor
def aten〇special_erfinv〡shape(self: List[int]) -> List[int]:
    """As erfinv."""
    return aten〇erfinv〡shape(self)

def aten〇special_erfinv〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As erfinv."""
    return aten〇erfinv〡dtype(self_rank_dtype)

# aten::special_gammaln(Tensor self) -> Tensor
def aten〇special_gammaln〡shape(self: List[int]) -> List[int]:
    """As lgamma."""
    return aten〇lgamma〡shape(self)

def aten〇special_gammaln〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As lgamma."""
    return aten〇lgamma〡dtype(self_rank_dtype)

# aten::special_digamma(Tensor self) -> Tensor
def aten〇special_digamma〡shape(self: List[int]) -> List[int]:
    """As digamma."""
    return aten〇digamma〡shape(self)

def aten〇special_digamma〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As digamma."""
    return aten〇digamma〡dtype(self_rank_dtype)

# aten::special_psi(Tensor self) -> Tensor
def aten〇special_psi〡shape(self: List[int]) -> List[int]:
    """As digamma."""
    return aten〇digamma〡shape(self)

def aten〇special_psi〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As digamma."""
    return aten〇digamma〡dtype(self_rank_dtype)

# aten::special_i0(Tensor self) -> Tensor
def aten〇special_i0〡shape(self: List[int]) -> List[int]:
    """As i0."""
    return aten〇i0〡shape(self)

def aten〇special_i0〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As i0."""
    return aten〇i0〡dtype(self_rank_dtype)

# aten::special_round(Tensor self, *, int decimals=0) -> Tensor
def aten〇special_round〡shape(self: List[int], decimals: int) -> List[int]:
    """As round.decimals."""
    return aten〇round〇decimals〡shape(self, decimals)

def aten〇special_round〡dtype(self_rank_dtype: Tuple[int, int], decimals: int) -> int:
    """As round.decimals."""
    return aten〇round〇decimals〡dtype(self_rank_dtype, decimals)

# aten::special_xlogy(Tensor self, Tensor other) -> Tensor
def aten〇special_xlogy〡shape(self: List[int], other: List[int]) -> List[int]:
    """As xlogy.Tensor."""
    return aten〇xlogy〇Tensor〡shape(self, other)

def aten〇special_xlogy〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As xlogy.Tensor."""
    return aten〇xlogy〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor
def aten〇special_xlogy〇other_scalar〡shape(self: List[int], other: float) -> List[int]:
    """As xlogy.Scalar_Other."""
    return aten〇xlogy〇Scalar_Other〡shape(self, other)

def aten〇special_xlogy〇other_scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As xlogy.Scalar_Other."""
    return aten〇xlogy〇Scalar_Other〡dtype(self_rank_dtype, other)


# Arithmetic and bounds ----------------------------------------------------------------------------

# aten::multiply.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇multiply〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As mul.Scalar."""
    return aten〇mul〇Scalar〡shape(self, other)

def aten〇multiply〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As mul.Scalar."""
    return aten〇mul〇Scalar〡dtype(self_rank_dtype, other)

# aten::multiply.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇multiply〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As mul.Tensor."""
    return aten〇mul〇Tensor〡shape(self, other)

def aten〇multiply〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As mul.Tensor."""
    return aten〇mul〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇subtract〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    """As sub.Scalar."""
    return aten〇sub〇Scalar〡shape(self, other, alpha)

def aten〇subtract〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """As sub.Scalar."""
    return aten〇sub〇Scalar〡dtype(self_rank_dtype, other, alpha)

# aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇subtract〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    """As sub.Tensor."""
    return aten〇sub〇Tensor〡shape(self, other, alpha)

def aten〇subtract〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """As sub.Tensor."""
    return aten〇sub〇Tensor〡dtype(self_rank_dtype, other_rank_dtype, alpha)

# aten::divide.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇divide〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As div.Scalar."""
    return aten〇div〇Scalar〡shape(self, other)

def aten〇divide〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As div.Scalar."""
    return aten〇div〇Scalar〡dtype(self_rank_dtype, other)

# aten::divide.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇divide〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As div.Tensor."""
    return aten〇div〇Tensor〡shape(self, other)

def aten〇divide〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As div.Tensor."""
    return aten〇div〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
def aten〇divide〇Scalar_mode〡shape(self: List[int], other: float, rounding_mode: Optional[str]) -> List[int]:
    """As div.Scalar_mode."""
    return aten〇div〇Scalar_mode〡shape(self, other, rounding_mode)

def aten〇divide〇Scalar_mode〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], rounding_mode: Optional[str]) -> int:
    """As div.Scalar_mode."""
    return aten〇div〇Scalar_mode〡dtype(self_rank_dtype, other, rounding_mode)

# aten::divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
def aten〇divide〇Tensor_mode〡shape(self: List[int], other: List[int], rounding_mode: Optional[str]) -> List[int]:
    """As div.Tensor_mode."""
    return aten〇div〇Tensor_mode〡shape(self, other, rounding_mode)

def aten〇divide〇Tensor_mode〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], rounding_mode: Optional[str]) -> int:
    """As div.Tensor_mode."""
    return aten〇div〇Tensor_mode〡dtype(self_rank_dtype, other_rank_dtype, rounding_mode)

# aten::true_divide.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇true_divide〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As div.Scalar."""
    return aten〇div〇Scalar〡shape(self, other)

def aten〇true_divide〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As div.Scalar."""
    return aten〇div〇Scalar〡dtype(self_rank_dtype, other)

# aten::true_divide.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇true_divide〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As div.Tensor."""
    return aten〇div〇Tensor〡shape(self, other)

def aten〇true_divide〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As div.Tensor."""
    return aten〇div〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def aten〇clip〡shape(self: List[int], min: Optional[float], max: Optional[float]) -> List[int]:
    """As clamp."""
    return aten〇clamp〡shape(self, min, max)

def aten〇clip〡dtype(self_rank_dtype: Tuple[int, int], min: Optional[Union[int, float, complex]], max: Optional[Union[int, float, complex]]) -> int:
    """As clamp."""
    return aten〇clamp〡dtype(self_rank_dtype, min, max)

# aten::clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def aten〇clip〇Tensor〡shape(self: List[int], min: Optional[List[int]], max: Optional[List[int]]) -> List[int]:
    """As clamp.Tensor."""
    return aten〇clamp〇Tensor〡shape(self, min, max)

def aten〇clip〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], min_rank_dtype: Optional[Tuple[int, int]], max_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """As clamp.Tensor."""
    return aten〇clamp〇Tensor〡dtype(self_rank_dtype, min_rank_dtype, max_rank_dtype)


# Comparisons --------------------------------------------------------------------------------------

# aten::not_equal.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇not_equal〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As ne.Scalar."""
    return aten〇ne〇Scalar〡shape(self, other)

def aten〇not_equal〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As ne.Scalar."""
    return aten〇ne〇Scalar〡dtype(self_rank_dtype, other)

# aten::not_equal.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇not_equal〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As ne.Tensor."""
    return aten〇ne〇Tensor〡shape(self, other)

def aten〇not_equal〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As ne.Tensor."""
    return aten〇ne〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::less.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇less〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As lt.Scalar."""
    return aten〇lt〇Scalar〡shape(self, other)

def aten〇less〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As lt.Scalar."""
    return aten〇lt〇Scalar〡dtype(self_rank_dtype, other)

# aten::less.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇less〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As lt.Tensor."""
    return aten〇lt〇Tensor〡shape(self, other)

def aten〇less〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As lt.Tensor."""
    return aten〇lt〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::less_equal.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇less_equal〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As le.Scalar."""
    return aten〇le〇Scalar〡shape(self, other)

def aten〇less_equal〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As le.Scalar."""
    return aten〇le〇Scalar〡dtype(self_rank_dtype, other)

# aten::less_equal.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇less_equal〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As le.Tensor."""
    return aten〇le〇Tensor〡shape(self, other)

def aten〇less_equal〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As le.Tensor."""
    return aten〇le〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::greater.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇greater〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As gt.Scalar."""
    return aten〇gt〇Scalar〡shape(self, other)

def aten〇greater〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As gt.Scalar."""
    return aten〇gt〇Scalar〡dtype(self_rank_dtype, other)

# aten::greater.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇greater〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As gt.Tensor."""
    return aten〇gt〇Tensor〡shape(self, other)

def aten〇greater〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As gt.Tensor."""
    return aten〇gt〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)

# aten::greater_equal.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇greater_equal〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """As ge.Scalar."""
    return aten〇ge〇Scalar〡shape(self, other)

def aten〇greater_equal〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """As ge.Scalar."""
    return aten〇ge〇Scalar〡dtype(self_rank_dtype, other)

# aten::greater_equal.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇greater_equal〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """As ge.Tensor."""
    return aten〇ge〇Tensor〡shape(self, other)

def aten〇greater_equal〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """As ge.Tensor."""
    return aten〇ge〇Tensor〡dtype(self_rank_dtype, other_rank_dtype)
