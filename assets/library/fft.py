"""Fourier transforms of whole dimensions and of frames of a signal."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_norm(norm: Optional[str]) -> int:
    """Where the transform is scaled."""
    if norm is not None:
        assert norm in ["forward", "backward", "ortho"], f"expected the norm 'forward', 'backward' or 'ortho', but got '{norm}'"
    return 0


def fft_sizes(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """The dimension is cut or filled up to n points."""
    check_norm(norm)
    at = wrap_dim(dim, len(self))
    assert len(self) > 0, "expected a signal of rank 1 or more"
    points = self[at] if n is None else n
    assert points >= 1, f"expected at least 1 data point, but got {points}"
    return with_size(self, at, points)


def half_spectrum_sizes(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """A real signal's spectrum is symmetric, so that half of it is enough."""
    full = fft_sizes(self, n, dim, norm)
    at = wrap_dim(dim, len(self))
    return with_size(full, at, full[at] // 2 + 1)


def from_half_sizes(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """A signal from half of its spectrum has an even number of points if none is given."""
    at = wrap_dim(dim, len(self))
    assert len(self) > 0, "expected a spectrum of rank 1 or more"
    points = 2 * (self[at] - 1) if n is None else n
    return fft_sizes(self, points, dim, norm)


def complex_for(dtype: int) -> int:
    """The complex type with parts of the type; integers count as float32."""
    if is_complex(dtype):
        return dtype
    assert dtype != torch.bfloat16, "expected a type that has complex numbers, but got bfloat16"
    return complex_of(float_of(dtype))


def complex_of_real(dtype: int) -> int:
    """As complex_for, of real signals only."""
    assert not is_complex(dtype), "expected a real signal"
    return complex_for(dtype)


def has_whole_spectrum(dtype: int, onesided: Optional[bool]) -> bool:
    """Of real signals half of it is enough, unless all is asked for."""
    return is_complex(dtype) if onesided is None else not onesided


def stft_sizes(self: List[int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], has_both_sides: bool, return_complex: Optional[bool], align_to_window: Optional[bool]) -> List[int]:
    """Frequencies by frames, batched as the signal is; real and imaginary parts apart if return_complex is False."""
    assert len(self) == 1 or len(self) == 2, f"expected a signal of rank 1 or 2, but got {self}"
    hop = given_or(hop_length, n_fft // 4)
    points = given_or(win_length, n_fft)
    length = self[-1]
    assert n_fft > 0 and n_fft <= length, f"expected n_fft from 1 to {length}, but got {n_fft}"
    assert hop > 0, f"expected hop_length of at least 1, but got {hop}"
    assert points > 0 and points <= n_fft, f"expected win_length from 1 to {n_fft}, but got {points}"
    if window is not None:
        assert window == [points], f"expected a window of sizes [{points}], but got {window}"
    is_aligned = align_to_window is not None and align_to_window
    frames = (length - (points if is_aligned else n_fft)) // hop + 1
    assert (frames - 1) * hop + n_fft <= length, f"expected {frames} frames of {n_fft} points within {length}"
    sizes = self[:-1] + [n_fft if has_both_sides else n_fft // 2 + 1, frames]
    in_parts = return_complex is not None and not return_complex
    return sizes + [2] if in_parts else sizes


def centered_sizes(self: List[int], n_fft: int, pad_mode: str) -> List[int]:
    """Half a frame is added at both ends of the signal, in one of the ways of aten.pad."""
    assert len(self) == 1 or len(self) == 2, f"expected a signal of rank 1 or 2, but got {self}"
    padding = n_fft // 2
    assert pad_mode != "reflect" or padding < self[-1], f"expected a signal of more than {padding} points, whose reflection is added, but got {self}"
    return self[:-1] + [self[-1] + 2 * padding]


def stft_dtype(self: Tuple[int, int], window: Optional[Tuple[int, int]], onesided: Optional[bool], return_complex: Optional[bool]) -> int:
    """The complex type for signal and window, or that of its parts; only the spectrum of reals has one side."""
    dtype = dtype_of(self)
    assert not is_integer(dtype), "expected a floating or complex signal"
    if window is not None:
        dtype = promote(self, window)
    if is_complex(dtype):
        assert onesided is None or not onesided, "expected onesided=False, or none, for the spectrum of complex numbers"
    else:
        assert return_complex is not None, "expected return_complex for a real signal"
    in_parts = return_complex is not None and not return_complex
    return real_of(dtype) if in_parts else complex_for(dtype)


# aten::fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_fft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """As the signal, with n points."""
    return fft_sizes(self, n, dim, norm)

def aten〇fft_fft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The complex type for the signal."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_ifft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """As the spectrum, with n points."""
    return fft_sizes(self, n, dim, norm)

def aten〇fft_ifft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The complex type for the spectrum."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_rfft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """Half of the spectrum of n points."""
    return half_spectrum_sizes(self, n, dim, norm)

def aten〇fft_rfft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The complex type for the real signal."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_irfft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """The signal of n points whose half spectrum is given."""
    return from_half_sizes(self, n, dim, norm)

def aten〇fft_irfft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The type of the spectrum's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_hfft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """The spectrum of n points of the half signal."""
    return from_half_sizes(self, n, dim, norm)

def aten〇fft_hfft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The type of the signal's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_ihfft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    """Half of the signal of n points."""
    return half_spectrum_sizes(self, n, dim, norm)

def aten〇fft_ihfft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    """The complex type for the real spectrum."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::fft_fftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇fft_fftfreq〡shape(n: int, d: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """One frequency for each point."""
    assert n >= 0, f"expected n of at least 0, but got {n}"
    return [n]

def aten〇fft_fftfreq〡dtype(n: int, d: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which is floating or complex, else float32."""
    given = given_or(dtype, torch.float32)
    assert not is_integer(given), "expected a floating or complex type"
    return given

# aten::fft_rfftfreq(int n, float d=1., *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
def aten〇fft_rfftfreq〡shape(n: int, d: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> List[int]:
    """One frequency for each point of a half spectrum."""
    assert n >= 0, f"expected n of at least 0, but got {n}"
    return [n // 2 + 1]

def aten〇fft_rfftfreq〡dtype(n: int, d: float, dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool]) -> int:
    """The given type, which is floating or complex, else float32."""
    given = given_or(dtype, torch.float32)
    assert not is_integer(given), "expected a floating or complex type"
    return given

# aten::fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor
def aten〇fft_fftshift〡shape(self: List[int], dim: Optional[List[int]]) -> List[int]:
    """The sizes stay; half of each dimension changes places with the other half, at least of one."""
    dims = [i for i in range(len(self))] if dim is None else dim
    assert len(self) > 0 and len(dims) > 0, "expected at least one dimension"
    for each in dims:
        wrap_dim(each, len(self))
    return self

def aten〇fft_fftshift〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]]) -> int:
    """The type stays."""
    return dtype_of(self_rank_dtype)

# aten::fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor
def aten〇fft_ifftshift〡shape(self: List[int], dim: Optional[List[int]]) -> List[int]:
    """The sizes stay; half of each dimension changes places with the other half, at least of one."""
    dims = [i for i in range(len(self))] if dim is None else dim
    assert len(self) > 0 and len(dims) > 0, "expected at least one dimension"
    for each in dims:
        wrap_dim(each, len(self))
    return self

def aten〇fft_ifftshift〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]]) -> int:
    """The type stays."""
    return dtype_of(self_rank_dtype)

# aten::stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
def aten〇stft〡shape(self: Tuple[List[int], int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> List[int]:
    """Frequencies by frames."""
    signal, dtype = self
    return stft_sizes(signal, n_fft, hop_length, win_length, window, has_whole_spectrum(dtype, onesided), return_complex, align_to_window)

def aten〇stft〡dtype(self_rank_dtype: Tuple[int, int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window_rank_dtype: Optional[Tuple[int, int]], normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> int:
    """The complex type for the signal, or that of its parts."""
    return stft_dtype(self_rank_dtype, window_rank_dtype, onesided, return_complex)

# aten::stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
def aten〇stft〇center〡shape(self: Tuple[List[int], int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], center: bool, pad_mode: str, normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> List[int]:
    """Frequencies by frames; with center half a frame is added at both ends."""
    assert align_to_window is None or not center, "expected no align_to_window for a signal that is centered"
    if center or (align_to_window is not None and align_to_window):
        assert pad_mode in ["constant", "reflect", "replicate", "circular"], f"expected a known way to pad, but got '{pad_mode}'"
    given, dtype = self
    signal = centered_sizes(given, n_fft, pad_mode) if center else given
    return stft_sizes(signal, n_fft, hop_length, win_length, window, has_whole_spectrum(dtype, onesided), return_complex, align_to_window)

def aten〇stft〇center〡dtype(self_rank_dtype: Tuple[int, int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window_rank_dtype: Optional[Tuple[int, int]], center: bool, pad_mode: str, normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> int:
    """The complex type for the signal, or that of its parts."""
    return stft_dtype(self_rank_dtype, window_rank_dtype, onesided, return_complex)

# aten::istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor
def aten〇istft〡shape(self: List[int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], center: bool, normalized: bool, onesided: Optional[bool], length: Optional[int], return_complex: bool) -> List[int]:
    """The signal whose frames the spectrum has; as long as asked for, else as the frames are."""
    assert len(self) == 2 or len(self) == 3, f"expected a spectrum of frequencies by frames, but got {self}"
    hop = given_or(hop_length, n_fft // 4)
    points = given_or(win_length, n_fft)
    has_both_sides = return_complex if onesided is None else not onesided
    frequencies = n_fft if has_both_sides else n_fft // 2 + 1
    frames = self[-1]
    assert self[-2] == frequencies and element_count(self) > 0, f"expected a spectrum of {frequencies} frequencies, but got {self}"
    assert hop > 0 and hop <= points, f"expected hop_length from 1 to {points}, but got {hop}"
    assert points > 0 and points <= n_fft, f"expected win_length from 1 to {n_fft}, but got {points}"
    if window is not None:
        assert window == [points], f"expected a window of sizes [{points}], but got {window}"
    whole = n_fft + hop * (frames - 1)
    start = n_fft // 2 if center else 0
    signal = whole - 2 * start if length is None else length
    assert signal > 0, f"expected a signal of at least one point, but got {signal}"
    return self[:-2] + [signal]

def aten〇istft〡dtype(self_rank_dtype: Tuple[int, int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window_rank_dtype: Optional[Tuple[int, int]], center: bool, normalized: bool, onesided: Optional[bool], length: Optional[int], return_complex: bool) -> int:
    """The type of the spectrum's parts, or complex if asked for; only that of reals has one side."""
    dtype = dtype_of(self_rank_dtype)
    assert is_complex(dtype), "expected a complex spectrum"
    if window_rank_dtype is not None:
        assert return_complex or not is_complex(dtype_of(window_rank_dtype)), "expected a real window for a real signal"
        dtype = promote(self_rank_dtype, window_rank_dtype)
    assert not return_complex or onesided is None or not onesided, "expected onesided=False for a complex signal"
    return dtype if return_complex else real_of(dtype)
