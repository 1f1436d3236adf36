"""Tensors made from sizes and numbers, in terms of full, arange, empty and their like."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def number_tensor(value: Union[int, float, complex], dtype: int) -> Tensor:
    """A number as a tensor without dimensions."""
    return torch.full([], value, dtype=dtype)


def filled(size: List[int], value: Union[int, float, complex], dtype: int) -> Tensor:
    """All elements one number."""
    return torch.full(size, value, dtype=dtype)


def empty_of(size: List[int], dtype: Optional[int], layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Elements of no particular value; without a dtype float32."""
    return torch.ops.aten.empty.memory_format(size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


# Filled ---------------------------------------------------------------------------------------------

def aten〇full〡decomposition(size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """One number, broadcast."""
    wanted = dtype_of_fill(fill_value) if dtype is None else dtype
    if len(size) == 0:
        return torch.ops.aten.to.dtype(torch.ops.prim.NumToTensor.Scalar(fill_value), wanted)
    return torch.ops.aten.broadcast_to(number_tensor(fill_value, wanted), size)


def aten〇full_like〡decomposition(self: Tensor, fill_value: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """full with the sizes of `self`, and its dtype unless one is given."""
    return filled(self.shape, fill_value, given_or(dtype, self.dtype))


def aten〇new_full〡decomposition(self: Tensor, size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """full with the dtype of `self` unless one is given."""
    return filled(size, fill_value, given_or(dtype, self.dtype))


def aten〇ones_like〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """Ones with the sizes of `self`, and its dtype unless one is given."""
    return filled(self.shape, 1, given_or(dtype, self.dtype))


def aten〇zeros_like〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """Zeros with the sizes of `self`, and its dtype unless one is given."""
    return filled(self.shape, 0, given_or(dtype, self.dtype))


def aten〇new_ones〡decomposition(self: Tensor, size: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """ones with the dtype of `self` unless one is given."""
    return torch.ops.aten.ones(size, dtype=given_or(dtype, self.dtype))


def aten〇new_zeros〡decomposition(self: Tensor, size: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """zeros with the dtype of `self` unless one is given."""
    return torch.ops.aten.zeros(size, dtype=given_or(dtype, self.dtype))


def aten〇scalar_tensor〡decomposition(s: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """The number without dimensions, float32 unless a dtype is given."""
    return number_tensor(s, given_or(dtype, torch.float32))


def aten〇zero〡decomposition(self: Tensor) -> Tensor:
    """fill with 0."""
    return torch.ops.aten.fill.Scalar(self, 0)


# Not filled -----------------------------------------------------------------------------------------

def aten〇empty_like〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """empty with the sizes of `self`, and its dtype unless one is given."""
    return empty_of(self.shape, given_or(dtype, self.dtype), layout, device, pin_memory)


def aten〇new_empty〡decomposition(self: Tensor, size: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """empty with the dtype of `self` unless one is given."""
    return empty_of(size, given_or(dtype, self.dtype), layout, device, pin_memory)


def aten〇empty_strided〡decomposition(size: List[int], stride: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Values have no strides."""
    return empty_of(size, given_or(dtype, torch.float32), layout, device, pin_memory)


def aten〇new_empty_strided〡decomposition(self: Tensor, size: List[int], stride: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Values have no strides."""
    return empty_of(size, given_or(dtype, self.dtype), layout, device, pin_memory)


# Rows of numbers --------------------------------------------------------------------------------------

def aten〇arange〡decomposition(end: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """From 0 by steps of 1."""
    return torch.ops.aten.arange.start_step(0, end, 1, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


def aten〇arange〇start〡decomposition(start: Union[int, float, complex], end: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """By steps of 1."""
    return torch.ops.aten.arange.start_step(start, end, 1, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


def prims〇iota〡decomposition(length: int, start: int, step: int, dtype: int, device: device, requires_grad: bool) -> Tensor:
    """An arange of so many steps."""
    return torch.ops.aten.arange.start_step(start, start + length * step, step, dtype=dtype, device=device)


def counted(count: int) -> Tensor:
    """0, 1, 2, ... as int64."""
    return torch.ops.aten.arange.start_step(0, count, 1)


def aten〇linspace〡decomposition(start: Union[int, float, complex], end: Union[int, float, complex], steps: int, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """start + i * (end - start) / (steps - 1)."""
    first = float(start)
    width = (float(end) - first) / float(max(steps - 1, 1))
    row = torch.ops.aten.add.Scalar(torch.ops.aten.mul.Scalar(counted(steps), width), first)
    return torch.ops.aten.to.dtype(row, given_or(dtype, torch.float32))


def aten〇hann_window〇periodic〡decomposition(window_length: int, periodic: bool, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """sin(pi * i / n) squared, with n the length, or one less if the window is not periodic."""
    wanted = given_or(dtype, torch.float32)
    if window_length <= 1:
        return filled([window_length], 1.0, wanted)
    period = window_length if periodic else window_length - 1
    row = torch.ops.aten.arange.start_step(0.0, window_length, 1, dtype=wanted)
    wave = torch.sin(torch.ops.aten.mul.Scalar(row, math.pi / float(period)))
    return wave * wave


# Matrices ---------------------------------------------------------------------------------------------

def aten〇eye〇m〡decomposition(n: int, m: int, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """One where the number of the row is that of the column."""
    rows = torch.ops.aten.arange.start_step(0, n, 1, dtype=torch.int64)
    columns = torch.ops.aten.arange.start_step(0, m, 1, dtype=torch.int64)
    is_same = torch.eq(torch.unsqueeze(rows, -1), columns)
    wanted = given_or(dtype, torch.float32)
    return torch.ops.aten.where.self(is_same, number_tensor(1, wanted), number_tensor(0, wanted))


def aten〇eye〡decomposition(n: int, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """As many columns as rows."""
    return aten〇eye〇m〡decomposition(n, n, dtype, layout, device, pin_memory)


def rows_and_columns(rows: Tensor, columns: Tensor, dtype: Optional[int]) -> Tensor:
    """Two rows of positions as a matrix of two rows."""
    both = torch.cat([torch.unsqueeze(rows, 0), torch.unsqueeze(columns, 0)], 0)
    return torch.ops.aten.to.dtype(both, given_or(dtype, torch.int64))


def growing_triangle(count: int, first: int, offset: int) -> Tuple[Tensor, Tensor]:
    """Row and column of the first `count` elements of rows that have `first`, `first` + 1, ...
    elements. Rows count from `offset`. The row is the greatest r with r * (r - 1) / 2 + r * first <= i."""
    index = torch.ops.aten.arange.start_step(0, count, 1, dtype=torch.float64)
    half = float(first) - 0.5
    row = torch.floor(torch.sqrt(torch.ops.aten.add.Scalar(torch.ops.aten.mul.Scalar(index, 2.0), half * half)) - half)
    before = torch.ops.aten.mul.Scalar(row * torch.ops.aten.add.Scalar(row, 2.0 * half), 0.5)
    column = torch.ops.aten.to.dtype(index - before, torch.int64)
    return torch.ops.aten.add.Scalar(torch.ops.aten.to.dtype(row, torch.int64), offset), column


def full_rows(count: int, width: int, offset: int) -> Tuple[Tensor, Tensor]:
    """Row and column of `count` elements of rows with `width` elements each."""
    index = torch.ops.aten.arange.start_step(0, count, 1, dtype=torch.int64)
    width_or_one = max(width, 1)
    row = torch.ops.aten.div.Scalar_mode(index, width_or_one, rounding_mode="floor")
    column = torch.ops.aten.remainder.Scalar(index, width_or_one)
    return torch.ops.aten.add.Scalar(row, offset), column


def lower_triangle(row: int, col: int, offset: int) -> Tuple[Tensor, Tensor]:
    """The rows that grow, then those that have all columns."""
    skipped = min(max(-offset, 0), row)
    first = min(max(skipped + 1 + offset, 0), col)
    growing = min(max(col - first, 0), row - skipped) if first > 0 else 0
    grown = growing * first + growing * (growing - 1) // 2
    rest = max(row - skipped - growing, 0) if first > 0 else 0
    top_rows, top_columns = growing_triangle(grown, max(first, 1), skipped)
    bottom_rows, bottom_columns = full_rows(rest * col, col, skipped + growing)
    return torch.cat([top_rows, bottom_rows], 0), torch.cat([top_columns, bottom_columns], 0)


def aten〇tril_indices〡decomposition(row: int, col: int, offset: int = 0, dtype: Optional[int] = 4, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Where the elements on and below a diagonal are."""
    rows, columns = lower_triangle(row, col, offset)
    return rows_and_columns(rows, columns, dtype)


def aten〇triu_indices〡decomposition(row: int, col: int, offset: int = 0, dtype: Optional[int] = 4, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """The upper triangle is the lower one of a matrix that is turned by half, read backwards."""
    rows, columns = lower_triangle(row, col, col - row - offset)
    turned_rows = torch.ops.aten.rsub.Scalar(torch.flip(rows, [0]), row - 1)
    turned_columns = torch.ops.aten.rsub.Scalar(torch.flip(columns, [0]), col - 1)
    return rows_and_columns(turned_rows, turned_columns, dtype)
