"""The greater and the lesser, bounds, and choices by a mask."""
from typing import List, Optional, Tuple, Union

import torch


# The greater and the lesser -----------------------------------------------------------------------

# aten::maximum(Tensor self, Tensor other) -> Tensor
def aten〇maximum〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇maximum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::minimum(Tensor self, Tensor other) -> Tensor
def aten〇minimum〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇minimum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::max.other(Tensor self, Tensor other) -> Tensor
def aten〇max〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇max〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::min.other(Tensor self, Tensor other) -> Tensor
def aten〇min〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇min〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fmax(Tensor self, Tensor other) -> Tensor
def aten〇fmax〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇fmax〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fmin(Tensor self, Tensor other) -> Tensor
def aten〇fmin〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇fmin〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)

# Bounds -------------------------------------------------------------------------------------------

# aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def aten〇clamp〡shape(self: List[int], min: Optional[float], max: Optional[float]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇clamp〡dtype(self_rank_dtype: Tuple[int, int], min: Optional[Union[int, float, complex]], max: Optional[Union[int, float, complex]]) -> int:
    """The bounds take part with their kind only."""
    self_rank, self_dtype = self_rank_dtype
    assert min is not None or max is not None, "torch.clamp: At least one of 'min' or 'max' must not be None"
    if min is None:
        return self_dtype if max is None else promote_scalar(self_rank_dtype, max)
    if max is None:
        return promote_scalar(self_rank_dtype, min)
    return promote_dtypes([self_rank, None, None], [self_dtype, dtype_of_scalar(min), dtype_of_scalar(max)])

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
    _, self_dtype = self_rank_dtype
    assert min_rank_dtype is not None or max_rank_dtype is not None, "torch.clamp: At least one of 'min' or 'max' must not be None"
    if min_rank_dtype is None:
        return self_dtype if max_rank_dtype is None else promote(self_rank_dtype, max_rank_dtype)
    if max_rank_dtype is None:
        return promote(self_rank_dtype, min_rank_dtype)
    return promote3(self_rank_dtype, min_rank_dtype, max_rank_dtype)

# aten::clamp_min(Tensor self, Scalar min) -> Tensor
def aten〇clamp_min〡shape(self: List[int], min: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇clamp_min〡dtype(self_rank_dtype: Tuple[int, int], min: Union[int, float, complex]) -> int:
    """The number `min` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, min)

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
    """The number `max` takes part with its kind only."""
    return promote_scalar(self_rank_dtype, max)

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
    if dtype_of_scalar(self) == torch.float64 or dtype_of_scalar(other) == torch.float64:
        return torch.float32
    return promote_dtypes([None, None], [dtype_of_scalar(self), dtype_of_scalar(other)])

# aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
def aten〇masked_fill〇Scalar〡shape(self: List[int], mask: List[int], value: float) -> List[int]:
    """`self` and `mask` broadcast."""
    return broadcast(self, mask)

def aten〇masked_fill〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """The type of `self`."""
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
def aten〇masked_fill〇Tensor〡shape(self: List[int], mask: List[int], value: List[int]) -> List[int]:
    """`self` and `mask` broadcast; the value is a single one."""
    assert len(value) == 0, f"masked_fill only supports a 0-dimensional value tensor, but got tensor with {len(value)} dimension(s)."
    return broadcast(self, mask)

def aten〇masked_fill〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
def aten〇masked_scatter〡shape(self: List[int], mask: List[int], source: List[int]) -> List[int]:
    """`self` and `mask` broadcast."""
    return broadcast(self, mask)

def aten〇masked_scatter〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype
