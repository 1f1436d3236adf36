"""What PyTorch's torch.jit._shape_functions has, for libraries that call it: the same names and parameters, by
the functions of the built-in library. PyTorch need not be installed. Read by Reify; Python has its own module.
"""
from typing import Any, List, Optional, Tuple

import math


# Sizes by themselves --------------------------------------------------------------------------------

def _copy(self: List[int]) -> List[int]:
    return copy_sizes(self)


def unary(self: List[int]) -> List[int]:
    return copy_sizes(self)


def numel(sizes: List[int]) -> int:
    return element_count(sizes)


def multiply_integers(li: List[int]) -> int:
    return element_count(li)


def max_int() -> int:
    return 9223372036854775807


def zero_dim_tensor(input: Any) -> List[int]:
    return reduce_all()


def _shape_as_tensor(self: List[int]) -> List[int]:
    return [len(self)]


def maybe_wrap_dim(dim: int, dim_post_expr: int, wrap_scalar: bool = True) -> int:
    if dim_post_expr <= 0:
        assert wrap_scalar, "a tensor without dimensions has none to choose"
    return wrap_dim(dim, dim_post_expr)


def div_rtn(x: int, y: int) -> int:
    return x // y


def check_non_negative(array: List[int]) -> bool:
    """Whether there is a number below zero."""
    found = False
    for number in array:
        if number < 0:
            found = True
    return found


# Broadcasting ---------------------------------------------------------------------------------------

def broadcast(a: List[int], b: List[int]) -> List[int]:
    return broadcast3(a, b, reduce_all())


def broadcast_three(a: List[int], b: List[int], c: List[int]) -> List[int]:
    return broadcast3(a, b, c)


def broadcast_one_three(a: List[int], b: Any, c: List[int]) -> List[int]:
    return broadcast(a, c)


def broadcast_inplace(a: List[int], b: List[int]) -> List[int]:
    assert len(b) <= len(a), f"sizes {b} do not broadcast into {a}"
    for i in range(len(b)):
        size = a[len(a) - len(b) + i]
        assert b[i] == 1 or b[i] == size, f"sizes {b} do not broadcast into {a}"
    return copy_sizes(a)


def expand(self: List[int], sizes: List[int]) -> List[int]:
    return aten〇expand〡shape(self, sizes, False)


def expand_one_unused(self: List[int], sizes: List[int], inp0: Any) -> List[int]:
    return expand(self, sizes)


# The same elements under other sizes ----------------------------------------------------------------

def infer_size_impl(shape: List[int], numel: int) -> List[int]:
    return infer_sizes(shape, numel)


def view(self: List[int], sizes: List[int]) -> List[int]:
    return infer_sizes(sizes, element_count(self))


def view_one_unused(self: List[int], sizes: List[int], *, implicit: bool = False) -> List[int]:
    return view(self, sizes)


def unsqueeze(li: List[int], dim: int) -> List[int]:
    return aten〇unsqueeze〡shape(li, dim)


def squeeze_nodim(li: List[int]) -> List[int]:
    return aten〇squeeze〡shape(li)


def squeeze(li: List[int], dim: int) -> List[int]:
    return aten〇squeeze〇dim〡shape(li, dim)


def squeeze_dims(li: List[int], dims: List[int]) -> List[int]:
    return aten〇squeeze〇dims〡shape(li, dims)


def flatten(input: List[int], start_dim: int, end_dim: int) -> List[int]:
    return flatten_sizes(input, start_dim, end_dim)


def permute(input: List[int], dims: List[int]) -> List[int]:
    return aten〇permute〡shape(input, dims)


def movedim(self: List[int], source: List[int], destination: List[int]) -> List[int]:
    return aten〇movedim〇intlist〡shape(self, source, destination)


def transpose(self: List[int], dim0: int, dim1: int) -> List[int]:
    return swap_dims(self, dim0, dim1)


def t(self: List[int]) -> List[int]:
    return aten〇t〡shape(self)


# Parts and joins ------------------------------------------------------------------------------------

def slice(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    return slice_sizes(self, dim, start, end, step)


def select(self: List[int], dim: int, index: int) -> List[int]:
    return select_sizes(self, dim, index)


def index_select(self: List[int], dim: int, index: List[int]) -> List[int]:
    assert len(index) <= 1, f"expected indices of at most one dimension, got {index}"
    return with_size(self, wrap_dim(dim, len(self)), element_count(index))


def embedding(weight: List[int], indices: List[int], padding_idx: int = -1, scale_grad_by_freq: bool = False, sparse: bool = False) -> List[int]:
    assert len(weight) == 2, f"expected a matrix of weights, got {weight}"
    return copy_sizes(indices) + [weight[1]]


def should_skip(tensor: List[int]) -> bool:
    return is_nothing(tensor)


def check_cat_no_zero_dim(tensors: List[List[int]]) -> None:
    for tensor in tensors:
        assert len(tensor) > 0, "a tensor without dimensions cannot be joined along one"


def legacy_cat_wrap_dim(dim: int, tensor_sizes: List[List[int]]) -> int:
    at = dim
    is_found = False
    for sizes in tensor_sizes:
        if not is_nothing(sizes) and not is_found:
            at = wrap_dim(dim, len(sizes))
            is_found = True
    return at


def check_cat_shape_except_dim(first: List[int], second: List[int], dimension: int, index: int) -> None:
    assert len(first) == len(second), f"expected tensors of one rank, but got sizes {first} and {second}"
    for i in range(len(first)):
        assert i == dimension or first[i] == second[i], f"expected equal sizes except in dimension {dimension}, but got {first} and {second}"


def cat(tensors: List[List[int]], dim: int) -> List[int]:
    return cat_sizes(tensors, dim)


def stack(tensors: List[List[int]], dim: int) -> List[int]:
    return aten〇stack〡shape(tensors, dim)


# Reductions -----------------------------------------------------------------------------------------

def sum_mean_dim(self: List[int], opt_dims: Optional[List[int]], keep_dim: bool, dt: Any) -> List[int]:
    everything = opt_dims is None or len(opt_dims) == 0
    named: List[int] = []
    if opt_dims is not None:
        for dim in opt_dims:
            named.append(wrap_dim(dim, len(self)))
    out: List[int] = []
    for i in range(len(self)):
        if not everything and i not in named:
            out.append(self[i])
        elif keep_dim:
            out.append(1)
    return out


def max_dim(self: List[int], dim: int, keep_dim: bool) -> Tuple[List[int], List[int]]:
    return reduce_one(self, dim, keep_dim), reduce_one(self, dim, keep_dim)


def _reduce_along_dim(self: List[int], dim: int, keepdim: bool) -> List[int]:
    return reduce_one(self, dim, keepdim)


def argmax(self: List[int], dim: Optional[int] = None, keepdim: bool = False) -> List[int]:
    return reduce_all() if dim is None else reduce_one(self, dim, keepdim)


def topk(self: List[int], k: int, dim: int = -1) -> Tuple[List[int], List[int]]:
    return first_of_sorted(self, k, dim), first_of_sorted(self, k, dim)


def nonzero_lower_bound(input: List[int]) -> List[int]:
    return [0, len(input)]


def nonzero_upper_bound(input: List[int]) -> List[int]:
    return [element_count(input), len(input)]


# Products -------------------------------------------------------------------------------------------

def mm(self: List[int], mat2: List[int]) -> List[int]:
    return mm_sizes(self, mat2)


def bmm(self: List[int], mat2: List[int]) -> List[int]:
    return bmm_sizes(self, mat2)


def mv(self: List[int], vec: List[int]) -> List[int]:
    return mv_sizes(self, vec)


def dot(self: List[int], tensor: List[int]) -> List[int]:
    return dot_sizes(self, tensor)


def matmul(tensor1: List[int], tensor2: List[int]) -> List[int]:
    return matmul_sizes(tensor1, tensor2)


def linear(input: List[int], weight: List[int], bias: Optional[List[int]]) -> List[int]:
    out = matmul_sizes(input, aten〇t〡shape(weight))
    if bias is not None:
        assert broadcast(bias, out) == out, f"a bias of sizes {bias} does not broadcast into {out}"
    return out


def addmm(self: List[int], mat1: List[int], mat2: List[int], beta: Any, alpha: Any) -> List[int]:
    return broadcast(self, mm_sizes(mat1, mat2))


# Convolution, pooling, resampling -------------------------------------------------------------------

def check_shape_forward(input: List[int], weight_sizes: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> None:
    check_conv_channels(input, weight_sizes, bias, groups, len(weight_sizes) - 2)


def conv_output_size(input_size: List[int], weight_size: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    return conv_sizes(input_size, weight_size, bias, stride, padding, dilation, groups, len(weight_size) - 2)


def conv1d(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    assert len(weight) == 3 and len(input) == 3, f"expected three dimensions, got {input} and {weight}"
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 1)


def conv2d(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    assert len(weight) == 4 and len(input) == 4, f"expected four dimensions, got {input} and {weight}"
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 2)


def conv3d(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], groups: int) -> List[int]:
    assert len(weight) == 5 and len(input) == 5, f"expected five dimensions, got {input} and {weight}"
    return conv_sizes(input, weight, bias, stride, padding, dilation, groups, 3)


def conv_backwards(grad_output: List[int], input: List[int], weight: List[int], biases: Optional[List[int]]) -> Tuple[List[int], List[int], List[int]]:
    return copy_sizes(input), copy_sizes(weight), [grad_output[1]]


def conv_transpose2d_input(input: List[int], weight: List[int], bias: Optional[List[int]] = None, stride: Optional[List[int]] = None, padding: Optional[List[int]] = None, output_padding: Optional[List[int]] = None, groups: int = 1, dilation: Optional[List[int]] = None) -> List[int]:
    steps: List[int] = [1, 1] if stride is None else stride
    borders: List[int] = [0, 0] if padding is None else padding
    extra: List[int] = [0, 0] if output_padding is None else output_padding
    spread: List[int] = [1, 1] if dilation is None else dilation
    return conv_transpose_sizes(input, weight, bias, steps, borders, extra, groups, spread, 2)


def conv_forwards(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int) -> List[int]:
    return convolution_sizes(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def _conv_forwards(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool) -> List[int]:
    return convolution_sizes(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def pooling_output_shape_pad_lr(inputSize: int, kernelSize: int, pad_l: int, pad_r: int, stride: int, dilation: int, ceil_mode: bool) -> int:
    assert stride != 0, "expected a stride other than zero"
    room = inputSize + pad_l + pad_r - dilation * (kernelSize - 1) - 1
    count = (room + (stride - 1 if ceil_mode else 0)) // stride + 1
    if ceil_mode and (count - 1) * stride >= inputSize + pad_l:
        count = count - 1
    return count


def pooling_output_shape(inputSize: int, kernelSize: int, pad_l: int, stride: int, dilation: int, ceil_mode: bool) -> int:
    return pooling_output_shape_pad_lr(inputSize, kernelSize, pad_l, pad_l, stride, dilation, ceil_mode)


def pool2d_shape_check(input: List[int], kH: int, kW: int, dH: int, dW: int, padH: int, padW: int, dilationH: int, dilationW: int, nInputPlane: int, inputHeight: int, inputWidth: int, outputHeight: int, outputWidth: int) -> None:
    assert kH > 0 and kW > 0, f"expected a positive kernel size, got {kH} and {kW}"
    assert dH > 0 and dW > 0, f"expected a positive stride, got {dH} and {dW}"
    assert dilationH > 0 and dilationW > 0, f"expected a positive dilation, got {dilationH} and {dilationW}"
    check_image(input, 2)
    assert padH <= kH // 2 and padW <= kW // 2, f"expected a padding of at most half of the window, got {padH} and {padW}"
    assert outputHeight >= 1 and outputWidth >= 1, f"expected room for a window, got the sizes {input}"


def max_pool2d(input: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> List[int]:
    return pool_sizes(input, kernel_size, stride, padding, dilation, ceil_mode, 2)


def max_pool2d_with_indices(input: List[int], kernel_size: List[int], stride: List[int], padding: List[int], dilation: List[int], ceil_mode: bool) -> Tuple[List[int], List[int]]:
    return pool_sizes(input, kernel_size, stride, padding, dilation, ceil_mode, 2), pool_sizes(input, kernel_size, stride, padding, dilation, ceil_mode, 2)


def adaptive_avg_pool2d(self: List[int], out: List[int]) -> List[int]:
    return adaptive_sizes(self, out, 2)


def upsample_nearest2d(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    return resample_sizes(input, output_size, scale_factors, 2)


# Normalisation and losses ---------------------------------------------------------------------------

def batch_norm(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> List[int]:
    return copy_sizes(input)


def native_layer_norm(input: List[int], normalized_shape: List[int]) -> Tuple[List[int], List[int], List[int]]:
    lead = len(input) - len(normalized_shape)
    assert lead >= 0, f"expected at least {len(normalized_shape)} dimensions, got {input}"
    statistics: List[int] = []
    for i in range(len(input)):
        statistics.append(input[i] if i < lead else 1)
    return copy_sizes(input), statistics, copy_sizes(statistics)


def native_batch_norm(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool) -> Tuple[List[int], List[int], List[int]]:
    channels = input[1] if training else 0
    return copy_sizes(input), [channels], [channels]


def _batch_norm_with_update(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]]) -> Tuple[List[int], List[int], List[int], List[int]]:
    return copy_sizes(input), [input[1]], [input[1]], [0]


def nll_loss_forward(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int) -> Tuple[List[int], List[int]]:
    return aten〇nll_loss_forward〡shape(self, target, weight, reduction, -100)


def cross_entropy_loss(self: List[int], target: List[int], weight: Optional[List[int]] = None, reduction: int = 1, ignore_index: int = -100, label_smoothing: float = 0.0) -> List[int]:
    return nll_loss_forward(self, target, weight, reduction)[0]


# Sequences ------------------------------------------------------------------------------------------

def arange_end(end: float, inp0: Any, inp1: Any, inp2: Any, inp3: Any) -> List[int]:
    return arange_start_step(0, end, 1, inp0, inp1, inp2, inp3)


def arange_start(start: float, end: float, inp0: Any, inp1: Any, inp2: Any, inp3: Any) -> List[int]:
    assert end >= 0, f"expected an end of at least 0, got {end}"
    return arange_start_step(start, end, 1, inp0, inp1, inp2, inp3)


def arange_start_step(start: float, end: float, step: float, inp0: Any, inp1: Any, inp2: Any, inp3: Any) -> List[int]:
    assert step != 0, "expected a step other than zero"
    if step < 0:
        assert start >= end, f"expected a start of at least the end {end}, got {start}"
    else:
        assert end >= start, f"expected an end of at least the start {start}, got {end}"
    return [int(math.ceil((end - start) / step))]
