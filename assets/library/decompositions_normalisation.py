"""Normalisation layers in terms of sums and pointwise ops."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def dims_from(self: Tensor, first: int) -> List[int]:
    """The dimensions from the given one to the last."""
    dims: List[int] = []
    for i in range(first, self.dim()):
        dims.append(i)
    return dims


def element_count_along(self: Tensor, dims: List[int]) -> int:
    """The product of the sizes of these dimensions."""
    count = 1
    for dim in dims:
        count = count * self.size(dim)
    return count


def of_type(self: Tensor, dtype: int) -> Tensor:
    """Converted if it has another element type."""
    return self if self.dtype == dtype else torch.ops.aten.to.dtype(self, dtype)


def type_of_parameters(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Optional[Tensor]) -> int:
    """That of the first parameter that is given: float32 ones may stand beside a 16-bit input. Statistics have it too."""
    if weight is not None:
        return weight.dtype
    if bias is not None:
        return bias.dtype
    return input.dtype if running_mean is None else running_mean.dtype


def mean_along(self: Tensor, dims: List[int], keepdim: bool) -> Tensor:
    """The sum over the dimensions by their number of elements."""
    return torch.sum(self, dims, keepdim) / element_count_along(self, dims)


def squared_deviation(self: Tensor, dims: List[int], keepdim: bool) -> Tensor:
    """The variance, not corrected, worked out in float64."""
    wide = torch.ops.aten.to.dtype(self, torch.float64)
    deviation = wide - torch.sum(wide, dims, True) / element_count_along(self, dims)
    mean_square = torch.sum(deviation * deviation, dims, keepdim) / element_count_along(self, dims)
    return torch.ops.aten.to.dtype(mean_square, self.dtype)


def along_channels(per_channel: Tensor, rank: int) -> Tensor:
    """One number a channel, as a tensor [1, channels, 1, ...] that broadcasts."""
    result = torch.unsqueeze(per_channel, 0)
    for i in range(2, rank):
        result = torch.unsqueeze(result, i)
    return result


def scaled_per_channel(self: Tensor, weight: Optional[Tensor], bias: Optional[Tensor]) -> Tensor:
    """Times the weight and plus the bias of each channel, where they are given."""
    result = self
    if weight is not None:
        result = result * along_channels(weight, self.dim())
    if bias is not None:
        result = result + along_channels(bias, self.dim())
    return result


def normalized_over(input: Tensor, dims: List[int], eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """(input - mean) / sqrt(variance + eps), the mean, and 1 / sqrt(variance + eps)."""
    mean = mean_along(input, dims, True)
    deviation = input - torch.broadcast_to(mean, input.shape)
    variance = mean_along(deviation * deviation, dims, True)
    inverse = torch.rsqrt(variance + eps)
    return deviation * torch.broadcast_to(inverse, input.shape), mean, inverse


def layer_normalized(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor], bias: Optional[Tensor], eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """Normalized over the last dimensions in the type of the parameters; result, mean and inverse deviation."""
    kind = type_of_parameters(input, weight, bias, None)
    dims = dims_from(input, input.dim() - len(normalized_shape))
    result, mean, inverse = normalized_over(of_type(input, kind), dims, eps)
    if weight is not None:
        result = result * weight
    if bias is not None:
        result = result + bias
    return of_type(result, input.dtype), mean, inverse


def aten〇layer_norm〡decomposition(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, eps: float = 1.0000000000000001e-05, cudnn_enable: bool = True) -> Tensor:
    """(input - mean) / sqrt(variance + eps) * weight + bias over the last dimensions."""
    result, _, _ = layer_normalized(input, normalized_shape, weight, bias, eps)
    return result


def aten〇native_layer_norm〡decomposition(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor], bias: Optional[Tensor], eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """layer_norm, the means and 1 / sqrt(variance + eps)."""
    return layer_normalized(input, normalized_shape, weight, bias, eps)


def smallest_difference_from_one(dtype: int) -> float:
    """What rms_norm adds if nothing is given: the machine epsilon of the type."""
    if dtype == torch.float64:
        return 2.220446049250313e-16
    if dtype == torch.float16:
        return 0.0009765625
    if dtype == torch.bfloat16:
        return 0.0078125
    return 1.1920928955078125e-07


def aten〇rms_norm〡decomposition(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor] = None, eps: Optional[float] = None) -> Tensor:
    """input / sqrt(mean(input * input) + eps) * weight over the last dimensions."""
    dims = dims_from(input, input.dim() - len(normalized_shape))
    mean_square = mean_along(input * input, dims, True)
    added = smallest_difference_from_one(input.dtype) if eps is None else eps
    result = input * torch.rsqrt(mean_square + added)
    return result if weight is None else of_type(result * weight, input.dtype)


def channel_statistics_dims(input: Tensor) -> List[int]:
    """All dimensions but that of the channels."""
    return [0] + dims_from(input, 2)


def batch_normalized(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], kind: int, eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """By the statistics of the batch, which are worked out in the type of the parameters, `kind`."""
    wide = of_type(input, kind)
    dims = channel_statistics_dims(input)
    mean = mean_along(wide, dims, False)
    inverse = torch.rsqrt(squared_deviation(wide, dims, False) + eps)
    centered = wide - along_channels(mean, input.dim())
    result = scaled_per_channel(centered * along_channels(inverse, input.dim()), weight, bias)
    return of_type(result, input.dtype), mean, inverse


def with_running_statistics(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Optional[Tensor], running_var: Optional[Tensor], eps: float) -> Tensor:
    """(input - running_mean) / sqrt(running_var + eps) * weight + bias, each channel by itself."""
    assert running_mean is not None and running_var is not None, "running statistics are needed where nothing is trained"
    centered = input - along_channels(running_mean, input.dim())
    inverse = torch.rsqrt(along_channels(running_var, input.dim()) + eps)
    return of_type(scaled_per_channel(centered * inverse, weight, bias), input.dtype)


def aten〇native_batch_norm〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Optional[Tensor], running_var: Optional[Tensor], training: bool, momentum: float, eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """(input - mean) / sqrt(variance + eps) * weight + bias, each channel by itself.

    In training the statistics are those of the batch, which are also returned; else the running ones.
    Running statistics are not updated: nothing may be changed here.
    """
    kind = type_of_parameters(input, weight, bias, running_mean)
    if training:
        return batch_normalized(input, weight, bias, kind, eps)
    result = with_running_statistics(input, weight, bias, running_mean, running_var, eps)
    nothing = torch.ops.aten.empty.memory_format([0], dtype=kind)
    return result, nothing, nothing


def aten〇batch_norm〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Optional[Tensor], running_var: Optional[Tensor], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """native_batch_norm without the statistics."""
    if training:
        kind = type_of_parameters(input, weight, bias, running_mean)
        result, _, _ = batch_normalized(input, weight, bias, kind, eps)
        return result
    return with_running_statistics(input, weight, bias, running_mean, running_var, eps)


def aten〇instance_norm〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Optional[Tensor], running_var: Optional[Tensor], use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> Tensor:
    """batch_norm with each sample a batch of its own."""
    if use_input_stats:
        kind = type_of_parameters(input, weight, bias, None)
        result, _, _ = normalized_over(of_type(input, kind), dims_from(input, 2), eps)
        if weight is not None:
            result = result * torch.broadcast_to(along_channels(weight, input.dim()), input.shape)
        if bias is not None:
            result = result + torch.broadcast_to(along_channels(bias, input.dim()), input.shape)
        return of_type(result, input.dtype)
    return with_running_statistics(input, weight, bias, running_mean, running_var, eps)


def group_normalized(input: Tensor, N: int, C: int, group: int, weight: Optional[Tensor], bias: Optional[Tensor], eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """Normalized over groups of channels in the type of the parameters; result, mean and inverse deviation."""
    kind = type_of_parameters(input, weight, bias, None)
    grouped = torch.ops.aten.view(of_type(input, kind), [N, group, -1])
    mean = mean_along(grouped, [-1], True)
    inverse = torch.rsqrt(squared_deviation(grouped, [-1], True) + eps)
    result = torch.ops.aten.view((grouped - mean) * inverse, input.shape)
    per_channel: List[int] = [C]
    for i in range(2, input.dim()):
        per_channel.append(1)
    if weight is not None:
        result = result * torch.ops.aten.view(weight, per_channel)
    if bias is not None:
        result = result + torch.ops.aten.view(bias, per_channel)
    return of_type(result, input.dtype), mean, inverse


def aten〇group_norm〡decomposition(input: Tensor, num_groups: int, weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, eps: float = 1.0000000000000001e-05, cudnn_enabled: bool = True) -> Tensor:
    """(input - mean) / sqrt(variance + eps) over groups of channels, then a weight and bias a channel."""
    result, _, _ = group_normalized(input, input.size(0), input.size(1), num_groups, weight, bias, eps)
    return result


def aten〇native_group_norm〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], N: int, C: int, HxW: int, group: int, eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """group_norm, the means and 1 / sqrt(variance + eps)."""
    result, mean, inverse = group_normalized(input, N, C, group, weight, bias, eps)
    return result, torch.ops.aten.squeeze.dim(mean, -1), torch.ops.aten.squeeze.dim(inverse, -1)


def aten〇_weight_norm_interface〡decomposition(v: Tensor, g: Tensor, dim: int = 0) -> Tuple[Tensor, Tensor]:
    """v * g / norm(v), the norm over all dimensions but `dim`; and the norm."""
    dims: List[int] = []
    for i in range(v.dim()):
        if i != dim:
            dims.append(i)
    if g.dtype == torch.float16 or g.dtype == torch.bfloat16:
        if v.dim() == 1:
            wide = torch.abs(torch.ops.aten.to.dtype(v, torch.float32))
        else:
            wide = torch.ops.aten.linalg_vector_norm(v, 2.0, dims, True, dtype=torch.float32)
        return torch.ops.aten.to.dtype(v * (g / wide), v.dtype), wide
    norm = torch.abs(v) if v.dim() == 1 else torch.ops.aten.linalg_vector_norm(v, 2.0, dims, True)
    return v * (g / norm), norm


def aten〇renorm〡decomposition(self: Tensor, p: Union[int, float, complex], dim: int, maxnorm: Union[int, float, complex]) -> Tensor:
    """Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it."""
    dims: List[int] = []
    for i in range(self.dim()):
        if i != dim and i != dim + self.dim():
            dims.append(i)
    norm = torch.ops.aten.linalg_vector_norm(self, p, dims, True)
    factor = torch.reciprocal(norm + 1e-7) * maxnorm
    one = torch.full([], 1.0, dtype=self.dtype)
    return self * torch.where(norm > maxnorm, factor, one)
