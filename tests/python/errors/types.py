from typing import Any, Dict, List, Optional


def untyped(x) -> int:  # error: has no type annotation
    return 1


def no_result(x: int):  # what it returns says it
    return 1


def strange(x: Dict[str, int]) -> int:  # error: is not allowed here
    return 1


def missing(x: int) -> int:  # error: can end without a return
    if x > 0:
        return 1


def wrong_result(x: int) -> List[int]:
    return x  # error: the returned value is int, but List[int] is needed


def optional(x: Optional[int]) -> int:
    y = x + 1  # error: check the Optional with 'is None' before
    return y


def several(x: int, s: str) -> int:
    a = x + s  # error: '+' of int and str is not allowed
    b = unknown(x)  # error: 'unknown' is not known
    c = nothing  # error: 'nothing' is not defined
    return a + b + c


def empty() -> int:
    xs = []  # error: annotate it
    return 1


def in_one_branch(x: int) -> int:
    if x > 0:
        y = 1
    return y  # error: is not assigned on every path


def two_types(x: int) -> int:
    if x > 0:
        y = 1
    else:
        y = "a"
    return y  # error: is int on one path and str on another


def condition(x: Optional[int]) -> int:
    if x:  # error: compare it with None
        return 1
    return 2


def in_loop_only(xs: List[int]) -> int:
    for x in xs:
        y = x
    return y  # error: give it a value before


def float_for_int(x: float) -> List[int]:
    return [x]  # error: convert it with int(...)
