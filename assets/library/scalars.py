"""Ops that return Python numbers: the type says whether they are ints or floats."""
from typing import Any, List, Optional, Tuple, Union

import torch


# aten::ScalarImplicit(Tensor a) -> Scalar
def aten〇ScalarImplicit〡dtype(a_rank_dtype: Tuple[int, int]) -> int:
    """Integers and bools are ints, floats are float64, which Python's are."""
    rank, dtype = a_rank_dtype
    assert rank == 0, f"expected a tensor of rank 0, but got {rank}"
    if is_integer(dtype):
        return torch.int64
    return dtype if is_complex(dtype) else torch.float64

# aten::add(Scalar a, Scalar b) -> Scalar
def aten〇add〡dtype(a: Union[int, float, complex], b: Union[int, float, complex]) -> int:
    """The type of the sum of two numbers."""
    return join(dtype_of_scalar(a), dtype_of_scalar(b))

# prim::abs.Scalar(Scalar a) -> Scalar
def prim〇abs〇Scalar〡dtype(a: Union[int, float, complex]) -> int:
    """The type of the number."""
    return dtype_of_scalar(a)
