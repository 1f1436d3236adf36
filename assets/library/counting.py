"""What is counted: how many elements lie in each bin, and all choices of some of the elements."""
from typing import List, Optional, Tuple, Union

import torch


def choices(count: int, taken: int, again: bool) -> int:
    """In how many ways elements can be taken, each once or again and again; no way to take more than there are."""
    if taken == 0:
        return 0
    source = count + taken - 1 if again else count
    ways = 1
    for i in range(taken):
        ways = ways * max(source - i, 0) // (i + 1)
    return ways

# aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
def aten〇histc〡shape(self: List[int], bins: int, min: float, max: float) -> List[int]:
    """One count a bin."""
    assert bins > 0, f"expected at least one bin, but got {bins}"
    assert min <= max, f"expected bins from a number up, but got {min} to {max}"
    return [bins]

def aten〇histc〡dtype(self_rank_dtype: Tuple[int, int], bins: int, min: Union[int, float, complex], max: Union[int, float, complex]) -> int:
    """The type of the elements, which must have an order if the ends are to be found among them."""
    dtype = dtype_of(self_rank_dtype)
    assert not (min == max and is_complex(dtype)), "expected real elements, as bins from the least to the greatest are asked for"
    return dtype

# aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor
def aten〇combinations〡shape(self: List[int], r: int, with_replacement: bool) -> List[int]:
    """A row for each way to take r elements; none for r of 0."""
    assert len(self) == 1, f"expected elements in one row, but got {len(self)} dimensions"
    assert r >= 0, f"expected to take at least 0 elements, but got {r}"
    if r == 0:
        return [0]
    return [choices(self[0], r, with_replacement), r]

def aten〇combinations〡dtype(self_rank_dtype: Tuple[int, int], r: int, with_replacement: bool) -> int:
    """The type of the elements."""
    return dtype_of(self_rank_dtype)
