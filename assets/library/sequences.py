"""Tensors of numbers in order: ranges, windows, identity matrices, positions; and tensors of one number."""
from typing import Any, List, Optional, Tuple, Union
import math

import torch


def range_sizes(start: float, end: float, step: float) -> List[int]:
    """As many numbers as there are from start on in steps before end."""
    assert step < 0 or step > 0, "expected a step that is not 0"
    ahead = end >= start if step > 0 else start >= end
    assert ahead, f"expected steps that lead from {start} to {end}, but got steps of {step}"
    return [math.ceil((end - start) / step)]


def is_whole(value: Union[int, float, complex]) -> bool:
    """Whether a number is an int or a bool."""
    return is_integer(dtype_of_scalar(value))


def check_ends(start: Union[int, float, complex], end: Union[int, float, complex], steps: int, dtype: int) -> int:
    """A type of integers must hold both ends of a sequence."""
    if is_integer(dtype) and steps > 0:
        check_fits(start, dtype)
        check_fits(end, dtype)
    return dtype


def check_number(sizes: List[int], what: str) -> int:
    """A tensor that stands for a number has no dimensions."""
    assert len(sizes) == 0, f"expected '{what}' to have no dimensions, but it has {len(sizes)}"
    return 0


def line_dtype(start: int, end: int, dtype: Optional[int]) -> int:
    """The type of numbers between ends of two types: complex ends want a complex type."""
    is_line_complex = is_complex(start) or is_complex(end)
    if dtype is None:
        return torch.complex64 if is_line_complex else torch.float32
    assert is_complex(dtype) or not is_line_complex, "expected a complex dtype, as an end is complex"
    return dtype


def triangle_below(rows: int, columns: int) -> int:
    """How many elements the first rows of a triangle have that grows by one a row up to the number of columns."""
    if rows <= 0:
        return 0
    growing = min(rows, columns)
    return growing * (growing + 1) // 2 + (rows - growing) * columns


def triangle_count(row: int, col: int, offset: int) -> int:
    """How many elements lie on and below a diagonal; an offset moves it to the right."""
    assert row >= 0 and col >= 0, f"expected row and col of at least 0, but got {row} and {col}"
    return triangle_below(row + offset, col) - triangle_below(offset, col)


def window_sizes(window_length: int) -> List[int]:
    """One factor for each sample of the window."""
    assert window_length >= 0, f"expected a window_length of at least 0, but got {window_length}"
    return [window_length]


def window_dtype(dtype: Optional[int]) -> int:
    """The given type, which must be floating, else float32."""
    given = given_or(dtype, torch.float32)
    assert not is_integer(given), "expected a floating type for a window"
    return given


def check_gradient(requires_grad: bool, dtype: int) -> int:
    """Only floating and complex tensors can require gradients."""
    assert not requires_grad or not is_integer(dtype), "only floating and complex tensors can require gradients"
    return dtype


# aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〡shape(end: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The whole numbers from 0 on below end."""
    return range_sizes(0.0, end, 1.0)

def aten〇arange〡dtype(end: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else int64 if all numbers are whole, else float32."""
    if dtype is None:
        return torch.int64 if is_whole(end) else torch.float32
    return dtype

# aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〇start〡shape(start: float, end: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The numbers from start on in steps of 1 below end."""
    return range_sizes(start, end, 1.0)

def aten〇arange〇start〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else int64 if all numbers are whole, else float32."""
    if dtype is None:
        return torch.int64 if is_whole(start) and is_whole(end) else torch.float32
    return dtype

# aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〇start_step〡shape(start: float, end: float, step: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The numbers from start on in steps before end."""
    return range_sizes(start, end, step)

def aten〇arange〇start_step〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], step: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else int64 if all numbers are whole, else float32."""
    if dtype is None:
        return torch.int64 if is_whole(start) and is_whole(end) and is_whole(step) else torch.float32
    return dtype

# aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇linspace〡shape(start: float, end: float, steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇linspace〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold both ends if it is one of integers, else float32."""
    return check_ends(start, end, steps, given_or(dtype, torch.float32))

# aten::logspace(Scalar start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇logspace〡shape(start: float, end: float, steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇logspace〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold both ends if it is one of integers, else float32."""
    return check_ends(start, end, steps, given_or(dtype, torch.float32))

# aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇linspace〇Tensor_Tensor〡shape(start: List[int], end: List[int], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(start, "start")
    check_number(end, "end")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇linspace〇Tensor_Tensor〡dtype(start_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of(start_rank_dtype), dtype_of(end_rank_dtype), dtype)

# aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇linspace〇Tensor_Scalar〡shape(start: List[int], end: float, steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(start, "start")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇linspace〇Tensor_Scalar〡dtype(start_rank_dtype: Tuple[int, int], end: Union[int, float, complex], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of(start_rank_dtype), dtype_of_scalar(end), dtype)

# aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇linspace〇Scalar_Tensor〡shape(start: float, end: List[int], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(end, "end")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇linspace〇Scalar_Tensor〡dtype(start: Union[int, float, complex], end_rank_dtype: Tuple[int, int], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of_scalar(start), dtype_of(end_rank_dtype), dtype)

# aten::logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇logspace〇Tensor_Tensor〡shape(start: List[int], end: List[int], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(start, "start")
    check_number(end, "end")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇logspace〇Tensor_Tensor〡dtype(start_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of(start_rank_dtype), dtype_of(end_rank_dtype), dtype)

# aten::logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇logspace〇Tensor_Scalar〡shape(start: List[int], end: float, steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(start, "start")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇logspace〇Tensor_Scalar〡dtype(start_rank_dtype: Tuple[int, int], end: Union[int, float, complex], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of(start_rank_dtype), dtype_of_scalar(end), dtype)

# aten::logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇logspace〇Scalar_Tensor〡shape(start: float, end: List[int], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many numbers as steps."""
    check_number(end, "end")
    assert steps >= 0, f"expected at least 0 steps, but got {steps}"
    return [steps]

def aten〇logspace〇Scalar_Tensor〡dtype(start: Union[int, float, complex], end_rank_dtype: Tuple[int, int], steps: int, base: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32, or complex64 if an end is complex."""
    return line_dtype(dtype_of_scalar(start), dtype_of(end_rank_dtype), dtype)

# prims::iota(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, Device device, bool requires_grad) -> Tensor
def prims〇iota〡shape(length: int, start: int, step: int, dtype: int, device: device, requires_grad: bool) -> List[int]:
    """As many numbers as length."""
    assert length >= 0, f"expected a length of at least 0, but got {length}"
    assert step != 0, "expected a step that is not 0"
    return [length]

def prims〇iota〡dtype(length: int, start: int, step: int, dtype: int, device: device, requires_grad: bool) -> int:
    """The given type, which must be one of integers, so that there is no gradient."""
    assert is_integer(dtype) and dtype != torch.bool, "expected a type of integers"
    return check_gradient(requires_grad, dtype)

# aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇eye〡shape(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """A square of n rows."""
    assert n >= 0, f"expected n of at least 0, but got {n}"
    return [n, n]

def aten〇eye〡dtype(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇eye〇m〡shape(n: int, m: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """n rows and m columns."""
    assert n >= 0 and m >= 0, f"expected n and m of at least 0, but got {n} and {m}"
    return [n, m]

def aten〇eye〇m〡dtype(n: int, m: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇tril_indices〡shape(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """Row and column of each element on and below the diagonal."""
    return [2, triangle_count(row, col, offset)]

def aten〇tril_indices〡dtype(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else int64."""
    return given_or(dtype, torch.int64)

# aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇triu_indices〡shape(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """Row and column of each element on and above the diagonal."""
    return [2, row * col - triangle_count(row, col, offset - 1)]

def aten〇triu_indices〡dtype(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else int64."""
    return given_or(dtype, torch.int64)

# aten::hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hann_window〡shape(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hann_window〡dtype(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hann_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hann_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hamming_window〡shape(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hamming_window〡dtype(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hamming_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hamming_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hamming_window〇periodic_alpha〡shape(window_length: int, periodic: bool, alpha: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hamming_window〇periodic_alpha〡dtype(window_length: int, periodic: bool, alpha: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hamming_window〇periodic_alpha_beta〡shape(window_length: int, periodic: bool, alpha: float, beta: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇hamming_window〇periodic_alpha_beta〡dtype(window_length: int, periodic: bool, alpha: float, beta: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇blackman_window〡shape(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇blackman_window〡dtype(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇blackman_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇blackman_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇bartlett_window〡shape(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇bartlett_window〡dtype(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇bartlett_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇bartlett_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇kaiser_window〡shape(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇kaiser_window〡dtype(window_length: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇kaiser_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇kaiser_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# aten::kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇kaiser_window〇beta〡shape(window_length: int, periodic: bool, beta: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """As many factors as the window is long."""
    return window_sizes(window_length)

def aten〇kaiser_window〇beta〡dtype(window_length: int, periodic: bool, beta: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return window_dtype(dtype)

# One number.

# aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇scalar_tensor〡shape(s: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """No dimensions."""
    return []

def aten〇scalar_tensor〡dtype(s: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold the number if it is one of integers, else float32."""
    if dtype is not None and is_integer(dtype):
        return check_fits(s, dtype)
    return given_or(dtype, torch.float32)

# aten::tensor.int(int t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇int〡shape(t: int, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    """No dimensions."""
    return []

def aten〇tensor〇int〡dtype(t: int, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    """The given type, else int64."""
    return check_gradient(requires_grad, given_or(dtype, torch.int64))

# aten::tensor.float(float t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇float〡shape(t: float, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    """No dimensions."""
    return []

def aten〇tensor〇float〡dtype(t: float, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    """The given type, else float32."""
    return check_gradient(requires_grad, given_or(dtype, torch.float32))

# aten::tensor.bool(bool t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇bool〡shape(t: bool, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    """No dimensions."""
    return []

def aten〇tensor〇bool〡dtype(t: bool, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    """The given type, else bool."""
    return check_gradient(requires_grad, given_or(dtype, torch.bool))

# prim::NumToTensor.Scalar(Scalar a) -> Tensor
def prim〇NumToTensor〇Scalar〡shape(a: float) -> List[int]:
    """No dimensions."""
    return []

def prim〇NumToTensor〇Scalar〡dtype(a: Union[int, float, complex]) -> int:
    """int64, float64 or bool, as the number is."""
    return dtype_of_scalar(a)

# aten::_shape_as_tensor(Tensor self) -> Tensor
def aten〇_shape_as_tensor〡shape(self: List[int]) -> List[int]:
    """As many sizes as there are dimensions."""
    return [len(self)]

def aten〇_shape_as_tensor〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Sizes are int64."""
    return torch.int64
