"""Resampling to sizes and by factors, right and wrong ones."""
from draw import calls

DIMENSIONS = {"nearest1d": 1, "nearest2d": 2, "nearest3d": 3, "linear1d": 1, "bilinear2d": 2, "bicubic2d": 2, "trilinear3d": 3}
SINCE = {"_upsample_nearest_exact1d": 1, "_upsample_nearest_exact2d": 2, "_upsample_nearest_exact3d": 3, "_upsample_bilinear2d_aa": 2, "_upsample_bicubic2d_aa": 2}


def image(d, dims, dtype="float"):
    if d.maybe(0.05):
        return d.tensor(dtype=dtype)
    return d.tensor(sizes=[d.choice(1, 2, 0) if d.maybe(0.9) else 0, d.choice(1, 2, 3)] + [d.choice(1, 2, 3, 4, 5) if d.maybe(0.97) else 0 for _ in range(dims)], dtype=dtype)


def sizes(d, dims):
    return [d.choice(1, 2, 3, 4, 6) if d.maybe(0.97) else d.choice(0, -1) for _ in range(dims if d.maybe(0.95) else dims + d.choice(1, -1))]


def factors(d, dims):
    return [d.choice(1.0, 2.0, 0.5, 1.5, 2.7, 0.3) if d.maybe(0.97) else d.choice(0.0, -1.0) for _ in range(dims if d.maybe(0.95) else dims + 1)]


def to_sizes(name, dims):
    def rule(d):
        flags = [] if "nearest" in name else [d.bool()]
        return [image(d, dims), sizes(d, dims), *flags, *[d.optional(d.choice(1.0, 2.0, 0.5)) for _ in range(dims)]]

    return rule


def size_or_factors(d, dims):
    """One of the two; seldom both or none."""
    given = d.maybe(0.5)
    both = d.maybe(0.06)
    return [sizes(d, dims) if given or both else None, None if given and not both or d.maybe(0.04) else factors(d, dims)]


def by_vector(name, dims):
    def rule(d):
        x, (size, factor) = image(d, dims), size_or_factors(d, dims)
        return [x, size, *([] if "nearest" in name else [d.bool()]), factor]

    return rule


for name, dims in [(f"upsample_{name}", dims) for name, dims in DIMENSIONS.items()] + list(SINCE.items()):
    calls(f"aten.{name}")(to_sizes(name, dims))
    calls(f"aten.{name}.vec")(by_vector(name, dims))


@calls("aten.grid_sampler", "aten.grid_sampler_2d", "aten.grid_sampler_3d")
def sampler(d):
    dims, dtype = d.choice(2, 2, 3), d.dtype("float")
    if d.op.endswith("d") and d.maybe(0.95):
        dims = int(d.op[-2])
    x = d.tensor(sizes=[d.choice(1, 2), d.choice(1, 2, 3)] + [d.choice(2, 3, 4) if d.maybe(0.97) else 0 for _ in range(dims)], dtype=dtype)
    grid = [x.sizes[0]] + [d.choice(1, 2, 3) for _ in range(dims)] + [dims]
    if d.maybe(0.12):
        grid[d.choice(0, -1)] += 1
    if d.maybe(0.06):
        grid = d.sizes()
    return [x, d.tensor(sizes=grid, dtype=d.dtype("float") if d.maybe(0.08) else dtype), d.choice(0, 1, 2) if d.maybe(0.96) else 3, d.choice(0, 1, 2) if d.maybe(0.96) else 3, d.bool()]


MODES = {1: ("nearest", "area", "linear"), 2: ("nearest", "area", "bilinear", "bicubic"), 3: ("nearest", "area", "trilinear")}


@calls("aten.__interpolate.size_list_scale_list")
def interpolate(d):
    dims = d.choice(1, 2, 2, 3)
    x, mode = image(d, dims), d.choice(*MODES[dims]) if d.maybe(0.9) else d.choice("linear", "bilinear", "nearest-exact", "cubic")
    align = None if mode in ("nearest", "area") and d.maybe(0.95) else d.choice(None, True, False)
    size, factor = (sizes(d, dims), None) if d.maybe(0.5) else (None, [d.choice(1.0, 2.0, 0.5, 1.5, 2.7) for _ in range(dims)])
    if x.rank != dims + 2 and factor is not None:
        factor = [2.0] * max(x.rank - 2, 1)
    return [x, size, factor, mode, align, d.choice(None, None, True, False), d.maybe(0.04)]


@calls("aten.affine_grid_generator")
def affine_grid(d):
    dims = d.choice(2, 2, 3)
    sizes = [d.choice(1, 2), d.choice(1, 2, 3)] + [d.choice(1, 2, 3, 4) for _ in range(dims)]
    theta = [sizes[0], dims, dims + 1]
    if d.maybe(0.08):
        theta[d.int(0, 2)] += 1
    if d.maybe(0.05):
        sizes = sizes[:3]
    return [d.tensor(sizes=theta, dtype=d.choice("f32", "f64")), sizes, d.bool()]
