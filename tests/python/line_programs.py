# Functions that both Python and the interpreter run; which lines they pass must be the same.
from typing import List, Optional


def double(x: int) -> int:
    if x > 10:
        return x
    return x * 2


def total(xs: List[int]) -> int:
    sum = 0
    for x in xs:
        sum += double(x)
    return sum


def straight(xs: List[int], n: int) -> int:
    """Docstrings run nothing."""
    a = n
    b = a
    c, d = b + 1, len(xs)
    e: int = c * d
    e += 1
    pass
    return e


def branches(xs: List[int], n: int) -> int:
    if n > 2:
        if len(xs) > 2:
            return 1
        n = n - 1
    elif n == 0:
        n = 7
    else:
        if len(xs) == 0:
            return 2
    m = n
    return m


def loop_with_all_exits(xs: List[int], n: int) -> int:
    out = 0
    for i, x in enumerate(xs):
        if x == 0:
            continue
        if x < 0:
            break
        if x > n + 5:
            return -i
        out += x
    out += 100
    return out


def nested(xs: List[int], n: int) -> List[int]:
    out: List[int] = []
    for x in xs:
        for y in range(n):
            if y * y > x:
                break
            out.append(x + y)
        if len(out) > 5:
            break
    return out


def while_loop(xs: List[int], n: int) -> int:
    i = 0
    while i < len(xs):
        if xs[i] == n:
            break
        i += 1
    return i


def while_with_continue(xs: List[int], n: int) -> int:
    i = 0
    odd = 0
    while i < len(xs) and n > 0:
        i += 1
        if xs[i - 1] % 2 == 0:
            continue
        odd += 1
    return odd


def helpers(xs: List[int], n: int) -> int:
    a = total(xs) + double(n)
    if double(a) > 40:
        a = total([a, n])
    return a


def returns_in_nested_loops(xs: List[int], n: int) -> int:
    count = 0
    for x in xs:
        for y in xs:
            count += 1
            if x + y == n:
                return count
        count += 10
    return count


def asserts(xs: List[int], n: int) -> int:
    assert len(xs) < 5, "too long"
    for x in xs:
        assert x >= 0
        if x > 5:
            raise ValueError("too large")
    return n


def optional(xs: List[int], n: int) -> int:
    found: Optional[int] = None
    for x in xs:
        if x > n:
            found = x
    if found is None:
        return 0
    return found


def list_changes(xs: List[int], n: int) -> List[int]:
    ys = [x + 1 for x in xs]
    zs = ys
    zs.append(n)
    if len(ys) > 2:
        ys[0] = 9
    return zs


def ends_in_loop(xs: List[int], n: int) -> None:
    for x in xs:
        if x == n:
            return
        xs[0] = x
