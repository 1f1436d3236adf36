from typing import Any, List, Optional, Tuple


def aten〇tanh〡shape(x: List[int]) -> List[int]:  # error: must be called 'self'
    return x


def aten〇gelu〡shape(self: List[int], approximate: int = 0) -> List[int]:  # error: must be str
    return self


def aten〇sigmoid〡dtype(self_rank_dtype: Tuple[int, int], extra: int) -> int:  # error: has 2 parameters, but the op has 1 argument
    return 1


def aten〇relu〡shape(self: List[int]) -> int:  # error: must return List[int]
    return 1


def aten〇neg〡shape(self: List[int] = None) -> List[int]:  # error: has no default in the op's schema
    return self
