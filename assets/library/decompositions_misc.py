"""Changes of the element type, of device and layout, and what is left over."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def as_dtype(self: Tensor, dtype: Optional[int]) -> Tensor:
    """The tensor, as another type where one is given."""
    if dtype is None:
        return self
    return torch.ops.aten.to.dtype(self, dtype)


# Element type, device, layout: in the backend contract a tensor has only the first --------------------------

def aten〇_to_copy〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, non_blocking: bool = False, memory_format: Optional[int] = None) -> Tensor:
    """Of what is asked for, values have the dtype only."""
    return as_dtype(self, dtype)


def aten〇to〇device〡decomposition(self: Tensor, device: device, dtype: int, non_blocking: bool = False, copy: bool = False, memory_format: Optional[int] = None) -> Tensor:
    """Of what is asked for, values have the dtype only."""
    return as_dtype(self, dtype)


def aten〇to〇dtype_layout〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, non_blocking: bool = False, copy: bool = False, memory_format: Optional[int] = None) -> Tensor:
    """Of what is asked for, values have the dtype only."""
    return as_dtype(self, dtype)


def aten〇to〇prim_Device〡decomposition(self: Tensor, device: Optional[device], dtype: Optional[int] = None, non_blocking: bool = False, copy: bool = False) -> Tensor:
    """Of what is asked for, values have the dtype only."""
    return as_dtype(self, dtype)


def aten〇type_as〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """The dtype of `other`."""
    return torch.ops.aten.to.dtype(self, other.dtype)


def prims〇convert_element_type〡decomposition(a: Tensor, dtype: int) -> Tensor:
    """The given dtype."""
    return torch.ops.aten.to.dtype(a, dtype)


def aten〇lift_fresh_copy〡decomposition(self: Tensor) -> Tensor:
    """Values need no copies."""
    return self


def prims〇sqrt〡decomposition(self: Tensor) -> Tensor:
    """Another name of aten's."""
    return torch.sqrt(self)


# Fake quantization: to the grid of an integer type and back -------------------------------------------------

def snapped(self: Tensor, scale: float, zero_point: int) -> Tensor:
    """The numbers of the grid points, before they are limited."""
    return torch.ops.aten.add.Scalar(torch.round(torch.ops.aten.div.Scalar(self, scale)), float(zero_point))


def back_from_grid(self: Tensor, scale: float, zero_point: int) -> Tensor:
    """The numbers that the grid points stand for."""
    return torch.ops.aten.mul.Scalar(torch.ops.aten.sub.Scalar(self, float(zero_point)), scale)


def aten〇fake_quantize_per_tensor_affine〡decomposition(self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tensor:
    """(limited(round(self / scale) + zero_point) - zero_point) * scale."""
    points = torch.clamp(snapped(self, scale, zero_point), float(quant_min), float(quant_max))
    return back_from_grid(points, scale, zero_point)


def within(points: Tensor, low: int, high: int) -> Tensor:
    """Which grid points are between the limits."""
    return torch.logical_and(torch.ops.aten.ge.Scalar(points, float(low)), torch.ops.aten.le.Scalar(points, float(high)))


def aten〇fake_quantize_per_tensor_affine_cachemask〡decomposition(self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tuple[Tensor, Tensor]:
    """Also tells which numbers were within the limits."""
    points = snapped(self, scale, zero_point)
    limited = torch.clamp(points, float(quant_min), float(quant_max))
    return back_from_grid(limited, scale, zero_point), within(points, quant_min, quant_max)


def snapped_by_tensors(self: Tensor, scale: Tensor, zero_point: Tensor) -> Tensor:
    """snapped, with scale and zero point in tensors."""
    return torch.round(self / scale) + zero_point


def aten〇_fake_quantize_per_tensor_affine_cachemask_tensor_qparams〡decomposition(self: Tensor, scale: Tensor, zero_point: Tensor, fake_quant_enabled: Tensor, quant_min: int, quant_max: int) -> Tuple[Tensor, Tensor]:
    """With scale and zero point in tensors, and a tensor that says whether anything is done."""
    if scale.dim() > self.dim():
        scale, zero_point = torch.ops.aten.view(scale, []), torch.ops.aten.view(zero_point, [])
    points = snapped_by_tensors(self, scale, zero_point)
    limited = (torch.clamp(points, float(quant_min), float(quant_max)) - zero_point) * scale
    is_off = torch.eq(fake_quant_enabled, number_tensor(0, fake_quant_enabled.dtype))
    if is_off.dim() > self.dim():
        is_off = torch.ops.aten.view(is_off, [])
    out = torch.ops.aten.where.self(is_off, self, limited)
    return of_type(out, self.dtype), torch.logical_or(is_off, within(points, quant_min, quant_max))


def aten〇fake_quantize_per_channel_affine_cachemask〡decomposition(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int) -> Tuple[Tensor, Tensor]:
    """One scale and zero point for each place of the dimension `axis`."""
    sizes: List[int] = []
    for i in range(self.dim()):
        sizes.append(-1 if i == wrap_dim(axis, self.dim()) else 1)
    scales = torch.ops.aten.view(scale, sizes)
    zero_points = torch.ops.aten.view(zero_point, sizes)
    points = snapped_by_tensors(self, scales, zero_points)
    limited = (torch.clamp(points, float(quant_min), float(quant_max)) - zero_points) * scales
    return of_type(limited, self.dtype), within(points, quant_min, quant_max)


# Spectra ------------------------------------------------------------------------------------------------------

def window_frames(self: Tensor, n_fft: int, hop: int, window: Optional[Tensor]) -> Tensor:
    """The last dimension cut into pieces of `n_fft`, each times the window."""
    frames = torch.ops.aten.unfold(self, -1, n_fft, hop)
    if window is None:
        return frames
    return frames * window


def padded_window(window: Tensor, n_fft: int) -> Tensor:
    """Zeros on both sides of a window that is shorter than a piece."""
    missing = n_fft - window.size(0)
    if missing == 0:
        return window
    left = missing // 2
    return torch.ops.aten.constant_pad_nd(window, [left, missing - left], 0.0)


def spectra(frames: Tensor, n_fft: int, normalized: bool, onesided: Optional[bool], return_complex: Optional[bool]) -> Tensor:
    """The Fourier transform of each piece, frequencies before pieces."""
    is_half = not is_complex(frames.dtype) if onesided is None else onesided
    norm = "ortho" if normalized else "backward"
    out = torch.ops.aten.fft_rfft(frames, n_fft, -1, norm) if is_half else torch.ops.aten.fft_fft(frames, n_fft, -1, norm)
    turned = torch.ops.aten.transpose.int(out, -2, -1)
    as_complex = is_complex(frames.dtype) if return_complex is None else return_complex
    return turned if as_complex else torch.ops.aten.view_as_real(turned)


def stft_of(self: Tensor, n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[Tensor], normalized: bool, onesided: Optional[bool], return_complex: Optional[bool]) -> Tensor:
    """The pieces of the signal, each times the window, and of each its spectrum."""
    hop = n_fft // 4 if hop_length is None else hop_length
    width = n_fft if win_length is None else win_length
    whole = window
    if window is None:
        if width != n_fft:
            whole = padded_window(torch.ops.aten.ones([width], dtype=self.dtype), n_fft)
    else:
        whole = padded_window(window, n_fft)
    return spectra(window_frames(self, n_fft, hop, whole), n_fft, normalized, onesided, return_complex)


def aten〇stft〡decomposition(self: Tensor, n_fft: int, hop_length: Optional[int] = None, win_length: Optional[int] = None, window: Optional[Tensor] = None, normalized: bool = False, onesided: Optional[bool] = None, return_complex: Optional[bool] = None, align_to_window: Optional[bool] = None) -> Tensor:
    """Fourier transforms of overlapping pieces."""
    return stft_of(self, n_fft, hop_length, win_length, window, normalized, onesided, return_complex)


def aten〇stft〇center〡decomposition(self: Tensor, n_fft: int, hop_length: Optional[int] = None, win_length: Optional[int] = None, window: Optional[Tensor] = None, center: bool = True, pad_mode: str = "reflect", normalized: bool = False, onesided: Optional[bool] = None, return_complex: Optional[bool] = None, align_to_window: Optional[bool] = None) -> Tensor:
    """As stft; with `center` the signal is padded so that pieces lie around their places."""
    if not center:
        return stft_of(self, n_fft, hop_length, win_length, window, normalized, onesided, return_complex)
    half = n_fft // 2
    signal = torch.unsqueeze(self, 0) if self.dim() == 1 else self
    padded = aten〇pad〡decomposition(signal, [half, half], pad_mode, None)
    wide = torch.ops.aten.squeeze.dim(padded, 0) if self.dim() == 1 else padded
    return stft_of(wide, n_fft, hop_length, win_length, window, normalized, onesided, return_complex)
