# Functions that both Python and the compiler run; programs_run.py says on what.
from typing import List, Optional, Tuple
import math

BLOCK = 4
STEPS = [1, 2, 3]


def early_return_in_loop(xs: List[int], n: int) -> int:
    for i, x in enumerate(xs):
        if x > n:
            return i
        if x == 0:
            continue
        if x < 0:
            break
    return -1


def nested_breaks(xs: List[int], n: int) -> List[int]:
    out: List[int] = []
    for x in xs:
        for y in range(n):
            if y * y > x:
                break
            if y % 2 == 1:
                continue
            out.append(x * 10 + y)
        if len(out) > 6:
            break
    return out


def return_from_nested(xs: List[int], n: int) -> int:
    total = 0
    for x in xs:
        for y in xs:
            total += x - y
            if x + y == n:
                return total
        total = total * 2
    return total + 1000


def falls_through_both(xs: List[int], n: int) -> int:
    y = len(xs)
    if n > 0:
        if y > 2:
            return 1
        y += 10
    else:
        if y == 0:
            return 2
        y -= 10
    if y > 0:
        y = y * n
    return y


def loop_with_while(xs: List[int], n: int) -> int:
    count = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
        if count > 20:
            break
    while True:
        count += 1
        if count % 7 == 0:
            return count


def floor_arithmetic(xs: List[int], n: int) -> List[int]:
    return [x // n if n != 0 else 0 for x in xs] + [x % n if n != 0 else 0 for x in xs] + [-n, abs(n), +n]


def float_arithmetic(xs: List[int], n: int) -> List[int]:
    scale = n / 4 + 0.5
    return [int(x * scale) for x in xs] + [math.ceil(scale), math.floor(scale), int(scale > 1), int(2 <= scale)]


def filtered(xs: List[int], n: int) -> List[int]:
    return [x * y for x in xs if x > 0 if x != n for y in STEPS if x != y]


def mutation(xs: List[int], n: int) -> List[int]:
    ys = xs
    ys.append(n)
    zs = xs[:]
    zs[0] = 99
    zs[-1] += 1
    ys += [7]
    zs.insert(1, n)
    zs.extend(ys)
    last = zs.pop()
    return xs + zs + [last, len(xs)]


def slices(xs: List[int], n: int) -> List[int]:
    return xs[n:] + xs[:n] + xs[-2:] + xs[::2] + xs[1:-1]


def optional_names(xs: List[int], n: int) -> int:
    best: Optional[int] = None
    seen = None
    for x in xs:
        if best is None or x > best:
            best = x
        seen = x
    if best is not None and seen is not None:
        return best * 100 + seen
    return n


def defaults_and_keywords(xs: List[int], n: int) -> int:
    return helper(n) + helper(n, b=3) + helper(b=1, a=n)


def helper(a: int, b: int = BLOCK) -> int:
    if a > b:
        return a
    return a - b


def comparisons(xs: List[int], n: int) -> List[bool]:
    return [0 < n <= 3, n in xs, n not in (1, 2), n == 2 or n > 4 and n < 6, not n, xs == [1, 2], len(xs) != n]


def raises(xs: List[int], n: int) -> int:
    if n < 0:
        raise ValueError(f"negative {n} {{}}")
    assert n != 2, "two"
    assert len(xs) < 4, f"{len(xs)} are too many"
    return xs[n]


def unpacking(xs: List[int], n: int) -> int:
    a, b = n, n + 1
    a, b = b, a
    (c, d), e = (a, b), [a, b]
    total = 0
    for i, (x, y) in enumerate(zip(xs, range(10, 0, -1))):
        total += i * x + y
    return total + a * 1000 + c * d + e[0]


def reductions(xs: List[int], n: int) -> List[int]:
    if len(xs) == 0:
        return sorted(xs)
    return [min(xs), max(xs), sum(xs), min(n, 3, 2), max(n, len(xs))] + sorted(xs) + list(reversed(xs)) + list(range(n))


def strings(xs: List[int], n: int) -> str:
    mode = "up" if n > 1 else "down"
    text = "{} and {}".format(n, mode)
    if mode == "up" and mode.startswith("u"):
        return text + "!"
    return f"{mode} {len(xs)}" + ", ".join([str(x) for x in xs])


def bools(xs: List[int], n: int) -> int:
    flag = n > 2
    flag = flag and len(xs) > 1
    count = 0
    for x in xs:
        flag = not flag
        if flag:
            count += 1
    return count * 2 + int(flag)


def tuples(xs: List[int], n: int) -> Tuple[int, List[int]]:
    pair = (n, xs)
    if pair[0] > 2:
        return pair
    return len(pair), pair[1] + [n]
