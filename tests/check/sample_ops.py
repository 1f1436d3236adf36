# schema: sample::window(Tensor self, int size, int step=1, *, bool partial=False) -> Tensor
# schema: sample::fold(Tensor self, int[] groups, str mode="floor") -> Tensor
# schema: sample::stack(Tensor[] items, int dim=0) -> Tensor
# schema: sample::split(Tensor self, int at) -> (Tensor, Tensor)
"""Library functions with their invocations, run both by Python itself and by `reify check`."""
from typing import List, Tuple

import torch

from reify_library import (
    ErrorInvocation,
    Invocation,
    LongTensorOfShape,
    TensorOfShape,
    check_dtype_function,
    check_shape_function,
    dtype,
    shape,
)

WINDOWS = [
    Invocation(TensorOfShape(10), 3, returns=TensorOfShape(8, 3)),
    Invocation(TensorOfShape(2, 10), 3, 2, returns=TensorOfShape(2, 4, 3)),
    Invocation(TensorOfShape(2, 10), 3, 2, partial=True, returns=TensorOfShape(2, 5, 3)),
    Invocation(LongTensorOfShape(2, 3), 3, returns=TensorOfShape(2, 1, 3, dtype=torch.int64)),
]


def count(size: int, window: int, step: int, partial: bool) -> int:
    if partial:
        return -((window - size) // step) + 1
    return (size - window) // step + 1


@check_shape_function(WINDOWS + [
    ErrorInvocation(TensorOfShape(), 3, raises="at least one dimension"),
    ErrorInvocation(TensorOfShape(2), 3, raises="window of 3 in 2"),
])
def sample〇window〡shape(self: List[int], size: int, step: int = 1, partial: bool = False) -> List[int]:
    assert len(self) > 0, "at least one dimension is needed"
    if self[-1] < size:
        raise AssertionError(f"a window of {size} in {self[-1]}")
    return self[:-1] + [count(self[-1], size, step, partial), size]


@check_dtype_function(WINDOWS)
def sample〇window〡dtype(self_rank_dtype: Tuple[int, int], size: int, step: int = 1, partial: bool = False) -> int:
    self_rank, self_dtype = self_rank_dtype
    return self_dtype


@shape("sample.fold")
@check_shape_function([
    Invocation(TensorOfShape(7, 9), [2, 4], returns=[3, 2]),
    Invocation(TensorOfShape(7, 9), [2, 4], mode="ceil", returns=[4, 3]),
    Invocation(TensorOfShape(8, 1, 6), [2, 0, 4], returns=[4, 1, 1]),
    Invocation(TensorOfShape(), [], returns=[]),
    ErrorInvocation(TensorOfShape(7), [2, 4], raises="2 groups for 1 dimensions"),
    ErrorInvocation(TensorOfShape(7), [2], "round", raises="unknown mode round"),
])
def fold_shape(self: List[int], groups: List[int], mode: str = "floor") -> List[int]:
    assert len(self) == len(groups), f"{len(groups)} groups for {len(self)} dimensions"
    out: List[int] = []
    for size, group in zip(self, groups):
        if group == 0:
            out.append(size)
            continue
        if mode == "floor":
            out.append(size // group)
        elif mode == "ceil":
            out.append(-(-size // group))
        else:
            raise AssertionError(f"unknown mode {mode}")
    return out


@check_shape_function([
    Invocation([TensorOfShape(2, 3), TensorOfShape(2, 3)], returns=[2, 2, 3]),
    Invocation([TensorOfShape(2, 3)], -1, returns=[2, 3, 1]),
    ErrorInvocation([TensorOfShape(2, 3), TensorOfShape(3)], 0, raises="item 1"),
    ErrorInvocation([], 0, raises="nothing to stack"),
])
def sample〇stack〡shape(items: List[List[int]], dim: int = 0) -> List[int]:
    assert len(items) != 0, "nothing to stack"
    for i, item in enumerate(items):
        if len(item) != len(items[0]):
            raise AssertionError(f"item {i} has {len(item)} dimensions")
    at = dim + len(items[0]) + 1 if dim < 0 else dim
    out = [size for size in items[0]]
    out.insert(at, len(items))
    return out


@check_shape_function([
    Invocation(TensorOfShape(5, 2), 2, returns=([2, 2], [3, 2])),
    Invocation(TensorOfShape(5, 2), -1, returns=([4, 2], [1, 2])),
])
def sample〇split〡shape(self: List[int], at: int) -> Tuple[List[int], List[int]]:
    at = at % self[0]
    return [at] + self[1:], [self[0] - at] + self[1:]


@dtype("sample.split")
@check_dtype_function([Invocation(TensorOfShape(5, 2), 2, returns=(torch.float32, torch.int64))])
def split_dtype(self_rank_dtype: Tuple[int, int], at: int) -> Tuple[int, int]:
    self_rank, self_dtype = self_rank_dtype
    return self_dtype, torch.int64
