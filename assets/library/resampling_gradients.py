"""Gradients of resampling: they have the sizes of what was resampled."""
from typing import Any, List, Optional, Tuple, Union

import torch


def resampling_gradient_sizes(grad_output: List[int], output_size: List[int], input_size: List[int], dims: int) -> List[int]:
    """The input's sizes, where the gradient has those of the result."""
    assert len(input_size) == dims + 2, f"expected {dims + 2} input sizes, got {input_size}"
    resampled = resample_sizes(input_size, output_size, None, dims)
    assert grad_output == resampled, f"expected a gradient of the sizes {resampled}, got {grad_output}"
    return input_size

# aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
def aten〇upsample_nearest1d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 1)

def aten〇upsample_nearest1d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest2d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇upsample_nearest2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest3d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 3)

def aten〇upsample_nearest3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor
def aten〇_upsample_nearest_exact1d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 1)

def aten〇_upsample_nearest_exact1d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_nearest_exact2d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇_upsample_nearest_exact2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_nearest_exact3d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 3)

def aten〇_upsample_nearest_exact3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor
def aten〇upsample_linear1d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 1)

def aten〇upsample_linear1d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bilinear2d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇upsample_bilinear2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bicubic2d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇upsample_bicubic2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_trilinear3d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 3)

def aten〇upsample_trilinear3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_bilinear2d_aa_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇_upsample_bilinear2d_aa_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_bicubic2d_aa_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return resampling_gradient_sizes(grad_output, output_size, input_size, 2)

def aten〇_upsample_bicubic2d_aa_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the gradient."""
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype
