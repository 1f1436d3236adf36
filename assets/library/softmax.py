"""Softmax along a dimension and its gradient: the sizes stay."""
from typing import Any, List, Optional, Tuple, Union

import torch


def softmax_dtype(dtype: int, half_to_float: bool) -> int:
    """The dtype stays, unless half precision is asked to give float32."""
    if half_to_float:
        assert dtype == torch.float16 or dtype == torch.bfloat16, "half_to_float: expected float16 or bfloat16"
        return torch.float32
    return dtype


def log_softmax_dtype(dtype: int, what: str) -> int:
    """The dtype stays; bools cannot be subtracted."""
    assert dtype != torch.bool, f"{what}: expected numbers, got bools"
    return dtype


def softmax_gradient_dtype(grad: Tuple[int, int], output: Tuple[int, int], input_dtype: int) -> int:
    """The gradient and the output have one dtype; the result gets that of the input."""
    same_dtype(grad, output, "softmax")
    return input_dtype

# aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇softmax〇int〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇softmax〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """The given dtype, else that of the elements."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇log_softmax〇int〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇log_softmax〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """The given dtype, else that of the elements."""
    _, self_dtype = self_rank_dtype
    return log_softmax_dtype(given_or(dtype, self_dtype), "log_softmax")

# aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇_safe_softmax〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇_safe_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """The given dtype, else that of the elements; not for complex numbers."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, check_not_complex(self_dtype, "_safe_softmax"))

# aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def aten〇_softmax〡shape(self: List[int], dim: int, half_to_float: bool) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, half_to_float: bool) -> int:
    """That of the elements; float32 if half precision is asked to give that."""
    _, self_dtype = self_rank_dtype
    return softmax_dtype(self_dtype, half_to_float)

# aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def aten〇_log_softmax〡shape(self: List[int], dim: int, half_to_float: bool) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇_log_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, half_to_float: bool) -> int:
    """That of the elements; float32 if half precision is asked to give that."""
    _, self_dtype = self_rank_dtype
    assert not half_to_float or self_dtype == torch.float16, "_log_softmax: expected float16 to be turned into float32"
    return softmax_dtype(log_softmax_dtype(self_dtype, "_log_softmax"), half_to_float)

# aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def aten〇_softmax_backward_data〡shape(grad_output: List[int], output: List[int], dim: int, input_dtype: int) -> List[int]:
    """The sizes stay."""
    assert grad_output == output, f"_softmax_backward_data: expected a gradient of the output's sizes {output}, got {grad_output}"
    return same_along(grad_output, dim)

def aten〇_softmax_backward_data〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int], dim: int, input_dtype: int) -> int:
    """That of the input."""
    return softmax_gradient_dtype(grad_output_rank_dtype, output_rank_dtype, input_dtype)

# aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def aten〇_log_softmax_backward_data〡shape(grad_output: List[int], output: List[int], dim: int, input_dtype: int) -> List[int]:
    """The sizes stay."""
    return same_along(grad_output, dim)

def aten〇_log_softmax_backward_data〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int], dim: int, input_dtype: int) -> int:
    """That of the input."""
    return softmax_gradient_dtype(grad_output_rank_dtype, output_rank_dtype, input_dtype)

# aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇special_softmax〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇special_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """The given dtype, else that of the elements."""
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def aten〇special_log_softmax〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return same_along(self, dim)

def aten〇special_log_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    """The given dtype, else that of the elements."""
    _, self_dtype = self_rank_dtype
    return log_softmax_dtype(given_or(dtype, self_dtype), "log_softmax")
