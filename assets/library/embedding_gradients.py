"""Gradients of embeddings."""
from typing import Any, List, Optional, Tuple, Union

import torch


# aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
def aten〇embedding_dense_backward〡shape(grad_output: List[int], indices: List[int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> List[int]:
    """One row for each weight."""
    assert num_weights >= 0, f"expected num_weights of at least 0, but got {num_weights}"
    assert len(grad_output) > 0, "expected a 'grad_output' of rank 1 or more"
    features = grad_output[-1]
    assert element_count(grad_output) == element_count(indices) * features, f"expected {features} elements for each of the indices {indices}, but got {grad_output}"
    return [num_weights, features]

def aten〇embedding_dense_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> int:
    """That of grad_output."""
    assert dtype_of(indices_rank_dtype) in [torch.int64, torch.int32], "expected 'indices' of int64 or int32"
    return dtype_of(grad_output_rank_dtype)
