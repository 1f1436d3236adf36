"""Reads and writes at places that several tensors name together."""
from typing import Any, List, Optional, Tuple, Union

import torch


def index_sizes(self: List[int], indices: List[Optional[List[int]]]) -> List[int]:
    """Dimensions without an index stay. The indices broadcast together and stand where the first of them
    did, or in front if dimensions without an index lie between them."""
    assert len(indices) <= len(self), f"expected at most {len(self)} indices, but got {len(indices)}"
    found: List[int] = []
    count = 0
    first = 0
    last = 0
    for i in range(len(indices)):
        index = indices[i]
        if index is not None:
            found = broadcast(found, index)
            first = i if count == 0 else first
            last = i
            count = count + 1
    adjacent = last - first + 1 == count
    at = first if adjacent else 0
    out: List[int] = []
    for i in range(at):
        out.append(self[i])
    for size in found:
        out.append(size)
    for i in range(at, len(self)):
        if i >= len(indices):
            out.append(self[i])
        elif indices[i] is None:
            out.append(self[i])
    return out


def optional_indices(indices: List[List[int]]) -> List[Optional[List[int]]]:
    """A list without gaps as one that may have some."""
    out: List[Optional[List[int]]] = []
    for index in indices:
        out.append(index)
    return out


# aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def aten〇index〇Tensor〡shape(self: List[int], indices: List[Optional[List[int]]]) -> List[int]:
    """The sizes of the indices in place of those of the dimensions that they index."""
    return index_sizes(self, indices)

def aten〇index〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor
def aten〇index〇Tensor_hacked_twin〡shape(self: List[int], indices: List[List[int]]) -> List[int]:
    """The sizes of the indices in place of those of the dimensions that they index."""
    return index_sizes(self, optional_indices(indices))

def aten〇index〇Tensor_hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay."""
    return self

def aten〇index_put〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay."""
    return self

def aten〇index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
def aten〇_index_put_impl〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool, unsafe: bool) -> List[int]:
    """The sizes stay."""
    return self

def aten〇_index_put_impl〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool, unsafe: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇_unsafe_index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay."""
    return self

def aten〇_unsafe_index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    _, self_dtype = self_rank_dtype
    return self_dtype
