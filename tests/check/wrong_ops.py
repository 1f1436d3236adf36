# schema: audio::windows(Tensor signal, int size, int step=1, *, bool partial=False) -> Tensor
"""Mistakes in library functions of samples/windows that only a comparison with the real ops finds."""
from typing import List, Tuple

import torch

from reify_library import Invocation, TensorOfShape, check_decomposition_function, check_dtype_function, check_shape_function


@check_shape_function([Invocation(TensorOfShape(2, 10), 3, 2)])
def audio〇windows〡shape(signal: List[int], size: int, step: int = 1, partial: bool = False) -> List[int]:
    assert len(signal) > 0 and size > 0 and step > 0, "impossible"
    count = max((signal[-1] - size) // step + 1, 0)  # forgets `partial`
    return signal[:-1] + [count, size]


# No schema is declared for this op: PyTorch is asked for it.
@check_dtype_function([Invocation(TensorOfShape(4), 0.5)])
def audio〇loudness〡dtype(self_rank_dtype: Tuple[int, int], floor: float) -> int:
    self_rank, self_dtype = self_rank_dtype
    assert self_dtype in [torch.float16, torch.bfloat16, torch.float32, torch.float64], "a floating dtype is needed"
    return torch.float32 if self_dtype == torch.bfloat16 else self_dtype


def audio〇loudness〡shape(self: List[int], floor: float) -> List[int]:
    return self


@check_decomposition_function([Invocation(TensorOfShape(dtype=torch.float64), 2.0)])
def audio〇loudness〡decomposition(self: torch.Tensor, floor: float) -> torch.Tensor:
    return torch.log1p(torch.clamp_min(self, floor))  # forgets the sign
