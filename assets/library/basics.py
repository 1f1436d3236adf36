"""What the other files share: element types, promotion, dimensions, broadcasting."""
from typing import Any, List, Optional, Tuple, Union

import torch


def is_integer(dtype: int) -> bool:
    return dtype in [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64]


def is_complex(dtype: int) -> bool:
    return dtype in [torch.complex64, torch.complex128]


def is_float(dtype: int) -> bool:
    return dtype in [torch.float16, torch.bfloat16, torch.float32, torch.float64]


# The type in which a function of real numbers is computed: integers count as float32.
def float_of(dtype: int) -> int:
    if is_integer(dtype):
        return torch.float32
    return dtype


# Sums and products of integers and bools are int64.
def sum_of(dtype: int) -> int:
    if is_integer(dtype):
        return torch.int64
    return dtype


# The type of a complex number's parts; other types stay.
def real_of(dtype: int) -> int:
    if dtype == torch.complex64:
        return torch.float32
    if dtype == torch.complex128:
        return torch.float64
    return dtype


def given_or(dtype: Optional[int], otherwise: int) -> int:
    if dtype is None:
        return otherwise
    return dtype


def dtype_of(tensor: Tuple[int, int]) -> int:
    """The element type of a tensor, of which dtype functions get rank and element type."""
    _, dtype = tensor
    return dtype


def dtype_of_scalar(value: Union[int, float, complex]) -> int:
    return dtype_of_scalar_tensor(value)


def promote(a: Tuple[int, int], b: Tuple[int, int]) -> int:
    a_rank, a_dtype = a
    b_rank, b_dtype = b
    return promote_dtypes([a_rank, b_rank], [a_dtype, b_dtype])


def promote3(a: Tuple[int, int], b: Tuple[int, int], c: Tuple[int, int]) -> int:
    a_rank, a_dtype = a
    b_rank, b_dtype = b
    c_rank, c_dtype = c
    return promote_dtypes([a_rank, b_rank, c_rank], [a_dtype, b_dtype, c_dtype])


# A Python number takes part with its kind only: it never widens within a kind.
def promote_scalar(a: Tuple[int, int], scalar: Union[int, float, complex]) -> int:
    a_rank, a_dtype = a
    return promote_dtypes([a_rank, None], [a_dtype, dtype_of_scalar(scalar)])


# A dimension counted from the end made one counted from the start. A 0-d tensor has one dimension
# for this purpose.
def wrap_dim(dim: int, rank: int) -> int:
    count = max(rank, 1)
    assert dim >= -count and dim < count, f"Dimension out of range (expected to be in range of [{-count}, {count - 1}], but got {dim})"
    return dim + count if dim < 0 else dim


def copy_sizes(sizes: List[int]) -> List[int]:
    out: List[int] = []
    for size in sizes:
        out.append(size)
    return out


def element_count(sizes: List[int]) -> int:
    count = 1
    for size in sizes:
        count = count * size
    return count


def broadcast(a: List[int], b: List[int]) -> List[int]:
    rank = max(len(a), len(b))
    skip_a = rank - len(a)
    skip_b = rank - len(b)
    out: List[int] = []
    for i in range(rank):
        size_a = a[i - skip_a] if i >= skip_a else 1
        size_b = b[i - skip_b] if i >= skip_b else 1
        assert size_a == size_b or size_a == 1 or size_b == 1, f"The size of tensor a ({size_a}) must match the size of tensor b ({size_b}) at non-singleton dimension {i}"
        out.append(size_b if size_a == 1 else size_a)
    return out


def broadcast3(a: List[int], b: List[int], c: List[int]) -> List[int]:
    return broadcast(broadcast(a, b), c)


# What chooses elements is a bool tensor; PyTorch still takes uint8.
def check_mask(given: Tuple[int, int], what: str) -> int:
    _, dtype = given
    assert dtype == torch.bool or dtype == torch.uint8, f"expected '{what}' to be a tensor of bools"
    return 0


def check_index(given: Tuple[int, int], what: str) -> int:
    _, dtype = given
    assert dtype == torch.int64 or dtype == torch.int32 or dtype == torch.uint8, f"expected '{what}' to be a tensor of int64 or int32"
    return 0


# How many elements an operation keeps that depends on the data.
def data_dependent_size() -> int:
    return opaque_int()
