"""Losses, linear algebra, transforms, quantization and the rest."""
from typing import Any, List, Optional, Tuple, Union

import torch


# A loss of every element, or their sum or mean. Reduction 0 is "none".
def loss_sizes(elements: List[int], reduction: int) -> List[int]:
    return elements if reduction == 0 else reduce_all()


def square_matrix(A: List[int]) -> int:
    assert len(A) >= 2, f"linalg: The input tensor A must have at least 2 dimensions, but got {len(A)}"
    assert A[-1] == A[-2], f"linalg: A must be batches of square matrices, but they are {A[-2]} by {A[-1]} matrices"
    return A[-1]


def complex_for(dtype: int) -> int:
    if is_complex(dtype):
        return dtype
    return complex_of(float_of(dtype))


def fft_sizes(self: List[int], n: Optional[int], dim: int) -> List[int]:
    at = wrap_dim(dim, len(self))
    size = self[at] if n is None else n
    assert size >= 1, f"Invalid number of data points ({size}) specified"
    return with_size(self, at, size)


# Frequencies by frames, batched as the signal is; with return_complex=False a last dimension of 2.
def stft_sizes(self: List[int], n_fft: int, hop_length: Optional[int], onesided: Optional[bool], return_complex: Optional[bool], padding: int) -> List[int]:
    assert len(self) == 1 or len(self) == 2, f"stft: expected a 1D or 2D tensor, but got {self}"
    hop = n_fft // 4 if hop_length is None else hop_length
    half = True if onesided is None else onesided
    whole = False if return_complex is None else return_complex
    length = self[-1] + padding
    assert n_fft > 0 and n_fft <= length, f"stft: expected 0 < n_fft <= {length}, but got n_fft={n_fft}"
    assert hop > 0, f"stft: expected hop_length > 0, but got hop_length={hop}"
    out: List[int] = []
    if len(self) == 2:
        out.append(self[0])
    out.append(n_fft // 2 + 1 if half else n_fft)
    out.append((length - n_fft) // hop + 1)
    if not whole:
        out.append(2)
    return out


def quantized_of(dtype: int) -> int:
    if dtype == torch.uint8:
        return torch.quint8
    if dtype == torch.int8:
        return torch.qint8
    assert dtype == torch.int32, "a quantized tensor is made of uint8, int8 or int32"
    return torch.qint32


def stored_of(dtype: int) -> int:
    if dtype == torch.quint8:
        return torch.uint8
    if dtype == torch.qint8:
        return torch.int8
    return torch.int32

# aten::mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇mse_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇mse_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    return promote(self_rank_dtype, target_rank_dtype)

# aten::l1_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇l1_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇l1_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    return real_of(promote(self_rank_dtype, target_rank_dtype))

# aten::kl_div(Tensor self, Tensor target, int reduction=1, *, bool log_target=False) -> Tensor
def aten〇kl_div〡shape(self: List[int], target: List[int], reduction: int, log_target: bool) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇kl_div〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, log_target: bool) -> int:
    return float_of(promote(self_rank_dtype, target_rank_dtype))

# aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy_with_logits〡shape(self: List[int], target: List[int], weight: Optional[List[int]], pos_weight: Optional[List[int]], reduction: int) -> List[int]:
    return loss_sizes(self, reduction)

def aten〇binary_cross_entropy_with_logits〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], pos_weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    return promote(self_rank_dtype, target_rank_dtype)

# aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor
def aten〇poisson_nll_loss〡shape(input: List[int], target: List[int], log_input: bool, full: bool, eps: float, reduction: int) -> List[int]:
    return loss_sizes(broadcast(input, target), reduction)

def aten〇poisson_nll_loss〡dtype(input_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], log_input: bool, full: bool, eps: float, reduction: int) -> int:
    return float_of(promote(input_rank_dtype, target_rank_dtype))

# aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100, float label_smoothing=0.) -> Tensor
def aten〇cross_entropy_loss〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, label_smoothing: float) -> List[int]:
    if len(self) > 1 and len(target) > 0:
        assert target[0] == self[0], f"Expected input batch_size ({self[0]}) to match target batch_size ({target[0]})."
    if reduction != 0:
        return reduce_all()
    return without_dim(self, 0 if len(self) == 1 else 1)

def aten〇cross_entropy_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, label_smoothing: float) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def aten〇nll_loss_forward〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> Tuple[List[int], List[int]]:
    assert len(self) == 1 or len(self) == 2, "input tensor should be 1D or 2D"
    assert len(target) <= 1, "0D or 1D target tensor expected, multi-target not supported"
    if len(self) == 2:
        assert len(target) == 1 and target[0] == self[0], f"size mismatch (got input: {self}, target: {target})"
    if len(self) == 2 and reduction == 0:
        return ([self[0]], reduce_all())
    return (reduce_all(), reduce_all())

def aten〇nll_loss_forward〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> Tuple[int, int]:
    check_index(target_rank_dtype, "target")
    _, self_dtype = self_rank_dtype
    return (self_dtype, self_dtype)

# aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def aten〇nll_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, total_weight: List[int]) -> List[int]:
    return self

def aten〇nll_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, total_weight_rank_dtype: Tuple[int, int]) -> int:
    check_index(target_rank_dtype, "target")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::linalg_det(Tensor A) -> Tensor
def aten〇linalg_det〡shape(A: List[int]) -> List[int]:
    square_matrix(A)
    return A[:-2]

def aten〇linalg_det〡dtype(A_rank_dtype: Tuple[int, int]) -> int:
    _, A_dtype = A_rank_dtype
    return check_floating(A_dtype, "linalg.det")

# aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
def aten〇_linalg_det〡shape(A: List[int]) -> Tuple[List[int], List[int], List[int]]:
    square_matrix(A)
    return (A[:-2], A, A[:-1])

def aten〇_linalg_det〡dtype(A_rank_dtype: Tuple[int, int]) -> Tuple[int, int, int]:
    _, A_dtype = A_rank_dtype
    return (A_dtype, A_dtype, torch.int32)

# aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
def aten〇linalg_slogdet〡shape(A: List[int]) -> Tuple[List[int], List[int]]:
    square_matrix(A)
    return (A[:-2], A[:-2])

def aten〇linalg_slogdet〡dtype(A_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    _, A_dtype = A_rank_dtype
    return (A_dtype, real_of(A_dtype))

# aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
def aten〇linalg_cross〡shape(self: List[int], other: List[int], dim: int) -> List[int]:
    out = broadcast(self, other)
    assert out[wrap_dim(dim, len(out))] == 3, f"linalg.cross: inputs dimension {dim} must have length 3"
    return out

def aten〇linalg_cross〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], dim: int) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_fft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    return fft_sizes(self, n, dim)

def aten〇fft_fft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    _, self_dtype = self_rank_dtype
    return complex_for(self_dtype)

# aten::fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_ifft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    return fft_sizes(self, n, dim)

def aten〇fft_ifft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    _, self_dtype = self_rank_dtype
    return complex_for(self_dtype)

# aten::fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
def aten〇fft_rfft〡shape(self: List[int], n: Optional[int], dim: int, norm: Optional[str]) -> List[int]:
    full = fft_sizes(self, n, dim)
    at = wrap_dim(dim, len(self))
    return with_size(full, at, full[at] // 2 + 1)

def aten〇fft_rfft〡dtype(self_rank_dtype: Tuple[int, int], n: Optional[int], dim: int, norm: Optional[str]) -> int:
    _, self_dtype = self_rank_dtype
    return complex_for(self_dtype)

# aten::stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
def aten〇stft〡shape(self: List[int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> List[int]:
    return stft_sizes(self, n_fft, hop_length, onesided, return_complex, 0)

def aten〇stft〡dtype(self_rank_dtype: Tuple[int, int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window_rank_dtype: Optional[Tuple[int, int]], normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return stft_dtype(self_dtype, return_complex)

# aten::stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
def aten〇stft〇center〡shape(self: List[int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window: Optional[List[int]], center: bool, pad_mode: str, normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> List[int]:
    return stft_sizes(self, n_fft, hop_length, onesided, return_complex, n_fft // 2 * 2 if center else 0)

def aten〇stft〇center〡dtype(self_rank_dtype: Tuple[int, int], n_fft: int, hop_length: Optional[int], win_length: Optional[int], window_rank_dtype: Optional[Tuple[int, int]], center: bool, pad_mode: str, normalized: bool, onesided: Optional[bool], return_complex: Optional[bool], align_to_window: Optional[bool]) -> int:
    _, self_dtype = self_rank_dtype
    return stft_dtype(self_dtype, return_complex)

# aten::quantize_per_tensor(Tensor self, float scale, int zero_point, ScalarType dtype) -> Tensor
def aten〇quantize_per_tensor〡shape(self: List[int], scale: float, zero_point: int, dtype: int) -> List[int]:
    return self

def aten〇quantize_per_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, dtype: int) -> int:
    return dtype

# aten::quantize_per_channel(Tensor self, Tensor scales, Tensor zero_points, int axis, ScalarType dtype) -> Tensor
def aten〇quantize_per_channel〡shape(self: List[int], scales: List[int], zero_points: List[int], axis: int, dtype: int) -> List[int]:
    return self

def aten〇quantize_per_channel〡dtype(self_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Tuple[int, int], axis: int, dtype: int) -> int:
    return dtype

# aten::dequantize.self(Tensor self) -> Tensor
def aten〇dequantize〇self〡shape(self: List[int]) -> List[int]:
    return self

def aten〇dequantize〇self〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.float32

# aten::dequantize.tensor(Tensor qtensor) -> Tensor
def aten〇dequantize〇tensor〡shape(qtensor: List[int]) -> List[int]:
    return qtensor

def aten〇dequantize〇tensor〡dtype(qtensor_rank_dtype: Tuple[int, int]) -> int:
    return torch.float32

# aten::int_repr(Tensor self) -> Tensor
def aten〇int_repr〡shape(self: List[int]) -> List[int]:
    return self

def aten〇int_repr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return stored_of(self_dtype)

# aten::_make_per_tensor_quantized_tensor(Tensor self, float scale, int zero_point) -> Tensor
def aten〇_make_per_tensor_quantized_tensor〡shape(self: List[int], scale: float, zero_point: int) -> List[int]:
    return self

def aten〇_make_per_tensor_quantized_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int) -> int:
    _, self_dtype = self_rank_dtype
    return quantized_of(self_dtype)

# aten::_make_per_channel_quantized_tensor(Tensor self, Tensor scale, Tensor zero_point, int axis) -> Tensor
def aten〇_make_per_channel_quantized_tensor〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int) -> List[int]:
    return self

def aten〇_make_per_channel_quantized_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int) -> int:
    _, self_dtype = self_rank_dtype
    return quantized_of(self_dtype)

# aten::fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_tensor_affine〡shape(self: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> List[int]:
    return self

def aten〇fake_quantize_per_tensor_affine〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_tensor_affine〇tensor_qparams〡shape(self: List[int], scale: List[int], zero_point: List[int], quant_min: int, quant_max: int) -> List[int]:
    return self

def aten〇fake_quantize_per_tensor_affine〇tensor_qparams〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], quant_min: int, quant_max: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_channel_affine〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int, quant_min: int, quant_max: int) -> List[int]:
    return self

def aten〇fake_quantize_per_channel_affine〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇fake_quantize_per_tensor_affine_cachemask〡shape(self: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    return (self, self)

def aten〇fake_quantize_per_tensor_affine_cachemask〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.bool)

# aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇fake_quantize_per_channel_affine_cachemask〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int, quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    return (self, self)

def aten〇fake_quantize_per_channel_affine_cachemask〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.bool)

# aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇_fake_quantize_per_tensor_affine_cachemask_tensor_qparams〡shape(self: List[int], scale: List[int], zero_point: List[int], fake_quant_enabled: List[int], quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    return (self, self)

def aten〇_fake_quantize_per_tensor_affine_cachemask_tensor_qparams〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], fake_quant_enabled_rank_dtype: Tuple[int, int], quant_min: int, quant_max: int) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.bool)

# quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor
def quantized_decomposed〇quantize_per_tensor〡shape(input: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int) -> List[int]:
    return input

def quantized_decomposed〇quantize_per_tensor〡dtype(input_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int) -> int:
    return dtype

# quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor
def quantized_decomposed〇quantize_per_channel〡shape(input: List[int], scales: List[int], zero_points: List[int], axis: int, quant_min: int, quant_max: int, dtype: int) -> List[int]:
    return input

def quantized_decomposed〇quantize_per_channel〡dtype(input_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int, dtype: int) -> int:
    return dtype

# quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype, ScalarType? out_dtype) -> Tensor
def quantized_decomposed〇dequantize_per_tensor〡shape(input: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> List[int]:
    return input

def quantized_decomposed〇dequantize_per_tensor〡dtype(input_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> int:
    return given_or(out_dtype, torch.float32)

# quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, ScalarType? out_dtype) -> Tensor
def quantized_decomposed〇dequantize_per_channel〡shape(input: List[int], scales: List[int], zero_points: Optional[List[int]], axis: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> List[int]:
    return input

def quantized_decomposed〇dequantize_per_channel〡dtype(input_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Optional[Tuple[int, int]], axis: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> int:
    return given_or(out_dtype, torch.float32)

# In-place forms that have no functional twin to stand for them.

# aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
def aten〇masked_fill_〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::zero_(Tensor(a!) self) -> Tensor(a!)
def aten〇zero_〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
def aten〇bernoulli_〇float〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# Numbers: the type code tells int from float.

# aten::ScalarImplicit(Tensor a) -> Scalar
def aten〇ScalarImplicit〡dtype(a_rank_dtype: Tuple[int, int]) -> int:
    _, a_dtype = a_rank_dtype
    return torch.int64 if is_integer(a_dtype) else a_dtype

# aten::add(Scalar a, Scalar b) -> Scalar
def aten〇add〡dtype(a: Union[int, float, complex], b: Union[int, float, complex]) -> int:
    return promote_dtypes([None, None], [dtype_of_scalar(a), dtype_of_scalar(b)])

# prim::abs.Scalar(Scalar a) -> Scalar
def prim〇abs〇Scalar〡dtype(a: Union[int, float, complex]) -> int:
    return dtype_of_scalar(a)


def stft_dtype(dtype: int, return_complex: Optional[bool]) -> int:
    if return_complex is not None and return_complex:
        return complex_for(dtype)
    return dtype

# More losses, gradients and factorisations.

# aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int) -> List[int]:
    return loss_sizes(self, reduction)

def aten〇binary_cross_entropy〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int) -> List[int]:
    return self

def aten〇binary_cross_entropy_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
def aten〇mse_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int) -> List[int]:
    return self

def aten〇mse_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
def aten〇smooth_l1_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int, beta: float) -> List[int]:
    return self

def aten〇smooth_l1_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, beta: float) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor
def aten〇smooth_l1_loss〡shape(self: List[int], target: List[int], reduction: int, beta: float) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇smooth_l1_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, beta: float) -> int:
    return promote(self_rank_dtype, target_rank_dtype)

# aten::huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor
def aten〇huber_loss〡shape(self: List[int], target: List[int], reduction: int, delta: float) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇huber_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, delta: float) -> int:
    return promote(self_rank_dtype, target_rank_dtype)

# aten::soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇soft_margin_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    return loss_sizes(broadcast(self, target), reduction)

def aten〇soft_margin_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    return promote(self_rank_dtype, target_rank_dtype)

# aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def aten〇nll_loss2d_forward〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> Tuple[List[int], List[int]]:
    assert len(self) == 4, f"only batches of spatial inputs supported (4D tensors), but got input of size: {self}"
    if reduction == 0:
        return ([self[0], self[2], self[3]], reduce_all())
    return (reduce_all(), reduce_all())

def aten〇nll_loss2d_forward〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> Tuple[int, int]:
    check_index(target_rank_dtype, "target")
    _, self_dtype = self_rank_dtype
    return (self_dtype, self_dtype)

# aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def aten〇nll_loss2d_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, total_weight: List[int]) -> List[int]:
    return self

def aten〇nll_loss2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, total_weight_rank_dtype: Tuple[int, int]) -> int:
    check_index(target_rank_dtype, "target")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
def aten〇embedding_dense_backward〡shape(grad_output: List[int], indices: List[int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> List[int]:
    return [num_weights, grad_output[-1]]

def aten〇embedding_dense_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], indices_rank_dtype: Tuple[int, int], num_weights: int, padding_idx: int, scale_grad_by_freq: bool) -> int:
    _, grad_output_dtype = grad_output_rank_dtype
    return grad_output_dtype

# aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor
def aten〇cosine_embedding_loss〡shape(input1: List[int], input2: List[int], target: List[int], margin: float, reduction: int) -> List[int]:
    return loss_sizes(without_dim(input1, len(input1) - 1), reduction)

def aten〇cosine_embedding_loss〡dtype(input1_rank_dtype: Tuple[int, int], input2_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], margin: float, reduction: int) -> int:
    return promote(input1_rank_dtype, input2_rank_dtype)

# aten::linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)
def aten〇linalg_qr〡shape(A: List[int], mode: str) -> Tuple[List[int], List[int]]:
    assert len(A) >= 2, f"linalg.qr: The input tensor A must have at least 2 dimensions, but got {len(A)}"
    assert mode in ["reduced", "complete", "r"], f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'"
    rows = A[-2]
    columns = A[-1]
    least = min(rows, columns)
    inner = rows if mode == "complete" else least
    q = A[:-2]
    q.append(rows)
    q.append(inner)
    r = A[:-2]
    r.append(inner)
    r.append(columns)
    return ([0] if mode == "r" else q, r)

def aten〇linalg_qr〡dtype(A_rank_dtype: Tuple[int, int], mode: str) -> Tuple[int, int]:
    _, A_dtype = A_rank_dtype
    return (A_dtype, A_dtype)

# aten::linalg_inv(Tensor A) -> Tensor
def aten〇linalg_inv〡shape(A: List[int]) -> List[int]:
    square_matrix(A)
    return A

def aten〇linalg_inv〡dtype(A_rank_dtype: Tuple[int, int]) -> int:
    _, A_dtype = A_rank_dtype
    return check_floating(A_dtype, "linalg.inv")

# aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
def aten〇linalg_cholesky〡shape(self: List[int], upper: bool) -> List[int]:
    square_matrix(self)
    return self

def aten〇linalg_cholesky〡dtype(self_rank_dtype: Tuple[int, int], upper: bool) -> int:
    _, self_dtype = self_rank_dtype
    return check_floating(self_dtype, "linalg.cholesky")
