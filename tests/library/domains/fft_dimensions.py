"""Calls of Fourier transforms of several dimensions."""
from draw import calls
from fft import norm, signal


def sizes_and_dims(d, x, dims):
    given = [d.choice(1, 2, 3, 4, 5, -1) if d.maybe(0.97) else 0 for _ in dims] if d.maybe(0.5) else None
    if given is not None and d.maybe(0.05):
        given = given + [2]
    return given


def last_two(d, x):
    if d.maybe(0.6) and x.rank > 1:
        return [-2, -1]
    return [d.dim(x.rank) for _ in range(d.choice(0, 1, 2, 2, 2, 3))] if d.maybe(0.3) else d.dims(x.rank)


@calls("aten.fft_fft2", "aten.fft_ifft2", "aten.fft_irfft2", "aten.fft_hfft2")
def two(d):
    x = signal(d)
    dims = last_two(d, x)
    return [x, sizes_and_dims(d, x, dims), dims, norm(d)]


@calls("aten.fft_rfft2", "aten.fft_ihfft2")
def two_real(d):
    x = signal(d, d.maybe(0.9))
    dims = last_two(d, x)
    return [x, sizes_and_dims(d, x, dims), dims, norm(d)]


def any_dims(d, x):
    dims = d.optional(d.dims(x.rank))
    return [x, sizes_and_dims(d, x, x.sizes if dims is None else dims), dims, norm(d)]


@calls("aten.fft_fftn", "aten.fft_ifftn", "aten.fft_irfftn", "aten.fft_hfftn")
def several(d):
    return any_dims(d, signal(d))


@calls("aten.fft_rfftn", "aten.fft_ihfftn")
def several_real(d):
    return any_dims(d, signal(d, d.maybe(0.9)))


def positive_dims(d, x):
    """At the bottom dimensions are counted from the start."""
    dims = list(range(x.rank))
    d.random.shuffle(dims)
    return dims[: d.int(1, x.rank)]


def whole(d, dtypes):
    x = d.tensor(rank=(1, 4), dtype=dtypes if d.maybe(0.9) else "common")
    x.sizes = [max(size, 1) for size in x.sizes]
    return x


@calls("aten._fft_c2c")
def complex_to_complex(d):
    x = whole(d, ["c64", "c128"])
    return [x, positive_dims(d, x), d.choice(0, 1, 2), d.bool()]


@calls("aten._fft_r2c")
def real_to_complex(d):
    x = whole(d, ["f32", "f64"])
    return [x, positive_dims(d, x), d.choice(0, 1, 2), d.bool()]


@calls("aten._fft_c2r")
def complex_to_real(d):
    x = whole(d, ["c64", "c128"])
    dims = positive_dims(d, x)
    half = x.sizes[dims[-1]]
    return [x, dims, d.choice(0, 1, 2), d.choice(2 * half - 1, max(2 * half - 2, 1))]
