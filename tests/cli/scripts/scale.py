# schema: my::scale(Tensor self, float factor) -> Tensor
from typing import List, Tuple

from reify_library import Invocation, TensorOfShape, check_shape_function


@check_shape_function([Invocation(TensorOfShape(2), 1.0), Invocation(TensorOfShape(3, 4), 2.0)])
def my〇scale〡shape(self: List[int], factor: float) -> List[int]:
    result: List[int] = []
    for size in self:
        result.append(size)
    return result


def my〇scale〡dtype(self_rank_dtype: Tuple[int, int], factor: float) -> int:
    return self_rank_dtype[1]


def my〇scale〡has_value_semantics() -> None:
    return
