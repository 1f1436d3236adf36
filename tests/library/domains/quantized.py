"""Calls of quantization: to quantized tensors, to integers, and rounding as if quantized."""
from draw import calls

QUANTIZED = ("qi8", "qu8", "qi32")


def numbers(d, **given):
    return d.tensor(dtype="f32" if d.maybe(0.85) else None, **given)


def scale(d):
    return d.choice(0.1, 1.0, 0.5, 2.0)


def zero_point(d):
    return d.choice(0, 0, 0, 1, 5, -1)


def quantized_dtype(d):
    return d.dtype_code(d.choice(*QUANTIZED)) if d.maybe(0.85) else d.dtype()


def of_channels(d, x, axis, dtype):
    """One number for each slice along the axis, mostly."""
    count = x.sizes[axis] if 0 <= axis < x.rank else 2
    sizes = [count + 1] if d.maybe(0.06) else [count, 1] if d.maybe(0.04) else [] if d.maybe(0.03) else [count]
    return d.tensor(sizes=sizes, dtype=dtype)


def axis_of(d, x):
    return d.int(0, x.rank - 1) if x.rank and d.maybe(0.92) else d.choice(-1, x.rank, x.rank + 1)


@calls("aten.quantize_per_tensor")
def quantize_per_tensor(d):
    return [numbers(d), scale(d), zero_point(d), quantized_dtype(d)]


@calls("aten.quantize_per_tensor.tensor_qparams")
def quantize_with_tensors(d):
    sizes = d.choice([1], [1], [], [1, 1]) if d.maybe(0.95) else [2]
    return [numbers(d), d.tensor(sizes=sizes, dtype=["f32", "f64"]), d.tensor(sizes=sizes, dtype=["i32", "i64"], fill="zeros"),
            quantized_dtype(d)]


@calls("aten.quantize_per_channel")
def quantize_per_channel(d):
    x = numbers(d, rank=(1, 4))
    axis = axis_of(d, x)
    scales = of_channels(d, x, axis, ["f32", "f64"] if d.maybe(0.9) else None)
    zeros = d.like(scales, dtype="i64", fill="zeros") if d.maybe(0.8) else of_channels(d, x, axis, ["i64", "i32", "f32"])
    zeros.fill = "zeros"
    return [x, scales, zeros, axis, quantized_dtype(d)]


@calls("aten.dequantize.self", "aten.dequantize.tensor", "aten.int_repr")
def quantized(d):
    """Quantized tensors without elements cannot be made to ask about them."""
    sizes = [max(size, 1) for size in d.sizes()]
    return [d.tensor(sizes=sizes, dtype=QUANTIZED if d.maybe(0.9) else ["f32", "i32", "bool"])]


@calls("aten._make_per_tensor_quantized_tensor")
def make_per_tensor(d):
    return [d.tensor(dtype=["i8", "u8", "i32"] if d.maybe(0.9) else None), scale(d), zero_point(d)]


@calls("aten._make_per_channel_quantized_tensor")
def make_per_channel(d):
    x = d.tensor(rank=(1, 4), dtype=["i8", "u8", "i32"] if d.maybe(0.9) else None)
    axis = axis_of(d, x)
    scales = of_channels(d, x, axis, "f64" if d.maybe(0.8) else "f32")
    zeros = d.like(scales, dtype="i64") if d.maybe(0.8) else of_channels(d, x, axis, ["i64", "i32"])
    zeros.fill = "zeros"
    return [x, scales, zeros, axis]


def limits(d):
    return d.choice((0, 255), (-128, 127), (0, 15), (-8, 7), (5, 5), (3, 2), (127, -128))


def floats(d, **given):
    return d.tensor(dtype="float" if d.maybe(0.9) else None, **given)


@calls("aten.fake_quantize_per_tensor_affine", "aten.fake_quantize_per_tensor_affine_cachemask")
def fake_per_tensor(d):
    return [floats(d), scale(d), zero_point(d), *limits(d)]


def parameters(d):
    """A scale and a zero point as tensors of one element."""
    sizes = d.choice([1], [1], [], [1, 1])
    return d.tensor(sizes=sizes, dtype="f32" if d.maybe(0.9) else None), \
        d.tensor(sizes=sizes, dtype=["i32", "i32", "i64", "f32"] if d.maybe(0.9) else None, fill="zeros")


@calls("aten.fake_quantize_per_tensor_affine.tensor_qparams")
def fake_with_tensors(d):
    return [floats(d), *parameters(d), *limits(d)]


@calls("aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams")
def fake_with_tensors_and_mask(d):
    return [floats(d), *parameters(d), d.tensor(sizes=[1], dtype=["i64", "i32", "u8", "bool"]), *limits(d)]


@calls("aten.fake_quantize_per_channel_affine", "aten.fake_quantize_per_channel_affine_cachemask")
def fake_per_channel(d):
    x = floats(d, rank=(1, 4))
    if d.maybe(0.8):
        x.sizes = [max(size, 1) for size in x.sizes]
    axis = axis_of(d, x)
    scales = of_channels(d, x, axis, "f32" if d.maybe(0.9) else ["f64", "f16", "i32"])
    zeros = d.like(scales, dtype="i32") if d.maybe(0.8) else of_channels(d, x, axis, ["i32", "i64", "f32", "f16", "i8"])
    zeros.fill = "zeros"
    return [x, scales, zeros, axis, *d.choice((0, 255), (-128, 127), (0, 15), (-8, 7), (3, 2), (127, -128))]


STORED = {"u8": (0, 255), "i8": (-128, 127), "i16": (-32768, 32767), "i32": (-(2**31), 2**31 - 1)}


def stored(d):
    """Limits and an integer type that holds them, mostly."""
    dtype = d.choice(*STORED)
    low, high = STORED[dtype] if d.maybe(0.8) else limits(d)
    return [low, high, d.dtype_code(dtype if d.maybe(0.9) else d.dtype())]


@calls("quantized_decomposed.quantize_per_tensor")
def decomposed_quantize(d):
    return [d.tensor(dtype=["f32", "f32", "f16", "bf16"] if d.maybe(0.9) else None), scale(d), zero_point(d), *stored(d)]


@calls("quantized_decomposed.dequantize_per_tensor")
def decomposed_dequantize(d):
    low, high, dtype = stored(d)
    x = d.tensor(dtype=dtype if d.maybe(0.9) else None)
    return [x, scale(d), zero_point(d), low, high, dtype, d.optional(d.dtype("float") if d.maybe(0.8) else d.dtype())]


def channels(d, x):
    axis = axis_of(d, x)
    return of_channels(d, x, axis, ["f32", "f64"]), of_channels(d, x, axis, ["i64", "i32"]), axis


@calls("quantized_decomposed.quantize_per_channel")
def decomposed_quantize_channels(d):
    x = d.tensor(rank=(1, 4), dtype=["f32", "f32", "f16", "bf16"] if d.maybe(0.9) else None)
    return [x, *channels(d, x), *stored(d)]


@calls("quantized_decomposed.dequantize_per_channel")
def decomposed_dequantize_channels(d):
    low, high, dtype = stored(d)
    x = d.tensor(rank=(1, 4), dtype=dtype if d.maybe(0.9) else None)
    scales, zeros, axis = channels(d, x)
    return [x, scales, d.optional(zeros), axis, low, high, dtype, d.optional(d.dtype("float") if d.maybe(0.8) else d.dtype())]
