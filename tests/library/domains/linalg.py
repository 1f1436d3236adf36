"""Calls of linear algebra."""
from draw import calls


def matrices(d, square, floating=0.985):
    x = d.tensor(rank=(2, 4) if d.maybe(0.93) else (0, 3), dtype=["f32", "f64", "f32", "f64", "c64", "c128"] if d.maybe(floating) else None)
    if square and x.rank > 1 and d.maybe(0.85):
        x.sizes[-1] = x.sizes[-2]
    return x


@calls("aten.linalg_det", "aten._linalg_det", "aten.linalg_slogdet", "aten._linalg_slogdet", "aten.linalg_matrix_exp")
def square(d):
    return [matrices(d, True)]


@calls("aten.linalg_inv")
def inverse(d):
    x = invertible(d)
    return [x]


def invertible(d):
    """Matrices of 2 by 2 successive numbers, or of 1 by 1, or of none, have an inverse."""
    x = matrices(d, True)
    if x.rank > 1 and x.sizes[-1] == x.sizes[-2] and x.numel:
        x.sizes[-1] = x.sizes[-2] = d.choice(0, 1, 2, 2)
        x.fill = "range" if x.sizes[-1] == 2 else "ones"
    return x


def one_by_one(d):
    """Ones of 1 by 1 are positive."""
    x = matrices(d, True)
    if x.rank > 1 and x.sizes[-1] == x.sizes[-2] and x.numel:
        x.sizes[-1] = x.sizes[-2] = 1
        if d.maybe(0.3):
            x.sizes[0 if x.rank > 2 else -1] = 0
            x.sizes[-1] = x.sizes[-2]
    return x


@calls("aten.linalg_inv_ex")
def square_and_flag(d):
    return [matrices(d, True), False]


@calls("aten.linalg_cross")
def cross(d):
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else None)
    dim = d.dim(x.rank)
    if x.rank and -x.rank <= dim < x.rank and d.maybe(0.9):
        x.sizes[dim] = 3
    other = d.like(x) if d.maybe(0.6) else d.broadcast(x, dtype=x.dtype if d.maybe(0.7) else "common")
    return [x, other, dim]


@calls("aten.linalg_solve")
def solve(d):
    a = invertible(d)
    left = d.maybe(0.8)
    return [a, right_side(d, a, left), left]


def right_side(d, a, left):
    if a.rank < 2:
        return d.like(a)
    if d.maybe(0.3):
        sizes = a.sizes[:-1] if d.maybe(0.6) else a.sizes[-1:]
    else:
        inner, outer = a.sizes[-1], d.size()
        batch = a.sizes[:-2] if d.maybe(0.7) else d.broadcast(a.sizes[:-2]).sizes
        sizes = batch + ([inner, outer] if left else [outer, inner])
    if sizes and d.maybe(0.06):
        sizes[-1] += 1
    return d.tensor(sizes=sizes, dtype=a.dtype if d.maybe(0.99) else None)


@calls("aten.linalg_solve_triangular")
def solve_triangular(d):
    a = matrices(d, True)
    left = d.maybe(0.7)
    return [a, right_side(d, a, left), d.bool(), left, d.bool()]


@calls("aten.linalg_solve_ex", "aten._linalg_solve_ex")
def solve_and_flag(d):
    return solve(d) + [False]


@calls("aten.linalg_lu_solve")
def lu_solve(d):
    a = matrices(d, True)
    left = d.maybe(0.7)
    pivots = d.tensor(sizes=a.sizes[:-1] if d.maybe(0.93) else a.sizes, dtype="i32" if d.maybe(0.95) else "i64")
    b = right_side(d, a, left)
    return [a, pivots, b, left, d.bool()]


@calls("aten.cholesky_solve")
def cholesky_solve(d):
    a = matrices(d, True)
    return [right_side(d, a, True), a, d.bool()]


@calls("aten.cholesky_inverse")
def cholesky_inverse(d):
    return [matrices(d, True), d.bool()]


@calls("aten.triangular_solve")
def old_triangular_solve(d):
    a = matrices(d, True)
    return [right_side(d, a, True), a, d.bool(), d.bool(), d.bool()]


@calls("aten.linalg_pinv")
def pseudo_inverse(d):
    return [matrices(d, False), d.choice(1e-05, 0.1), False]


@calls("aten.linalg_pinv.atol_rtol_float")
def pseudo_inverse_with_tolerances(d):
    return [matrices(d, False), d.optional(0.1), d.optional(1e-05), False]


@calls("aten.linalg_matrix_power")
def matrix_power(d):
    x = invertible(d)
    return [x, d.choice(0, 1, 2, 3, -1)]
