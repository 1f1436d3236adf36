"""All convolutions in terms of the general one."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def zeros_for(weight: Tensor) -> List[int]:
    """A 0 for each spatial dimension."""
    zeros: List[int] = []
    for i in range(weight.dim() - 2):
        zeros.append(0)
    return zeros


def is_single(input: Tensor, weight: Tensor) -> bool:
    """Whether the input is one sample without a batch dimension."""
    return input.dim() == weight.dim() - 1


def convolved(input: Tensor, weight: Tensor, bias: Optional[Tensor], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> Tensor:
    """The general convolution, of a batch of one if there is no batch."""
    batch = torch.unsqueeze(input, 0) if is_single(input, weight) else input
    result = torch.ops.aten.convolution(batch, weight, bias, stride, padding, dilation, False, zeros_for(weight), groups)
    return torch.ops.aten.squeeze.dim(result, 0) if is_single(input, weight) else result


def transposed_convolved(input: Tensor, weight: Tensor, bias: Optional[Tensor], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> Tensor:
    """The general transposed convolution, of a batch of one if there is no batch."""
    batch = torch.unsqueeze(input, 0) if is_single(input, weight) else input
    result = torch.ops.aten.convolution(batch, weight, bias, stride, padding, dilation, True, output_padding, groups)
    return torch.ops.aten.squeeze.dim(result, 0) if is_single(input, weight) else result


def aten〇conv1d〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1,), padding: List[int] = (0,), dilation: List[int] = (1,), groups: int = 1) -> Tensor:
    """convolution along one dimension."""
    return convolved(input, weight, bias, stride, padding, dilation, groups)


def aten〇conv2d〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1,), padding: List[int] = (0, 0,), dilation: List[int] = (1, 1,), groups: int = 1) -> Tensor:
    """convolution along two dimensions."""
    return convolved(input, weight, bias, stride, padding, dilation, groups)


def aten〇conv3d〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1, 1,), padding: List[int] = (0, 0, 0,), dilation: List[int] = (1, 1, 1,), groups: int = 1) -> Tensor:
    """convolution along three dimensions."""
    return convolved(input, weight, bias, stride, padding, dilation, groups)


def convolved_with_named_padding(input: Tensor, weight: Tensor, bias: Optional[Tensor], stride: List[int], padding: str, dilation: List[int], groups: int) -> Tensor:
    """"valid" pads nothing; "same" as much as keeps the sizes, an odd rest at the end."""
    if padding == "valid":
        return convolved(input, weight, bias, stride, zeros_for(weight), dilation, groups)
    assert padding == "same", f"expected 'valid' or 'same' padding, got '{padding}'"
    dims = weight.dim() - 2
    both: List[int] = []
    rests: List[int] = []
    hasRest = False
    for i in range(dims):
        step = dilation[i] if len(dilation) > 1 else dilation[0]
        total = step * (weight.size(2 + i) - 1)
        both.append(total // 2)
        hasRest = hasRest or total % 2 == 1
    for i in range(dims):
        last = dims - 1 - i
        step = dilation[last] if len(dilation) > 1 else dilation[0]
        rests.append(0)
        rests.append(step * (weight.size(2 + last) - 1) % 2)
    padded = torch.ops.aten.constant_pad_nd(input, rests, 0.0) if hasRest else input
    return convolved(padded, weight, bias, stride, both, dilation, groups)


def aten〇conv1d〇padding〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1,), padding: str = "valid", dilation: List[int] = (1,), groups: int = 1) -> Tensor:
    """conv1d with the padding by name."""
    return convolved_with_named_padding(input, weight, bias, stride, padding, dilation, groups)


def aten〇conv2d〇padding〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1,), padding: str = "valid", dilation: List[int] = (1, 1,), groups: int = 1) -> Tensor:
    """conv2d with the padding by name."""
    return convolved_with_named_padding(input, weight, bias, stride, padding, dilation, groups)


def aten〇conv3d〇padding〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1, 1,), padding: str = "valid", dilation: List[int] = (1, 1, 1,), groups: int = 1) -> Tensor:
    """conv3d with the padding by name."""
    return convolved_with_named_padding(input, weight, bias, stride, padding, dilation, groups)


def aten〇conv_transpose1d〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1,), padding: List[int] = (0,), output_padding: List[int] = (0,), groups: int = 1, dilation: List[int] = (1,)) -> Tensor:
    """Transposed convolution along one dimension."""
    return transposed_convolved(input, weight, bias, stride, padding, output_padding, groups, dilation)


def aten〇conv_transpose2d〇input〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1,), padding: List[int] = (0, 0,), output_padding: List[int] = (0, 0,), groups: int = 1, dilation: List[int] = (1, 1,)) -> Tensor:
    """Transposed convolution along two dimensions."""
    return transposed_convolved(input, weight, bias, stride, padding, output_padding, groups, dilation)


def aten〇conv_transpose3d〇input〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: List[int] = (1, 1, 1,), padding: List[int] = (0, 0, 0,), output_padding: List[int] = (0, 0, 0,), groups: int = 1, dilation: List[int] = (1, 1, 1,)) -> Tensor:
    """Transposed convolution along three dimensions."""
    return transposed_convolved(input, weight, bias, stride, padding, output_padding, groups, dilation)


def aten〇_convolution〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> Tensor:
    """convolution, without the wishes to the implementation."""
    return torch.ops.aten.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def aten〇_convolution〇deprecated〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool) -> Tensor:
    """convolution, without the wishes to the implementation."""
    return torch.ops.aten.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def aten〇conv_tbc〡decomposition(self: Tensor, weight: Tensor, bias: Tensor, pad: int = 0) -> Tensor:
    """convolution of (time, batch, channels)."""
    batches = torch.ops.aten.transpose.int(torch.ops.aten.transpose.int(self, 0, 1), 1, 2)
    kernel = torch.ops.aten.transpose.int(weight, 0, 2)
    result = torch.ops.aten.convolution(batches, kernel, bias, [1], [pad], [1], False, [0], 1)
    return torch.ops.aten.transpose.int(torch.ops.aten.transpose.int(result, 1, 2), 0, 1)


def at_or_all(values: List[int], i: int) -> int:
    """The value for a dimension, where one may stand for all."""
    return values[i] if len(values) > 1 else values[0]


def gradient_of_input(grad_output: Tensor, input: Tensor, weight: Tensor, stride: List[int], padding: List[int], dilation: List[int], transposed: bool, groups: int) -> Tensor:
    """The gradient convolved with the weight, the other way than the input was."""
    dims = weight.dim() - 2
    if transposed:
        return torch.ops.aten.convolution(grad_output, weight, None, stride, padding, dilation, False, zeros_for(weight), groups)
    # What the strides left of the input is added again.
    rest: List[int] = []
    for i in range(dims):
        covered = (grad_output.size(2 + i) - 1) * at_or_all(stride, i) - 2 * at_or_all(padding, i) + at_or_all(dilation, i) * (weight.size(2 + i) - 1) + 1
        rest.append(input.size(2 + i) - covered)
    return torch.ops.aten.convolution(grad_output, weight, None, stride, padding, dilation, True, rest, groups)


def grouped_samples(self: Tensor, groups: int) -> Tensor:
    """[N, groups * C, ...] as [C, groups * N, ...]: samples become channels."""
    swapped = torch.ops.aten.transpose.int(self, 0, 1)
    if groups == 1:
        return swapped
    samples, channels = self.size(0), self.size(1) // groups
    places: List[int] = []
    for i in range(2, self.dim()):
        places.append(self.size(i))
    parts = torch.ops.aten.view(swapped, [groups, channels, samples] + places)
    return torch.ops.aten.view(torch.ops.aten.transpose.int(parts, 0, 1), [channels, groups * samples] + places)


def gradient_of_weight(grad_output: Tensor, input: Tensor, weight: Tensor, stride: List[int], padding: List[int], dilation: List[int], groups: int) -> Tensor:
    """The input convolved with the gradient, where stride and dilation change places."""
    samples = grouped_samples(input, groups)
    kernel = torch.ops.aten.transpose.int(grad_output, 0, 1)
    result = torch.ops.aten.convolution(samples, kernel, None, dilation, padding, stride, False, zeros_for(weight), groups)
    for i in range(2, weight.dim()):
        if result.size(i) != weight.size(i):
            result = torch.ops.aten.slice.Tensor(result, i, 0, weight.size(i), 1)
    return torch.ops.aten.transpose.int(result, 0, 1)


def aten〇convolution_backward〡decomposition(grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, output_mask: List[bool]) -> Tuple[Tensor, Tensor, Tensor]:
    """Gradients of input, weight and bias, each a convolution or sum of its own.

    What a gradient holds that the mask leaves out is not said.
    """
    for_input = torch.ops.aten.empty.memory_format(input.shape, dtype=grad_output.dtype)
    for_weight = torch.ops.aten.empty.memory_format(weight.shape, dtype=grad_output.dtype)
    for_bias = torch.ops.aten.empty.memory_format([grad_output.size(1)], dtype=grad_output.dtype)
    if output_mask[0]:
        for_input = gradient_of_input(grad_output, input, weight, stride, padding, dilation, transposed, groups)
    if output_mask[1]:
        if transposed:
            for_weight = gradient_of_weight(input, grad_output, weight, stride, padding, dilation, groups)
        else:
            for_weight = gradient_of_weight(grad_output, input, weight, stride, padding, dilation, groups)
    if output_mask[2]:
        dims: List[int] = [0]
        for i in range(2, grad_output.dim()):
            dims.append(i)
        for_bias = torch.sum(grad_output, dims, False)
    return for_input, for_weight, for_bias
