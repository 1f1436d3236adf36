"""Maxima, minima, medians and modes, and where they stand."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_not_empty(self: List[int], dim: int) -> int:
    """The dimension `dim`, counted from the start, which must have an element."""
    at = wrap_dim(dim, len(self))
    if len(self) > 0:
        assert self[at] != 0, f"expected an element along dimension {at}, got the sizes {self}"
    return at


def check_any_element(self: List[int], what: str) -> int:
    """Of no elements at all there is no extreme."""
    assert element_count(self) != 0, f"{what}: expected an element or a dimension to reduce, got the sizes {self}"
    return 0


def extreme_sizes(self: List[int], dims: List[int], keepdim: bool) -> List[int]:
    """Without the dimensions `dims`, none of which may be empty."""
    if len(dims) == 0:
        check_any_element(self, "extremes")
    for dim in check_dims(self, dims):
        check_not_empty(self, dim)
    return reduce_sizes(self, dims, keepdim)


def extreme_along(self: List[int], dim: int, keepdim: bool) -> List[int]:
    """Without the dimension `dim`, which must not be empty."""
    check_not_empty(self, dim)
    return reduce_one(self, dim, keepdim)


def extreme_along_maybe(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    """Without the dimension `dim`, or without any; what goes must not be empty."""
    if dim is None:
        check_any_element(self, "extremes")
        return reduce_maybe_one(self, None, keepdim)
    return extreme_along(self, dim, keepdim)


def check_ordered(dtype: int, what: str) -> int:
    """The dtype, which must be neither bool nor complex."""
    assert dtype != torch.bool, f"{what}: expected numbers, got bools"
    return check_not_complex(dtype, what)

# aten::max(Tensor self) -> Tensor
def aten〇max〡shape(self: List[int]) -> List[int]:
    """No dimension stays; there must be an element."""
    check_any_element(self, "max")
    return reduce_all()

def aten〇max〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::min(Tensor self) -> Tensor
def aten〇min〡shape(self: List[int]) -> List[int]:
    """No dimension stays; there must be an element."""
    check_any_element(self, "min")
    return reduce_all()

def aten〇min〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇max〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    return twice(extreme_along(self, dim, keepdim))

def aten〇max〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return (check_not_complex(self_dtype, "max"), torch.int64)

# aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇min〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    return twice(extreme_along(self, dim, keepdim))

def aten〇min〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return (check_not_complex(self_dtype, "min"), torch.int64)

# aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def aten〇amax〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return extreme_sizes(self, dim, keepdim)

def aten〇amax〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def aten〇amin〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return extreme_sizes(self, dim, keepdim)

def aten〇amin〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
def aten〇aminmax〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of minima and maxima; without one, all."""
    return twice(extreme_along_maybe(self, dim, keepdim))

def aten〇aminmax〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> Tuple[int, int]:
    """That of the elements; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    check_not_complex(self_dtype, "aminmax")
    return (self_dtype, self_dtype)

# aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def aten〇argmax〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    """The dimension `dim` goes; without one, all."""
    return extreme_along_maybe(self, dim, keepdim)

def aten〇argmax〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> int:
    """An index is int64; the elements are neither bools nor complex."""
    _, self_dtype = self_rank_dtype
    check_ordered(self_dtype, "argmax")
    return torch.int64

# aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def aten〇argmin〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    """The dimension `dim` goes; without one, all."""
    return extreme_along_maybe(self, dim, keepdim)

def aten〇argmin〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> int:
    """An index is int64; the elements are neither bools nor complex."""
    _, self_dtype = self_rank_dtype
    check_ordered(self_dtype, "argmin")
    return torch.int64

# aten::median(Tensor self) -> Tensor
def aten〇median〡shape(self: List[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇median〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::nanmedian(Tensor self) -> Tensor
def aten〇nanmedian〡shape(self: List[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇nanmedian〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇median〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    return twice(extreme_along(self, dim, keepdim))

def aten〇median〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇nanmedian〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    return twice(extreme_along(self, dim, keepdim))

def aten〇nanmedian〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇mode〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimension `dim` goes, of values and of indices."""
    return twice(extreme_along(self, dim, keepdim))

def aten〇mode〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)
