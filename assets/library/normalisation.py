"""Normalisation layers."""
from typing import Any, List, Optional, Tuple, Union

import torch


# One statistic for each normalised part: the leading sizes, then ones.
def statistics_sizes(input: List[int], normalized_shape: List[int]) -> List[int]:
    lead = len(input) - len(normalized_shape)
    out: List[int] = []
    for i in range(len(input)):
        out.append(input[i] if i < lead else 1)
    return out


def check_normalized(input: List[int], normalized_shape: List[int]) -> List[int]:
    lead = len(input) - len(normalized_shape)
    assert lead >= 0, f"Given normalized_shape={normalized_shape}, expected input with at least {len(normalized_shape)} dimensions, but got input of size {input}"
    for i in range(len(normalized_shape)):
        assert input[lead + i] == normalized_shape[i], f"Given normalized_shape={normalized_shape}, expected input with shape [*, {normalized_shape}], but got input of size {input}"
    return input


def check_affine(given: Optional[List[int]], normalized_shape: List[int], what: str) -> int:
    if given is not None:
        assert given == normalized_shape, f"Expected {what} to be of same shape as normalized_shape, but got {what} of shape {given} and normalized_shape = {normalized_shape}"
    return 0


def check_per_channel(given: Optional[List[int]], channels: int, what: str) -> int:
    if given is not None:
        assert element_count(given) == channels, f"{what} should contain {channels} elements not {element_count(given)}"
    return 0


def batch_statistics(input: List[int], training: bool) -> List[int]:
    return [input[1]] if training else [0]

# aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enable=True) -> Tensor
def aten〇layer_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], bias: Optional[List[int]], eps: float, cudnn_enable: bool) -> List[int]:
    check_affine(weight, normalized_shape, "weight")
    check_affine(bias, normalized_shape, "bias")
    return check_normalized(input, normalized_shape)

def aten〇layer_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float, cudnn_enable: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
def aten〇rms_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], eps: Optional[float]) -> List[int]:
    check_affine(weight, normalized_shape, "weight")
    return check_normalized(input, normalized_shape)

def aten〇rms_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], eps: Optional[float]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_layer_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], bias: Optional[List[int]], eps: float) -> Tuple[List[int], List[int], List[int]]:
    check_affine(weight, normalized_shape, "weight")
    check_affine(bias, normalized_shape, "bias")
    check_normalized(input, normalized_shape)
    statistics = statistics_sizes(input, normalized_shape)
    return (input, statistics, statistics)

def aten〇native_layer_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float) -> Tuple[int, int, int]:
    _, input_dtype = input_rank_dtype
    return (input_dtype, input_dtype, input_dtype)

# aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
def aten〇batch_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> List[int]:
    assert len(input) >= 2, f"Expected at least 2 dimensions for input tensor but received {len(input)}"
    check_per_channel(weight, input[1], "weight")
    check_per_channel(bias, input[1], "bias")
    check_per_channel(running_mean, input[1], "running_mean")
    check_per_channel(running_var, input[1], "running_var")
    return input

def aten〇batch_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
def aten〇instance_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> List[int]:
    assert len(input) >= 2, f"Expected at least 2 dimensions for input tensor but received {len(input)}"
    check_per_channel(weight, input[1], "weight")
    check_per_channel(bias, input[1], "bias")
    check_per_channel(running_mean, input[1], "running_mean")
    check_per_channel(running_var, input[1], "running_var")
    return input

def aten〇instance_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enabled=True) -> Tensor
def aten〇group_norm〡shape(input: List[int], num_groups: int, weight: Optional[List[int]], bias: Optional[List[int]], eps: float, cudnn_enabled: bool) -> List[int]:
    assert len(input) >= 2, f"Expected at least 2 dimensions for input tensor but received {len(input)}"
    assert input[1] % num_groups == 0, f"Expected number of channels in input to be divisible by num_groups, but got input of shape {input} and num_groups={num_groups}"
    return input

def aten〇group_norm〡dtype(input_rank_dtype: Tuple[int, int], num_groups: int, weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float, cudnn_enabled: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_batch_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool, momentum: float, eps: float) -> Tuple[List[int], List[int], List[int]]:
    statistics = batch_statistics(input, training)
    return (input, statistics, statistics)

def aten〇native_batch_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], training: bool, momentum: float, eps: float) -> Tuple[int, int, int]:
    _, input_dtype = input_rank_dtype
    return (input_dtype, input_dtype, input_dtype)

# aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_group_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], N: int, C: int, HxW: int, group: int, eps: float) -> Tuple[List[int], List[int], List[int]]:
    return (input, [N, group], [N, group])

def aten〇native_group_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], N: int, C: int, HxW: int, group: int, eps: float) -> Tuple[int, int, int]:
    _, input_dtype = input_rank_dtype
    return (input_dtype, input_dtype, input_dtype)

# aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
def aten〇_weight_norm_interface〡shape(v: List[int], g: List[int], dim: int) -> Tuple[List[int], List[int]]:
    norms: List[int] = []
    for i in range(len(v)):
        norms.append(v[i] if i == dim else 1)
    return (v, norms)

def aten〇_weight_norm_interface〡dtype(v_rank_dtype: Tuple[int, int], g_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    _, v_dtype = v_rank_dtype
    _, g_dtype = g_rank_dtype
    is_half = g_dtype in [torch.float16, torch.bfloat16]
    return (v_dtype, torch.float32 if is_half else g_dtype)

# Gradients.

# aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_layer_norm_backward〡shape(grad_out: List[int], input: List[int], normalized_shape: List[int], mean: List[int], rstd: List[int], weight: Optional[List[int]], bias: Optional[List[int]], output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    return (input, normalized_shape, normalized_shape)

def aten〇native_layer_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], normalized_shape: List[int], mean_rank_dtype: Tuple[int, int], rstd_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], output_mask: List[bool]) -> Tuple[int, int, int]:
    _, grad_out_dtype = grad_out_rank_dtype
    return (grad_out_dtype, grad_out_dtype, grad_out_dtype)

# aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_group_norm_backward〡shape(grad_out: List[int], input: List[int], mean: List[int], rstd: List[int], weight: Optional[List[int]], N: int, C: int, HxW: int, group: int, output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    return (input, [input[1]], [input[1]])

def aten〇native_group_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], mean_rank_dtype: Tuple[int, int], rstd_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], N: int, C: int, HxW: int, group: int, output_mask: List[bool]) -> Tuple[int, int, int]:
    _, grad_out_dtype = grad_out_rank_dtype
    return (grad_out_dtype, grad_out_dtype, grad_out_dtype)

# aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇native_batch_norm_backward〡shape(grad_out: List[int], input: List[int], weight: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], save_mean: Optional[List[int]], save_invstd: Optional[List[int]], train: bool, eps: float, output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    return (input, [input[1]], [input[1]])

def aten〇native_batch_norm_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], save_mean_rank_dtype: Optional[Tuple[int, int]], save_invstd_rank_dtype: Optional[Tuple[int, int]], train: bool, eps: float, output_mask: List[bool]) -> Tuple[int, int, int]:
    _, grad_out_dtype = grad_out_rank_dtype
    return (grad_out_dtype, grad_out_dtype, grad_out_dtype)
