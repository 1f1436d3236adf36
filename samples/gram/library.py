# schema: lab::gram(Tensor rows, float scale) -> Tensor
"""Library functions of lab::gram, the products of all pairs of columns."""
from typing import List, Tuple

import torch

from reify_library import (
    ErrorInvocation,
    Invocation,
    TensorOfShape,
    check_dtype_function,
    check_shape_function,
)

CALLS = [
    Invocation(TensorOfShape(5, 3), 0.2, returns=TensorOfShape(3, 3)),
    Invocation(TensorOfShape(2, 7, dtype=torch.float16), 1.0, returns=TensorOfShape(7, 7, dtype=torch.float16)),
]


@check_shape_function(CALLS + [
    ErrorInvocation(TensorOfShape(5), 1.0, raises="takes a matrix"),
])
def lab〇gram〡shape(rows: List[int], scale: float) -> List[int]:
    assert len(rows) == 2, "lab.gram takes a matrix"
    columns = rows[1]
    return [columns, columns]


@check_dtype_function(CALLS)
def lab〇gram〡dtype(rows_rank_dtype: Tuple[int, int], scale: float) -> int:
    rows_rank, rows_dtype = rows_rank_dtype
    return rows_dtype


def lab〇gram〡has_value_semantics() -> None:
    return
