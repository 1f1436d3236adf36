"""Products of float8 factors, scaled by one number or by one for each row; the CPU has no other."""
from draw import calls


def factors(d):
    n, m, p = d.choice(1, 2, 4, 16), d.choice(1, 2, 16, 32), d.choice(1, 3, 8, 16)
    if d.maybe(0.08):
        return d.tensor(sizes=[n, m + 1], dtype="float8"), d.tensor(sizes=[m, p], dtype="float8")
    if d.maybe(0.06):
        return d.tensor(sizes=d.sizes(), dtype="float8"), d.tensor(sizes=[m, p], dtype="float8")
    kinds = ("float8", "number") if d.maybe(0.08) else ("float8", "float8")
    return d.tensor(sizes=[n, m], dtype=d.choice(*kinds)), d.tensor(sizes=[m, p], dtype=kinds[1])


def bias(d, columns):
    return None if d.maybe(0.6) else d.tensor(sizes=[columns + (1 if d.maybe(0.15) else 0)], dtype=d.choice("f32", "bf16"))


def out_dtype(d):
    return d.choice(None, None, d.dtype_code("f32"), d.dtype_code("bf16"), d.dtype_code("f16"))


def sides(a, b):
    """Rows of the one, columns of the other."""
    return (a.sizes[0] if a.rank == 2 else 2), b.sizes[1]


@calls("aten._scaled_mm")
def scaled(d):
    a, b = factors(d)
    rows, columns = sides(a, b)
    dtype = "f32" if d.maybe(0.95) else d.choice("f16", "f64", "i32")
    if d.maybe(0.5) or 1 in (rows, columns):
        scales = [d.tensor(sizes=d.choice([], [1], [1, 1]), dtype=dtype) for _ in range(2)]
    else:
        scales = [d.tensor(sizes=[rows, 1], dtype=dtype), d.tensor(sizes=[1, columns], dtype=dtype)]
        if d.maybe(0.1):
            scales[d.choice(0, 1)].sizes = d.choice([], [rows])
    result = None if d.maybe(0.8) else d.tensor(sizes=[] if d.maybe(0.7) else [2], dtype="f32")
    return [a, b, *scales, bias(d, columns), result, out_dtype(d), d.bool()]


@calls("aten._scaled_mm_v2")
def scaled_by_recipes(d):
    a, b = factors(d)
    rows, columns = sides(a, b)
    recipe = d.choice(0, 1)
    sizes = ([], []) if recipe == 0 else ([rows, 1], [1, columns])
    scales = [[d.tensor(sizes=each, dtype="f32" if d.maybe(0.97) else "f16")] for each in sizes]
    recipes = [[recipe], [recipe]]
    if d.maybe(0.15):
        wrong = d.choice(0, 1)
        recipes[wrong] = d.choice([], [1 - recipe], [6], [recipe, recipe])
    if d.maybe(0.08):
        scales[d.choice(0, 1)] = []
    if d.maybe(0.08):
        scales[d.choice(0, 1)][:1] = [d.tensor(sizes=[rows + columns], dtype="f32")]
    return [a, b, scales[0], recipes[0], [0], scales[1], recipes[1], [0], bias(d, columns), out_dtype(d),
            d.choice([], [1, 0]) if d.maybe(0.95) else [0, 1], d.bool()]
