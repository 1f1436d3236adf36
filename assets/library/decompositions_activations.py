"""Activations and softmax in terms of simpler ops."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def positive_part(self: Tensor) -> Tensor:
    """max(0, self)."""
    return torch.maximum(number_like(self, 0.0), self)


def negative_part(self: Tensor) -> Tensor:
    """min(0, self)."""
    return torch.minimum(number_like(self, 0.0), self)


def shifted_by_maximum(self: Tensor, dim: int) -> Tensor:
    """self - max(self): exp of it cannot overflow."""
    values, _ = torch.ops.aten.max.dim(self, dim, True)
    return torch.sub(self, values, alpha=1.0)


def exponentials_normalized(self: Tensor, dim: int) -> Tensor:
    """exp(self - max) / sum(exp(self - max))."""
    exponentials = torch.exp(shifted_by_maximum(self, dim))
    return exponentials / torch.sum(exponentials, [dim], True)


def log_of_normalized(self: Tensor, dim: int) -> Tensor:
    """(self - max) - log(sum(exp(self - max)))."""
    shifted = shifted_by_maximum(self, dim)
    return torch.sub(shifted, torch.log(torch.sum(torch.exp(shifted), [dim], True)), alpha=1.0)


def aten〇softmax〇int〡decomposition(self: Tensor, dim: int, dtype: Optional[int] = None) -> Tensor:
    """exp(self - max) / sum(exp(self - max)) along `dim`."""
    return exponentials_normalized(as_dtype(self, dtype), dim)


def aten〇_softmax〡decomposition(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """softmax; half floats may be widened first."""
    if half_to_float:
        return exponentials_normalized(torch.ops.aten.to.dtype(self, torch.float32), dim)
    return exponentials_normalized(self, dim)


def aten〇_safe_softmax〡decomposition(self: Tensor, dim: int, dtype: Optional[int] = None) -> Tensor:
    """softmax, and 0 where a whole row is minus infinity."""
    input = as_dtype(self, dtype)
    normalized = exponentials_normalized(input, dim)
    masked = torch.ops.aten.all.dim(torch.eq(input, float("-inf")), dim, True)
    return torch.where(masked, number_like(normalized, 0.0), normalized)


def aten〇log_softmax〇int〡decomposition(self: Tensor, dim: int, dtype: Optional[int] = None) -> Tensor:
    """(self - max) - log(sum(exp(self - max))) along `dim`."""
    return log_of_normalized(as_dtype(self, dtype), dim)


def aten〇_log_softmax〡decomposition(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """log_softmax; half floats may be widened first."""
    if half_to_float:
        return log_of_normalized(torch.ops.aten.to.dtype(self, torch.float32), dim)
    return log_of_normalized(self, dim)


def aten〇_softmax_backward_data〡decomposition(grad_output: Tensor, output: Tensor, dim: int, input_dtype: int) -> Tensor:
    """output * grad - output * sum(output * grad)."""
    weighted = grad_output * output
    total = torch.sum(weighted, [dim], True)
    grad = weighted - output * torch.broadcast_to(total, output.shape)
    return torch.ops.aten.to.dtype(grad, input_dtype)


def aten〇_log_softmax_backward_data〡decomposition(grad_output: Tensor, output: Tensor, dim: int, input_dtype: int) -> Tensor:
    """grad - exp(output) * sum(grad)."""
    probabilities = torch.exp(output)
    total = torch.sum(grad_output, [dim], True)
    grad = grad_output - probabilities * torch.broadcast_to(total, output.shape)
    return torch.ops.aten.to.dtype(grad, input_dtype)


def aten〇silu〡decomposition(self: Tensor) -> Tensor:
    """self * sigmoid(self)."""
    return torch.sigmoid(self) * self


def aten〇mish〡decomposition(self: Tensor) -> Tensor:
    """self * tanh(softplus(self))."""
    return self * torch.tanh(torch.ops.aten.softplus(self, 1.0, 20.0))


def aten〇softplus〡decomposition(self: Tensor, beta: Union[int, float, complex] = 1, threshold: Union[int, float, complex] = 20) -> Tensor:
    """log(1 + exp(beta * self)) / beta, and self itself from `threshold` on.

    log(1 + exp(x)) is relu(x) + log(1 + exp(-|x|)), which does not overflow.
    """
    scaled = self * beta
    rest = torch.log1p(torch.exp(-torch.abs(scaled)))
    return torch.where(scaled > threshold, self, (torch.relu(scaled) + rest) / beta)


def aten〇log_sigmoid〡decomposition(self: Tensor) -> Tensor:
    """log(1 / (1 + exp(-self))) = min(0, self) - log(1 + exp(-|self|))."""
    return negative_part(self) - torch.log1p(torch.exp(-torch.abs(self)))


def aten〇relu6〡decomposition(self: Tensor) -> Tensor:
    """min(relu(self), 6)."""
    return torch.minimum(torch.relu(self), number_like(self, 6.0))


def aten〇hardtanh〡decomposition(self: Tensor, min_val: Union[int, float, complex] = -1, max_val: Union[int, float, complex] = 1) -> Tensor:
    """min(max(self, min_val), max_val)."""
    lower = torch.full([], min_val, dtype=self.dtype)
    upper = torch.full([], max_val, dtype=self.dtype)
    return torch.minimum(upper, torch.maximum(self, lower))


def aten〇hardswish〡decomposition(self: Tensor) -> Tensor:
    """self * min(relu(self + 3), 6) / 6."""
    ramp = torch.minimum(torch.relu(self + 3), number_like(self, 6.0))
    return (ramp / 6) * self


def aten〇hardsigmoid〡decomposition(self: Tensor) -> Tensor:
    """max(0, min(1, (self + 3) / 6))."""
    ramp = (self + 3) / 6
    return torch.maximum(number_like(self, 0.0), torch.minimum(number_like(self, 1.0), ramp))


def aten〇leaky_relu〡decomposition(self: Tensor, negative_slope: Union[int, float, complex] = 0.01) -> Tensor:
    """max(0, self) + negative_slope * min(0, self)."""
    return positive_part(self) + negative_part(self) * negative_slope


def aten〇leaky_relu_backward〡decomposition(grad_output: Tensor, self: Tensor, negative_slope: Union[int, float, complex], self_is_result: bool) -> Tensor:
    """grad where self > 0, else negative_slope * grad."""
    return torch.where(self > 0, grad_output, grad_output * negative_slope)


def aten〇elu〡decomposition(self: Tensor, alpha: Union[int, float, complex] = 1, scale: Union[int, float, complex] = 1, input_scale: Union[int, float, complex] = 1) -> Tensor:
    """scale * max(0, self) + scale * alpha * (exp(input_scale * min(0, self)) - 1)."""
    positive = positive_part(self) * scale
    negative = (torch.exp(negative_part(self) * input_scale) - 1.0) * alpha * scale
    return positive + negative


def aten〇celu〡decomposition(self: Tensor, alpha: Union[int, float, complex] = 1.) -> Tensor:
    """max(0, self) + min(0, alpha * (exp(self / alpha) - 1))."""
    return positive_part(self) + negative_part((torch.exp(self / alpha) - 1.0) * alpha)


def aten〇selu〡decomposition(self: Tensor) -> Tensor:
    """1.0507... * (max(0, self) + 1.6732... * (exp(min(0, self)) - 1)): keeps mean 0 and variance 1."""
    negative = (torch.exp(negative_part(self)) - 1.0) * 1.6732632423543772
    return (positive_part(self) + negative) * 1.0507009873554805


def aten〇glu〡decomposition(self: Tensor, dim: int = -1) -> Tensor:
    """The first half along `dim`, times the sigmoid of the second."""
    half = self.size(dim) // 2
    first = torch.ops.aten.slice.Tensor(self, dim, 0, half, 1)
    second = torch.ops.aten.slice.Tensor(self, dim, half, half + half, 1)
    return first * torch.sigmoid(second)


def aten〇softshrink〡decomposition(self: Tensor, lambd: Union[int, float, complex] = 0.5) -> Tensor:
    """self - lambd above lambd, self + lambd below -lambd, 0 between."""
    lower = -float(lambd)
    within = torch.where(self > lambd, self - lambd, number_like(self, 0.0))
    return torch.where(self < lower, self + lambd, within)


def aten〇hardshrink〡decomposition(self: Tensor, lambd: Union[int, float, complex] = 0.5) -> Tensor:
    """self outside of [-lambd, lambd], 0 inside."""
    lower = -float(lambd)
    above = torch.where(self > lambd, self, number_like(self, 0.0))
    return torch.where(self < lower, self, above)


def aten〇threshold〡decomposition(self: Tensor, threshold: Union[int, float, complex], value: Union[int, float, complex]) -> Tensor:
    """value where self <= threshold."""
    return torch.where(self <= threshold, torch.full([], value, dtype=self.dtype), self)


def aten〇prelu〡decomposition(self: Tensor, weight: Tensor) -> Tensor:
    """weight * self below 0; one weight for all, or one a channel."""
    channels = weight
    if self.dim() == 0:
        channels = torch.ops.aten.squeeze(weight)
    elif weight.dim() == 1 and self.dim() > 2:
        sizes = [1, -1]
        for i in range(self.dim() - 2):
            sizes.append(1)
        channels = torch.ops.aten.view(weight, sizes)
    return torch.where(self < 0, self * channels, self)


def aten〇tanh_backward〡decomposition(grad_output: Tensor, output: Tensor) -> Tensor:
    """grad * (1 - output * output)."""
    return grad_output * (1 - output * output)


def aten〇rrelu〡decomposition(self: Tensor, lower: Union[int, float, complex] = 0.125, upper: Union[int, float, complex] = 0.33333333333333331, training: bool = False, generator: Any = None) -> Tensor:
    """leaky_relu with a random slope from [lower, upper] in training, else with the mean slope."""
    if training:
        slopes = torch.ops.aten.uniform(torch.zeros_like(self), float(lower), float(upper))
        return positive_part(self) + negative_part(self * slopes)
    return positive_part(self) + negative_part(self * ((float(lower) + float(upper)) / 2.0))


def aten〇rrelu_with_noise〡decomposition(self: Tensor, noise: Tensor, lower: Union[int, float, complex] = 0.125, upper: Union[int, float, complex] = 0.33333333333333331, training: bool = False, generator: Any = None) -> Tensor:
    """rrelu; what it would write into `noise` is lost, as nothing may be changed here."""
    if training:
        return torch.ops.aten.rrelu(self, lower, upper, True)
    return positive_part(self) + negative_part(self * ((float(lower) + float(upper)) / 2.0))


def aten〇rrelu_with_noise_functional〡decomposition(self: Tensor, noise: Tensor, lower: Union[int, float, complex] = 0.125, upper: Union[int, float, complex] = 0.33333333333333331, training: bool = False, generator: Any = None) -> Tuple[Tensor, Tensor]:
    """rrelu, and the slopes that were drawn: 1 where self > 0."""
    if training:
        slopes = torch.ops.aten.uniform(torch.zeros_like(self), float(lower), float(upper))
        result = positive_part(self) + negative_part(self * slopes)
        return result, torch.where(self <= 0, slopes, number_like(self, 1.0))
    return positive_part(self) + negative_part(self * ((float(lower) + float(upper)) / 2.0)), noise


def aten〇rrelu_with_noise_backward〡decomposition(grad_output: Tensor, self: Tensor, noise: Tensor, lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, self_is_result: bool) -> Tensor:
    """grad times the slope that the forward pass used."""
    if training:
        return grad_output * noise
    slope = (float(lower) + float(upper)) / 2.0
    return torch.ops.aten.leaky_relu_backward(grad_output, self, slope, self_is_result)
