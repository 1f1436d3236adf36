"""Rows of a table of weights, one by one or in bags that are summed up."""
from typing import Any, List, Optional, Tuple, Union

import torch


def bag_sizes(weight: List[int], indices: List[int], offsets: List[int], mode: int, include_last_offset: bool) -> Tuple[List[int], List[int], List[int], List[int]]:
    assert len(weight) == 2, "embedding_bag: weight has to be a 2D Tensor"
    bags = offsets[0] - 1 if include_last_offset else offsets[0]
    out = [bags, weight[1]]
    mapping = [0] if mode == 0 else [indices[0]]
    maxima = out if mode == 2 else [bags]
    return (out, mapping, [bags], maxima)


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
