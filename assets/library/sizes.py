"""Lists of sizes with a dimension more, a dimension fewer, or a dimension changed."""
from typing import Any, List, Optional, Tuple, Union

import torch


def without_dim(self: List[int], dim: int) -> List[int]:
    """All sizes but the one at `dim`, which counts from the start."""
    out: List[int] = []
    for i in range(len(self)):
        if i != dim:
            out.append(self[i])
    return out


def with_dim(self: List[int], dim: int, size: int) -> List[int]:
    """A new dimension stands at `dim` of the result."""
    out = copy_sizes(self)
    out.insert(wrap_dim(dim, len(self) + 1), size)
    return out


def with_size(self: List[int], dim: int, size: int) -> List[int]:
    """The size at `dim`, which counts from the start, is another."""
    out: List[int] = []
    for i in range(len(self)):
        out.append(size if i == dim else self[i])
    return out


def swap_dims(self: List[int], a: int, b: int) -> List[int]:
    """Two sizes change places."""
    rank = len(self)
    first = wrap_dim(a, rank)
    second = wrap_dim(b, rank)
    out: List[int] = []
    for i in range(rank):
        at = second if i == first else i
        out.append(self[first if i == second else at])
    return out


def check_dims(self: List[int], dims: List[int]) -> List[int]:
    """The dimensions counted from the start, none of them twice."""
    seen: List[int] = []
    for dim in dims:
        at = wrap_dim(dim, len(self))
        assert at not in seen, f"dimension {at} is named more than once in {dims}"
        seen.append(at)
    return seen


def check_sizes(sizes: List[int]) -> List[int]:
    """Sizes that a program gives may not be below zero."""
    for size in sizes:
        assert size >= 0, f"expected sizes of at least 0, but got {sizes}"
    return sizes


def divided(size: int, by: int, what: str) -> int:
    """A size that must come out even."""
    assert by > 0 and size % by == 0, f"expected {what} to be divisible by {by}, but got {size}"
    return size // by


def at_least_1d(self: List[int]) -> List[int]:
    """A number becomes a vector of one element."""
    if len(self) == 0:
        return [1]
    return self


def at_least_2d(self: List[int]) -> List[int]:
    """A vector becomes a row."""
    if len(self) == 0:
        return [1, 1]
    if len(self) == 1:
        return [1, self[0]]
    return self


def at_least_3d(self: List[int]) -> List[int]:
    """A matrix gets a last dimension of size 1."""
    if len(self) == 0:
        return [1, 1, 1]
    if len(self) == 1:
        return [1, self[0], 1]
    if len(self) == 2:
        return [self[0], self[1], 1]
    return self


def as_column(self: List[int]) -> List[int]:
    """A vector becomes a column."""
    if len(self) == 0:
        return [1, 1]
    if len(self) == 1:
        return [self[0], 1]
    return self
