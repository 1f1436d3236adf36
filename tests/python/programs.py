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


def remainders(xs: List[int], n: int) -> List[int]:
    return [x % 3 for x in xs] + [x % -3 for x in xs] + [x // 3 for x in xs] + [x // -3 for x in xs] + [2 ** 3, 3 ** abs(n)]


def list_equality(xs: List[int], n: int) -> List[bool]:
    return [xs == [1, 2], xs == xs, xs != [1, 2], xs == [n], [n, 1] != [1, n]]


def every_slice(xs: List[int], n: int) -> List[int]:
    total = xs[:] + xs[n:] + xs[:n] + xs[-2:] + xs[::2] + xs[1:-1] + xs[2:1] + xs[5:] + xs[:-5]
    return total + [len(xs[n:n + 2]), len(xs[-3:-1])]


def ranges(xs: List[int], n: int) -> List[int]:
    out = [i for i in range(10, 0, -3)] + [i for i in range(2, 9, 3)] + [i for i in range(5, 2)] + [i for i in range(n)]
    if n != 0:
        out += [i for i in range(6, 0, n)] + [i for i in range(0, 6, n)]
    for x, y in zip(xs, range(10, 0, -1)):
        out.append(x + y)
    for i, x in enumerate(xs, 1):
        out.append(i * x)
    return out


def list_reductions(xs: List[int], n: int) -> List[int]:
    out = [sum(xs), sum([1, n])] + sorted(xs) + sorted([3, n, 2, 3])
    if len(xs) > 0:
        out += [min(xs), max(xs), xs[-1]]
    return out + [min(n, 3, 2), max(n, len(xs)), abs(n), abs(3 - n)]


def list_of_bools(xs: List[int], n: int) -> List[bool]:
    flags = [n > 1, n < 0]
    more = [any(flags), all(flags), any([x > 2 for x in xs]), all([x > 2 for x in xs])]
    return more + [(n > 1) | (n < 0), (n > 1) & (n < 5), (n > 1) ^ (n < 5), (n > 1) == True, (n > 1) != (n > 2)]


def copies(xs: List[int], n: int) -> List[int]:
    ys = list(xs)
    zs = xs.copy()
    ys.append(n)
    alias = ys
    alias.append(7)
    ys.insert(1, 9)
    ys[0] = 5
    ys[-1] += 1
    zs += [1, 2] * 2
    return ys + zs + xs


def unpacked_lists(xs: List[int], n: int) -> List[int]:
    a, b = [n, 2]
    if len(xs) == 2:
        c, d = xs
        return [d, c, b, a]
    return [a, b, ~n]


def nested_lists(xs: List[int], n: int) -> List[int]:
    rows = [[], xs, [n, n]]
    rows.append([1])
    return [len(row) for row in rows] + [y for row in rows for y in row if y > 0] + rows[2]


def best_of(xs: List[int], least: int) -> Optional[int]:
    best: Optional[int] = None
    for x in xs:
        if x >= least and (best is None or x > best):
            best = x
    return best


def optional_results(xs: List[int], n: int) -> int:
    found = best_of(xs, n)
    if found is None:
        return -1
    other = best_of(xs, found + 1)
    return found if other is None else other


def float_comparisons(xs: List[int], n: int) -> List[bool]:
    half = n / 2
    return [half <= 1.0, half != 0.5, half >= 1.5, half == 0.5, half < 0.3, half > n, min(half, 1.5) == 1.5]


def rounding(xs: List[int], n: int) -> List[int]:
    half = n / 2
    return [int(half), int(-half), int(n * 0.5), math.ceil(half), math.floor(half), int(n + 0.5), int(1.5 * n), int(half / 0.5)]


def modes(xs: List[int], n: int) -> int:
    mode = "up" if n > 1 else "down" if n < 0 else "none"
    if mode in ["up", "down"] and mode != "down":
        return len(xs) + len(mode)
    return 0 if mode == "none" else 1


def chained(xs: List[int], n: int) -> int:
    count = 0
    for x in xs:
        if 0 < x <= n:
            count += 10
        elif not (x < 0) and x != n:
            count += 1
        else:
            count -= 1
    return count if count else 5


def while_with_continue(xs: List[int], n: int) -> int:
    i = 0
    total = 0
    while i < len(xs):
        i += 1
        if xs[i - 1] == n:
            continue
        if xs[i - 1] > 8:
            return total * 100 + i
        total += xs[i - 1]
    return total


def deleted_names(xs: List[int], n: int) -> int:
    scratch = n * 2
    ys = [scratch, n]
    del scratch
    scratch = [len(ys)]
    return scratch[0] + ys[0]


def several_helpers(xs: List[int], n: int) -> List[int]:
    def_first = helper(helper(n, 2), b=helper(1))
    return [def_first, int(best_of(xs, n) is None), helper(len(xs))]
