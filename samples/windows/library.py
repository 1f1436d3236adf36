# schema: audio::windows(Tensor signal, int size, int step=1, *, bool partial=False) -> Tensor
# schema: audio::loudness(Tensor self, float floor) -> Tensor
"""Library functions of two ops for audio; torch_ops.py has the ops themselves."""
from typing import List, Tuple

import torch

from reify_library import (
    ErrorInvocation,
    Invocation,
    TensorOfShape,
    check_decomposition_function,
    check_dtype_function,
    check_shape_function,
)

WINDOWS = [
    Invocation(TensorOfShape(10), 3, returns=TensorOfShape(8, 3)),
    Invocation(TensorOfShape(2, 10), 3, 2, returns=TensorOfShape(2, 4, 3)),
    Invocation(TensorOfShape(2, 10), 3, 2, partial=True, returns=TensorOfShape(2, 5, 3)),
    Invocation(TensorOfShape(2, 2), 3, returns=TensorOfShape(2, 0, 3)),
    Invocation(TensorOfShape(4, dtype=torch.int64), 2, 2, returns=TensorOfShape(2, 2, dtype=torch.int64)),
]
LOUDNESS = [
    Invocation(TensorOfShape(2, 3), 0.5, returns=TensorOfShape(2, 3)),
    Invocation(TensorOfShape(4, dtype=torch.float16), 0.0, returns=TensorOfShape(4, dtype=torch.float16)),
    Invocation(TensorOfShape(dtype=torch.float64), 1.0, returns=TensorOfShape(dtype=torch.float64)),
]


def count(length: int, size: int, step: int, partial: bool) -> int:
    """How many windows begin in a signal."""
    rest = length - size
    if partial:
        rest += step - 1
    return max(rest // step + 1, 0)


@check_shape_function(WINDOWS + [
    ErrorInvocation(TensorOfShape(), 3, raises="at least one dimension"),
    ErrorInvocation(TensorOfShape(4), 0, raises="must be positive"),
])
def audio〇windows〡shape(signal: List[int], size: int, step: int = 1, partial: bool = False) -> List[int]:
    assert len(signal) > 0, "a signal has at least one dimension"
    assert size > 0 and step > 0, "size and step must be positive"
    return signal[:-1] + [count(signal[-1], size, step, partial), size]


@check_dtype_function(WINDOWS)
def audio〇windows〡dtype(signal_rank_dtype: Tuple[int, int], size: int, step: int = 1, partial: bool = False) -> int:
    signal_rank, signal_dtype = signal_rank_dtype
    return signal_dtype


def audio〇windows〡has_value_semantics() -> None:
    return


@check_shape_function(LOUDNESS)
def audio〇loudness〡shape(self: List[int], floor: float) -> List[int]:
    return self


@check_dtype_function(LOUDNESS + [ErrorInvocation(TensorOfShape(3, dtype=torch.int64), 0.5, raises="floating")])
def audio〇loudness〡dtype(self_rank_dtype: Tuple[int, int], floor: float) -> int:
    self_rank, self_dtype = self_rank_dtype
    assert self_dtype in [torch.float16, torch.bfloat16, torch.float32, torch.float64], "a floating dtype is needed"
    return self_dtype


@check_decomposition_function(LOUDNESS)
def audio〇loudness〡decomposition(self: torch.Tensor, floor: float) -> torch.Tensor:
    return torch.log1p(torch.clamp_min(torch.abs(self), floor))


def audio〇loudness〡has_value_semantics() -> None:
    return
