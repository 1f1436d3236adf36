"""Calls of Fourier transforms."""
from draw import calls


def norm(d):
    return d.choice(None, None, "backward", "ortho", "forward", "other") if d.maybe(0.4) else None


def points(d):
    return d.choice(1, 2, 3, 4, 5, 8, 0, -1) if d.maybe(0.5) else None


def signal(d, real=False):
    kinds = ["f32", "f64", "f32", "i64", "i32", "bool", "u8"] + ([] if real else ["c64", "c128"])
    x = d.tensor(rank=(1, 4) if d.maybe(0.95) else None, dtype=kinds if d.maybe(0.96) else None)
    if d.maybe(0.8):
        x.sizes = [max(size, 1) for size in x.sizes]
    return x


@calls("aten.fft_fft", "aten.fft_ifft", "aten.fft_irfft", "aten.fft_hfft")
def transform(d):
    x = signal(d)
    return [x, points(d), d.dim(x.rank), norm(d)]


@calls("aten.fft_rfft", "aten.fft_ihfft")
def transform_of_reals(d):
    x = signal(d, d.maybe(0.9))
    return [x, points(d), d.dim(x.rank), norm(d)]


@calls("aten.fft_fftfreq", "aten.fft_rfftfreq")
def frequencies(d):
    return [d.choice(d.int(0, 99), d.int(-2, 40)), d.choice(1.0, 0.5, 2.0), d.optional(d.dtype()), d.optional(0), d.optional("cpu"), d.choice(None, False)]


@calls("aten.fft_fftshift", "aten.fft_ifftshift")
def shift(d):
    x = d.tensor()
    return [x, d.optional(d.dims(x.rank))]


def frames(d):
    """A signal, n_fft, hop_length, win_length, window."""
    kinds = ["f32", "f64"] if d.maybe(0.85) else ["c64", "c128"] if d.maybe(0.7) else None
    x = d.tensor(rank=d.choice(1, 2) if d.maybe(0.93) else None, dtype=kinds)
    if x.rank:
        x.sizes[-1] = d.int(0, 40) if d.maybe(0.2) else d.int(12, 40)
        x.sizes[0] = max(x.sizes[0], 1)
    n_fft = d.choice(1, 2, 4, 5, 8, 11) if d.maybe(0.9) else d.choice(0, -1, 50)
    hop = d.choice(1, 2, 3, 5, 0, -1) if d.maybe(0.6) else None
    length = d.choice(n_fft, n_fft, n_fft - 1, n_fft + 1, 1, 0) if d.maybe(0.4) else None
    window = None
    if d.maybe(0.6):
        sizes = [n_fft if length is None else length]
        if d.maybe(0.08):
            sizes = d.choice([sizes[0] + 1], sizes + [1], [])
        window = d.tensor(sizes=[max(size, 0) for size in sizes], dtype=x.dtype if d.maybe(0.85) else ["f32", "f64", "c64", "i64"])
    return x, n_fft, hop, length, window


def last_flags(d, x):
    """normalized, onesided, return_complex, align_to_window."""
    has_both_sides = x.dtype in ("c64", "c128") and d.maybe(0.8)
    return [d.bool(), False if has_both_sides else d.choice(None, None, None, False, False, True), d.choice(True, True, True, False, None), d.optional(d.bool()) if d.maybe(0.5) else None]


@calls("aten.stft")
def stft(d):
    drawn = frames(d)
    return [*drawn, *last_flags(d, drawn[0])]


@calls("aten.stft.center")
def stft_center(d):
    x, n_fft, hop, length, window = frames(d)
    return [x, n_fft, hop, length, window, d.maybe(0.7), d.choice("reflect", "reflect", "constant", "replicate", "other"),
            *last_flags(d, x)]


@calls("aten.istft")
def istft(d):
    n_fft = d.choice(2, 4, 5, 8)
    onesided = d.choice(None, None, True, False)
    frequencies = n_fft if onesided is False else n_fft // 2 + 1
    sizes = [d.choice(1, 2)] * d.choice(0, 1) + [frequencies if d.maybe(0.95) else frequencies + 1, d.choice(1, 2, 5, 7)]
    x = d.tensor(sizes=sizes, dtype=["c64", "c64", "c128"] if d.maybe(0.96) else "common")
    hop = d.choice(1, 2, 3, n_fft, 0) if d.maybe(0.4) and d.maybe(0.9) else None
    if hop is None and n_fft < 4:
        hop = 1
    length = d.choice(n_fft, n_fft, n_fft - 1) if d.maybe(0.2) else None
    window = None
    if d.maybe(0.6):
        kind = "f32" if x.dtype == "c64" else "f64"
        window = d.tensor(sizes=[n_fft if length is None else length], dtype=kind if d.maybe(0.9) else ["f64", "c64"])
    return [x, n_fft, hop, length, window, d.maybe(0.7), d.bool(), onesided, d.choice(4, 8, 12) if d.maybe(0.3) else None,
            d.maybe(0.2)]
