"""The four operations, remainders, and what is made of them."""
from typing import List, Optional, Tuple, Union

import torch


# aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇add〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇add〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The number takes part with its kind only."""
    return check_alpha(promote_scalar(self_rank_dtype, other), alpha)

# aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇add〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇add〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """`self` and `other` promoted."""
    return check_alpha(promote(self_rank_dtype, other_rank_dtype), alpha)

# aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇sub〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sub〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The number takes part with its kind only; bools have no difference."""
    check_not_bool(dtype_of(self_rank_dtype), "subtraction")
    check_not_bool(dtype_of_scalar(other), "subtraction")
    return check_alpha(promote_scalar(self_rank_dtype, other), alpha)

# aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇sub〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇sub〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """`self` and `other` promoted; bools have no difference."""
    check_not_bool(dtype_of(self_rank_dtype), "subtraction")
    check_not_bool(dtype_of(other_rank_dtype), "subtraction")
    return check_alpha(promote(self_rank_dtype, other_rank_dtype), alpha)

# aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇rsub〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇rsub〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The number takes part with its kind only; bools have no difference."""
    check_not_bool(dtype_of(self_rank_dtype), "subtraction")
    check_not_bool(dtype_of_scalar(other), "subtraction")
    return check_alpha(promote_scalar(self_rank_dtype, other), alpha)

# aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇rsub〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇rsub〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """`self` and `other` promoted; bools have no difference."""
    return aten〇sub〇Tensor〡dtype(other_rank_dtype, self_rank_dtype, alpha)

# aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇mul〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇mul〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇mul〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇mul〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# Division -----------------------------------------------------------------------------------------

# aten::div.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇div〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇div〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::div.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇div〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇div〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
def aten〇div〇Scalar_mode〡shape(self: List[int], other: float, rounding_mode: Optional[str]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇div〇Scalar_mode〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], rounding_mode: Optional[str]) -> int:
    """The number takes part with its kind only; the rounding tells what division gives."""
    return division_dtype(check_divisor(promote_scalar(self_rank_dtype, other), other, rounding_mode), rounding_mode)

# aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
def aten〇div〇Tensor_mode〡shape(self: List[int], other: List[int], rounding_mode: Optional[str]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇div〇Tensor_mode〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], rounding_mode: Optional[str]) -> int:
    """`self` and `other` promoted; the rounding tells what division gives."""
    return division_dtype(promote(self_rank_dtype, other_rank_dtype), rounding_mode)

# aten::floor_divide(Tensor self, Tensor other) -> Tensor
def aten〇floor_divide〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇floor_divide〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must be real numbers."""
    return check_ordered(promote(self_rank_dtype, other_rank_dtype), "floor_divide")

# aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇floor_divide〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇floor_divide〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only; the quotients are real numbers."""
    return check_ordered(check_divisor(promote_scalar(self_rank_dtype, other), other, "floor"), "floor_divide")

# aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇remainder〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇remainder〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only."""
    return check_divisor(promote_scalar(self_rank_dtype, other), other, "floor")

# aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇remainder〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇remainder〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇remainder〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇remainder〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)

# aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇fmod〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇fmod〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only."""
    return check_divisor(promote_scalar(self_rank_dtype, other), other, "floor")

# aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇fmod〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇fmod〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::gcd(Tensor self, Tensor other) -> Tensor
def aten〇gcd〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇gcd〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::lcm(Tensor self, Tensor other) -> Tensor
def aten〇lcm〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇lcm〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; two bools have no multiple."""
    return check_not_bool(promote(self_rank_dtype, other_rank_dtype), "lcm")

# Several operations at once -----------------------------------------------------------------------

# aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def aten〇addcmul〡shape(self: List[int], tensor1: List[int], tensor2: List[int], value: float) -> List[int]:
    """`self`, `tensor1` and `tensor2` broadcast."""
    return broadcast3(self, tensor1, tensor2)

def aten〇addcmul〡dtype(self_rank_dtype: Tuple[int, int], tensor1_rank_dtype: Tuple[int, int], tensor2_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """`self`, `tensor1` and `tensor2` promoted; `value` must be a number of that type."""
    return check_fits(value, promote3(self_rank_dtype, tensor1_rank_dtype, tensor2_rank_dtype))

# aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def aten〇addcdiv〡shape(self: List[int], tensor1: List[int], tensor2: List[int], value: float) -> List[int]:
    """`self`, `tensor1` and `tensor2` broadcast."""
    return broadcast3(self, tensor1, tensor2)

def aten〇addcdiv〡dtype(self_rank_dtype: Tuple[int, int], tensor1_rank_dtype: Tuple[int, int], tensor2_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """`self`, `tensor1` and `tensor2` promoted; integers are not divided by integers."""
    both_whole = is_integer(dtype_of(tensor1_rank_dtype)) and is_integer(dtype_of(tensor2_rank_dtype))
    assert not both_whole, "addcdiv: expected 'tensor1' or 'tensor2' to be floating, but both are integers"
    return promote3(self_rank_dtype, tensor1_rank_dtype, tensor2_rank_dtype)

# aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
def aten〇lerp〇Scalar〡shape(self: List[int], end: List[int], weight: float) -> List[int]:
    """`self` and `end` broadcast."""
    return broadcast(self, end)

def aten〇lerp〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], weight: Union[int, float, complex]) -> int:
    """The one type of `self` and `end`."""
    return check_same(self_rank_dtype, end_rank_dtype, "end")

# aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
def aten〇lerp〇Tensor〡shape(self: List[int], end: List[int], weight: List[int]) -> List[int]:
    """`self`, `end` and `weight` broadcast."""
    return broadcast3(self, end, weight)

def aten〇lerp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    """The one type of `self`, `end` and `weight`; a weight without dimensions is promoted."""
    weight_rank, _ = weight_rank_dtype
    dtype = check_same(self_rank_dtype, end_rank_dtype, "end")
    return promote(self_rank_dtype, weight_rank_dtype) if weight_rank == 0 else check_same(self_rank_dtype, weight_rank_dtype, "weight")


# What is asked of types and numbers ---------------------------------------------------------------

def check_not_bool(dtype: int, what: str) -> int:
    """The type, which must be one of numbers."""
    assert dtype != torch.bool, f"{what}: expected numbers, but got bools"
    return dtype


def check_same(first: Tuple[int, int], second: Tuple[int, int], what: str) -> int:
    """The type of two tensors that must have the same."""
    dtype = dtype_of(first)
    assert dtype == dtype_of(second), f"expected '{what}' to be of the element type {dtype} as the first tensor, but got {dtype_of(second)}"
    return dtype


def check_alpha(dtype: int, alpha: Union[int, float, complex]) -> int:
    """A factor must be of a kind that the result holds: no fraction for integers, and a bool for bools alone."""
    kind = dtype_of_scalar(alpha)
    assert kind != torch.bool or dtype == torch.bool, "expected 'alpha' to be a number, but got a bool"
    assert kind != torch.float64 or not is_integer(dtype), f"expected 'alpha' to be an integer, as all else is, but got {alpha}"
    return dtype


def check_divisor(dtype: int, divisor: Union[int, float, complex], rounding_mode: Optional[str]) -> int:
    """The quotient's type; integers are not divided by zero."""
    if rounding_mode is not None:
        assert not is_integer(dtype) or dtype == torch.bool or float(divisor) != 0.0, "integers cannot be divided by zero"
    return dtype


def division_dtype(promoted: int, rounding_mode: Optional[str]) -> int:
    """Division with a rounding mode keeps integers; without one it is true division."""
    if rounding_mode is None:
        return float_of(promoted)
    assert rounding_mode == "trunc" or rounding_mode == "floor", f"expected 'rounding_mode' to be None, 'trunc' or 'floor', but got '{rounding_mode}'"
    return check_ordered(promoted, "division") if rounding_mode == "floor" else promoted
