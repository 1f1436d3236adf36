"""torch.nn.functional for decompositions: each function with its own parameters, their order and defaults, by the
op of PyTorch's that computes it. Read by Reify; Python has its own module, which tests compare with this one.
"""
from typing import List, Optional, Tuple

import torch
from torch import Tensor
from torch._jit_internal import BroadcastingList1, BroadcastingList2, BroadcastingList3


def _reduction(reduction: str, size_average: Optional[bool], reduce: Optional[bool]) -> int:
    """The number that ops take for 'none', 'mean' or 'sum'."""
    assert size_average is None and reduce is None, "size_average and reduce are deprecated: use reduction"
    assert reduction in ("none", "mean", "sum"), f"'{reduction}' is no reduction"
    return 0 if reduction == "none" else 1 if reduction == "mean" else 2


def _or_none(stride: Optional[List[int]]) -> List[int]:
    """The stride of a pooling; none for that of the window."""
    none: List[int] = []
    return none if stride is None else stride


# Activations --------------------------------------------------------------------------------------


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.relu(input)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.relu6(input)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.selu(input)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.silu(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.mish(input)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.hardsigmoid(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    return torch.ops.aten.hardswish(input)


def sigmoid(input: Tensor) -> Tensor:
    return torch.ops.aten.sigmoid(input)


def tanh(input: Tensor) -> Tensor:
    return torch.ops.aten.tanh(input)


def logsigmoid(input: Tensor) -> Tensor:
    return torch.ops.aten.log_sigmoid(input)


def softsign(input: Tensor) -> Tensor:
    return input / (torch.ops.aten.abs(input) + 1)


def tanhshrink(input: Tensor) -> Tensor:
    return input - torch.ops.aten.tanh(input)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    return torch.ops.aten.celu(input, alpha)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    return torch.ops.aten.elu(input, alpha)


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    return torch.ops.aten.gelu(input, approximate=approximate)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    return torch.ops.aten.glu(input, dim)


def hardtanh(input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> Tensor:
    return torch.ops.aten.hardtanh(input, min_val, max_val)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    return torch.ops.aten.leaky_relu(input, negative_slope)


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    return torch.ops.aten.prelu(input, weight)


def hardshrink(input: Tensor, lambd: float = 0.5) -> Tensor:
    return torch.ops.aten.hardshrink(input, lambd)


def softshrink(input: Tensor, lambd: float = 0.5) -> Tensor:
    return torch.ops.aten.softshrink(input, lambd)


def softplus(input: Tensor, beta: float = 1, threshold: float = 20) -> Tensor:
    return torch.ops.aten.softplus(input, beta, threshold)


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    return torch.ops.aten.threshold(input, threshold, value)


def softmax(input: Tensor, dim: int, _stacklevel: int = 3, dtype: Optional[int] = None) -> Tensor:
    return torch.ops.aten.softmax.int(input, dim, dtype)


def softmin(input: Tensor, dim: int, _stacklevel: int = 3, dtype: Optional[int] = None) -> Tensor:
    return torch.ops.aten.softmax.int(-input, dim, dtype)


def log_softmax(input: Tensor, dim: int, _stacklevel: int = 3, dtype: Optional[int] = None) -> Tensor:
    return torch.ops.aten.log_softmax.int(input, dim, dtype)


# Products, convolutions, embeddings ---------------------------------------------------------------


def linear(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None) -> Tensor:
    return torch.ops.aten.linear(input, weight, bias)


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Optional[Tensor] = None) -> Tensor:
    return torch.ops.aten.bilinear(input1, input2, weight, bias)


def conv1d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList1[int] = 1, padding: BroadcastingList1[int] = 0, dilation: BroadcastingList1[int] = 1, groups: int = 1) -> Tensor:
    return torch.ops.aten.conv1d(input, weight, bias, stride, padding, dilation, groups)


def conv_transpose1d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList1[int] = 1, padding: BroadcastingList1[int] = 0, output_padding: BroadcastingList1[int] = 0, groups: int = 1, dilation: BroadcastingList1[int] = 1) -> Tensor:
    return torch.ops.aten.conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv2d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList2[int] = 1, padding: BroadcastingList2[int] = 0, dilation: BroadcastingList2[int] = 1, groups: int = 1) -> Tensor:
    return torch.ops.aten.conv2d(input, weight, bias, stride, padding, dilation, groups)


def conv_transpose2d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList2[int] = 1, padding: BroadcastingList2[int] = 0, output_padding: BroadcastingList2[int] = 0, groups: int = 1, dilation: BroadcastingList2[int] = 1) -> Tensor:
    return torch.ops.aten.conv_transpose2d.input(input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv3d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList3[int] = 1, padding: BroadcastingList3[int] = 0, dilation: BroadcastingList3[int] = 1, groups: int = 1) -> Tensor:
    return torch.ops.aten.conv3d(input, weight, bias, stride, padding, dilation, groups)


def conv_transpose3d(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None, stride: BroadcastingList3[int] = 1, padding: BroadcastingList3[int] = 0, output_padding: BroadcastingList3[int] = 0, groups: int = 1, dilation: BroadcastingList3[int] = 1) -> Tensor:
    return torch.ops.aten.conv_transpose3d.input(input, weight, bias, stride, padding, output_padding, groups, dilation)


def unfold(input: Tensor, kernel_size: BroadcastingList2[int], dilation: BroadcastingList2[int] = 1, padding: BroadcastingList2[int] = 0, stride: BroadcastingList2[int] = 1) -> Tensor:
    return torch.ops.aten.im2col(input, kernel_size, dilation, padding, stride)


def fold(input: Tensor, output_size: BroadcastingList2[int], kernel_size: BroadcastingList2[int], dilation: BroadcastingList2[int] = 1, padding: BroadcastingList2[int] = 0, stride: BroadcastingList2[int] = 1) -> Tensor:
    return torch.ops.aten.col2im(input, output_size, kernel_size, dilation, padding, stride)


def embedding(input: Tensor, weight: Tensor, padding_idx: Optional[int] = None, max_norm: Optional[float] = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    assert max_norm is None, "max_norm changes the weights in place, which a decomposition cannot"
    skipped = -1 if padding_idx is None else padding_idx
    if padding_idx is not None and skipped < 0:
        skipped = weight.size(0) + skipped
    return torch.ops.aten.embedding(weight, input, skipped, scale_grad_by_freq, sparse)


def one_hot(tensor: Tensor, num_classes: int = -1) -> Tensor:
    return torch.ops.aten.one_hot(tensor, num_classes)


def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Optional[Tensor] = None, dropout_p: float = 0.0, is_causal: bool = False, scale: Optional[float] = None, enable_gqa: bool = False) -> Tensor:
    return torch.ops.aten.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa)


# Pooling ------------------------------------------------------------------------------------------


def avg_pool1d(input: Tensor, kernel_size: BroadcastingList1[int], stride: Optional[BroadcastingList1[int]] = None, padding: BroadcastingList1[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> Tensor:
    return torch.ops.aten.avg_pool1d(input, kernel_size, _or_none(stride), padding, ceil_mode, count_include_pad)


def max_pool1d(input: Tensor, kernel_size: BroadcastingList1[int], stride: Optional[BroadcastingList1[int]] = None, padding: BroadcastingList1[int] = 0, dilation: BroadcastingList1[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tensor:
    assert not return_indices, "call max_pool1d_with_indices for the indices too"
    return torch.ops.aten.max_pool1d(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def max_pool1d_with_indices(input: Tensor, kernel_size: BroadcastingList1[int], stride: Optional[BroadcastingList1[int]] = None, padding: BroadcastingList1[int] = 0, dilation: BroadcastingList1[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tuple[Tensor, Tensor]:
    return torch.ops.aten.max_pool1d_with_indices(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def adaptive_avg_pool1d(input: Tensor, output_size: BroadcastingList1[int]) -> Tensor:
    return torch.ops.aten.adaptive_avg_pool1d(input, output_size)


def avg_pool2d(input: Tensor, kernel_size: BroadcastingList2[int], stride: Optional[BroadcastingList2[int]] = None, padding: BroadcastingList2[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: Optional[int] = None) -> Tensor:
    return torch.ops.aten.avg_pool2d(input, kernel_size, _or_none(stride), padding, ceil_mode, count_include_pad, divisor_override)


def max_pool2d(input: Tensor, kernel_size: BroadcastingList2[int], stride: Optional[BroadcastingList2[int]] = None, padding: BroadcastingList2[int] = 0, dilation: BroadcastingList2[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tensor:
    assert not return_indices, "call max_pool2d_with_indices for the indices too"
    return torch.ops.aten.max_pool2d(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def max_pool2d_with_indices(input: Tensor, kernel_size: BroadcastingList2[int], stride: Optional[BroadcastingList2[int]] = None, padding: BroadcastingList2[int] = 0, dilation: BroadcastingList2[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tuple[Tensor, Tensor]:
    return torch.ops.aten.max_pool2d_with_indices(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def adaptive_avg_pool2d(input: Tensor, output_size: BroadcastingList2[int]) -> Tensor:
    return torch.ops.aten.adaptive_avg_pool2d(input, output_size)


def avg_pool3d(input: Tensor, kernel_size: BroadcastingList3[int], stride: Optional[BroadcastingList3[int]] = None, padding: BroadcastingList3[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: Optional[int] = None) -> Tensor:
    return torch.ops.aten.avg_pool3d(input, kernel_size, _or_none(stride), padding, ceil_mode, count_include_pad, divisor_override)


def max_pool3d(input: Tensor, kernel_size: BroadcastingList3[int], stride: Optional[BroadcastingList3[int]] = None, padding: BroadcastingList3[int] = 0, dilation: BroadcastingList3[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tensor:
    assert not return_indices, "call max_pool3d_with_indices for the indices too"
    return torch.ops.aten.max_pool3d(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def max_pool3d_with_indices(input: Tensor, kernel_size: BroadcastingList3[int], stride: Optional[BroadcastingList3[int]] = None, padding: BroadcastingList3[int] = 0, dilation: BroadcastingList3[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Tuple[Tensor, Tensor]:
    return torch.ops.aten.max_pool3d_with_indices(input, kernel_size, _or_none(stride), padding, dilation, ceil_mode)


def adaptive_avg_pool3d(input: Tensor, output_size: BroadcastingList3[int]) -> Tensor:
    return torch.ops.aten.adaptive_avg_pool3d(input, output_size)


# Normalisation, dropout ---------------------------------------------------------------------------


def batch_norm(input: Tensor, running_mean: Optional[Tensor], running_var: Optional[Tensor], weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, training: bool = False, momentum: float = 0.1, eps: float = 1e-05) -> Tensor:
    return torch.ops.aten.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, True)


def instance_norm(input: Tensor, running_mean: Optional[Tensor] = None, running_var: Optional[Tensor] = None, weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, use_input_stats: bool = True, momentum: float = 0.1, eps: float = 1e-05) -> Tensor:
    return torch.ops.aten.instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, True)


def layer_norm(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, eps: float = 1e-05) -> Tensor:
    return torch.ops.aten.layer_norm(input, normalized_shape, weight, bias, eps, True)


def rms_norm(input: Tensor, normalized_shape: List[int], weight: Optional[Tensor] = None, eps: Optional[float] = None) -> Tensor:
    return torch.ops.aten.rms_norm(input, normalized_shape, weight, eps)


def group_norm(input: Tensor, num_groups: int, weight: Optional[Tensor] = None, bias: Optional[Tensor] = None, eps: float = 1e-05) -> Tensor:
    return torch.ops.aten.group_norm(input, num_groups, weight, bias, eps, True)


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Tensor:
    norm = torch.ops.aten.linalg_vector_norm(input, p, [dim], True)
    return input / torch.ops.aten.expand_as(torch.ops.aten.clamp_min(norm, eps), input)


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    return torch.ops.aten.dropout(input, p, training)


def alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    return torch.ops.aten.alpha_dropout(input, p, training)


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    return torch.ops.aten.cosine_similarity(x1, x2, dim, eps)


def pairwise_distance(x1: Tensor, x2: Tensor, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False) -> Tensor:
    return torch.ops.aten.pairwise_distance(x1, x2, p, eps, keepdim)


# Losses -------------------------------------------------------------------------------------------


def mse_loss(input: Tensor, target: Tensor, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.mse_loss(input, target, _reduction(reduction, size_average, reduce))


def l1_loss(input: Tensor, target: Tensor, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.l1_loss(input, target, _reduction(reduction, size_average, reduce))


def smooth_l1_loss(input: Tensor, target: Tensor, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean", beta: float = 1.0) -> Tensor:
    return torch.ops.aten.smooth_l1_loss(input, target, _reduction(reduction, size_average, reduce), beta)


def huber_loss(input: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0) -> Tensor:
    return torch.ops.aten.huber_loss(input, target, _reduction(reduction, None, None), delta)


def soft_margin_loss(input: Tensor, target: Tensor, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.soft_margin_loss(input, target, _reduction(reduction, size_average, reduce))


def binary_cross_entropy(input: Tensor, target: Tensor, weight: Optional[Tensor] = None, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.binary_cross_entropy(input, target, weight, _reduction(reduction, size_average, reduce))


def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Optional[Tensor] = None, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean", pos_weight: Optional[Tensor] = None) -> Tensor:
    return torch.ops.aten.binary_cross_entropy_with_logits(input, target, weight, pos_weight, _reduction(reduction, size_average, reduce))


def cross_entropy(input: Tensor, target: Tensor, weight: Optional[Tensor] = None, size_average: Optional[bool] = None, ignore_index: int = -100, reduce: Optional[bool] = None, reduction: str = "mean", label_smoothing: float = 0.0) -> Tensor:
    return torch.ops.aten.cross_entropy_loss(input, target, weight, _reduction(reduction, size_average, reduce), ignore_index, label_smoothing)


def nll_loss(input: Tensor, target: Tensor, weight: Optional[Tensor] = None, size_average: Optional[bool] = None, ignore_index: int = -100, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.nll_loss_nd(input, target, weight, _reduction(reduction, size_average, reduce), ignore_index)


def kl_div(input: Tensor, target: Tensor, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean", log_target: bool = False) -> Tensor:
    if reduction == "batchmean":
        return torch.ops.aten.kl_div(input, target, 2, log_target=log_target) / input.size(0)
    return torch.ops.aten.kl_div(input, target, _reduction(reduction, size_average, reduce), log_target=log_target)


def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.margin_ranking_loss(input1, input2, target, margin, _reduction(reduction, size_average, reduce))


def hinge_embedding_loss(input: Tensor, target: Tensor, margin: float = 1.0, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.hinge_embedding_loss(input, target, margin, _reduction(reduction, size_average, reduce))


def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.cosine_embedding_loss(input1, input2, target, margin, _reduction(reduction, size_average, reduce))


def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2, eps: float = 1e-06, swap: bool = False, size_average: Optional[bool] = None, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, _reduction(reduction, size_average, reduce))


def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool = True, full: bool = False, size_average: Optional[bool] = None, eps: float = 1e-08, reduce: Optional[bool] = None, reduction: str = "mean") -> Tensor:
    return torch.ops.aten.poisson_nll_loss(input, target, log_input, full, eps, _reduction(reduction, size_average, reduce))


# Pixels -------------------------------------------------------------------------------------------


def pad(input: Tensor, pad: List[int], mode: str = "constant", value: Optional[float] = None) -> Tensor:
    return torch.ops.aten.pad(input, pad, mode, value)


def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    return torch.ops.aten.pixel_shuffle(input, upscale_factor)


def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    return torch.ops.aten.pixel_unshuffle(input, downscale_factor)


def channel_shuffle(input: Tensor, groups: int) -> Tensor:
    return torch.ops.aten.channel_shuffle(input, groups)


def grid_sample(input: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: Optional[bool] = None) -> Tensor:
    assert mode in ("bilinear", "nearest", "bicubic"), f"'{mode}' is no mode of grid_sample"
    assert padding_mode in ("zeros", "border", "reflection"), f"'{padding_mode}' is no padding mode of grid_sample"
    method = 0 if mode == "bilinear" else 1 if mode == "nearest" else 2
    outside = 0 if padding_mode == "zeros" else 1 if padding_mode == "border" else 2
    aligns = False if align_corners is None else align_corners
    return torch.ops.aten.grid_sampler(input, grid, method, outside, aligns)


def interpolate(input: Tensor, size: Optional[BroadcastingList1[int]] = None, scale_factor: Optional[BroadcastingList1[float]] = None, mode: str = "nearest", align_corners: Optional[bool] = None, recompute_scale_factor: Optional[bool] = None, antialias: bool = False) -> Tensor:
    assert not antialias, "antialias is not known here"
    dims = input.dim() - 2
    aligns = False if align_corners is None else align_corners
    sizes: Optional[List[int]] = None
    if size is not None:
        sizes = size * dims if len(size) == 1 else size
    scales: Optional[List[float]] = None
    if scale_factor is not None:
        scales = scale_factor * dims if len(scale_factor) == 1 else scale_factor
    if recompute_scale_factor is not None and recompute_scale_factor and scales is not None:
        computed: List[int] = []
        for i in range(dims):
            computed.append(int(input.size(i + 2) * scales[i]))
        sizes = computed
        scales = None
    if mode == "nearest" and dims == 1:
        return torch.ops.aten.upsample_nearest1d.vec(input, sizes, scales)
    if mode == "nearest" and dims == 2:
        return torch.ops.aten.upsample_nearest2d.vec(input, sizes, scales)
    if mode == "nearest" and dims == 3:
        return torch.ops.aten.upsample_nearest3d.vec(input, sizes, scales)
    if mode == "linear":
        return torch.ops.aten.upsample_linear1d.vec(input, sizes, aligns, scales)
    if mode == "bilinear":
        return torch.ops.aten.upsample_bilinear2d.vec(input, sizes, aligns, scales)
    if mode == "trilinear":
        return torch.ops.aten.upsample_trilinear3d.vec(input, sizes, aligns, scales)
    assert mode == "bicubic", f"'{mode}' is no mode of interpolate that is known here"
    return torch.ops.aten.upsample_bicubic2d.vec(input, sizes, aligns, scales)
