"""Gradients of activations."""
from typing import List, Optional, Tuple, Union

import torch


# aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇sigmoid_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    """`grad_output` and `output` broadcast."""
    return broadcast(grad_output, output)

def aten〇sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `output` promoted."""
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇tanh_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    """`grad_output` and `output` broadcast."""
    return broadcast(grad_output, output)

def aten〇tanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `output` promoted."""
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
def aten〇logit_backward〡shape(grad_output: List[int], self: List[int], eps: Optional[float]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇logit_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu_backward〡shape(grad_output: List[int], self: List[int], approximate: str) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇gelu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    """`grad_output` and `self` promoted."""
    check_approximation(approximate)
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇silu_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇silu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇mish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇mish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must be able to hold what both make; integers count as float32."""
    self_dtype = dtype_of(self_rank_dtype)
    promoted = promote(grad_output_rank_dtype, self_rank_dtype)
    assert category(promoted) <= category(self_dtype), "mish_backward: expected 'grad_output' to be of no wider kind than 'self'"
    return float_of(promoted if is_complex(self_dtype) else self_dtype)

# aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardswish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardswish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardsigmoid_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardsigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
def aten〇log_sigmoid_backward〡shape(grad_output: List[int], self: List[int], buffer: List[int]) -> List[int]:
    """`grad_output`, `self` and `buffer` broadcast."""
    return broadcast3(grad_output, self, buffer)

def aten〇log_sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], buffer_rank_dtype: Tuple[int, int]) -> int:
    """The one type of all."""
    check_same(grad_output_rank_dtype, self_rank_dtype, "self")
    return check_same(grad_output_rank_dtype, buffer_rank_dtype, "buffer")

# aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
def aten〇softshrink_backward〡shape(grad_output: List[int], self: List[int], lambd: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇softshrink_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
def aten〇hardshrink_backward〡shape(grad_out: List[int], self: List[int], lambd: float) -> List[int]:
    """`grad_out` and `self` broadcast."""
    return broadcast(grad_out, self)

def aten〇hardshrink_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """`grad_out` and `self` promoted."""
    return promote(grad_out_rank_dtype, self_rank_dtype)

# aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
def aten〇leaky_relu_backward〡shape(grad_output: List[int], self: List[int], negative_slope: float, self_is_result: bool) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇leaky_relu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex], self_is_result: bool) -> int:
    """`grad_output` and `self` promoted."""
    check_slope_of_result(float(negative_slope), self_is_result)
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
def aten〇threshold_backward〡shape(grad_output: List[int], self: List[int], threshold: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇threshold_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted, which must be able to hold the threshold; bools count as integers."""
    promoted = check_fits(threshold, promote(grad_output_rank_dtype, self_rank_dtype))
    return torch.int64 if promoted == torch.bool else promoted

# aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
def aten〇hardtanh_backward〡shape(grad_output: List[int], self: List[int], min_val: float, max_val: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardtanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
def aten〇softplus_backward〡shape(grad_output: List[int], self: List[int], beta: float, threshold: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇softplus_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
def aten〇elu_backward〡shape(grad_output: List[int], alpha: float, scale: float, input_scale: float, is_result: bool, self_or_result: List[int]) -> List[int]:
    """`grad_output` and `self_or_result` broadcast."""
    return broadcast(grad_output, self_or_result)

def aten〇elu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex], is_result: bool, self_or_result_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self_or_result` promoted."""
    assert not is_result or float(alpha) >= 0.0, "elu_backward: a result tells nothing of its input where 'alpha' is below 0"
    return promote(grad_output_rank_dtype, self_or_result_rank_dtype)

# aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
def aten〇_prelu_kernel_backward〡shape(grad_output: List[int], self: List[int], weight: List[int]) -> Tuple[List[int], List[int]]:
    """All broadcast, twice: weights with several elements for each are summed up later."""
    sizes = broadcast3(grad_output, self, weight)
    return (sizes, sizes)

def aten〇_prelu_kernel_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """Twice the one type of all."""
    dtype = check_same(self_rank_dtype, weight_rank_dtype, "weight")
    check_same(self_rank_dtype, grad_output_rank_dtype, "grad_output")
    return (dtype, dtype)

# aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor
def aten〇glu_backward〡shape(grad_output: List[int], self: List[int], dim: int) -> List[int]:
    """The sizes of `self`; the gradient is as large as one half."""
    expanded(grad_output, aten〇glu〡shape(self, dim))
    return self

def aten〇glu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The one type of `grad_output` and `self`, which must be floating or complex."""
    return check_floating(check_same(grad_output_rank_dtype, self_rank_dtype, "self"), "glu")

# aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
def aten〇rrelu_with_noise_backward〡shape(grad_output: List[int], self: List[int], noise: List[int], lower: float, upper: float, training: bool, self_is_result: bool) -> List[int]:
    """In training `grad_output` and `noise` broadcast, else `grad_output` and `self`."""
    return broadcast(grad_output, noise if training else self)

def aten〇rrelu_with_noise_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, self_is_result: bool) -> int:
    """In training `grad_output` and `noise` promoted, else `grad_output` and `self`."""
    if training:
        return promote(grad_output_rank_dtype, noise_rank_dtype)
    check_slope_of_result((float(lower) + float(upper)) / 2.0, self_is_result)
    return promote(grad_output_rank_dtype, self_rank_dtype)


def check_slope_of_result(slope: float, self_is_result: bool) -> int:
    """A result has the sign of its input only if the slope is not below zero."""
    assert not self_is_result or slope >= 0.0, f"a result tells nothing of its input where the slope is {slope}"
    return 0
