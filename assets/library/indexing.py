"""Reads and writes at places that several tensors name together."""
from typing import Any, List, Optional, Tuple, Union

import torch


# A mask comes as the positions of its true elements: one vector, of unknown size, for each of its dimensions.

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
    assert count > 0, "expected at least one index, but got none"
    for i in range(len(indices)):
        if indices[i] is not None:
            assert self[i] > 0 or element_count(found) == 0, f"dimension {i} of sizes {self} has no positions"
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


def written_sizes(self: List[int], indices: List[Optional[List[int]]], values: List[int]) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places that they go to."""
    expand_sizes(values, index_sizes(self, indices))
    return self


def check_indices(indices: List[Optional[Tuple[int, int]]]) -> int:
    """Indices are positions, of int64 or int32, or masks, of bools or, as of old, uint8."""
    for index in indices:
        if index is not None:
            _, dtype = index
            assert dtype in [torch.int64, torch.int32, torch.bool, torch.uint8], f"expected indices of int64, int32 or bool, but got type {dtype}"
    return 0


def optional_types(indices: List[Tuple[int, int]]) -> List[Optional[Tuple[int, int]]]:
    """A list without gaps as one that may have some."""
    out: List[Optional[Tuple[int, int]]] = []
    for index in indices:
        out.append(index)
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
    """The type stays, whatever that of the positions."""
    check_indices(indices_rank_dtype)
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor
def aten〇index〇Tensor_hacked_twin〡shape(self: List[int], indices: List[List[int]]) -> List[int]:
    """The sizes of the indices in place of those of the dimensions that they index."""
    return index_sizes(self, optional_indices(indices))

def aten〇index〇Tensor_hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type stays, whatever that of the positions."""
    check_indices(optional_types(indices_rank_dtype))
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places."""
    return written_sizes(self, indices, values)

def aten〇index_put〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    check_indices(indices_rank_dtype)
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places."""
    return written_sizes(self, optional_indices(indices), values)

def aten〇index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    check_indices(optional_types(indices_rank_dtype))
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
def aten〇_index_put_impl〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool, unsafe: bool) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places."""
    return written_sizes(self, indices, values)

def aten〇_index_put_impl〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool, unsafe: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    check_indices(indices_rank_dtype)
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇_unsafe_index_put〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places."""
    return written_sizes(self, indices, values)

def aten〇_unsafe_index_put〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    check_indices(indices_rank_dtype)
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇_unsafe_index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    """The sizes stay; the values can be expanded to those of the places."""
    return written_sizes(self, optional_indices(indices), values)

def aten〇_unsafe_index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    """The type stays, and the values have it."""
    check_same_type(self_rank_dtype, values_rank_dtype, "values")
    check_indices(optional_types(indices_rank_dtype))
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def aten〇_unsafe_index〇Tensor〡shape(self: List[int], indices: List[Optional[List[int]]]) -> List[int]:
    """The sizes of the indices in place of those of the dimensions that they index."""
    return index_sizes(self, indices)

def aten〇_unsafe_index〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]]) -> int:
    """The type stays, whatever that of the positions; masks are none."""
    for index in indices_rank_dtype:
        if index is not None:
            check_positions(index, "indices")
    _, self_dtype = self_rank_dtype
    return self_dtype
