"""Calls of factorisations of matrices."""
from draw import calls
from linalg import matrices, one_by_one


@calls("aten.linalg_cholesky")
def positive(d):
    return [one_by_one(d), d.bool()]


@calls("aten.linalg_cholesky_ex")
def positive_and_flag(d):
    return [matrices(d, True), d.bool(), False]


@calls("aten.linalg_eigh", "aten.linalg_eigvalsh")
def symmetric(d):
    return [matrices(d, True), d.choice("L", "U", "l", "u", "other")]


@calls("aten.linalg_qr")
def any_and_mode(d):
    return [matrices(d, False), d.choice("reduced", "complete", "r", "other")]


@calls("aten.linalg_svd")
def any_and_flag(d):
    return [matrices(d, False), d.bool(), None]


@calls("aten.linalg_svdvals")
def any_shape(d):
    return [matrices(d, False), None]


@calls("aten.linalg_lu_factor")
def factored(d):
    """At most two rows or columns of successive numbers do not depend on each other."""
    x = matrices(d, False)
    if x.rank > 1 and min(x.sizes[-2:]) > 1:
        x.sizes[d.choice(-1, -2)] = 2
        x.fill = "range"
    return [x, True]


@calls("aten._linalg_eigh")
def symmetric_with_flag(d):
    return symmetric(d) + [d.bool()]


@calls("aten.linalg_eig", "aten.linalg_eigvals")
def eigenvalues(d):
    return [matrices(d, True)]


@calls("aten._linalg_svd")
def singular_values_with_flags(d):
    return [matrices(d, False), d.bool(), d.bool(), None]


@calls("aten.linalg_lu")
def triangular_factors(d):
    return [matrices(d, False), True]


@calls("aten.linalg_lu_factor_ex")
def factored_with_flag(d):
    return [matrices(d, False), True, False]


@calls("aten.linalg_householder_product")
def householder(d):
    x = matrices(d, False)
    if x.rank > 1 and d.maybe(0.85):
        x.sizes[-2:] = sorted(x.sizes[-2:], reverse=True)
    count = d.int(0, x.sizes[-1]) if x.rank and d.maybe(0.93) else 6
    sizes = x.sizes[:-2] + [count]
    if d.maybe(0.05):
        sizes = sizes + [1]
    return [x, d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.96) else None)]
