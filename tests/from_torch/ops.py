"""A library for the ops of models.py. The program says their signatures."""
from __future__ import annotations

from typing import List, Tuple


def my〇scale〡shape(x: List[int], factor: float) -> List[int]:
    return x


def my〇scale〡dtype(x_rank_dtype: Tuple[int, int], factor: float) -> int:
    return x_rank_dtype[1]


def my〇scale〡has_value_semantics() -> None:
    return


def my〇pool〡shape(x: List[int], width: int) -> List[int]:
    return [x[0], x[1] // width]


def my〇pool〡dtype(x_rank_dtype: Tuple[int, int], width: int) -> int:
    return x_rank_dtype[1]


def my〇pool〡has_value_semantics() -> None:
    return
