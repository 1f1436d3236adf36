"""Normalisation: of trailing dimensions (layer, rms), of channels (batch, instance), of groups of channels, of weights."""
from typing import Any, List, Optional, Tuple, Union

import torch


def statistics_sizes(input: List[int], normalized_shape: List[int]) -> List[int]:
    """One number for each part that is normalized: the leading sizes, then ones."""
    lead = len(input) - len(normalized_shape)
    return [input[i] if i < lead else 1 for i in range(len(input))]


def check_normalized(input: List[int], normalized_shape: List[int]) -> List[int]:
    """The trailing sizes are those to be normalized, at least one."""
    count = len(normalized_shape)
    assert count >= 1, "expected a normalized_shape of at least one size"
    assert len(input) >= count and input[len(input) - count:] == normalized_shape, f"expected an input whose last sizes are {normalized_shape}, but got {input}"
    return input


def check_affine(given: Optional[List[int]], normalized_shape: List[int], what: str) -> int:
    """A parameter for each element of what is normalized."""
    if given is not None:
        assert given == normalized_shape, f"expected a '{what}' of sizes {normalized_shape}, but got {given}"
    return 0


def check_per_channel(given: Optional[List[int]], channels: int, what: str) -> int:
    """One number for each channel."""
    if given is not None:
        assert element_count(given) == channels, f"expected a '{what}' of {channels} elements, but got {given}"
    return 0


def check_channels_of(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]]) -> int:
    """Dimension 1 is that of the channels, whose number is returned; each has one of all that is given."""
    assert len(input) >= 2, f"expected an input of rank 2 or more, but got {input}"
    check_per_channel(weight, input[1], "weight")
    check_per_channel(bias, input[1], "bias")
    check_affine(running_mean, [input[1]], "running_mean")
    check_affine(running_var, [input[1]], "running_var")
    return input[1]


def check_running(running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool) -> int:
    """Running statistics are both there or both not; without training they must be."""
    assert (running_mean is None) == (running_var is None), "expected both a running_mean and a running_var or none"
    assert training or running_mean is not None, "expected running statistics, which take the place of the input's"
    return 0


def check_batches(input: List[int], training: bool) -> List[int]:
    """Statistics of nothing are not known."""
    assert not training or element_count(input) > 0, f"expected an input with elements, but got {input}"
    return input


def channel_sizes(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool) -> List[int]:
    """The sizes of an input whose channels are normalized; one without elements is not looked at, but its weights are."""
    if element_count(input) == 0:
        for given in [weight, bias]:
            assert given is None or element_count(given) > 0, f"expected a weight and bias with elements, but got {given}"
        return input
    check_channels_of(input, weight, bias, running_mean, running_var)
    check_running(running_mean, running_var, training)
    return input


def check_groups(channels: int, groups: int) -> int:
    """Groups have equally many channels."""
    assert groups > 0, f"expected at least one group, but got {groups}"
    assert channels % groups == 0, f"expected channels that can be divided into {groups} groups, but got {channels}"
    return 0


def check_real(input: Tuple[int, int]) -> int:
    """Layers are normalized of reals only."""
    dtype = dtype_of(input)
    assert not is_complex(dtype), "expected a real input"
    return dtype


def parameters_dtype(input: Tuple[int, int], parameters: List[Optional[Tuple[int, int]]]) -> int:
    """All parameters have the type of the input, or all are float32 beside an input of 16 bits; so are statistics."""
    dtype = dtype_of(input)
    assert not is_integer(dtype), "expected a floating or complex input"
    expected = dtype
    is_first = True
    for parameter in parameters:
        if parameter is not None:
            if is_first:
                expected = dtype_of(parameter)
                is_first = False
            assert dtype_of(parameter) == expected, "expected parameters of one type"
    is_mixed = expected == torch.float32 and dtype in [torch.float16, torch.bfloat16]
    assert expected == dtype or is_mixed, "expected parameters of the type of the input, or float32 ones beside a 16-bit input"
    return expected


def batch_statistics(input: List[int], training: bool) -> List[int]:
    """In training mean and deviation of each channel are kept for the gradient."""
    return [input[1]] if training else [0]

# aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enable=True) -> Tensor
def aten〇layer_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], bias: Optional[List[int]], eps: float, cudnn_enable: bool) -> List[int]:
    """The sizes of the input, whose last are normalized."""
    check_affine(weight, normalized_shape, "weight")
    check_affine(bias, normalized_shape, "bias")
    return check_normalized(input, normalized_shape)

def aten〇layer_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float, cudnn_enable: bool) -> int:
    """That of the input, which is real."""
    check_real(input_rank_dtype)
    parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return dtype_of(input_rank_dtype)

# aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_layer_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], bias: Optional[List[int]], eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input, and mean and deviation of each part that is normalized."""
    check_affine(weight, normalized_shape, "weight")
    check_affine(bias, normalized_shape, "bias")
    check_normalized(input, normalized_shape)
    statistics = statistics_sizes(input, normalized_shape)
    return (input, statistics, statistics)

def aten〇native_layer_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float) -> Tuple[int, int, int]:
    """That of the input, which is real; statistics have that of the parameters."""
    check_real(input_rank_dtype)
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
def aten〇rms_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], eps: Optional[float]) -> List[int]:
    """The sizes of the input, whose last are normalized."""
    check_affine(weight, normalized_shape, "weight")
    return check_normalized(input, normalized_shape)

def aten〇rms_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], eps: Optional[float]) -> int:
    """That of the input."""
    if weight_rank_dtype is not None:
        promote(input_rank_dtype, weight_rank_dtype)
    return dtype_of(input_rank_dtype)

# aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)
def aten〇_fused_rms_norm〡shape(input: List[int], normalized_shape: List[int], weight: Optional[List[int]], eps: Optional[float]) -> Tuple[List[int], List[int]]:
    """The sizes of the input, and the deviation of each part that is normalized."""
    check_affine(weight, normalized_shape, "weight")
    return (check_normalized(input, normalized_shape), statistics_sizes(input, normalized_shape))

def aten〇_fused_rms_norm〡dtype(input_rank_dtype: Tuple[int, int], normalized_shape: List[int], weight_rank_dtype: Optional[Tuple[int, int]], eps: Optional[float]) -> Tuple[int, int]:
    """That of the input; deviations of 16-bit floats are float32."""
    dtype = dtype_of(input_rank_dtype)
    return (dtype, torch.float32 if dtype in [torch.float16, torch.bfloat16] else real_of(dtype))

# aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
def aten〇batch_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> List[int]:
    """The sizes of the input."""
    return channel_sizes(input, weight, bias, running_mean, running_var, training)

def aten〇batch_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], training: bool, momentum: float, eps: float, cudnn_enabled: bool) -> int:
    """That of the input."""
    parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return dtype_of(input_rank_dtype)

# aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
def aten〇instance_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> List[int]:
    """The sizes of the input, whose channels are normalized sample by sample."""
    check_running(running_mean, running_var, use_input_stats)
    assert len(input) >= 2, f"expected an input of rank 2 or more, but got {input}"
    if element_count(input) == 0:
        for given in [weight, bias]:
            assert given is None or input[0] * element_count(given) > 0, f"expected samples and channels, but got {input}"
        return input
    check_affine(weight, [input[1]], "weight")
    check_affine(bias, [input[1]], "bias")
    check_affine(running_mean, [input[1]], "running_mean")
    check_affine(running_var, [input[1]], "running_var")
    return input

def aten〇instance_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool) -> int:
    """That of the input; running statistics may have any."""
    parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return dtype_of(input_rank_dtype)

# aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enabled=True) -> Tensor
def aten〇group_norm〡shape(input: List[int], num_groups: int, weight: Optional[List[int]], bias: Optional[List[int]], eps: float, cudnn_enabled: bool) -> List[int]:
    """The sizes of the input, whose channels are divided into groups."""
    assert len(input) >= 2, f"expected an input of rank 2 or more, but got {input}"
    check_affine(weight, [input[1]], "weight")
    check_affine(bias, [input[1]], "bias")
    check_groups(input[1], num_groups)
    assert input[1] > 0 and element_count(input[2:]) > 0, f"expected an input with channels that have elements, but got {input}"
    return input

def aten〇group_norm〡dtype(input_rank_dtype: Tuple[int, int], num_groups: int, weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], eps: float, cudnn_enabled: bool) -> int:
    """That of the input."""
    parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return dtype_of(input_rank_dtype)

# aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_group_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], N: int, C: int, HxW: int, group: int, eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input, and mean and deviation of each group."""
    check_groups(C, group)
    check_affine(weight, [C], "weight")
    check_affine(bias, [C], "bias")
    assert C > 0 and HxW > 0, f"expected an input with channels that have elements, but got {input}"
    assert element_count(input) == N * C * HxW, f"expected an input of {N} * {C} * {HxW} elements, but got {input}"
    return (input, [N, group], [N, group])

def aten〇native_group_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], N: int, C: int, HxW: int, group: int, eps: float) -> Tuple[int, int, int]:
    """That of the input; statistics have that of the parameters."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def aten〇native_batch_norm〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], training: bool, momentum: float, eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input, and mean and deviation of each channel if training."""
    check_channels_of(input, weight, bias, running_mean, running_var)
    check_running(running_mean, running_var, training)
    statistics = batch_statistics(check_batches(input, training), training)
    return (input, statistics, statistics)

def aten〇native_batch_norm〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], training: bool, momentum: float, eps: float) -> Tuple[int, int, int]:
    """That of the input; statistics have that of the parameters."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def aten〇_native_batch_norm_legit〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: List[int], running_var: List[int], training: bool, momentum: float, eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input, and mean and deviation of each channel if training."""
    check_channels_of(input, weight, bias, running_mean, running_var)
    check_running(running_mean, running_var, training)
    statistics = batch_statistics(check_batches(input, training), training)
    return (input, statistics, statistics)

def aten〇_native_batch_norm_legit〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Tuple[int, int], running_var_rank_dtype: Tuple[int, int], training: bool, momentum: float, eps: float) -> Tuple[int, int, int]:
    """That of the input; statistics have that of the parameters."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def aten〇_native_batch_norm_legit〇no_stats〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], training: bool, momentum: float, eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input, and mean and deviation of each channel if training."""
    check_channels_of(input, weight, bias, None, None)
    check_running(None, None, training)
    statistics = batch_statistics(check_batches(input, training), training)
    return (input, statistics, statistics)

def aten〇_native_batch_norm_legit〇no_stats〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], training: bool, momentum: float, eps: float) -> Tuple[int, int, int]:
    """That of the input; statistics have that of the parameters."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
def aten〇_native_batch_norm_legit_no_training〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: List[int], running_var: List[int], momentum: float, eps: float) -> Tuple[List[int], List[int], List[int]]:
    """The sizes of the input; no statistics are kept."""
    check_channels_of(input, weight, bias, running_mean, running_var)
    return (input, [0], [0])

def aten〇_native_batch_norm_legit_no_training〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Tuple[int, int], running_var_rank_dtype: Tuple[int, int], momentum: float, eps: float) -> Tuple[int, int, int]:
    """That of the input; statistics have that of the parameters."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics)

# aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
def aten〇_native_batch_norm_legit_functional〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: List[int], running_var: List[int], training: bool, momentum: float, eps: float) -> Tuple[List[int], List[int], List[int], List[int], List[int]]:
    """The sizes of the input, the statistics of each channel if training, and the running ones."""
    check_channels_of(input, weight, bias, running_mean, running_var)
    check_running(running_mean, running_var, training)
    statistics = batch_statistics(check_batches(input, training), training)
    return (input, statistics, statistics, running_mean, running_var)

def aten〇_native_batch_norm_legit_functional〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Tuple[int, int], running_var_rank_dtype: Tuple[int, int], training: bool, momentum: float, eps: float) -> Tuple[int, int, int, int, int]:
    """That of the input; statistics have that of the parameters, running ones keep theirs."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics, dtype_of(running_mean_rank_dtype), dtype_of(running_var_rank_dtype))

# aten::_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
def aten〇_batch_norm_with_update_functional〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: List[int], running_var: List[int], momentum: float, eps: float) -> Tuple[List[int], List[int], List[int], List[int], List[int], List[int]]:
    """The sizes of the input, the statistics of each channel, what is kept for the gradient, and the running ones."""
    channels = check_channels_of(check_batches(input, True), weight, bias, running_mean, running_var)
    return (input, [channels], [channels], [0], running_mean, running_var)

def aten〇_batch_norm_with_update_functional〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Tuple[int, int], running_var_rank_dtype: Tuple[int, int], momentum: float, eps: float) -> Tuple[int, int, int, int, int, int]:
    """That of the input; statistics have that of the parameters, running ones keep theirs; what is kept is uint8."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics, torch.uint8, dtype_of(running_mean_rank_dtype), dtype_of(running_var_rank_dtype))

# aten::_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
def aten〇_batch_norm_no_update〡shape(input: List[int], weight: Optional[List[int]], bias: Optional[List[int]], running_mean: Optional[List[int]], running_var: Optional[List[int]], momentum: float, eps: float) -> Tuple[List[int], List[int], List[int], List[int]]:
    """The sizes of the input; no statistics are kept."""
    check_channels_of(input, weight, bias, running_mean, running_var)
    check_running(running_mean, running_var, False)
    return (input, [0], [0], [0])

def aten〇_batch_norm_no_update〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], bias_rank_dtype: Optional[Tuple[int, int]], running_mean_rank_dtype: Optional[Tuple[int, int]], running_var_rank_dtype: Optional[Tuple[int, int]], momentum: float, eps: float) -> Tuple[int, int, int, int]:
    """That of the input; statistics would have that of the parameters; what is kept is uint8."""
    statistics = parameters_dtype(input_rank_dtype, [weight_rank_dtype, bias_rank_dtype, running_mean_rank_dtype, running_var_rank_dtype])
    return (dtype_of(input_rank_dtype), statistics, statistics, torch.uint8)

# aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
def aten〇_weight_norm_interface〡shape(v: List[int], g: List[int], dim: int) -> Tuple[List[int], List[int]]:
    """The sizes of v, and one norm for each slice along the dimension."""
    assert dim == 0 or dim == len(v) - 1, f"expected the first or last dimension, but got {dim} of {v}"
    norms = [v[i] if i == dim else 1 for i in range(len(v))]
    assert g == norms, f"expected a 'g' of sizes {norms}, but got {g}"
    return (v, norms)

def aten〇_weight_norm_interface〡dtype(v_rank_dtype: Tuple[int, int], g_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    """That of v; norms of 16-bit floats are float32."""
    dtype = dtype_of(v_rank_dtype)
    assert not is_integer(dtype), "expected floating or complex operands"
    assert dtype == dtype_of(g_rank_dtype), "expected operands of one type"
    return (dtype, torch.float32 if dtype in [torch.float16, torch.bfloat16] else real_of(dtype))
