"""Tensors made from sizes, from numbers and like another tensor."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_sizes(size: List[int]) -> List[int]:
    for each in size:
        assert each >= 0, f"Trying to create tensor with negative dimension {each}: {size}"
    return size


# As many numbers as fit into [start, end) in steps.
def range_sizes(start: float, end: float, step: float) -> List[int]:
    assert step < 0 or step > 0, "step must be nonzero"
    upper = end >= start if step > 0 else start >= end
    assert upper, "upper bound and larger bound inconsistent with step sign"
    return [math.ceil((end - start) / step)]


def is_whole(value: Union[int, float, complex]) -> bool:
    return is_integer(dtype_of_scalar(value))


def dtype_of_fill(value: Union[int, float, complex]) -> int:
    if is_integer(dtype_of_scalar(value)):
        return dtype_of_scalar(value)
    return torch.float32


# The positions of a triangle: one column for each element.
def triangle_count(row: int, col: int, offset: int) -> int:
    count = 0
    for i in range(row):
        count = count + min(max(i + 1 + offset, 0), col)
    return count

# aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇empty〇memory_format〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return check_sizes(size)

def aten〇empty〇memory_format〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    return given_or(dtype, torch.float32)

# aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇ones〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇ones〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇zeros〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇zeros〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇rand〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇rand〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randn〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇randn〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randn〇generator〡shape(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇randn〇generator〡dtype(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〡shape(high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇randint〡dtype(high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.int64)

# aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〇low〡shape(low: int, high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇randint〇low〡dtype(low: int, high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.int64)

# aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇empty_strided〡shape(size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇empty_strided〡dtype(size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇full〡shape(size: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇full〡dtype(size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, dtype_of_fill(fill_value))

# aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_empty〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇new_empty〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_ones〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇new_ones〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_zeros〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇new_zeros〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_empty_strided〡shape(self: List[int], size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇new_empty_strided〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_full〡shape(self: List[int], size: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return check_sizes(size)

def aten〇new_full〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇empty_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇empty_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇full_like〡shape(self: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇full_like〡dtype(self_rank_dtype: Tuple[int, int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇ones_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇ones_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇zeros_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇zeros_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇rand_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇rand_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇randn_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇randn_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〡shape(end: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return range_sizes(0.0, end, 1.0)

def aten〇arange〡dtype(end: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    if dtype is None:
        return torch.int64 if is_whole(end) else torch.float32
    return dtype

# aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〇start〡shape(start: float, end: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return range_sizes(start, end, 1.0)

def aten〇arange〇start〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    if dtype is None:
        return torch.int64 if is_whole(start) and is_whole(end) else torch.float32
    return dtype

# aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇arange〇start_step〡shape(start: float, end: float, step: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return range_sizes(start, end, step)

def aten〇arange〇start_step〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], step: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    if dtype is None:
        return torch.int64 if is_whole(start) and is_whole(end) and is_whole(step) else torch.float32
    return dtype

# aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇linspace〡shape(start: float, end: float, steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    assert steps >= 0, "number of steps must be non-negative"
    return [steps]

def aten〇linspace〡dtype(start: Union[int, float, complex], end: Union[int, float, complex], steps: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# prims::iota(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, Device device, bool requires_grad) -> Tensor
def prims〇iota〡shape(length: int, start: int, step: int, dtype: int, device: device, requires_grad: bool) -> List[int]:
    assert length >= 0, "Expected length to be non-negative"
    return [length]

def prims〇iota〡dtype(length: int, start: int, step: int, dtype: int, device: device, requires_grad: bool) -> int:
    return dtype

# aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇eye〡shape(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    assert n >= 0, f"n must be greater or equal to 0, got {n}"
    return [n, n]

def aten〇eye〡dtype(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇eye〇m〡shape(n: int, m: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    assert n >= 0, f"n must be greater or equal to 0, got {n}"
    assert m >= 0, f"m must be greater or equal to 0, got {m}"
    return [n, m]

def aten〇eye〇m〡dtype(n: int, m: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇tril_indices〡shape(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return [2, triangle_count(row, col, offset)]

def aten〇tril_indices〡dtype(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.int64)

# aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇triu_indices〡shape(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return [2, row * col - triangle_count(row, col, offset - 1)]

def aten〇triu_indices〡dtype(row: int, col: int, offset: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.int64)

# aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇scalar_tensor〡shape(s: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return reduce_all()

def aten〇scalar_tensor〡dtype(s: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::tensor.int(int t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇int〡shape(t: int, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    return reduce_all()

def aten〇tensor〇int〡dtype(t: int, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    return given_or(dtype, torch.int64)

# aten::tensor.float(float t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇float〡shape(t: float, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    return reduce_all()

def aten〇tensor〇float〡dtype(t: float, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    return given_or(dtype, torch.float32)

# aten::tensor.bool(bool t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
def aten〇tensor〇bool〡shape(t: bool, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> List[int]:
    return reduce_all()

def aten〇tensor〇bool〡dtype(t: bool, dtype: Optional[int], device: Optional[device], requires_grad: bool) -> int:
    return given_or(dtype, torch.bool)

# prim::NumToTensor.Scalar(Scalar a) -> Tensor
def prim〇NumToTensor〇Scalar〡shape(a: float) -> List[int]:
    return reduce_all()

def prim〇NumToTensor〇Scalar〡dtype(a: Union[int, float, complex]) -> int:
    return dtype_of_scalar(a)

# aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇hann_window〇periodic〡shape(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    return [window_length]

def aten〇hann_window〇periodic〡dtype(window_length: int, periodic: bool, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    return given_or(dtype, torch.float32)

# aten::_shape_as_tensor(Tensor self) -> Tensor
def aten〇_shape_as_tensor〡shape(self: List[int]) -> List[int]:
    return [len(self)]

def aten〇_shape_as_tensor〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.int64
