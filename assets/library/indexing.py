"""Gather and scatter, indexing by tensors, embeddings."""
from typing import Any, List, Optional, Tuple, Union

import torch


# Dimensions without an index stay. The indices broadcast together and stand where the first of them
# did, or in front if dimensions without an index lie between them.
def index_sizes(self: List[int], indices: List[Optional[List[int]]]) -> List[int]:
    assert len(indices) <= len(self), f"too many indices for tensor of dimension {len(self)} (got {len(indices)})"
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
    out: List[Optional[List[int]]] = []
    for index in indices:
        out.append(index)
    return out


def bag_sizes(weight: List[int], indices: List[int], offsets: List[int], mode: int, include_last_offset: bool) -> Tuple[List[int], List[int], List[int], List[int]]:
    assert len(weight) == 2, "embedding_bag: weight has to be a 2D Tensor"
    bags = offsets[0] - 1 if include_last_offset else offsets[0]
    out = [bags, weight[1]]
    mapping = [0] if mode == 0 else [indices[0]]
    maxima = out if mode == 2 else [bags]
    return (out, mapping, [bags], maxima)

# aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
def aten〇index〇Tensor〡shape(self: List[int], indices: List[Optional[List[int]]]) -> List[int]:
    return index_sizes(self, indices)

def aten〇index〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor
def aten〇index〇Tensor_hacked_twin〡shape(self: List[int], indices: List[List[int]]) -> List[int]:
    return index_sizes(self, optional_indices(indices))

def aten〇index〇Tensor_hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_select(Tensor self, int dim, Tensor index) -> Tensor
def aten〇index_select〡shape(self: List[int], dim: int, index: List[int]) -> List[int]:
    assert len(index) <= 1, "index_select(): Index is supposed to be a vector"
    if len(self) == 0:
        return self
    return with_size(self, wrap_dim(dim, len(self)), index[0] if len(index) == 1 else 1)

def aten〇index_select〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
def aten〇gather〡shape(self: List[int], dim: int, index: List[int], sparse_grad: bool) -> List[int]:
    wrap_dim(dim, len(self))
    assert max(len(self), 1) == max(len(index), 1), "Index tensor must have the same number of dimensions as input tensor"
    return index

def aten〇gather〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], sparse_grad: bool) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def aten〇scatter〇src〡shape(self: List[int], dim: int, index: List[int], src: List[int]) -> List[int]:
    return self

def aten〇scatter〇src〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int]) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def aten〇scatter〇value〡shape(self: List[int], dim: int, index: List[int], value: float) -> List[int]:
    return self

def aten〇scatter〇value〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
def aten〇scatter_add〡shape(self: List[int], dim: int, index: List[int], src: List[int]) -> List[int]:
    return self

def aten〇scatter_add〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int]) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
def aten〇scatter_reduce〇two〡shape(self: List[int], dim: int, index: List[int], src: List[int], reduce: str, include_self: bool) -> List[int]:
    return self

def aten〇scatter_reduce〇two〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], reduce: str, include_self: bool) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool) -> List[int]:
    return self

def aten〇index_put〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    return self

def aten〇index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
def aten〇_index_put_impl〡shape(self: List[int], indices: List[Optional[List[int]]], values: List[int], accumulate: bool, unsafe: bool) -> List[int]:
    return self

def aten〇_index_put_impl〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Optional[Tuple[int, int]]], values_rank_dtype: Tuple[int, int], accumulate: bool, unsafe: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
def aten〇_unsafe_index_put〇hacked_twin〡shape(self: List[int], indices: List[List[int]], values: List[int], accumulate: bool) -> List[int]:
    return self

def aten〇_unsafe_index_put〇hacked_twin〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: List[Tuple[int, int]], values_rank_dtype: Tuple[int, int], accumulate: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_select(Tensor self, Tensor mask) -> Tensor
def aten〇masked_select〡shape(self: List[int], mask: List[int]) -> List[int]:
    return [data_dependent_size()]

def aten〇masked_select〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::nonzero(Tensor self) -> Tensor
def aten〇nonzero〡shape(self: List[int]) -> List[int]:
    return [data_dependent_size(), len(self)]

def aten〇nonzero〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.int64

# aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
def aten〇nonzero_static〡shape(self: List[int], size: int, fill_value: int) -> List[int]:
    return [size, len(self)]

def aten〇nonzero_static〡dtype(self_rank_dtype: Tuple[int, int], size: int, fill_value: int) -> int:
    return torch.int64

# aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
def aten〇bincount〡shape(self: List[int], weights: Optional[List[int]], minlength: int) -> List[int]:
    assert len(self) == 1, "bincount only supports 1-d non-negative integral inputs."
    return [data_dependent_size()]

def aten〇bincount〡dtype(self_rank_dtype: Tuple[int, int], weights_rank_dtype: Optional[Tuple[int, int]], minlength: int) -> int:
    if weights_rank_dtype is None:
        return torch.int64
    _, weights_dtype = weights_rank_dtype
    return torch.float32 if weights_dtype == torch.float32 else torch.float64

# aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
def aten〇bucketize〇Tensor〡shape(self: List[int], boundaries: List[int], out_int32: bool, right: bool) -> List[int]:
    return self

def aten〇bucketize〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], boundaries_rank_dtype: Tuple[int, int], out_int32: bool, right: bool) -> int:
    return torch.int32 if out_int32 else torch.int64

# aten::one_hot(Tensor self, int num_classes=-1) -> Tensor
def aten〇one_hot〡shape(self: List[int], num_classes: int) -> List[int]:
    assert num_classes == -1 or num_classes > 0, f"num_classes should be positive, got {num_classes}"
    return self + [data_dependent_size() if num_classes == -1 else num_classes]

def aten〇one_hot〡dtype(self_rank_dtype: Tuple[int, int], num_classes: int) -> int:
    check_index(self_rank_dtype, "self")
    return torch.int64

# aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
def aten〇multinomial〡shape(self: List[int], num_samples: int, replacement: bool, generator: Any) -> List[int]:
    assert len(self) == 1 or len(self) == 2, "prob_dist must be 1 or 2 dim"
    return self[:-1] + [num_samples]

def aten〇multinomial〡dtype(self_rank_dtype: Tuple[int, int], num_samples: int, replacement: bool, generator: Any) -> int:
    return torch.int64

# aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
def aten〇embedding〡shape(weight: List[int], indices: List[int], padding_idx: int, scale_grad_by_freq: bool, sparse: bool) -> List[int]:
    assert len(weight) == 2, "'weight' must be 2-D"
    return indices + [weight[1]]

def aten〇embedding〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], padding_idx: int, scale_grad_by_freq: bool, sparse: bool) -> int:
    check_index(indices_rank_dtype, "indices")
    _, weight_dtype = weight_rank_dtype
    return weight_dtype

# aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)
def aten〇embedding_bag〇padding_idx〡shape(weight: List[int], indices: List[int], offsets: List[int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Optional[List[int]], include_last_offset: bool, padding_idx: Optional[int]) -> Tuple[List[int], List[int], List[int], List[int]]:
    return bag_sizes(weight, indices, offsets, mode, include_last_offset)

def aten〇embedding_bag〇padding_idx〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], offsets_rank_dtype: Tuple[int, int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights_rank_dtype: Optional[Tuple[int, int]], include_last_offset: bool, padding_idx: Optional[int]) -> Tuple[int, int, int, int]:
    _, weight_dtype = weight_rank_dtype
    return (weight_dtype, torch.int64, torch.int64, torch.int64)

# aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
def aten〇_embedding_bag〡shape(weight: List[int], indices: List[int], offsets: List[int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Optional[List[int]], include_last_offset: bool, padding_idx: int) -> Tuple[List[int], List[int], List[int], List[int]]:
    return bag_sizes(weight, indices, offsets, mode, include_last_offset)

def aten〇_embedding_bag〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], offsets_rank_dtype: Tuple[int, int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights_rank_dtype: Optional[Tuple[int, int]], include_last_offset: bool, padding_idx: int) -> Tuple[int, int, int, int]:
    _, weight_dtype = weight_rank_dtype
    return (weight_dtype, torch.int64, torch.int64, torch.int64)
