"""Gradients of embeddings."""
from typing import Any, List, Optional, Tuple, Union

import torch


# aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
def aten〇embedding_dense_backward〡shape(grad_output: List[int], indices: List[int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> List[int]:
    """One row for each weight."""
    return [num_weights, grad_output[-1]]

def aten〇embedding_dense_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> int:
    """That of grad_output."""
    return dtype_of(grad_output_rank_dtype)
