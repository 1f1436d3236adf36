"""What the other files share: element types, dimensions, broadcasting. For promotion see promotion.py."""
from typing import Any, List, Optional, Tuple, Union

import torch


def float_of(dtype: int) -> int:
    """The type in which a function of real numbers is computed: integers count as float32."""
    if is_integer(dtype):
        return torch.float32
    return dtype


def sum_of(dtype: int) -> int:
    """Sums and products of integers and bools are int64."""
    if is_integer(dtype):
        return torch.int64
    return dtype


def given_or(dtype: Optional[int], otherwise: int) -> int:
    """The type that is asked for, or the other one."""
    if dtype is None:
        return otherwise
    return dtype


def dtype_of(tensor: Tuple[int, int]) -> int:
    """The element type of a tensor, of which dtype functions get rank and element type."""
    _, dtype = tensor
    return dtype


def wrap_dim(dim: int, rank: int) -> int:
    """A dimension counted from the start; a 0-d tensor has one dimension for this purpose."""
    count = max(rank, 1)
    assert dim >= -count and dim < count, f"expected a dimension from {-count} to {count - 1}, got {dim}"
    return dim + count if dim < 0 else dim


def copy_sizes(sizes: List[int]) -> List[int]:
    """The same sizes in a list of their own."""
    out: List[int] = []
    for size in sizes:
        out.append(size)
    return out


def element_count(sizes: List[int]) -> int:
    """The product of the sizes."""
    count = 1
    for size in sizes:
        count = count * size
    return count


def broadcast(a: List[int], b: List[int]) -> List[int]:
    """Sizes are aligned at the last dimension; where they differ, one must be 1."""
    rank = max(len(a), len(b))
    skip_a = rank - len(a)
    skip_b = rank - len(b)
    out: List[int] = []
    for i in range(rank):
        size_a = a[i - skip_a] if i >= skip_a else 1
        size_b = b[i - skip_b] if i >= skip_b else 1
        size = size_b if size_a == 1 else size_a
        if size_b != 1:
            assert size == size_b, f"sizes {size_a} and {size_b} in dimension {i} do not broadcast: expected equal ones or a 1"
        out.append(size)
    return out


def broadcast3(a: List[int], b: List[int], c: List[int]) -> List[int]:
    """Three operands broadcast like two."""
    return broadcast(broadcast(a, b), c)


def check_mask(given: Tuple[int, int], what: str) -> int:
    """What chooses elements is a bool tensor; PyTorch still takes uint8."""
    _, dtype = given
    assert dtype == torch.bool or dtype == torch.uint8, f"expected '{what}' to be a tensor of bools"
    return 0


def check_index(given: Tuple[int, int], what: str) -> int:
    """Positions are int64, int32 or uint8."""
    _, dtype = given
    assert dtype == torch.int64 or dtype == torch.int32 or dtype == torch.uint8, f"expected '{what}' to be a tensor of int64 or int32"
    return 0


def data_dependent_size() -> int:
    """How many elements an operation keeps that depends on the data."""
    return opaque_int()
