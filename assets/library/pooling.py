"""Pooling: maxima and means of windows, their gradients, and the way back."""
from typing import Any, List, Optional, Tuple, Union

import torch


def pool_count(size: int, kernel: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> int:
    """Positions of a pooling window along one dimension.

    With ceil_mode one more is taken where the last stride leaves a rest, unless it would start in the
    padding at the end.
    """
    assert kernel > 0, f"expected a positive kernel size, got {kernel}"
    assert stride > 0, f"expected a positive stride, got {stride}"
    assert dilation > 0, f"expected a positive dilation, got {dilation}"
    reach = dilation * (kernel - 1) + 1
    assert padding >= 0 and padding <= reach // 2, f"expected a padding of at most half of the window of {reach}, got {padding}"
    room = size + 2 * padding - reach
    if not ceil_mode:
        return room // stride + 1
    count = (room + stride - 1) // stride + 1
    return count - 1 if (count - 1) * stride >= size + padding else count


def check_image(self: List[int], dims: int) -> int:
    """How many dimensions stand before the spatial ones: channels, and a batch, which alone may be empty."""
    lead = len(self) - dims
    assert lead == 1 or lead == 2, f"expected {dims + 2} dimensions, or {dims + 1} without a batch, got {self}"
    for i in range(lead - 1, len(self)):
        assert self[i] != 0, f"expected no empty dimension but the batch, got {self}"
    return lead


def pool_sizes(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, dims: int) -> List[int]:
    """The last `dims` dimensions become the positions of the window."""
    lead = check_image(self, dims)
    check_parameter(kernel_size, dims, "kernel_size")
    assert len(stride) == 0 or len(stride) == 1 or len(stride) == dims, f"expected no stride, one number or {dims}, got {stride}"
    check_parameter(padding, dims, "padding")
    check_parameter(dilation, dims, "dilation")
    out: List[int] = []
    for i in range(lead):
        out.append(self[i])
    for i in range(dims):
        kernel = parameter(kernel_size, i)
        step = kernel if len(stride) == 0 else parameter(stride, i)
        size = pool_count(self[lead + i], kernel, step, parameter(padding, i), parameter(dilation, i), ceil_mode)
        assert size > 0, f"expected room for a window of {kernel} along dimension {lead + i}, got the sizes {self}"
        out.append(size)
    return out


def adaptive_sizes(self: List[int], output_size: List[int], dims: int) -> List[int]:
    """The last `dims` dimensions become the given ones."""
    assert len(output_size) == dims, f"expected {dims} output sizes, got {output_size}"
    for size in output_size:
        assert size >= 0, f"expected no output size below zero, got {output_size}"
    lead = len(self) - dims
    assert lead == 1 or lead == 2, f"expected {dims + 2} dimensions, or {dims + 1} without a batch, got {self}"
    for i in range(lead, len(self)):
        assert self[i] != 0, f"expected no empty spatial dimension, got {self}"
    return self[:lead] + output_size


def adaptive_checked_sizes(self: List[int], output_size: List[int], dims: int) -> List[int]:
    """The last `dims` dimensions become the given ones; only the first dimension may be empty."""
    for i in range(1, len(self)):
        assert self[i] != 0, f"expected no empty dimension but the first, got {self}"
    return adaptive_sizes(self, output_size, dims)


def unpooled_sizes(self: List[int], indices: List[int], output_size: List[int], dims: int) -> List[int]:
    """The last `dims` dimensions become the given ones; each element has an index."""
    assert len(output_size) == dims, f"expected {dims} output sizes, got {output_size}"
    assert indices == self, f"expected indices of the sizes {self}, got {indices}"
    return adaptive_checked_sizes(self, output_size, dims)


def adaptive_mean_dtype(dtype: int, output_size: List[int]) -> int:
    """The dtype stays; the mean of a whole image is that of floating numbers."""
    is_whole = True
    for size in output_size:
        is_whole = is_whole and size == 1
    return check_floating(dtype, "adaptive_avg_pool") if is_whole else dtype


def fractional_sizes(self: List[int], kernel_size: List[int], output_size: List[int], random_samples: List[int], dims: int) -> List[int]:
    """The last `dims` dimensions become the given ones, by windows that a random number for each channel places."""
    assert len(kernel_size) == dims, f"expected {dims} kernel sizes, got {kernel_size}"
    lead = len(self) - dims
    out = adaptive_checked_sizes(self, output_size, dims)
    assert len(random_samples) == 3 and random_samples[2] == dims, f"expected {dims} random numbers for each channel of a batch, got {random_samples}"
    assert random_samples[0] >= (self[0] if lead == 2 else 1), f"expected random numbers for the whole batch, got {random_samples}"
    assert random_samples[1] == self[lead - 1], f"expected random numbers for {self[lead - 1]} channels, got {random_samples}"
    # In three dimensions PyTorch wants one element more than the windows need.
    spare = 1 if dims == 3 else 0
    for i in range(dims):
        assert output_size[i] + kernel_size[i] - 1 + spare <= self[lead + i], f"expected {output_size[i]} windows of {kernel_size[i]} to fit into {self[lead + i]}"
    return out


def check_pool_divisor(divisor: Optional[int]) -> int:
    """What sums are divided by, if it is given, is not 0."""
    if divisor is not None:
        assert divisor != 0, "expected a divisor other than 0"
    return 0


def pool_gradient_sizes(grad_output: List[int], self: List[int], pooled: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for, where that of the result has the result's sizes."""
    assert grad_output == pooled, f"expected a gradient of the sizes {pooled}, got {grad_output}"
    return self

# aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> Tensor
def aten〇max_pool1d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 1)

def aten〇max_pool1d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
def aten〇max_pool2d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 2)

def aten〇max_pool2d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
def aten〇max_pool3d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    return pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 3)

def aten〇max_pool3d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool1d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the positions of the window, of values and of indices."""
    return twice(pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 1))

def aten〇max_pool1d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool2d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the positions of the window, of values and of indices."""
    return twice(pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 2))

def aten〇max_pool2d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
def aten〇max_pool3d_with_indices〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the positions of the window, of values and of indices."""
    return twice(pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 3))

def aten〇max_pool3d_with_indices〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
def aten〇max_pool2d_with_indices_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    pooled = pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 2)
    assert indices == pooled, f"expected indices of the sizes {pooled}, got {indices}"
    return pool_gradient_sizes(grad_output, self, pooled)

def aten〇max_pool2d_with_indices_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
def aten〇max_pool3d_with_indices_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    pooled = pool_sizes(self, kernel_size, stride, padding, dilation, ceil_mode, 3)
    assert indices == pooled, f"expected indices of the sizes {pooled}, got {indices}"
    return pool_gradient_sizes(grad_output, self, pooled)

def aten〇max_pool3d_with_indices_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool, indices_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True) -> Tensor
def aten〇avg_pool1d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    return pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 1)

def aten〇avg_pool1d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def aten〇avg_pool2d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    check_pool_divisor(divisor_override)
    return pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 2)

def aten〇avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
def aten〇avg_pool3d〡shape(self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    """The spatial dimensions become the positions of the window."""
    check_pool_divisor(divisor_override)
    out = pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 3)
    for i in range(3):
        size, kernel = self[len(self) - 3 + i] + 2 * parameter(padding, i), parameter(kernel_size, i)
        assert size >= kernel, f"avg_pool3d: expected a window that fits into the padded size {size}, got one of {kernel}"
    return out

def aten〇avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def aten〇avg_pool2d_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    check_pool_divisor(divisor_override)
    return pool_gradient_sizes(grad_output, self, pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 2))

def aten〇avg_pool2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
def aten〇avg_pool3d_backward〡shape(grad_output: List[int], self: List[int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    check_pool_divisor(divisor_override)
    return pool_gradient_sizes(grad_output, self, pool_sizes(self, kernel_size, stride, padding, [1], ceil_mode, 3))

def aten〇avg_pool3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], kernel_size: List[int], stride: List[int], padding: List[int], ceil_mode: bool, count_include_pad: bool, divisor_override: Optional[int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
def aten〇adaptive_avg_pool1d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return adaptive_sizes(self, output_size, 1)

def aten〇adaptive_avg_pool1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return adaptive_mean_dtype(self_dtype, output_size)

# aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def aten〇adaptive_avg_pool2d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return adaptive_sizes(self, output_size, 2)

def aten〇adaptive_avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return adaptive_mean_dtype(self_dtype, output_size)

# aten::adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def aten〇adaptive_avg_pool3d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return adaptive_checked_sizes(self, output_size, 3)

def aten〇adaptive_avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return adaptive_mean_dtype(self_dtype, output_size)

# aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
def aten〇_adaptive_avg_pool2d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return adaptive_sizes(self, output_size, 2)

def aten〇_adaptive_avg_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
def aten〇_adaptive_avg_pool3d〡shape(self: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return adaptive_checked_sizes(self, output_size, 3)

def aten〇_adaptive_avg_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇_adaptive_avg_pool2d_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return self

def aten〇_adaptive_avg_pool2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇_adaptive_avg_pool3d_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return self

def aten〇_adaptive_avg_pool3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """That of the elements."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool1d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the given ones, of values and of indices."""
    return twice(adaptive_checked_sizes(self, output_size, 1))

def aten〇adaptive_max_pool1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool2d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the given ones, of values and of indices."""
    return twice(adaptive_checked_sizes(self, output_size, 2))

def aten〇adaptive_max_pool2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
def aten〇adaptive_max_pool3d〡shape(self: List[int], output_size: List[int]) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the given ones, of values and of indices."""
    return twice(adaptive_checked_sizes(self, output_size, 3))

def aten〇adaptive_max_pool3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int]) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
def aten〇max_unpool2d〡shape(self: List[int], indices: List[int], output_size: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return unpooled_sizes(self, indices, output_size, 2)

def aten〇max_unpool2d〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], output_size: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    _, indices_dtype = indices_rank_dtype
    assert indices_dtype == torch.int64, "max_unpool: expected indices of int64"
    return self_dtype

# aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
def aten〇max_unpool3d〡shape(self: List[int], indices: List[int], output_size: List[int], stride: List[int], padding: List[int]) -> List[int]:
    """The spatial dimensions become the given ones."""
    assert len(stride) == 3 and len(padding) == 3, f"max_unpool3d: expected 3 strides and paddings, got {stride} and {padding}"
    for each in stride:
        assert each > 0, f"max_unpool3d: expected positive strides, got {stride}"
    return unpooled_sizes(self, indices, output_size, 3)

def aten〇max_unpool3d〡dtype(self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], output_size: List[int], stride: List[int], padding: List[int]) -> int:
    """That of the elements."""
    _, self_dtype = self_rank_dtype
    _, indices_dtype = indices_rank_dtype
    assert indices_dtype == torch.int64, "max_unpool: expected indices of int64"
    return self_dtype

# aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)
def aten〇fractional_max_pool2d〡shape(self: List[int], kernel_size: List[int], output_size: List[int], random_samples: List[int]) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the given ones, of values and of indices."""
    return twice(fractional_sizes(self, kernel_size, output_size, random_samples, 2))

def aten〇fractional_max_pool2d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], output_size: List[int], random_samples_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    same_dtype(self_rank_dtype, random_samples_rank_dtype, "fractional_max_pool")
    return (self_dtype, torch.int64)

# aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)
def aten〇fractional_max_pool3d〡shape(self: List[int], kernel_size: List[int], output_size: List[int], random_samples: List[int]) -> Tuple[List[int], List[int]]:
    """The spatial dimensions become the given ones, of values and of indices."""
    return twice(fractional_sizes(self, kernel_size, output_size, random_samples, 3))

def aten〇fractional_max_pool3d〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], output_size: List[int], random_samples_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """That of the elements, and int64 for where they stand."""
    _, self_dtype = self_rank_dtype
    same_dtype(self_rank_dtype, random_samples_rank_dtype, "fractional_max_pool")
    return (self_dtype, torch.int64)

# aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
def aten〇adaptive_max_pool2d_backward〡shape(grad_output: List[int], self: List[int], indices: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return pool_gradient_sizes(grad_output, self, indices)

def aten〇adaptive_max_pool2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")

# aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
def aten〇adaptive_max_pool3d_backward〡shape(grad_output: List[int], self: List[int], indices: List[int]) -> List[int]:
    """A gradient has the sizes of what it is for."""
    return pool_gradient_sizes(grad_output, self, indices)

def aten〇adaptive_max_pool3d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int]) -> int:
    """The gradient and the elements have it."""
    return same_dtype(grad_output_rank_dtype, self_rank_dtype, "pooling")
