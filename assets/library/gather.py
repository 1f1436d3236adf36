"""Elements read from, written to, or added at positions along one dimension."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_positions(given: Tuple[int, int], what: str) -> int:
    """Positions are int64 or int32."""
    _, dtype = given
    assert dtype == torch.int64 or dtype == torch.int32, f"expected '{what}' to be a tensor of int64 or int32, but got type {dtype}"
    return 0


def check_long_positions(given: Tuple[int, int], what: str) -> int:
    """Some ops know positions of int64 only."""
    _, dtype = given
    assert dtype == torch.int64, f"expected '{what}' to be a tensor of int64, but got type {dtype}"
    return 0


def check_same_type(self: Tuple[int, int], other: Tuple[int, int], what: str) -> int:
    """What is written has the type of where it goes."""
    _, self_dtype = self
    _, other_dtype = other
    assert self_dtype == other_dtype, f"expected '{what}' to be of type {self_dtype}, but got {other_dtype}"
    return 0


def check_along(self: List[int], dim: int, index: List[int]) -> int:
    """Positions have the rank of the tensor, and its sizes at most, except along `dim`."""
    at = wrap_dim(dim, len(self))
    have = at_least_1d(self)
    want = at_least_1d(index)
    if element_count(index) > 0:
        assert len(want) == len(have), f"expected positions of the tensor's rank, but got sizes {index} for {self}"
        for i in range(len(have)):
            assert i == at or want[i] <= have[i], f"expected positions no larger than {self} except in dimension {at}, but got sizes {index}"
        assert have[at] > 0, f"dimension {at} of sizes {self} has no positions"
    return 0


def check_source(index: List[int], src: List[int]) -> int:
    """There is something to write for each position."""
    have = at_least_1d(src)
    want = at_least_1d(index)
    if element_count(index) > 0:
        assert len(want) == len(have), f"expected a source of the positions' rank, but got sizes {src} for {index}"
        for i in range(len(have)):
            assert want[i] <= have[i], f"expected a source no smaller than the positions, but got sizes {src} for {index}"
    return 0


def check_reduction(reduce: str) -> int:
    """How elements for one position become one."""
    assert reduce == "add" or reduce == "multiply", f"expected 'add' or 'multiply', but got '{reduce}'"
    return 0


# Read ----------------------------------------------------------------------------------------------

# aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
def aten〇gather〡shape(self: List[int], dim: int, index: List[int], sparse_grad: bool) -> List[int]:
    """The sizes of the positions."""
    check_along(self, dim, index)
    return index

def aten〇gather〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], sparse_grad: bool) -> int:
    """The type stays; positions are int64 or int32."""
    check_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
def aten〇take_along_dim〡shape(self: List[int], indices: List[int], dim: Optional[int]) -> List[int]:
    """Positions along `dim`, broadcast with the other sizes; without `dim`, among all elements."""
    if dim is None:
        count = element_count(indices)
        assert count == 0 or element_count(self) > 0, f"a tensor of sizes {self} has no positions"
        return [count]
    assert len(self) > 0, "a tensor without dimensions has none to take along"
    assert len(self) == len(indices), f"expected positions of the tensor's rank, but got sizes {indices} for {self}"
    at = wrap_dim(dim, len(self))
    out = broadcast(with_size(self, at, indices[at]), indices)
    assert self[at] > 0 or element_count(out) == 0, f"dimension {at} of sizes {self} has no positions"
    return out

def aten〇take_along_dim〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], dim: Optional[int]) -> int:
    """The type stays; positions are int64, among all elements also int32."""
    if dim is None:
        check_positions(indices_rank_dtype, "indices")
    else:
        check_long_positions(indices_rank_dtype, "indices")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_select(Tensor self, int dim, Tensor index) -> Tensor
def aten〇index_select〡shape(self: List[int], dim: int, index: List[int]) -> List[int]:
    """The dimension counts the positions."""
    assert len(index) <= 1, f"expected a vector of positions, but got sizes {index}"
    at = wrap_dim(dim, len(self))
    count = index[0] if len(index) == 1 else 1
    if len(self) == 0:
        assert count == 1, f"expected one position in a tensor without dimensions, but got {count}"
        return self
    assert self[at] > 0 or count == 0, f"dimension {at} of sizes {self} has no positions"
    return with_size(self, at, count)

def aten〇index_select〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int]) -> int:
    """The type stays; positions are int64 or int32."""
    check_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::take(Tensor self, Tensor index) -> Tensor
def aten〇take〡shape(self: List[int], index: List[int]) -> List[int]:
    """The sizes of the positions, which count all elements in a row."""
    assert element_count(self) > 0 or element_count(index) == 0, f"a tensor of sizes {self} has no positions"
    return index

def aten〇take〡dtype(self_rank_dtype: Tuple[int, int], index_rank_dtype: Tuple[int, int]) -> int:
    """The type stays; positions are int64."""
    check_long_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype


# Written, a position for each element --------------------------------------------------------------

# aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def aten〇scatter〇src〡shape(self: List[int], dim: int, index: List[int], src: List[int]) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    check_source(index, src)
    return self

def aten〇scatter〇src〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, src_rank_dtype, "src")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def aten〇scatter〇value〡shape(self: List[int], dim: int, index: List[int], value: float) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    return self

def aten〇scatter〇value〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """The type stays; the number fits into it."""
    check_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return check_fits(value, self_dtype)

# aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
def aten〇scatter〇reduce〡shape(self: List[int], dim: int, index: List[int], src: List[int], reduce: str) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    check_source(index, src)
    check_reduction(reduce)
    return self

def aten〇scatter〇reduce〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], reduce: str) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, src_rank_dtype, "src")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
def aten〇scatter〇value_reduce〡shape(self: List[int], dim: int, index: List[int], value: float, reduce: str) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    check_reduction(reduce)
    return self

def aten〇scatter〇value_reduce〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex], reduce: str) -> int:
    """The type stays; the number fits into it."""
    check_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return check_fits(value, self_dtype)

# aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def aten〇scatter_add〡shape(self: List[int], dim: int, index: List[int], src: List[int]) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    check_source(index, src)
    return self

def aten〇scatter_add〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, src_rank_dtype, "src")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
def aten〇scatter_reduce〇two〡shape(self: List[int], dim: int, index: List[int], src: List[int], reduce: str, include_self: bool) -> List[int]:
    """The sizes stay."""
    check_along(self, dim, index)
    check_source(index, src)
    assert reduce in ["sum", "prod", "mean", "amax", "amin"], f"expected 'sum', 'prod', 'mean', 'amax' or 'amin', but got '{reduce}'"
    return self

def aten〇scatter_reduce〇two〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], reduce: str, include_self: bool) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, src_rank_dtype, "src")
    _, self_dtype = self_rank_dtype
    return self_dtype


# Written, a position for each slice ----------------------------------------------------------------

def check_slices(self: List[int], dim: int, index: List[int], source: List[int]) -> int:
    """A vector of positions and as many slices of the tensor's other sizes."""
    at = wrap_dim(dim, len(self))
    assert len(index) <= 1, f"expected a vector of positions, but got sizes {index}"
    count = index[0] if len(index) == 1 else 1
    have = at_least_1d(self)
    given = at_least_1d(source)
    assert given == with_size(have, at, count), f"expected {count} slices of the sizes {self} without dimension {at}, but got sizes {source}"
    return 0

# aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
def aten〇index_add〡shape(self: List[int], dim: int, index: List[int], source: List[int], alpha: float) -> List[int]:
    """The sizes stay."""
    check_slices(self, dim, index, source)
    return self

def aten〇index_add〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, source_rank_dtype, "source")
    _, self_dtype = self_rank_dtype
    return check_fits(alpha, self_dtype)

# aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
def aten〇index_copy〡shape(self: List[int], dim: int, index: List[int], source: List[int]) -> List[int]:
    """The sizes stay."""
    check_filled(self, dim, index)
    check_slices(self, dim, index, source)
    return self

def aten〇index_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, and the source has it."""
    check_long_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, source_rank_dtype, "source")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
def aten〇index_reduce〡shape(self: List[int], dim: int, index: List[int], source: List[int], reduce: str, include_self: bool) -> List[int]:
    """The sizes stay."""
    check_filled(self, dim, index)
    check_slices(self, dim, index, source)
    assert reduce in ["prod", "mean", "amax", "amin"], f"expected 'prod', 'mean', 'amax' or 'amin', but got '{reduce}'"
    return self

def aten〇index_reduce〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int], reduce: str, include_self: bool) -> int:
    """The type stays, and the source has it."""
    check_positions(index_rank_dtype, "index")
    check_same_type(self_rank_dtype, source_rank_dtype, "source")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def aten〇index_fill〇int_Scalar〡shape(self: List[int], dim: int, index: List[int], value: float) -> List[int]:
    """The sizes stay."""
    check_filled(self, dim, index)
    return self

def aten〇index_fill〇int_Scalar〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """The type stays; the number fits into it."""
    check_long_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return check_fits(value, self_dtype)

# aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
def aten〇index_fill〇int_Tensor〡shape(self: List[int], dim: int, index: List[int], value: List[int]) -> List[int]:
    """The sizes stay; the number to fill in has no dimensions."""
    check_filled(self, dim, index)
    assert len(value) == 0, f"expected a value without dimensions, but got sizes {value}"
    return self

def aten〇index_fill〇int_Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    """The type stays; only complex tensors take a complex number."""
    check_long_positions(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    _, value_dtype = value_rank_dtype
    assert is_complex(self_dtype) or not is_complex(value_dtype), f"a complex number does not fit into a tensor of type {self_dtype}"
    return self_dtype

def check_filled(self: List[int], dim: int, index: List[int]) -> int:
    """A vector of positions along a dimension that has some, unless there is nothing to fill."""
    at = wrap_dim(dim, len(self))
    assert len(index) <= 1, f"expected a vector of positions, but got sizes {index}"
    slices = with_size(at_least_1d(self), at, element_count(index))
    assert element_count(slices) == 0 or at_least_1d(self)[at] > 0, f"dimension {at} of sizes {self} has no positions"
    return 0
