"""The greater and the lesser, bounds, and choices by a mask."""
from typing import List, Optional, Tuple, Union

import torch


# The greater and the lesser -----------------------------------------------------------------------

# aten::maximum(Tensor self, Tensor other) -> Tensor
def aten〇maximum〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇maximum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# aten::minimum(Tensor self, Tensor other) -> Tensor
def aten〇minimum〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇minimum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# aten::max.other(Tensor self, Tensor other) -> Tensor
def aten〇max〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇max〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# aten::min.other(Tensor self, Tensor other) -> Tensor
def aten〇min〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇min〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# aten::fmax(Tensor self, Tensor other) -> Tensor
def aten〇fmax〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇fmax〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# aten::fmin(Tensor self, Tensor other) -> Tensor
def aten〇fmin〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇fmin〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must have an order."""
    return check_not_complex(promote(self_rank_dtype, other_rank_dtype), "extremes")

# Bounds -------------------------------------------------------------------------------------------

# aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def aten〇clamp〡shape(self: List[int], min: Optional[float], max: Optional[float]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇clamp〡dtype(self_rank_dtype: Tuple[int, int], min: Optional[Union[int, float, complex]], max: Optional[Union[int, float, complex]]) -> int:
    """The bounds take part with their kind only."""
    assert min is not None or max is not None, "clamp: expected 'min' or 'max', but got neither"
    if min is None:
        return dtype_of(self_rank_dtype) if max is None else below(promote_scalar(self_rank_dtype, max), max)
    if max is None:
        return above(promote_scalar(self_rank_dtype, min), min)
    return below(above(promote_scalars(self_rank_dtype, min, max), min), max)

# aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def aten〇clamp〇Tensor〡shape(self: List[int], min: Optional[List[int]], max: Optional[List[int]]) -> List[int]:
    """`self` and the bounds broadcast."""
    out = self
    if min is not None:
        out = broadcast(out, min)
    if max is not None:
        out = broadcast(out, max)
    return out

def aten〇clamp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], min_rank_dtype: Optional[Tuple[int, int]], max_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """`self` and the bounds promoted."""
    assert min_rank_dtype is not None or max_rank_dtype is not None, "clamp: expected 'min' or 'max', but got neither"
    dtype = check_not_complex(dtype_of(self_rank_dtype), "clamp")
    if min_rank_dtype is None:
        return dtype if max_rank_dtype is None else promote(self_rank_dtype, max_rank_dtype)
    if max_rank_dtype is None:
        return promote(self_rank_dtype, min_rank_dtype)
    return promote3(self_rank_dtype, min_rank_dtype, max_rank_dtype)

# aten::clamp_min(Tensor self, Scalar min) -> Tensor
def aten〇clamp_min〡shape(self: List[int], min: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇clamp_min〡dtype(self_rank_dtype: Tuple[int, int], min: Union[int, float, complex]) -> int:
    """The bound takes part with its kind only."""
    return above(promote_scalar(self_rank_dtype, min), min)

# aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
def aten〇clamp_min〇Tensor〡shape(self: List[int], min: List[int]) -> List[int]:
    """`self` and `min` broadcast."""
    return broadcast(self, min)

def aten〇clamp_min〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], min_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `min` promoted."""
    return promote(self_rank_dtype, min_rank_dtype)

# aten::clamp_max(Tensor self, Scalar max) -> Tensor
def aten〇clamp_max〡shape(self: List[int], max: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇clamp_max〡dtype(self_rank_dtype: Tuple[int, int], max: Union[int, float, complex]) -> int:
    """The bound takes part with its kind only."""
    return below(promote_scalar(self_rank_dtype, max), max)

# aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
def aten〇clamp_max〇Tensor〡shape(self: List[int], max: List[int]) -> List[int]:
    """`self` and `max` broadcast."""
    return broadcast(self, max)

def aten〇clamp_max〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], max_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `max` promoted."""
    return promote(self_rank_dtype, max_rank_dtype)

# Choices by a mask --------------------------------------------------------------------------------

# aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
def aten〇where〇self〡shape(condition: List[int], self: List[int], other: List[int]) -> List[int]:
    """`condition`, `self` and `other` broadcast."""
    return broadcast3(condition, self, other)

def aten〇where〇self〡dtype(condition_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    check_mask(condition_rank_dtype, "condition")
    return promote(self_rank_dtype, other_rank_dtype)

# aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
def aten〇where〇ScalarSelf〡shape(condition: List[int], self: float, other: List[int]) -> List[int]:
    """`condition` and `other` broadcast."""
    return broadcast(condition, other)

def aten〇where〇ScalarSelf〡dtype(condition_rank_dtype: Tuple[int, int], self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    """The number `self` takes part with its kind only."""
    check_mask(condition_rank_dtype, "condition")
    return promote_scalar(other_rank_dtype, self)

# aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
def aten〇where〇ScalarOther〡shape(condition: List[int], self: List[int], other: float) -> List[int]:
    """`condition` and `self` broadcast."""
    return broadcast(condition, self)

def aten〇where〇ScalarOther〡dtype(condition_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only."""
    check_mask(condition_rank_dtype, "condition")
    return promote_scalar(self_rank_dtype, other)

# aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
def aten〇where〇Scalar〡shape(condition: List[int], self: float, other: float) -> List[int]:
    """The sizes of `condition`."""
    return condition

def aten〇where〇Scalar〡dtype(condition_rank_dtype: Tuple[int, int], self: Union[int, float, complex], other: Union[int, float, complex]) -> int:
    """A float counts as float32, an integer as int64."""
    check_mask(condition_rank_dtype, "condition")
    return join(default_dtype(self), default_dtype(other))

# aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
def aten〇masked_fill〇Scalar〡shape(self: List[int], mask: List[int], value: float) -> List[int]:
    """`self` and `mask` broadcast."""
    return broadcast(self, mask)

def aten〇masked_fill〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """The type of `self`, which must be able to hold the number; the mask is of bools."""
    check_bools(mask_rank_dtype, "mask")
    return check_fits(value, dtype_of(self_rank_dtype))

# aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
def aten〇masked_fill〇Tensor〡shape(self: List[int], mask: List[int], value: List[int]) -> List[int]:
    """`self` and `mask` broadcast; the value is a single one."""
    assert len(value) == 0, f"masked_fill: expected a value without dimensions, but got sizes {value}"
    return broadcast(self, mask)

def aten〇masked_fill〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`; the mask is of bools."""
    check_bools(mask_rank_dtype, "mask")
    return dtype_of(self_rank_dtype)

# aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
def aten〇masked_scatter〡shape(self: List[int], mask: List[int], source: List[int]) -> List[int]:
    """`self` and `mask` broadcast."""
    return broadcast(self, mask)

def aten〇masked_scatter〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int]) -> int:
    """The one type of `self` and `source`; the mask is of bools."""
    check_bools(mask_rank_dtype, "mask")
    return check_same(self_rank_dtype, source_rank_dtype, "source")


def above(dtype: int, bound: Union[int, float, complex]) -> int:
    """The type of numbers that can reach a lower bound."""
    reaches = not is_integer(dtype) or dtype == torch.bool or float(bound) <= largest_of(dtype)
    assert reaches, f"clamp: expected a lower bound that the element type can reach, but got {bound}"
    return check_not_complex(dtype, "clamp")


def below(dtype: int, bound: Union[int, float, complex]) -> int:
    """The type of numbers that can reach an upper bound, cut to an integer where they are such."""
    reaches = not is_integer(dtype) or dtype == torch.bool or float(bound) > smallest_of(dtype) - 1.0
    assert reaches, f"clamp: expected an upper bound that the element type can reach, but got {bound}"
    return check_not_complex(dtype, "clamp")


def check_bools(given: Tuple[int, int], what: str) -> int:
    """What chooses elements here must be a tensor of bools."""
    assert dtype_of(given) == torch.bool, f"expected '{what}' to be a tensor of bools, but got the element type {dtype_of(given)}"
    return 0
