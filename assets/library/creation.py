"""Tensors made from sizes: filled with a number or with random ones, of given types or like another tensor."""
from typing import Any, List, Optional, Tuple, Union

import torch


def new_sizes(size: List[int]) -> List[int]:
    """No size is negative."""
    for each in size:
        assert each >= 0, f"expected sizes of at least 0, but got {size}"
    return size


def check_order(memory_format: Optional[int], rank: int) -> int:
    """Channels last (2) is an order of four dimensions, channels last 3d (3) of five."""
    if memory_format is not None:
        assert memory_format != 2 or rank == 4, f"channels last is for tensors of 4 dimensions, but there are {rank}"
        assert memory_format != 3 or rank == 5, f"channels last 3d is for tensors of 5 dimensions, but there are {rank}"
    return 0


def sizes_like(self: List[int], memory_format: Optional[int]) -> List[int]:
    """The sizes of another tensor, in an order that is possible for its rank."""
    check_order(memory_format, len(self))
    return self


def check_strides(size: List[int], stride: List[int]) -> List[int]:
    """One stride for each size; none leads backwards where there is more than one element."""
    assert len(size) == len(stride), f"expected as many strides as sizes, but got {len(stride)} and {len(size)}"
    new_sizes(size)
    count = element_count(size)
    for i in range(len(size)):
        assert count == 0 or size[i] <= 1 or stride[i] >= 0, f"expected strides of at least 0, but got {stride}"
    return size


def dtype_of_fill(value: Union[int, float, complex]) -> int:
    """Ints and bools keep their type, a float is of the default type, float32."""
    dtype = dtype_of_scalar(value)
    if dtype == torch.float64:
        return torch.float32
    return dtype


def normal_dtype(size: List[int], dtype: int) -> int:
    """Normally distributed numbers, if there are any, are floating or complex."""
    assert not is_integer(dtype) or element_count(size) == 0, "expected a floating or complex type"
    return dtype


def permutation_dtype(n: int, dtype: Optional[int]) -> int:
    """A type that tells all ints below n apart, else int64."""
    if dtype is None:
        return torch.int64
    assert dtype != torch.float16 or n <= 2049, f"expected n of at most 2049 for float16, but got {n}"
    return check_fits(n - 1, dtype)


def check_random_bounds(low: int, high: int, dtype: int) -> int:
    """Random ints are at least low and below high, which must be numbers of the type."""
    assert low < high, f"expected low < high, but got low={low} and high={high}"
    assert not is_complex(dtype), "random ints are not drawn for complex types"
    largest = 1.0 if dtype == torch.bool else largest_of(dtype)
    assert float(low) >= smallest_of(dtype), f"low={low} is out of bounds for the element type"
    assert float(high - 1) <= largest, f"high={high} is out of bounds for the element type"
    return dtype


# aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇empty〇memory_format〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes as given; nothing is there whose order could be preserved (memory format 1)."""
    assert memory_format is None or memory_format != 1, "there is no memory format to preserve"
    return sizes_like(new_sizes(size), memory_format)

def aten〇empty〇memory_format〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇empty_strided〡shape(size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given, with a stride for each."""
    return check_strides(size, stride)

def aten〇empty_strided〡dtype(size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇empty_permuted〡shape(size: List[int], physical_layout: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given; the order of the dimensions in memory is a permutation."""
    rank = len(size)
    assert len(physical_layout) == rank, f"expected {rank} dimensions in the order, but got {len(physical_layout)}"
    seen = [False for i in range(rank)]
    for dim in physical_layout:
        assert dim >= 0 and dim < rank, f"expected dimensions from 0 to {rank - 1}, but got {dim}"
        assert not seen[dim], f"dimension {dim} stands twice in the order"
        seen[dim] = True
    return new_sizes(size)

def aten〇empty_permuted〡dtype(size: List[int], physical_layout: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇ones〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇ones〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇zeros〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇zeros〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇full〡shape(size: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇full〡dtype(size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold the number, else the type of the number."""
    return dtype_of_fill(fill_value) if dtype is None else check_fits(fill_value, dtype)

# Like another tensor.

# aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_empty〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇new_empty〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_ones〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇new_ones〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_zeros〡shape(self: List[int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇new_zeros〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_empty_strided〡shape(self: List[int], size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given, with a stride for each."""
    return check_strides(size, stride)

def aten〇new_empty_strided〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇new_full〡shape(self: List[int], size: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇new_full〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else that of the other tensor; it must hold the number."""
    return check_fits(fill_value, given_or(dtype, dtype_of(self_rank_dtype)))

# aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇empty_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇empty_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇ones_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇ones_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇zeros_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇zeros_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇full_like〡shape(self: List[int], fill_value: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇full_like〡dtype(self_rank_dtype: Tuple[int, int], fill_value: Union[int, float, complex], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor; it must hold the number."""
    return check_fits(fill_value, given_or(dtype, dtype_of(self_rank_dtype)))

# Random numbers.

# aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇rand〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇rand〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randn〡shape(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randn〡dtype(size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; no integers."""
    return normal_dtype(size, given_or(dtype, torch.float32))

# aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇rand〇generator〡shape(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇rand〇generator〡dtype(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32."""
    return given_or(dtype, torch.float32)

# aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randn〇generator〡shape(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randn〇generator〡dtype(size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; no integers."""
    return normal_dtype(size, given_or(dtype, torch.float32))

# aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇rand_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇rand_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇randn_like〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇randn_like〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor; no integers."""
    return normal_dtype([], given_or(dtype, dtype_of(self_rank_dtype)))

# aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〡shape(high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randint〡dtype(high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; it must hold the ints from 0 to below high."""
    return check_random_bounds(0, high, given_or(dtype, torch.float32))

# aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〇low〡shape(low: int, high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randint〇low〡dtype(low: int, high: int, size: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; it must hold the ints from low to below high."""
    return check_random_bounds(low, high, given_or(dtype, torch.float32))

# aten::randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇randint_like〡shape(self: List[int], high: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇randint_like〡dtype(self_rank_dtype: Tuple[int, int], high: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor; it must hold the ints from 0 to below high."""
    return check_random_bounds(0, high, given_or(dtype, dtype_of(self_rank_dtype)))

# aten::randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇randint_like〇low_dtype〡shape(self: List[int], low: int, high: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇randint_like〇low_dtype〡dtype(self_rank_dtype: Tuple[int, int], low: int, high: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor; it must hold the ints from low to below high."""
    return check_random_bounds(low, high, given_or(dtype, dtype_of(self_rank_dtype)))

# aten::randperm(SymInt n, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randperm〡shape(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """All ints below n, each once."""
    assert n >= 0, f"expected n of at least 0, but got {n}"
    return [n]

def aten〇randperm〡dtype(n: int, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold the ints, else int64; float16 tells ints apart up to 2048."""
    return permutation_dtype(n, dtype)

# aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇rand_like〇generator〡shape(self: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇rand_like〇generator〡dtype(self_rank_dtype: Tuple[int, int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
def aten〇randn_like〇generator〡shape(self: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> List[int]:
    """The sizes of the other tensor."""
    return sizes_like(self, memory_format)

def aten〇randn_like〇generator〡dtype(self_rank_dtype: Tuple[int, int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], memory_format: Optional[int]) -> int:
    """The given type, else that of the other tensor; no integers."""
    return normal_dtype([], given_or(dtype, dtype_of(self_rank_dtype)))

# aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〇generator〡shape(high: int, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randint〇generator〡dtype(high: int, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; it must hold the ints from 0 to below high."""
    return check_random_bounds(0, high, given_or(dtype, torch.float32))

# aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randint〇low_generator〡shape(low: int, high: int, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    return new_sizes(size)

def aten〇randint〇low_generator〡dtype(low: int, high: int, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; it must hold the ints from low to below high."""
    return check_random_bounds(low, high, given_or(dtype, torch.float32))

# aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇randperm〇generator〡shape(n: int, generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """All ints below n, each once."""
    assert n >= 0, f"expected n of at least 0, but got {n}"
    return [n]

def aten〇randperm〇generator〡dtype(n: int, generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which must hold the ints, else int64; float16 tells ints apart up to 2048."""
    return permutation_dtype(n, dtype)

# aten::normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇normal〇float_float〡shape(mean: float, std: float, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """The sizes as given."""
    assert std >= 0.0, f"expected std of at least 0, but got {std}"
    return new_sizes(size)

def aten〇normal〇float_float〡dtype(mean: float, std: float, size: List[int], generator: Any, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, else float32; no integers."""
    return normal_dtype(size, given_or(dtype, torch.float32))
