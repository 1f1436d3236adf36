"""Running sums, products and extremes along a dimension, whose sizes stay."""
from typing import Any, List, Optional, Tuple, Union

import torch


def same_along(self: List[int], dim: int) -> List[int]:
    """The sizes stay; `dim` must be a dimension."""
    wrap_dim(dim, len(self))
    return self

# aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def aten〇cumsum〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇cumsum〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """Integers and bools are summed up as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def aten〇cumprod〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇cumprod〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """Integers and bools are multiplied as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::logcumsumexp(Tensor self, int dim) -> Tensor
def aten〇logcumsumexp〡shape(self: List[int], dim: int) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇logcumsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
def aten〇cummax〡shape(self: List[int], dim: int) -> Tuple[List[int], List[int]]:
    """The sizes stay, of values and of indices."""
    return twice(same_along(self, dim))

def aten〇cummax〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
def aten〇cummin〡shape(self: List[int], dim: int) -> Tuple[List[int], List[int]]:
    """The sizes stay, of values and of indices."""
    return twice(same_along(self, dim))

def aten〇cummin〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)
