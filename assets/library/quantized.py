"""Quantized tensors, their integers, and floats rounded as quantization would round them."""
from typing import Any, List, Optional, Tuple, Union

import torch


def quantized_of(dtype: int) -> int:
    """The quantized type that is stored as integers of the type."""
    if dtype == torch.uint8:
        return torch.quint8
    if dtype == torch.int8:
        return torch.qint8
    assert dtype == torch.int32, "expected uint8, int8 or int32"
    return torch.qint32


def stored_of(dtype: int) -> int:
    """The integers that a quantized type is stored as."""
    if dtype == torch.quint8:
        return torch.uint8
    if dtype == torch.qint8:
        return torch.int8
    assert dtype == torch.qint32, "expected a quantized type"
    return torch.int32


def check_quantized(dtype: int) -> int:
    """The type is a quantized one."""
    stored_of(dtype)
    return dtype


def check_quantizable(self: Tuple[int, int], dtype: int) -> int:
    """What is quantized is float32, the result of a quantized type."""
    assert dtype_of(self) == torch.float32, "expected float32 numbers"
    return check_quantized(dtype)


def check_channel_parameters(scale: List[int], zero_point: List[int]) -> int:
    """As many scales as zero points."""
    assert len(scale) == 1, f"expected scales of rank 1, but got {scale}"
    assert len(zero_point) == 1, f"expected zero points of rank 1, but got {zero_point}"
    assert scale[0] == zero_point[0], f"expected as many scales as zero points, but got {scale} and {zero_point}"
    return scale[0]


def check_channels(self: List[int], scale: List[int], zero_point: List[int], axis: int) -> List[int]:
    """One scale and one zero point for each slice along the axis."""
    count = check_channel_parameters(scale, zero_point)
    assert axis >= 0 and axis < len(self), f"expected an axis from 0 to {len(self) - 1}, but got {axis}"
    assert self[axis] == count, f"expected {self[axis]} scales, but got {scale}"
    return self


def check_range(quant_min: int, quant_max: int) -> int:
    """The smallest quantized integer is not above the largest."""
    assert quant_min <= quant_max, f"expected quant_min of at most quant_max, but got {quant_min} and {quant_max}"
    return 0


def check_zero_point(zero_point: int, quant_min: int, quant_max: int) -> int:
    """The integer that stands for 0 is one of the quantized ones."""
    check_range(quant_min, quant_max)
    assert zero_point >= quant_min and zero_point <= quant_max, f"expected a zero_point from {quant_min} to {quant_max}, but got {zero_point}"
    return 0


def rounded_sizes(self: List[int], scale: List[int], zero_point: List[int], axis: int, quant_min: int, quant_max: int) -> List[int]:
    """The sizes of what is rounded channel by channel, of which there is at least one."""
    check_range(quant_min, quant_max)
    check_channels(self, scale, zero_point, axis)
    assert scale[0] > 0, f"expected at least one channel, but got {self} with the axis {axis}"
    return self


def check_rounding_types(scale: Tuple[int, int], zero_point: Tuple[int, int]) -> int:
    """Scales are floats of 32 bits, or of 16 with an exponent of 8; zero points are int32 or floats."""
    assert dtype_of(scale) in [torch.float32, torch.bfloat16], "expected scales of float32 or bfloat16"
    assert dtype_of(zero_point) in [torch.int32, torch.float32, torch.float16], "expected zero points of int32, float32 or float16"
    return 0


def along_axis(input: List[int], scales: List[int], axis: int) -> List[int]:
    """One scale for each slice along the axis, or one for all."""
    at = axis + len(input) if axis < 0 else axis
    assert at >= 0 and at < len(input), f"expected an axis below {len(input)}, but got {axis}"
    assert len(scales) >= 1 and element_count(scales) == scales[0], f"expected scales of rank 1, but got {scales}"
    assert scales[0] == input[at] or scales[0] == 1, f"expected {input[at]} scales, but got {scales}"
    return input


def check_stored_range(dtype: int, quant_min: int, quant_max: int) -> int:
    """The range lies within the integers, or floats of 8 bits, that are stored."""
    is_stored = is_integer(dtype) and dtype not in [torch.bool, torch.int64, torch.uint32, torch.uint64]
    assert is_stored or dtype in [torch.float8_e5m2, torch.float8_e4m3fn], "expected a type of 8, 16 or 32 bits to be stored"
    assert float(quant_min) >= smallest_of(dtype), f"quant_min={quant_min} is out of bounds for the element type"
    assert float(quant_max) <= largest_of(dtype), f"quant_max={quant_max} is out of bounds for the element type"
    return dtype


# aten::quantize_per_tensor(Tensor self, float scale, int zero_point, ScalarType dtype) -> Tensor
def aten〇quantize_per_tensor〡shape(self: List[int], scale: float, zero_point: int, dtype: int) -> List[int]:
    """The sizes stay."""
    return self

def aten〇quantize_per_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, dtype: int) -> int:
    """The given quantized type, which must hold the zero point; floats are quantized."""
    check_quantizable(self_rank_dtype, dtype)
    stored = stored_of(dtype)
    assert float(zero_point) >= smallest_of(stored) and float(zero_point) <= largest_of(stored), f"zero_point={zero_point} is out of bounds for the element type"
    return dtype

# aten::quantize_per_tensor.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, ScalarType dtype) -> Tensor
def aten〇quantize_per_tensor〇tensor_qparams〡shape(self: List[int], scale: List[int], zero_point: List[int], dtype: int) -> List[int]:
    """The sizes stay."""
    assert element_count(scale) == 1 and element_count(zero_point) == 1, f"expected one scale and one zero point, but got {scale} and {zero_point}"
    return self

def aten〇quantize_per_tensor〇tensor_qparams〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], dtype: int) -> int:
    """The given quantized type; floats are quantized."""
    return check_quantizable(self_rank_dtype, dtype)

# aten::quantize_per_channel(Tensor self, Tensor scales, Tensor zero_points, int axis, ScalarType dtype) -> Tensor
def aten〇quantize_per_channel〡shape(self: List[int], scales: List[int], zero_points: List[int], axis: int, dtype: int) -> List[int]:
    """The sizes stay."""
    return check_channels(self, scales, zero_points, axis)

def aten〇quantize_per_channel〡dtype(self_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Tuple[int, int], axis: int, dtype: int) -> int:
    """The given quantized type; floats are quantized."""
    scale_dtype = dtype_of(scales_rank_dtype)
    assert not is_integer(scale_dtype) and not is_complex(scale_dtype), "expected floating scales"
    return check_quantizable(self_rank_dtype, dtype)

# aten::dequantize.self(Tensor self) -> Tensor
def aten〇dequantize〇self〡shape(self: List[int]) -> List[int]:
    """The sizes stay."""
    return self

def aten〇dequantize〇self〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Dequantized numbers are float32."""
    return torch.float32

# aten::dequantize.tensor(Tensor qtensor) -> Tensor
def aten〇dequantize〇tensor〡shape(qtensor: List[int]) -> List[int]:
    """The sizes stay."""
    return qtensor

def aten〇dequantize〇tensor〡dtype(qtensor_rank_dtype: Tuple[int, int]) -> int:
    """Dequantized numbers are float32."""
    return torch.float32

# aten::int_repr(Tensor self) -> Tensor
def aten〇int_repr〡shape(self: List[int]) -> List[int]:
    """The sizes stay."""
    return self

def aten〇int_repr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The integers that the quantized type is stored as."""
    return stored_of(dtype_of(self_rank_dtype))

# aten::_make_per_tensor_quantized_tensor(Tensor self, float scale, int zero_point) -> Tensor
def aten〇_make_per_tensor_quantized_tensor〡shape(self: List[int], scale: float, zero_point: int) -> List[int]:
    """The sizes stay."""
    return self

def aten〇_make_per_tensor_quantized_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int) -> int:
    """The quantized type that is stored as these integers."""
    return quantized_of(dtype_of(self_rank_dtype))

# aten::_make_per_channel_quantized_tensor(Tensor self, Tensor scale, Tensor zero_point, int axis) -> Tensor
def aten〇_make_per_channel_quantized_tensor〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int) -> List[int]:
    """The sizes stay."""
    check_channel_parameters(scale, zero_point)
    return self

def aten〇_make_per_channel_quantized_tensor〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int) -> int:
    """The quantized type that is stored as these integers."""
    return quantized_of(dtype_of(self_rank_dtype))

# Rounded as if quantized.

# aten::fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_tensor_affine〡shape(self: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> List[int]:
    """The sizes stay."""
    check_zero_point(zero_point, quant_min, quant_max)
    return self

def aten〇fake_quantize_per_tensor_affine〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> int:
    """The type stays."""
    return dtype_of(self_rank_dtype)

# aten::fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_tensor_affine〇tensor_qparams〡shape(self: List[int], scale: List[int], zero_point: List[int], quant_min: int, quant_max: int) -> List[int]:
    """The sizes stay."""
    check_range(quant_min, quant_max)
    return self

def aten〇fake_quantize_per_tensor_affine〇tensor_qparams〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], quant_min: int, quant_max: int) -> int:
    """The type stays."""
    return dtype_of(self_rank_dtype)

# aten::fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor
def aten〇fake_quantize_per_channel_affine〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int, quant_min: int, quant_max: int) -> List[int]:
    """The sizes stay."""
    return rounded_sizes(self, scale, zero_point, axis, quant_min, quant_max)

def aten〇fake_quantize_per_channel_affine〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int) -> int:
    """The type stays."""
    check_rounding_types(scale_rank_dtype, zero_point_rank_dtype)
    return dtype_of(self_rank_dtype)

# aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇fake_quantize_per_tensor_affine_cachemask〡shape(self: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    """The sizes stay; the mask has them too."""
    check_zero_point(zero_point, quant_min, quant_max)
    return (self, self)

def aten〇fake_quantize_per_tensor_affine_cachemask〡dtype(self_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int) -> Tuple[int, int]:
    """The type stays; the mask is of bools."""
    return (dtype_of(self_rank_dtype), torch.bool)

# aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇fake_quantize_per_channel_affine_cachemask〡shape(self: List[int], scale: List[int], zero_point: List[int], axis: int, quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    """The sizes stay; the mask has them too."""
    rounded_sizes(self, scale, zero_point, axis, quant_min, quant_max)
    return (self, self)

def aten〇fake_quantize_per_channel_affine_cachemask〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int) -> Tuple[int, int]:
    """The type stays; the mask is of bools."""
    check_rounding_types(scale_rank_dtype, zero_point_rank_dtype)
    return (dtype_of(self_rank_dtype), torch.bool)

# aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
def aten〇_fake_quantize_per_tensor_affine_cachemask_tensor_qparams〡shape(self: List[int], scale: List[int], zero_point: List[int], fake_quant_enabled: List[int], quant_min: int, quant_max: int) -> Tuple[List[int], List[int]]:
    """The sizes stay; the mask has them too."""
    check_range(quant_min, quant_max)
    return (self, self)

def aten〇_fake_quantize_per_tensor_affine_cachemask_tensor_qparams〡dtype(self_rank_dtype: Tuple[int, int], scale_rank_dtype: Tuple[int, int], zero_point_rank_dtype: Tuple[int, int], fake_quant_enabled_rank_dtype: Tuple[int, int], quant_min: int, quant_max: int) -> Tuple[int, int]:
    """The type stays; the mask is of bools."""
    return (dtype_of(self_rank_dtype), torch.bool)

# What torch.export makes of quantization.

# quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor
def quantized_decomposed〇quantize_per_tensor〡shape(input: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int) -> List[int]:
    """The sizes stay."""
    return input

def quantized_decomposed〇quantize_per_tensor〡dtype(input_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int) -> int:
    """The given type, which holds the range."""
    assert dtype_of(input_rank_dtype) in [torch.float32, torch.float16, torch.bfloat16], "expected numbers of float32 or of 16 bits"
    return check_stored_range(dtype, quant_min, quant_max)

# quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor
def quantized_decomposed〇quantize_per_channel〡shape(input: List[int], scales: List[int], zero_points: List[int], axis: int, quant_min: int, quant_max: int, dtype: int) -> List[int]:
    """The sizes stay."""
    along_axis(input, scales, axis)
    assert element_count(zero_points) == scales[0], f"expected as many zero points as scales, but got {zero_points} and {scales}"
    return input

def quantized_decomposed〇quantize_per_channel〡dtype(input_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Tuple[int, int], axis: int, quant_min: int, quant_max: int, dtype: int) -> int:
    """The given type, which holds the range."""
    assert dtype_of(input_rank_dtype) in [torch.float32, torch.float16, torch.bfloat16], "expected numbers of float32 or of 16 bits"
    return check_stored_range(dtype, quant_min, quant_max)

# quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor
def quantized_decomposed〇dequantize_per_tensor〡shape(input: List[int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    return input

def quantized_decomposed〇dequantize_per_tensor〡dtype(input_rank_dtype: Tuple[int, int], scale: float, zero_point: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> int:
    """The given type, else float32; integers become floats with the scale."""
    assert dtype_of(input_rank_dtype) == dtype, "expected an input of the type that is stored"
    check_stored_range(dtype, 0, 0)
    wanted = given_or(out_dtype, torch.float32)
    assert wanted != torch.bool, "expected a type of numbers"
    return float_of(wanted)

# quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor
def quantized_decomposed〇dequantize_per_channel〡shape(input: List[int], scales: List[int], zero_points: Optional[List[int]], axis: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> List[int]:
    """The sizes stay."""
    along_axis(input, scales, axis)
    if zero_points is not None:
        assert element_count(zero_points) == scales[0], f"expected as many zero points as scales, but got {zero_points} and {scales}"
    return input

def quantized_decomposed〇dequantize_per_channel〡dtype(input_rank_dtype: Tuple[int, int], scales_rank_dtype: Tuple[int, int], zero_points_rank_dtype: Optional[Tuple[int, int]], axis: int, quant_min: int, quant_max: int, dtype: int, out_dtype: Optional[int]) -> int:
    """The given type, else float32."""
    assert dtype_of(input_rank_dtype) == dtype, "expected an input of the type that is stored"
    check_stored_range(dtype, quant_min, quant_max)
    return given_or(out_dtype, torch.float32)
