"""Sums, products, means, truth and counts: dimensions go, or stay as 1 with keepdim."""
from typing import Any, List, Optional, Tuple, Union

import torch


def reduce_sizes(self: List[int], dims: Optional[List[int]], keepdim: bool) -> List[int]:
    """Without the dimensions `dims`; None or no dimension at all stands for every one."""
    wrapped: List[int] = [] if dims is None else check_dims(self, dims)
    everything = len(wrapped) == 0
    out: List[int] = []
    for i in range(len(self)):
        if everything or i in wrapped:
            if keepdim:
                out.append(1)
        else:
            out.append(self[i])
    return out


def reduce_one(self: List[int], dim: int, keepdim: bool) -> List[int]:
    """Without the dimension `dim`."""
    at = wrap_dim(dim, len(self))
    out: List[int] = []
    for i in range(len(self)):
        if i != at:
            out.append(self[i])
        elif keepdim:
            out.append(1)
    return out


def reduce_indexed(self: List[int], dims: Optional[List[int]]) -> List[int]:
    """Without the dimensions `dims`, which must be given and counted from the start; none for no dimension at all."""
    assert dims is not None, "expected a list of dimensions, got None"
    for dim in dims:
        assert dim >= 0 and dim < max(len(self), 1), f"expected dimensions from 0 to {len(self) - 1}, got {dim}"
    return reduce_sizes(self, dims, False)


def reduce_listed(self: List[int], dims: Optional[List[int]], keepdim: bool) -> List[int]:
    """Without the dimensions `dims`; None stands for every one, no dimension at all for none."""
    if dims is not None and len(dims) == 0:
        return self
    return reduce_sizes(self, dims, keepdim)


def reduce_all() -> List[int]:
    """The sizes of a result without dimensions."""
    out: List[int] = []
    return out


def reduce_maybe_one(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    """Without the dimension `dim`; without any if that is None."""
    if dim is None:
        return [1] * len(self) if keepdim else reduce_all()
    return reduce_one(self, dim, keepdim)


def logsumexp_sizes(self: List[int], dims: List[int], keepdim: bool) -> List[int]:
    """Without the dimensions `dims`; all of them go by an empty list only with keepdim, or if there is no element."""
    assert keepdim or len(dims) > 0 or len(self) == 0 or element_count(self) == 0, "logsumexp: expected a dimension to reduce, or keepdim"
    return reduce_sizes(self, dims, keepdim)


def check_floating(dtype: int, what: str) -> int:
    """The dtype, which must be floating or complex."""
    assert not is_integer(dtype), f"{what}: expected a floating or complex dtype, got an integer or bool"
    return dtype


def check_not_complex(dtype: int, what: str) -> int:
    """The dtype, which must not be complex: complex numbers have no order."""
    assert not is_complex(dtype), f"{what}: expected numbers that have an order, got complex ones"
    return dtype


def truth_of(dtype: int) -> int:
    """What tells whether numbers are not 0: bool, but uint8 for uint8."""
    return torch.uint8 if dtype == torch.uint8 else torch.bool

# aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇sum〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇sum〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    """Integers and bools are summed up as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇sum〇dim_IntList〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇sum〇dim_IntList〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """Integers and bools are summed up as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# prims::sum(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
def prims〇sum〡shape(inp: List[int], dims: Optional[List[int]], output_dtype: Optional[int]) -> List[int]:
    """The dimensions `dims` go."""
    return reduce_indexed(inp, dims)

def prims〇sum〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], output_dtype: Optional[int]) -> int:
    """The given dtype, else the input's, also of integers."""
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, inp_dtype)

# aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇nansum〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇nansum〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """Integers and bools are summed up as int64, unless a dtype is given; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(check_not_complex(self_dtype, "nansum")))

# aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇prod〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇prod〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    """Integers and bools are multiplied as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇prod〇dim_int〡shape(self: List[int], dim: int, keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimension `dim` goes."""
    return reduce_one(self, dim, keepdim)

def aten〇prod〇dim_int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool, dtype: Optional[int]) -> int:
    """Integers and bools are multiplied as int64, unless a dtype is given."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# prims::prod(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
def prims〇prod〡shape(inp: List[int], dims: Optional[List[int]], output_dtype: Optional[int]) -> List[int]:
    """The dimensions `dims` go, none if there is none in the list."""
    if dims is not None and len(dims) == 0:
        return inp
    return reduce_indexed(inp, dims)

def prims〇prod〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], output_dtype: Optional[int]) -> int:
    """The given dtype, else the input's, also of integers."""
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, inp_dtype)

# aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇mean〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇mean〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    """The given dtype, else the input's; it must be floating or complex."""
    _, self_dtype = self_rank_dtype
    return check_floating(given_or(dtype, self_dtype), "mean")

# aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇mean〇dim〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """The given dtype, else the input's; it must be floating or complex."""
    _, self_dtype = self_rank_dtype
    return check_floating(given_or(dtype, self_dtype), "mean")

# aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇logsumexp〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return logsumexp_sizes(self, dim, keepdim)

def aten〇logsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """Integers and bools count as float32."""
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇special_logsumexp〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return logsumexp_sizes(self, dim, keepdim)

def aten〇special_logsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """Integers and bools count as float32."""
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::all(Tensor self) -> Tensor
def aten〇all〡shape(self: List[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇all〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::any(Tensor self) -> Tensor
def aten〇any〡shape(self: List[int]) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇any〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def aten〇all〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> List[int]:
    """The dimension `dim` goes."""
    return reduce_one(self, dim, keepdim)

def aten〇all〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def aten〇any〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> List[int]:
    """The dimension `dim` goes."""
    return reduce_one(self, dim, keepdim)

def aten〇any〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def aten〇all〇dims〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool) -> List[int]:
    """The dimensions `dim` go, none if there is none in the list."""
    return reduce_listed(self, dim, keepdim)

def aten〇all〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def aten〇any〇dims〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool) -> List[int]:
    """The dimensions `dim` go, none if there is none in the list."""
    return reduce_listed(self, dim, keepdim)

def aten〇any〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool) -> int:
    """bool; uint8 of uint8."""
    _, self_dtype = self_rank_dtype
    return truth_of(self_dtype)

# aten::count_nonzero(Tensor self, int? dim=None) -> Tensor
def aten〇count_nonzero〡shape(self: List[int], dim: Optional[int]) -> List[int]:
    """The dimension `dim` goes; without one, all."""
    return reduce_maybe_one(self, dim, False)

def aten〇count_nonzero〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int]) -> int:
    """A count is int64."""
    return torch.int64

# aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
def aten〇count_nonzero〇dim_IntList〡shape(self: List[int], dim: List[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, False)

def aten〇count_nonzero〇dim_IntList〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    """A count is int64."""
    return torch.int64

# aten::trace(Tensor self) -> Tensor
def aten〇trace〡shape(self: List[int]) -> List[int]:
    """A matrix has one trace."""
    assert len(self) == 2, f"trace: expected a matrix, got {len(self)} dimensions"
    return reduce_all()

def aten〇trace〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers and bools are summed up as int64."""
    _, self_dtype = self_rank_dtype
    return sum_of(self_dtype)

# aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇nanmean〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇nanmean〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """The given dtype, else the input's, which must be floating."""
    _, self_dtype = self_rank_dtype
    check_not_complex(check_floating(self_dtype, "nanmean"), "nanmean")
    return check_floating(given_or(dtype, self_dtype), "nanmean")
