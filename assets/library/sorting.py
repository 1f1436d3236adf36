"""Orders along a dimension: all elements, the first k, the k-th."""
from typing import Any, List, Optional, Tuple, Union

import torch


def first_of_sorted(self: List[int], k: int, dim: int) -> List[int]:
    """The dimension `dim` has k elements, of those that there are."""
    at = wrap_dim(dim, len(self))
    size = 1 if len(self) == 0 else self[at]
    assert k >= 0 and k <= size, f"topk: expected at most {size} elements, got k = {k}"
    return self if len(self) == 0 else with_size(self, at, k)


def check_sorted_sequence(sequence: List[int], side: Optional[str], right: bool, sorter: Optional[List[int]]) -> int:
    """A sequence has a dimension and may have an order; the side is left or right."""
    assert len(sequence) > 0, "searchsorted: expected a sequence of at least 1 dimension, got 0"
    if side is not None:
        assert side == "left" or side == "right", f"searchsorted: expected the side 'left' or 'right', got '{side}'"
        assert side == "right" or not right, "searchsorted: expected the side 'right' beside right=True"
    if sorter is not None:
        assert sorter == sequence, f"searchsorted: expected an order of the sizes {sequence}, got {sorter}"
    return 0


def check_sorter(sorter: Optional[Tuple[int, int]]) -> int:
    """An order is of int64."""
    if sorter is not None:
        assert dtype_of(sorter) == torch.int64, "searchsorted: expected an order of int64"
    return 0

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

# aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
def aten〇sort〇stable〡shape(self: List[int], stable: Optional[bool], dim: int, descending: bool) -> Tuple[List[int], List[int]]:
    """The sizes stay, of values and of indices."""
    return twice(same_along(self, dim))

def aten〇sort〇stable〡dtype(self_rank_dtype: Tuple[int, int], stable: Optional[bool], dim: int, descending: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stood; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return (check_not_complex(self_dtype, "sort"), torch.int64)

# aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
def aten〇argsort〇stable〡shape(self: List[int], stable: bool, dim: int, descending: bool) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇argsort〇stable〡dtype(self_rank_dtype: Tuple[int, int], stable: bool, dim: int, descending: bool) -> int:
    """An index is int64; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    check_not_complex(self_dtype, "argsort")
    return torch.int64

# aten::msort(Tensor self) -> Tensor
def aten〇msort〡shape(self: List[int]) -> List[int]:
    """The sizes stay; the first dimension is sorted."""
    return same_along(self, 0)

def aten〇msort〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return check_not_complex(self_dtype, "msort")

# aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
def aten〇searchsorted〇Tensor〡shape(sorted_sequence: List[int], self: List[int], out_int32: bool, right: bool, side: Optional[str], sorter: Optional[List[int]]) -> List[int]:
    """A place in the sorted sequence for each element."""
    check_sorted_sequence(sorted_sequence, side, right, sorter)
    if len(sorted_sequence) == 1:
        return self
    assert len(self) == len(sorted_sequence), f"searchsorted: expected a sequence of 1 dimension, or of the elements' number of dimensions, got {sorted_sequence} and {self}"
    for i in range(len(self) - 1):
        assert self[i] == sorted_sequence[i], f"searchsorted: expected the elements' sizes but for the last, got {sorted_sequence} and {self}"
    return self

def aten〇searchsorted〇Tensor〡dtype(sorted_sequence_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], out_int32: bool, right: bool, side: Optional[str], sorter_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """An index is int64, or int32 if that is asked for."""
    check_sorter(sorter_rank_dtype)
    return torch.int32 if out_int32 else torch.int64

# aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
def aten〇searchsorted〇Scalar〡shape(sorted_sequence: List[int], self: float, out_int32: bool, right: bool, side: Optional[str], sorter: Optional[List[int]]) -> List[int]:
    """A place in the sorted sequence, which has one dimension."""
    check_sorted_sequence(sorted_sequence, side, right, sorter)
    assert len(sorted_sequence) == 1, f"searchsorted: expected a sequence of 1 dimension for a number, got {sorted_sequence}"
    return reduce_all()

def aten〇searchsorted〇Scalar〡dtype(sorted_sequence_rank_dtype: Tuple[int, int], self: Union[int, float, complex], out_int32: bool, right: bool, side: Optional[str], sorter_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """An index is int64, or int32 if that is asked for."""
    check_sorter(sorter_rank_dtype)
    return torch.int32 if out_int32 else torch.int64
