"""Running sums, products and extremes along a dimension, whose sizes stay."""
from typing import Any, List, Optional, Tuple, Union

import torch


def same_along(self: List[int], dim: int) -> List[int]:
    """The sizes stay; `dim` must be a dimension."""
    wrap_dim(dim, len(self))
    return self


def joined_size(self: List[int], other: Optional[List[int]], dim: int) -> int:
    """The size along `dim` of what is put beside a tensor, 0 for nothing; the other sizes are equal."""
    if other is None:
        return 0
    assert len(other) == len(self), f"diff: expected {len(self)} dimensions of what is put beside, got {len(other)}"
    for i in range(len(self)):
        assert i == dim or other[i] == self[i], f"diff: expected the sizes {self} but along dimension {dim}, got {other}"
    return other[dim]

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

# aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
def aten〇diff〡shape(self: List[int], n: int, dim: int, prepend: Optional[List[int]], append: Optional[List[int]]) -> List[int]:
    """The dimension `dim`, with what is put before and behind, loses an element for each time that differences are taken."""
    assert len(self) > 0, "diff: expected at least 1 dimension, got 0"
    assert n >= 0, f"diff: expected a number of times that is not negative, got {n}"
    if n == 0 and prepend is None and append is None:
        return self
    at = wrap_dim(dim, len(self))
    size = self[at] + joined_size(self, prepend, at) + joined_size(self, append, at)
    return self if n == 0 else with_size(self, at, max(size - n, 0))

def aten〇diff〡dtype(self_rank_dtype: Tuple[int, int], n: int, dim: int, prepend_rank_dtype: Optional[Tuple[int, int]], append_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """What the elements and those put before and behind promote to."""
    _, self_dtype = self_rank_dtype
    dtype = self_dtype
    if prepend_rank_dtype is not None:
        dtype = promote((1, dtype), (1, dtype_of(prepend_rank_dtype)))
    if append_rank_dtype is not None:
        dtype = promote((1, dtype), (1, dtype_of(append_rank_dtype)))
    return dtype
