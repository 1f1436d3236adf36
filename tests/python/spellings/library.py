# A library for ops that torch-mlir does not have: results in ones and twos, overloads, helpers, markers.
from typing import List, Optional, Tuple
import torch

# schema: my::scale(Tensor self, float factor) -> Tensor
# schema: my::scale.by(Tensor self, Tensor factor) -> Tensor
# schema: my::top(Tensor self, int k, *, ScalarType? dtype=None) -> (Tensor values, Tensor indices)
# schema: my::never(Tensor self) -> Tensor


def stretched(sizes: List[int], by: int) -> List[int]:
    return [size * by for size in sizes]


def at_least_float(dtype: int) -> int:
    return dtype if dtype in (torch.float16, torch.float32, torch.float64) else torch.float32


def my〇scale〡shape(self: List[int], factor: float) -> List[int]:
    return stretched(self, 1)


def my〇scale〡dtype(self_rank_dtype: Tuple[int, int], factor: float) -> int:
    return at_least_float(self_rank_dtype[1])


def my〇scale〡has_value_semantics() -> None:
    return


# Calls the function of another op, whose name changes with the spelling.
def my〇scale〇by〡shape(self: List[int], factor: List[int]) -> List[int]:
    return stretched(my〇scale〡shape(self, 2.0), 2)


def my〇scale〇by〡dtype(self_rank_dtype: Tuple[int, int], factor_rank_dtype: Tuple[int, int]) -> int:
    return my〇scale〡dtype(factor_rank_dtype, 2.0)


def my〇scale〇by〡has_value_semantics() -> None:
    return


def my〇top〡shape(self: List[int], k: int, dtype: Optional[int] = None) -> Tuple[List[int], List[int]]:
    assert 0 < k <= self[-1], "k is more than there are"
    sizes = self[:-1] + [k]
    return sizes, sizes


def my〇top〡dtype(self_rank_dtype: Tuple[int, int], k: int, dtype: Optional[int] = None) -> Tuple[int, int]:
    if dtype is not None:
        return dtype, torch.int64
    return at_least_float(self_rank_dtype[1]), torch.int64


def my〇top〡has_value_semantics() -> None:
    return


def my〇never〡shape(self: List[int]) -> List[int]:
    return stretched(self, 3)


def my〇never〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool
