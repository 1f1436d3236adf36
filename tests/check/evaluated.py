# What decorators compute their arguments with. evaluated_run.py has Python itself run this file; reify reads it.
import itertools
import math
from typing import List, Optional, Set, Tuple

import torch
from reify_library import *

FLOATS = [torch.float64, torch.float32, torch.float16, torch.bfloat16]
INTS = [torch.int64, torch.int32, torch.bool]
ALL = FLOATS + INTS
SHAPES = {"one": (1,), "two": (2, 3), "none": ()}
SIZE, *OTHERS = 4, 5, 6
DOUBLED = []
for _size in (2, 3, 5):
    if _size % 2:
        DOUBLED.append(_size * 2)
    else:
        DOUBLED.extend([_size, _size])
DOUBLED += [7]


def every(dtypes, *shapes, error_types: Optional[Set] = None, **kwargs):
    wrong = set() if error_types is None else error_types
    made = []
    for dtype in dtypes:
        for shape in shapes or [(1,)]:
            kind = ErrorInvocation if dtype in wrong else Invocation
            made.append(kind(TensorOfShape(*shape, dtype=dtype), **kwargs))
    return made


def pairs(values, reverse=False):
    for i, a in enumerate(sorted(values, reverse=reverse)):
        for b in values[i + 1:]:
            if a == b:
                continue
            yield Invocation(a, b)


def grown(count: int, step: int = 1, *rest, scale=1):
    total = 0
    while True:
        total += step
        if total > count:
            break
    else:
        total = -1
    return [Invocation(total * scale, *rest)]


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def wrapped(function, times):
    def inner(value):
        for _ in range(times):
            value = function(value)
        return value
    return inner


@check_shape_function([Invocation(SIZE, OTHERS, DOUBLED), Invocation(-SIZE, +2, ~3, not SIZE, 7 // 2, -7 // 2, -7 % 3, 2 ** 5, 7 / 2)])
def t〇literals〡shape(x: int): ...


@check_shape_function([Invocation(a, b) for a in range(3) for b in range(a) if (a + b) % 2] + [Invocation(*OTHERS)])
def t〇comprehension〡shape(x: int): ...


@check_dtype_function(every(FLOATS) + every(INTS, (2,), SHAPES["two"], error_types={torch.bool}, dim=1))
def t〇every〡dtype(x: int): ...


@check_dtype_function(every([d for d in ALL if d not in {*FLOATS[1:]} | {torch.bool}], *[s for s in SHAPES.values() if s]))
def t〇sets〡dtype(x: int): ...


@check_shape_function(list(pairs([3, 1, 2])) + list(pairs((2, 1), reverse=True)))
def t〇generators〡shape(x: int): ...


@check_shape_function(grown(10, 3) + grown(4, 1, "a", None, scale=2) + grown(count=1, step=5))
def t〇loops〡shape(x: int): ...


@check_shape_function([Invocation(fibonacci(12), wrapped(lambda v: v * 3 + 1, 4)(1), max(3, 1, 2), min([4, 2]), sum(range(5)), abs(-3))])
def t〇calls〡shape(x: int): ...


@check_shape_function([Invocation(f"{a}-{b!r}", a.upper(), "x".join([a, b]), len(a), a in b, a.replace("a", "b"))
                       for a, b in zip(["ab", "c"], ["abc", "d"])])
def t〇text〡shape(x: int): ...


@check_shape_function([Invocation(list(x), math.prod(x), x[::-1], x[1:], x[-1]) for x in itertools.product((1, 2), [3, 4])])
def t〇products〡shape(x: int): ...


@check_shape_function([Invocation(**{"n": n, "mode": mode}) for n, mode in {"a": 1, "b": 2}.items()] +
                      [Invocation(*args, **kwargs) for args, kwargs in [((1, 2), {}), ((), dict(k=[1], j=(2,)))]])
def t〇stars〡shape(x: int): ...


@check_shape_function([Invocation(1 < x < 3, x == 2.0, x is None, x or 5, x and 6, 1 if x else 0) for x in (0, 1, 2)])
def t〇logic〡shape(x: int): ...


@check_dtype_function([Invocation(TensorOfShape(2, dtype=d)) for d in ALL if d.is_floating_point] +
                      [Invocation(LongTensorOfShape(2), ZeroDTensorWithDtype(d), NonZeroDTensorWithDtype(d)) for d in INTS[:1]])
def t〇tensors〡dtype(x: int): ...


@check_dtype_function(tensors_with_the_same_dtype(None, [(2, 3)], None, {torch.bool}, 7, dim=0))
def t〇same〡dtype(x: int): ...


@check_dtype_function(two_tensor_op([(2,), (1,)], input_error_types={torch.complex128}, output_error_types=[torch.int8], alpha=1))
def t〇two〡dtype(x: int): ...


@check_shape_function([Invocation("first")])
def t〇twice〡shape(x: int): ...


# The second definition counts.
@check_shape_function([Invocation("second")])
def t〇twice〡shape(x: int): ...
