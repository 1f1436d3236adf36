"""Convolutions, transposed ones, and the gradient of both."""
from typing import Any, List, Optional, Tuple, Union

import torch


def parameter(values: List[int], i: int) -> int:
    """Parameters come as one number for all dimensions, or one for each."""
    return values[0] if len(values) == 1 else values[i]


def check_parameter(values: List[int], dims: int, what: str) -> int:
    """One number for all `dims` dimensions, or one for each."""
    assert len(values) == 1 or len(values) == dims, f"expected {what} to be one number or {dims}, got {values}"
    return 0


def check_step(stride: int, padding: int, dilation: int) -> int:
    """A window moves forward, over borders that are not negative."""
    assert stride > 0, f"expected a positive stride, got {stride}"
    assert padding >= 0, f"expected a padding that is not negative, got {padding}"
    assert dilation > 0, f"expected a positive dilation, got {dilation}"
    return 0


def window_count(size: int, kernel: int, stride: int, padding: int, dilation: int) -> int:
    """How many positions a window has along one dimension."""
    check_step(stride, padding, dilation)
    padded = size + 2 * padding
    reach = dilation * (kernel - 1) + 1
    assert reach <= padded, f"expected a window that fits into the padded size {padded}, got one of {reach}"
    return (padded - reach) // stride + 1


def check_convolution(input: List[int], weight: List[int], groups: int, dims: int) -> int:
    """How many dimensions stand before the spatial ones: the channels, and the batch if there is one.

    `dims` is the number of spatial dimensions; where it is 0 the weight tells, and there is a batch.
    """
    rank = len(weight)
    assert groups > 0, f"expected a positive number of groups, got {groups}"
    assert rank >= 3 and (dims == 0 or rank == dims + 2), f"expected a weight of {dims + 2} dimensions, got {weight}"
    assert len(input) == rank or (dims > 0 and len(input) == rank - 1), f"expected an input of {rank} dimensions, or one without a batch, got {input}"
    for i in range(2, rank):
        assert weight[i] > 0, f"expected a kernel without empty dimensions, got {weight}"
    assert weight[0] % groups == 0, f"expected {weight[0]} rows of the weight to be divisible into {groups} groups"
    lead = len(input) - (rank - 2)
    for i in range(lead, len(input)):
        assert input[i] > 0, f"expected no empty spatial dimension, got {input}"
    return lead


def check_bias(bias: Optional[List[int]], channels: int) -> int:
    """A bias is a vector with an element for each channel."""
    if bias is not None:
        assert len(bias) == 1 and bias[0] == channels, f"expected a bias of [{channels}], got {bias}"
    return 0


def check_conv_channels(input: List[int], weight: List[int], bias: Optional[List[int]], groups: int, dims: int) -> int:
    """The weight is for the input's channels, split into groups, and the bias for the weight's rows."""
    lead = check_convolution(input, weight, groups, dims)
    assert input[lead - 1] == weight[1] * groups, f"expected {weight[1] * groups} channels for a weight of {weight} in {groups} groups, got {input[lead - 1]}"
    check_bias(bias, weight[0])
    return lead


def batch_and_channels(input: List[int], lead: int, channels: int) -> List[int]:
    """The batch size, unless there is none, and the channels."""
    out: List[int] = []
    if lead == 2:
        out.append(input[0])
    out.append(channels)
    return out


def conv_sizes(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int, dims: int) -> List[int]:
    """One channel for each row of the weight, and in each dimension the positions of the window."""
    lead = check_conv_channels(input, weight, bias, groups, dims)
    spatial = len(weight) - 2
    check_parameter(stride, spatial, "stride")
    check_parameter(padding, spatial, "padding")
    check_parameter(dilation, spatial, "dilation")
    out = batch_and_channels(input, lead, weight[0])
    for i in range(spatial):
        size = window_count(input[lead + i], weight[2 + i], parameter(stride, i), parameter(padding, i), parameter(dilation, i))
        out.append(size)
    return out


def conv_transpose_sizes(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int], dims: int) -> List[int]:
    """The sizes from which a convolution gets the input's."""
    lead = check_convolution(input, weight, groups, dims)
    spatial = len(weight) - 2
    assert input[lead - 1] == weight[0], f"expected {weight[0]} channels for a transposed weight of {weight}, got {input[lead - 1]}"
    check_bias(bias, weight[1] * groups)
    check_parameter(stride, spatial, "stride")
    check_parameter(padding, spatial, "padding")
    check_parameter(output_padding, spatial, "output_padding")
    check_parameter(dilation, spatial, "dilation")
    out = batch_and_channels(input, lead, weight[1] * groups)
    for i in range(spatial):
        step, apart, more = parameter(stride, i), parameter(dilation, i), parameter(output_padding, i)
        check_step(step, parameter(padding, i), apart)
        assert more >= 0 and (more < step or more < apart), f"expected an output padding from 0 to below stride or dilation, got {more}"
        span = apart * (weight[2 + i] - 1) + 1
        size = (input[lead + i] - 1) * step - 2 * parameter(padding, i) + span + more
        assert size > 0, f"expected a padding that leaves something, got {padding} for the sizes {input}"
        out.append(size)
    return out


def convolution_sizes(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int) -> List[int]:
    """Those of a convolution, or of a transposed one."""
    check_parameter(output_padding, len(weight) - 2, "output_padding")
    for each in output_padding:
        assert each >= 0, f"expected an output padding that is not negative, got {output_padding}"
    if transposed:
        return conv_transpose_sizes(input, weight, bias, stride, padding, output_padding, groups, dilation, 0)
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 0)


def conv_named_padding_sizes(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: str, dilation: List[int], groups: int, dims: int) -> List[int]:
    """The padding "same" keeps the sizes, "valid" pads nothing."""
    assert padding == "same" or padding == "valid", f"expected the padding 'same' or 'valid', got '{padding}'"
    if padding == "valid":
        return conv_sizes(input, weight, bias, stride, [0], dilation, groups, dims)
    lead = check_conv_channels(input, weight, bias, groups, dims)
    check_parameter(stride, dims, "stride")
    check_parameter(dilation, dims, "dilation")
    for i in range(dims):
        assert parameter(stride, i) == 1, f"expected a stride of 1 with the padding 'same', got {stride}"
        assert parameter(dilation, i) > 0, f"expected a positive dilation, got {dilation}"
    return batch_and_channels(input, lead, weight[0]) + input[lead:]


def conv_dtype(input: Tuple[int, int], weight: Tuple[int, int], bias: Optional[Tuple[int, int]]) -> int:
    """Input, weight and bias are of one dtype."""
    dtype = same_dtype(input, weight, "convolution")
    if bias is not None:
        same_dtype(input, bias, "convolution")
    return dtype

# aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] dilation=[1], SymInt groups=1) -> Tensor
def aten〇conv1d〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    """A channel for each row of the weight, and the positions of the window."""
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 1)

def aten〇conv1d〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor
def aten〇conv2d〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    """A channel for each row of the weight, and the positions of the window."""
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 2)

def aten〇conv2d〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor
def aten〇conv3d〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    """A channel for each row of the weight, and the positions of the window."""
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 3)

def aten〇conv3d〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], str padding="valid", SymInt[1] dilation=[1], SymInt groups=1) -> Tensor
def aten〇conv1d〇padding〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> List[int]:
    """The padding "same" keeps the spatial sizes, "valid" pads nothing."""
    return conv_named_padding_sizes(input, weight, bias, stride, padding, dilation, groups, 1)

def aten〇conv1d〇padding〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], str padding="valid", SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor
def aten〇conv2d〇padding〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> List[int]:
    """The padding "same" keeps the spatial sizes, "valid" pads nothing."""
    return conv_named_padding_sizes(input, weight, bias, stride, padding, dilation, groups, 2)

def aten〇conv2d〇padding〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], str padding="valid", SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor
def aten〇conv3d〇padding〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> List[int]:
    """The padding "same" keeps the spatial sizes, "valid" pads nothing."""
    return conv_named_padding_sizes(input, weight, bias, stride, padding, dilation, groups, 3)

def aten〇conv3d〇padding〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] output_padding=[0], SymInt groups=1, SymInt[1] dilation=[1]) -> Tensor
def aten〇conv_transpose1d〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> List[int]:
    """The sizes from which a convolution gets the input's."""
    return conv_transpose_sizes(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)

def aten〇conv_transpose1d〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0], SymInt groups=1, SymInt[2] dilation=[1, 1]) -> Tensor
def aten〇conv_transpose2d〇input〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> List[int]:
    """The sizes from which a convolution gets the input's."""
    return conv_transpose_sizes(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)

def aten〇conv_transpose2d〇input〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0, 0], SymInt groups=1, SymInt[3] dilation=[1, 1, 1]) -> Tensor
def aten〇conv_transpose3d〇input〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> List[int]:
    """The sizes from which a convolution gets the input's."""
    return conv_transpose_sizes(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)

def aten〇conv_transpose3d〇input〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], output_padding: List[int], groups: int, dilation: List[int]) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
def aten〇convolution〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int) -> List[int]:
    """Those of a convolution, or of a transposed one."""
    return convolution_sizes(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def aten〇convolution〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
def aten〇_convolution〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> List[int]:
    """Those of a convolution, or of a transposed one."""
    return convolution_sizes(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def aten〇_convolution〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor
def aten〇_convolution〇deprecated〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool) -> List[int]:
    """Those of a convolution, or of a transposed one."""
    return convolution_sizes(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def aten〇_convolution〇deprecated〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor
def aten〇conv_tbc〡shape(self: List[int], weight: List[int], bias: List[int], pad: int) -> List[int]:
    """Time, batch, channels: the time is convolved, and padded on both sides."""
    assert len(self) == 3 and len(weight) == 3 and len(bias) == 1, f"conv_tbc: expected 3 dimensions of input and weight and 1 of the bias, got {self}, {weight} and {bias}"
    assert self[2] == weight[1], f"conv_tbc: expected {weight[1]} channels, got {self[2]}"
    assert bias[0] == weight[2], f"conv_tbc: expected a bias of [{weight[2]}], got {bias}"
    time = self[0] + 2 * pad - weight[0] + 1
    assert time >= 0, f"conv_tbc: expected a window of at most one more than the padded time, got {weight[0]} of {self[0] + 2 * pad}"
    return [time, self[1], weight[2]]

def aten〇conv_tbc〡dtype(self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Tuple[int, int], pad: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(self_rank_dtype, weight_rank_dtype, bias_rank_dtype)

# aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
def aten〇convolution_backward〡shape(grad_output: List[int], input: List[int], weight: List[int], bias_sizes: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, output_mask: List[bool]) -> Tuple[List[int], List[int], List[int]]:
    """Gradients of the input, the weight and the bias have their sizes."""
    convolved = convolution_sizes(input, weight, None, stride, padding, dilation, transposed, output_padding, groups)
    assert grad_output == convolved, f"convolution_backward: expected a gradient of the sizes {convolved}, got {grad_output}"
    return (input, weight, [grad_output[1]])

def aten〇convolution_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_sizes: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, output_mask: List[bool]) -> Tuple[int, int, int]:
    """That of the gradient."""
    dtype = same_dtype3(grad_output_rank_dtype, input_rank_dtype, weight_rank_dtype, "convolution_backward")
    return (dtype, dtype, dtype)

# torchvision::deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, int stride_h, int stride_w, int pad_h, int pad_w, int dilation_h, int dilation_w, int groups, int offset_groups, bool use_mask) -> Tensor
def torchvision〇deform_conv2d〡shape(input: List[int], weight: List[int], offset: List[int], mask: List[int], bias: List[int], stride_h: int, stride_w: int, pad_h: int, pad_w: int, dilation_h: int, dilation_w: int, groups: int, offset_groups: int, use_mask: bool) -> List[int]:
    """A channel for each row of the weight, and the positions of the window."""
    assert len(input) == 4 and len(weight) == 4 and len(offset) == 4, f"deform_conv2d: expected 4 dimensions of input, weight and offset, got {input}, {weight} and {offset}"
    assert groups > 0 and offset_groups > 0, f"deform_conv2d: expected positive numbers of groups, got {groups} and {offset_groups}"
    assert input[1] % offset_groups == 0, f"deform_conv2d: expected {input[1]} channels to be divisible into {offset_groups} groups of offsets"
    check_conv_channels(input, weight, bias, groups, 2)
    height = window_count(input[2], weight[2], stride_h, pad_h, dilation_h)
    width = window_count(input[3], weight[3], stride_w, pad_w, dilation_w)
    places = offset_groups * weight[2] * weight[3]
    shifts = [input[0], 2 * places, height, width]
    assert offset == shifts, f"deform_conv2d: expected offsets of {shifts}, got {offset}"
    if use_mask:
        factors = [input[0], places, height, width]
        assert mask == factors, f"deform_conv2d: expected a mask of {factors}, got {mask}"
    return [input[0], weight[0], height, width]

def torchvision〇deform_conv2d〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], offset_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], bias_rank_dtype: Tuple[int, int], stride_h: int, stride_w: int, pad_h: int, pad_w: int, dilation_h: int, dilation_w: int, groups: int, offset_groups: int, use_mask: bool) -> int:
    """That of the input."""
    return same_dtype3(input_rank_dtype, weight_rank_dtype, offset_rank_dtype, "deform_conv2d")

# aten::_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor
def aten〇_convolution_mode〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> List[int]:
    """The padding "same" keeps the spatial sizes, "valid" pads nothing."""
    assert len(input) == len(weight), f"expected an input of {len(weight)} dimensions, got {input}"
    return conv_named_padding_sizes(input, weight, bias, stride, padding, dilation, groups, len(weight) - 2)

def aten〇_convolution_mode〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], stride: List[int], padding: str, dilation: List[int], groups: int) -> int:
    """Input, weight and bias have it."""
    return conv_dtype(input_rank_dtype, weight_rank_dtype, bias_rank_dtype)
