"""Gradients of normalisation: of its input, weight and bias."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_gradient_sizes(grad_out: List[int], input: List[int]) -> List[int]:
    """A gradient has the sizes of what it is a gradient of."""
    assert grad_out == input, f"expected a gradient of sizes {input}, but got {grad_out}"
    return input


# aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_layer_norm_backward〡shape(grad_out: List[int], input: List[int], normalized_shape: List[int], mean: List[int], rstd: List[int], weight: Optional[List[int]], bias: Optional[List[int]], output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input and twice those that are normalized."""
    assert not output_mask[1] or weight is not None, "expected a weight, whose gradient is wanted"
    assert not output_mask[2] or bias is not None, "expected a bias, whose gradient is wanted"
    check_affine(weight, normalized_shape, "weight")
    check_affine(bias, normalized_shape, "bias")
    check_normalized(input, normalized_shape)
    return (check_gradient_sizes(grad_out, input), normalized_shape, normalized_shape)

def aten〇native_layer_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], normalized_shape: List[int], mean_rank_dtype: Tuple[int, int], rstd_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], output_mask: List[bool]) -> Tuple[int, int, int]:
    """That of the input; weight and bias keep theirs."""
    affine = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return (dtype_of(input_rank_dtype), affine, affine)

# aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_group_norm_backward〡shape(grad_out: List[int], input: List[int], mean: List[int], rstd: List[int], weight: Optional[List[int]], N: int, C: int, HxW: int, group: int, output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input and twice the channels."""
    check_groups(C, group)
    return (check_gradient_sizes(grad_out, input), [C], [C])

def aten〇native_group_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], mean_rank_dtype: Tuple[int, int], rstd_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], N: int, C: int, HxW: int, group: int, output_mask: List[bool]) -> Tuple[int, int, int]:
    """That of the input; of weight and bias that of the statistics."""
    assert not is_integer(dtype_of(input_rank_dtype)), "expected a floating or complex input"
    affine = dtype_of(mean_rank_dtype)
    return (dtype_of(input_rank_dtype), affine, affine)

# aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_batch_norm_backward〡shape(grad_out: List[int], input: List[int], weight: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], save_mean: Optional[List[int]], save_invstd: Optional[List[int]], train: bool, eps: float, output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input and twice the channels."""
    return (check_gradient_sizes(grad_out, input), [input[1]], [input[1]])

def aten〇native_batch_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], save_mean_rank_dtype: Optional[Tuple[int, int]], save_invstd_rank_dtype: Optional[Tuple[int, int]], train: bool, eps: float, output_mask: List[bool]) -> Tuple[int, int, int]:
    """That of the input; of weight and bias theirs."""
    affine = parameters_dtype(input_rank_dtype, [weight_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype, save_mean_rank_dtype, save_invstd_rank_dtype])
    return (dtype_of(input_rank_dtype), affine, affine)
