// The ops that the backend contract forbids unless the backend says that it takes them: those that
// torch-mlir decomposes. Names without "torch.", sorted.
#include "engine/contract/illegal_ops.h"

#include <algorithm>
#include <iterator>

namespace reify {

static constexpr std::string_view kIllegalOps[] = {
    "aten._convolution", "aten._convolution.deprecated", "aten._embedding_bag",
    "aten._index_put_impl", "aten._linalg_det", "aten._log_softmax",
    "aten._log_softmax_backward_data", "aten._reshape_alias", "aten._safe_softmax",
    "aten._softmax", "aten._softmax_backward_data", "aten._to_copy", "aten._trilinear",
    "aten._unsafe_index_put.hacked_twin", "aten._unsafe_view", "aten._weight_norm_interface",
    "aten.absolute", "aten.adaptive_avg_pool1d", "aten.adaptive_avg_pool2d",
    "aten.adaptive_max_pool1d", "aten.adaptive_max_pool2d", "aten.addbmm", "aten.addcdiv",
    "aten.addcmul", "aten.addmm", "aten.amax", "aten.amin", "aten.aminmax", "aten.arange",
    "aten.arange.start", "aten.argmax", "aten.argmin", "aten.argsort", "aten.as_strided",
    "aten.atleast_1d", "aten.atleast_2d", "aten.baddbmm", "aten.batch_norm", "aten.bernoulli",
    "aten.bernoulli.Tensor", "aten.bernoulli.p", "aten.bilinear", "aten.broadcast_tensors",
    "aten.bucketize.Tensor", "aten.celu", "aten.channel_shuffle", "aten.clamp_max",
    "aten.clamp_min", "aten.clamp_min.Tensor", "aten.column_stack", "aten.conv1d", "aten.conv2d",
    "aten.conv3d", "aten.conv_tbc", "aten.conv_transpose1d", "aten.conv_transpose2d.input",
    "aten.conv_transpose3d.input", "aten.convolution_backward", "aten.copysign.Tensor",
    "aten.cosine_similarity", "aten.count_nonzero", "aten.count_nonzero.dim_IntList",
    "aten.cross_entropy_loss", "aten.deg2rad", "aten.diag", "aten.dropout", "aten.einsum",
    "aten.elu", "aten.empty_like", "aten.empty_strided", "aten.expand", "aten.expand_as",
    "aten.exponential", "aten.eye", "aten.eye.m", "aten.fake_quantize_per_tensor_affine",
    "aten.fake_quantize_per_tensor_affine_cachemask", "aten.fix", "aten.flatten.using_ints",
    "aten.fliplr", "aten.flipud", "aten.floor_divide", "aten.floor_divide.Scalar", "aten.fmax",
    "aten.fmin", "aten.frac", "aten.full", "aten.full_like", "aten.glu", "aten.group_norm",
    "aten.hann_window.periodic", "aten.hardshrink", "aten.hardsigmoid", "aten.hardswish",
    "aten.hardtanh", "aten.heaviside", "aten.hstack", "aten.index.Tensor", "aten.index_put",
    "aten.instance_norm", "aten.isinf", "aten.isnan", "aten.isneginf", "aten.isposinf",
    "aten.kl_div", "aten.l1_loss", "aten.layer_norm", "aten.ldexp.Tensor", "aten.lerp.Scalar",
    "aten.lerp.Tensor", "aten.lift_fresh_copy", "aten.linalg_cross", "aten.linalg_norm",
    "aten.linalg_slogdet", "aten.linear", "aten.linspace", "aten.log_sigmoid",
    "aten.log_softmax.int", "aten.logaddexp", "aten.logaddexp2", "aten.logcumsumexp",
    "aten.masked_fill.Scalar", "aten.masked_fill.Tensor", "aten.masked_scatter", "aten.mean",
    "aten.mean.dim", "aten.mish", "aten.movedim.int", "aten.mse_loss", "aten.mv",
    "aten.nan_to_num", "aten.narrow", "aten.narrow.Tensor", "aten.native_batch_norm",
    "aten.native_dropout", "aten.native_group_norm", "aten.native_layer_norm", "aten.new_empty",
    "aten.new_empty_strided", "aten.new_full", "aten.new_ones", "aten.new_zeros",
    "aten.norm.ScalarOpt_dim", "aten.normal_functional", "aten.numpy_T", "aten.one_hot",
    "aten.ones_like", "aten.pad", "aten.pixel_shuffle", "aten.pixel_unshuffle",
    "aten.poisson_nll_loss", "aten.prelu", "aten.rad2deg", "aten.rand", "aten.rand_like",
    "aten.randint", "aten.randint.low", "aten.randn", "aten.randn.generator", "aten.randn_like",
    "aten.relu6", "aten.renorm", "aten.repeat", "aten.repeat_interleave.Tensor",
    "aten.repeat_interleave.self_int", "aten.reshape", "aten.reshape_as", "aten.rms_norm",
    "aten.roll", "aten.rot90", "aten.round.decimals", "aten.rrelu", "aten.rrelu_with_noise",
    "aten.rrelu_with_noise_backward", "aten.rrelu_with_noise_functional", "aten.scalar_tensor",
    "aten.scatter.value", "aten.select.int", "aten.select_scatter", "aten.selu", "aten.signbit",
    "aten.silu", "aten.size", "aten.softmax.int", "aten.softplus", "aten.softshrink",
    "aten.special_expm1", "aten.square", "aten.stack", "aten.std", "aten.std.correction",
    "aten.std.dim", "aten.stft", "aten.stft.center", "aten.t", "aten.tanh_backward", "aten.tile",
    "aten.to.device", "aten.to.dtype_layout", "aten.to.prim_Device", "aten.topk", "aten.trace",
    "aten.tril_indices", "aten.triu_indices", "aten.trunc", "aten.type_as",
    "aten.upsample_nearest1d.vec", "aten.upsample_nearest2d.vec", "aten.var",
    "aten.var.correction", "aten.var.dim", "aten.var_mean", "aten.var_mean.correction",
    "aten.var_mean.dim", "aten.where.Scalar", "aten.where.ScalarOther", "aten.where.ScalarSelf",
    "aten.zero", "aten.zeros_like", "prims.convert_element_type", "prims.sqrt", "prims.squeeze",
    "prims.var", "valsem.aten.bernoulli.float",
};

bool isIllegalOp(std::string_view name) {
  return std::binary_search(std::begin(kIllegalOps), std::end(kIllegalOps), name);
}

} // namespace reify
