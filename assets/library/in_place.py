"""Ops that write to their operand and that have no twin that returns a new tensor."""
from typing import Any, List, Optional, Tuple, Union

import torch


# aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
def aten〇masked_fill_〇Scalar〡shape(self: List[int], mask: List[int], value: float) -> List[int]:
    """The sizes of what is written to, to which the mask broadcasts."""
    check_into(mask, self, "mask")
    return self

def aten〇masked_fill_〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """What is written to keeps its type, which must hold the number."""
    assert dtype_of(mask_rank_dtype) == torch.bool, "expected a 'mask' of bools"
    return check_fits(value, dtype_of(self_rank_dtype))

# aten::zero_(Tensor(a!) self) -> Tensor(a!)
def aten〇zero_〡shape(self: List[int]) -> List[int]:
    """The sizes stay."""
    return self

def aten〇zero_〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """What is written to keeps its type."""
    return dtype_of(self_rank_dtype)

# aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
def aten〇bernoulli_〇float〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes stay."""
    assert p >= 0.0 and p <= 1.0, f"expected p from 0 to 1, but got {p}"
    return self

def aten〇bernoulli_〇float〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """What is written to keeps its type."""
    return dtype_of(self_rank_dtype)
