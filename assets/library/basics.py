"""What the other files share: element types, dimensions, broadcasting. For promotion see promotion.py."""
from typing import Any, List, Optional, Tuple, Union

import torch


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


def given_or(dtype: Optional[int], otherwise: int) -> int:
    if dtype is None:
        return otherwise
    return dtype


def dtype_of(tensor: Tuple[int, int]) -> int:
    """The element type of a tensor, of which dtype functions get rank and element type."""
    _, dtype = tensor
    return dtype


# A dimension counted from the end made one counted from the start. A 0-d tensor has one dimension
# for this purpose.
def wrap_dim(dim: int, rank: int) -> int:
    count = max(rank, 1)
    assert dim >= -count and dim < count, f"expected a dimension from {-count} to {count - 1}, got {dim}"
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
        assert size_a == size_b or size_a == 1 or size_b == 1, f"sizes {size_a} and {size_b} in dimension {i} do not broadcast: expected equal ones or a 1"
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
