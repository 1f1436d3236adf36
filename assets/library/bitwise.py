"""Operations on the bits of integers and bools."""
from typing import List, Tuple, Union

import torch


# Two tensors --------------------------------------------------------------------------------------

# aten::bitwise_not(Tensor self) -> Tensor
def aten〇bitwise_not〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_not〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_and〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇bitwise_and〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_or〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇bitwise_or〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_xor〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇bitwise_xor〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_left_shift〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇bitwise_left_shift〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_right_shift〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇bitwise_right_shift〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__and__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇__and__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__or__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇__or__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__xor__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇__xor__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__lshift__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇__lshift__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must be integers."""
    return check_integer(promote(self_rank_dtype, other_rank_dtype), "shift")

# aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__rshift__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇__rshift__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must be integers."""
    return check_integer(promote(self_rank_dtype, other_rank_dtype), "shift")

# A tensor and a number ----------------------------------------------------------------------------

# aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_and〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_and〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_or〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_or〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_xor〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_xor〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_left_shift〇Tensor_Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_left_shift〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_right_shift〇Tensor_Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bitwise_right_shift〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__and__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇__and__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__or__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇__or__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__xor__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇__xor__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, other)

# aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__lshift__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇__lshift__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only, and all must be integers."""
    return check_integer(promote_scalar(self_rank_dtype, other), "shift")

# aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__rshift__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇__rshift__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only, and all must be integers."""
    return check_integer(promote_scalar(self_rank_dtype, other), "shift")

# aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇bitwise_and〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇bitwise_and〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)

# aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇bitwise_or〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇bitwise_or〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)

# aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇bitwise_xor〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇bitwise_xor〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)

# aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇bitwise_left_shift〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇bitwise_left_shift〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)

# aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
def aten〇bitwise_right_shift〇Scalar_Tensor〡shape(self: float, other: List[int]) -> List[int]:
    """The sizes of `other`."""
    return other

def aten〇bitwise_right_shift〇Scalar_Tensor〡dtype(self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    return promote_scalar(other_rank_dtype, self)


def check_integer(dtype: int, what: str) -> int:
    """The type, which must be one of integers."""
    assert is_integer(dtype) and dtype != torch.bool, f"{what}: expected integers, but got other numbers or bools"
    return dtype
