from typing import List
import torch

print("never run")
HUGE = 1


def constructs(xs: List[int]) -> int:
    with xs:  # error: 'with' is not allowed
        pass
    try:  # error: 'try' is not allowed
        pass
    finally:
        pass
    f = lambda x: x  # error: a lambda is not allowed
    d = {1: 2}  # error: a dictionary is not allowed
    global HUGE  # error: 'global' is not allowed
    n = 99999999999999999999  # error: does not fit into 64 bits
    b = b"bytes"  # error: a literal of type bytes
    del xs[0]  # error: only names can be deleted
    return 1


def inner(x: int) -> int:
    def nested() -> int:  # error: a function inside a function
        return 1
    return x


def loops(xs: List[int], x: int) -> int:
    for y in x:  # error: a loop over int is not allowed
        pass
    for y in xs:
        pass
    else:
        x = 1  # error: 'else' of a loop is not allowed
    break  # error: 'break' outside of a loop


def calls(x: int) -> int:
    a = loops([1])  # error: needs the argument 'x'
    b = loops([1], 2, 3)  # error: takes 2 arguments, not 3
    c = loops([1], y=2)  # error: has no parameter 'y'
    d = loops([1], x="a")  # error: the argument 'x' is str, but int is needed
    e = torch.nothing_like_this(x)  # error: there is no op
    return 1


@nonsense  # error: the decorator 'nonsense' is not known
def decorated() -> int:
    return 1
