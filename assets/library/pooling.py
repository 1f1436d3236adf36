"""Pooling and resampling."""
from typing import Any, List, Optional, Tuple, Union

import torch


# Positions of a pooling window. With ceil_mode one more is taken where the last stride leaves a rest,
# unless it would start in the padding at the end.
def pool_count(size: int, kernel: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> int:
    assert kernel > 0, f"kernel size should be greater than zero, but got {kernel}"
    assert stride > 0, "stride should not be zero"
    assert padding >= 0 and padding * 2 <= kernel, f"pad should be at most half of effective kernel size, but got pad={padding}, kernel_size={kernel} and dilation={dilation}"
    room = size + 2 * padding - dilation * (kernel - 1) - 1
    if not ceil_mode:
        return room // stride + 1
    count = (room + stride - 1) // stride + 1
    return count - 1 if (count - 1) * stride >= size + padding else count


def pool_sizes(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, dims: int) -> List[int]:
    lead = len(self) - dims
    assert lead == 1 or lead == 2, f"Expected {dims + 1}D or {dims + 2}D input tensor, but got {self}"
    assert len(kernel_size) == 1 or len(kernel_size) == dims, f"kernel_size must either be a single int, or a tuple of {dims} ints"
    assert len(stride) == 0 or len(stride) == 1 or len(stride) == dims, f"stride must either be omitted, a single int, or a tuple of {dims} ints"
    assert len(padding) == 1 or len(padding) == dims, f"padding must either be a single int, or a tuple of {dims} ints"
    assert len(dilation) == 1 or len(dilation) == dims, f"dilation must be either a single int, or a tuple of {dims} ints"
    out: List[int] = []
    for i in range(lead):
        out.append(self[i])
    for i in range(dims):
        kernel = parameter(kernel_size, i)
        step = kernel if len(stride) == 0 else parameter(stride, i)
        size = pool_count(self[lead + i], kernel, step, parameter(padding, i), parameter(dilation, i), ceil_mode)
        assert size > 0, f"Given input size: {self}. Calculated output size: {size} at dimension {lead + i}. Output size is too small"
        out.append(size)
    return out


def adaptive_sizes(self: List[int], output_size: List[int], dims: int) -> List[int]:
    assert len(output_size) == dims, f"adaptive pooling: output_size must be {dims}"
    lead = len(self) - dims
    assert lead == 1 or lead == 2, f"Expected {dims + 1}D or {dims + 2}D tensor, but got {self}"
    return self[:lead] + output_size


def scaled(size: int, factor: float) -> int:
    return int(size * factor)


# Sizes after resampling to `output_size`, or by `scale_factors` where that is not given.
def resample_sizes(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    out = [input[0], input[1]]
    dims = len(input) - 2
    if output_size is not None:
        assert len(output_size) == dims, f"It is expected output_size equals to {dims}, but got size {len(output_size)}"
        return out + output_size
    assert scale_factors is not None, "Must specify exactly one of output_size and scale_factors"
    assert len(scale_factors) == dims, f"It is expected scale_factors equals to {dims}, but got size {len(scale_factors)}"
    for i in range(dims):
        out.append(scaled(input[2 + i], scale_factors[i]))
    return out

# aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> Tensor
def aten〇max_pool1d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 1)

def aten〇max_pool1d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
def aten〇max_pool2d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 2)

def aten〇max_pool2d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
def aten〇max_pool3d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 3)

def aten〇max_pool3d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool1d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    out = pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 1)
    return (out, out)

def aten〇max_pool1d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool2d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    out = pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 2)
    return (out, out)

def aten〇max_pool2d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool3d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    out = pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 3)
    return (out, out)

def aten〇max_pool3d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
def aten〇max_pool2d_with_indices_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices: List[int]) -> List[int]:
    return self

def aten〇max_pool2d_with_indices_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
def aten〇max_pool3d_with_indices_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices: List[int]) -> List[int]:
    return self

def aten〇max_pool3d_with_indices_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True) -> Tensor
def aten〇avg_pool1d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 1)

def aten〇avg_pool1d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def aten〇avg_pool2d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 2)

def aten〇avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def aten〇avg_pool3d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    return pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 3)

def aten〇avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def aten〇avg_pool2d_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    return self

def aten〇avg_pool2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def aten〇avg_pool3d_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    return self

def aten〇avg_pool3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
def aten〇adaptive_avg_pool1d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    return adaptive_sizes(self, output_size, 1)

def aten〇adaptive_avg_pool1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def aten〇adaptive_avg_pool2d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    return adaptive_sizes(self, output_size, 2)

def aten〇adaptive_avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def aten〇adaptive_avg_pool3d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    return adaptive_sizes(self, output_size, 3)

def aten〇adaptive_avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool1d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    out = adaptive_sizes(self, output_size, 1)
    return (out, out)

def aten〇adaptive_max_pool1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool2d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    out = adaptive_sizes(self, output_size, 2)
    return (out, out)

def aten〇adaptive_max_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool3d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    out = adaptive_sizes(self, output_size, 3)
    return (out, out)

def aten〇adaptive_max_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
def aten〇max_unpool2d〡shape(self: List[int], indices: List[int], output_size: List[int]) -> List[int]:
    assert len(output_size) == 2, f"There should be exactly two elements (height, width) in output_size, but got {len(output_size)} elements."
    return self[:-2] + output_size

def aten〇max_unpool2d〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
def aten〇max_unpool3d〡shape(self: List[int], indices: List[int], output_size: List[int], stride: List[int], padding: List[int]) -> List[int]:
    assert len(output_size) == 3, f"There should be exactly three elements (depth, height, width) in output_size, but got {len(output_size)} elements."
    return self[:-3] + output_size

def aten〇max_unpool3d〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], output_size: List[int], stride: List[int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
def aten〇upsample_nearest1d〡shape(self: List[int], output_size: List[int], scales: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_nearest1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest2d〡shape(self: List[int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_nearest2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bilinear2d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_bilinear2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest1d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_nearest1d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_nearest2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_bilinear2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_bilinear2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest2d_backward〡shape(grad_output: List[int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return input_size

def aten〇upsample_nearest2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_size: List[int], input_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::__interpolate.size_list_scale_list(Tensor input, int[]? size=None, float[]? scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor
def aten〇__interpolate〇size_list_scale_list〡shape(input: List[int], size: Optional[List[int]], scale_factor: Optional[List[float]], mode: str, align_corners: Optional[bool], recompute_scale_factor: Optional[bool], antialias: bool) -> List[int]:
    return resample_sizes(input, size, scale_factor)

def aten〇__interpolate〇size_list_scale_list〡dtype(input_rank_dtype: Tuple[int, int], size: Optional[List[int]], scale_factor: Optional[List[float]], mode: str, align_corners: Optional[bool], recompute_scale_factor: Optional[bool], antialias: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def aten〇grid_sampler〡shape(input: List[int], grid: List[int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> List[int]:
    assert len(grid) == len(input), f"grid_sampler(): expected grid and input to have same number of dimensions, but got input with sizes {input} and grid with sizes {grid}"
    return input[:2] + grid[1:-1]

def aten〇grid_sampler〡dtype(input_rank_dtype: Tuple[int, int], grid_rank_dtype: Tuple[int, int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, int sampling_ratio, bool aligned) -> Tensor
def torchvision〇roi_align〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> List[int]:
    return [rois[0], input[1], pooled_height, pooled_width]

def torchvision〇roi_align〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> (Tensor, Tensor)
def torchvision〇roi_pool〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[List[int], List[int]]:
    out = [rois[0], input[1], pooled_height, pooled_width]
    return (out, out)

def torchvision〇roi_pool〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[int, int]:
    _, input_dtype = input_rank_dtype
    return (input_dtype, torch.int32)

# torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor
def torchvision〇nms〡shape(dets: List[int], scores: List[int], iou_threshold: float) -> List[int]:
    return [data_dependent_size()]

def torchvision〇nms〡dtype(dets_rank_dtype: Tuple[int, int], scores_rank_dtype: Tuple[int, int], iou_threshold: float) -> int:
    return torch.int64

# More of the same kind.

# aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def aten〇_adaptive_avg_pool2d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    return adaptive_sizes(self, output_size, 2)

def aten〇_adaptive_avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def aten〇_adaptive_avg_pool3d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    return adaptive_sizes(self, output_size, 3)

def aten〇_adaptive_avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇_adaptive_avg_pool2d_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return self

def aten〇_adaptive_avg_pool2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇_adaptive_avg_pool3d_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return self

def aten〇_adaptive_avg_pool3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest3d〡shape(self: List[int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_nearest3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
def aten〇upsample_linear1d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_linear1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_trilinear3d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_trilinear3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bicubic2d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    return resample_sizes(self, output_size, None)

def aten〇upsample_bicubic2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest3d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_nearest3d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_linear1d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_linear1d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_trilinear3d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_trilinear3d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_bicubic2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors)

def aten〇upsample_bicubic2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype
