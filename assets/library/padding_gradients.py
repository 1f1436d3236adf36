"""Gradients of borders: they have the sizes of what was bordered."""
from typing import Any, List, Optional, Tuple, Union

import torch


def border_gradient_sizes(grad_output: List[int], self: List[int], bordered: List[int]) -> List[int]:
    """The input's sizes, where the gradient has those of the result."""
    assert grad_output == bordered, f"expected a gradient of the sizes {bordered}, got {grad_output}"
    return self

# aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
def aten〇reflection_pad1d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, mirrored_sizes(self, padding, 1))

def aten〇reflection_pad1d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")

# aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
def aten〇reflection_pad2d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, mirrored_sizes(self, padding, 2))

def aten〇reflection_pad2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")

# aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
def aten〇reflection_pad3d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, mirrored_sizes(self, padding, 3))

def aten〇reflection_pad3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")

# aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor
def aten〇replication_pad1d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, bordered_sizes(self, padding, 1))

def aten〇replication_pad1d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")

# aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor
def aten〇replication_pad2d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, bordered_sizes(self, padding, 2))

def aten〇replication_pad2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")

# aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor
def aten〇replication_pad3d_backward〡shape(grad_output: List[int], self: List[int], padding: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return border_gradient_sizes(grad_output, self, bordered_sizes(self, padding, 3))

def aten〇replication_pad3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "padding")
