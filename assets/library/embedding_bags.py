"""Rows of a table of weights, one by one or in bags that are summed up."""
from typing import Any, List, Optional, Tuple, Union

import torch


def bag_sizes(weight: List[int], indices: List[int], offsets: List[int], mode: int, weights: Optional[List[int]], last_counts: bool, padding: bool) -> Tuple[List[int], List[int], List[int], List[int]]:
    """A row for each bag; then for each index its bag, unless float32 weights are summed without padding; then the
    size of each bag; then the positions of largest elements, where these are asked for."""
    assert len(weight) == 2, f"expected a matrix of weights, but got sizes {weight}"
    assert len(indices) == 1 or len(indices) == 2, f"expected a vector or a matrix of indices, but got sizes {indices}"
    assert len(offsets) == 1, f"expected a vector of offsets, but got sizes {offsets}"
    assert mode >= 0 and mode <= 2, f"expected 0 for sums, 1 for means or 2 for maxima, but got {mode}"
    assert weight[0] > 0 or element_count(indices) == 0, f"a table of sizes {weight} has no rows"
    if weights is not None:
        assert mode == 0, f"expected sums where each index has a weight, but got mode {mode}"
        assert len(weights) == 1 and weights[0] == element_count(indices), f"expected a weight for each index of sizes {indices}, but got sizes {weights}"
    assert offsets[0] > 0 or not last_counts, "expected an offset where the last bag ends, but got none"
    bags = offsets[0] - 1 if last_counts else offsets[0]
    out = [bags, weight[1]]
    mapping = [indices[0] if mode != 0 or padding else 0]
    return (out, mapping, [bags], out if mode == 2 else [bags])


def bag_types(weight: Tuple[int, int], indices: Tuple[int, int], offsets: Tuple[int, int], weights: Optional[Tuple[int, int]]) -> Tuple[int, int, int, int]:
    """Rows have the type of the table, a float of 16 bits or more; all else has that of indices and offsets."""
    _, weight_dtype = weight
    position = promote_list([indices, offsets])
    assert position == torch.int64 or position == torch.int32, f"expected indices and offsets of int64 or int32, but got type {position}"
    assert weight_dtype in [torch.float16, torch.bfloat16, torch.float32, torch.float64], f"expected weights of a float type, but got type {weight_dtype}"
    if weights is not None:
        check_same_type(weight, weights, "per_sample_weights")
    return (weight_dtype, position, position, position)

# aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
def aten〇embedding〡shape(weight: List[int], indices: List[int], padding_idx: int, scale_grad_by_freq: bool, sparse: bool) -> List[int]:
    """A row of the table for each index."""
    assert len(weight) == 2, f"expected a matrix of weights, but got sizes {weight}"
    assert weight[0] > 0 or element_count(indices) == 0, f"a table of sizes {weight} has no rows"
    return indices + [weight[1]]

def aten〇embedding〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], padding_idx: int, scale_grad_by_freq: bool, sparse: bool) -> int:
    """The type of the table; indices are int64 or int32."""
    check_positions(indices_rank_dtype, "indices")
    _, weight_dtype = weight_rank_dtype
    return weight_dtype

# aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)
def aten〇embedding_bag〇padding_idx〡shape(weight: List[int], indices: List[int], offsets: List[int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Optional[List[int]], include_last_offset: bool, padding_idx: Optional[int]) -> Tuple[List[int], List[int], List[int], List[int]]:
    """A row for each bag; the index of padding is one of the table's rows."""
    if padding_idx is not None:
        assert len(weight) == 2, f"expected a matrix of weights, but got sizes {weight}"
        assert padding_idx >= -weight[0] and padding_idx < weight[0], f"padding index {padding_idx} is no row of sizes {weight}"
    out, mapping, sizes, maxima = bag_sizes(weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx is not None)
    return (out, mapping, sizes, maxima) if mode != 0 else (out, mapping, offsets, offsets)

def aten〇embedding_bag〇padding_idx〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], offsets_rank_dtype: Tuple[int, int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights_rank_dtype: Optional[Tuple[int, int]], include_last_offset: bool, padding_idx: Optional[int]) -> Tuple[int, int, int, int]:
    """Rows have the type of the table, all else that of the indices."""
    return bag_types(weight_rank_dtype, indices_rank_dtype, offsets_rank_dtype, per_sample_weights_rank_dtype)

# aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
def aten〇_embedding_bag〡shape(weight: List[int], indices: List[int], offsets: List[int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Optional[List[int]], include_last_offset: bool, padding_idx: int) -> Tuple[List[int], List[int], List[int], List[int]]:
    """A row for each bag; an index of padding below zero is none."""
    return bag_sizes(weight, indices, offsets, mode, per_sample_weights, include_last_offset, padding_idx >= 0)

def aten〇_embedding_bag〡dtype(weight_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], offsets_rank_dtype: Tuple[int, int], scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights_rank_dtype: Optional[Tuple[int, int]], include_last_offset: bool, padding_idx: int) -> Tuple[int, int, int, int]:
    """Rows have the type of the table, all else that of the indices."""
    return bag_types(weight_rank_dtype, indices_rank_dtype, offsets_rank_dtype, per_sample_weights_rank_dtype)
