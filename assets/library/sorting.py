"""Orders along a dimension: all elements, the first k, the k-th."""
from typing import Any, List, Optional, Tuple, Union

import torch


def first_of_sorted(self: List[int], k: int, dim: int) -> List[int]:
    """The dimension `dim` has k elements, of those that there are."""
    at = wrap_dim(dim, len(self))
    size = 1 if len(self) == 0 else self[at]
    assert k >= 0 and k <= size, f"topk: expected at most {size} elements, got k = {k}"
    return self if len(self) == 0 else with_size(self, at, k)

# aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
def aten〇sort〡shape(self: List[int], dim: int, descending: bool) -> Tuple[List[int], List[int]]:
    """The sizes stay, of values and of indices."""
    return twice(same_along(self, dim))

def aten〇sort〡dtype(self_rank_dtype: Tuple[int, int], dim: int, descending: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stood; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return (check_not_complex(self_dtype, "sort"), torch.int64)

# aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
def aten〇argsort〡shape(self: List[int], dim: int, descending: bool) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇argsort〡dtype(self_rank_dtype: Tuple[int, int], dim: int, descending: bool) -> int:
    """An index is int64; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    check_not_complex(self_dtype, "argsort")
    return torch.int64

# aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
def aten〇topk〡shape(self: List[int], k: int, dim: int, largest: bool, sorted: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` has k elements, of values and of indices."""
    return twice(first_of_sorted(self, k, dim))

def aten〇topk〡dtype(self_rank_dtype: Tuple[int, int], k: int, dim: int, largest: bool, sorted: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stood; neither for bools nor for complex numbers."""
    _, self_dtype = self_rank_dtype
    return (check_ordered(self_dtype, "topk"), torch.int64)

# aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇kthvalue〡shape(self: List[int], k: int, dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    at = wrap_dim(dim, len(self))
    size = 1 if len(self) == 0 else self[at]
    assert k >= 1 and k <= size, f"kthvalue: expected k from 1 to {size}, got {k}"
    return twice(reduce_one(self, dim, keepdim))

def aten〇kthvalue〡dtype(self_rank_dtype: Tuple[int, int], k: int, dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stood."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)
