"""Layers of transformers that PyTorch computes in one op."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_linear(weight: List[int], bias: List[int], outputs: int, inputs: int, what: str) -> int:
    """A matrix from inputs to outputs and a summand for each output."""
    assert weight == [outputs, inputs], f"expected a weight of sizes [{outputs}, {inputs}] for {what}, but got {weight}"
    assert bias == [outputs], f"expected a bias of sizes [{outputs}] for {what}, but got {bias}"
    return 0


def check_self_attention(query: List[int], embed_dim: int, heads: int, qkv_weight: List[int], qkv_bias: List[int], proj_weight: List[int], proj_bias: List[int]) -> List[int]:
    """Batches of sequences of vectors, from which one matrix makes queries, keys and values for all heads."""
    assert len(query) == 3, f"expected operands of batch, steps and features, but got {query}"
    assert query[2] == embed_dim, f"expected vectors of length {embed_dim}, but got {query}"
    assert heads > 0 and embed_dim % heads == 0, f"expected a length that can be divided into {heads} heads, but got {embed_dim}"
    check_linear(qkv_weight, qkv_bias, 3 * embed_dim, embed_dim, "queries, keys and values")
    check_linear(proj_weight, proj_bias, embed_dim, embed_dim, "the result")
    return query


def check_floating_type(dtype: int, others: List[Tuple[int, int]]) -> int:
    """Operands of one floating type."""
    assert not is_integer(dtype) and not is_complex(dtype), "expected floating operands"
    for other in others:
        assert dtype == dtype_of(other), "expected operands of one type"
    return dtype


# aten::_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, int? mask_type=None) -> (Tensor, Tensor)
def aten〇_native_multi_head_attention〡shape(query: List[int], key: List[int], value: List[int], embed_dim: int, num_head: int, qkv_weight: List[int], qkv_bias: List[int], proj_weight: List[int], proj_bias: List[int], mask: Optional[List[int]], need_weights: bool, average_attn_weights: bool, mask_type: Optional[int]) -> Tuple[List[int], List[int]]:
    """The sizes of the query, and what each step looks at, the mean of the heads or each by itself."""
    assert query == key and query == value, f"expected operands of the same sizes, but got {query}, {key} and {value}"
    check_self_attention(query, embed_dim, num_head, qkv_weight, qkv_bias, proj_weight, proj_bias)
    steps = query[1]
    weights = [query[0], steps, steps] if average_attn_weights else [query[0], num_head, steps, steps]
    return (query, weights)

def aten〇_native_multi_head_attention〡dtype(query_rank_dtype: Tuple[int, int], key_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int], embed_dim: int, num_head: int, qkv_weight_rank_dtype: Tuple[int, int], qkv_bias_rank_dtype: Tuple[int, int], proj_weight_rank_dtype: Tuple[int, int], proj_bias_rank_dtype: Tuple[int, int], mask_rank_dtype: Optional[Tuple[int, int]], need_weights: bool, average_attn_weights: bool, mask_type: Optional[int]) -> Tuple[int, int]:
    """That of all operands; the bias of queries, keys and values is converted."""
    dtype = check_floating_type(dtype_of(query_rank_dtype), [key_rank_dtype, value_rank_dtype, qkv_weight_rank_dtype, proj_weight_rank_dtype, proj_bias_rank_dtype])
    return (dtype, dtype)

# aten::_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor
def aten〇_transformer_encoder_layer_fwd〡shape(src: List[int], embed_dim: int, num_heads: int, qkv_weight: List[int], qkv_bias: List[int], proj_weight: List[int], proj_bias: List[int], use_gelu: bool, norm_first: bool, eps: float, norm_weight_1: List[int], norm_bias_1: List[int], norm_weight_2: List[int], norm_bias_2: List[int], ffn_weight_1: List[int], ffn_bias_1: List[int], ffn_weight_2: List[int], ffn_bias_2: List[int], mask: Optional[List[int]], mask_type: Optional[int]) -> List[int]:
    """The sizes of the input."""
    check_self_attention(src, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias)
    for given in [norm_weight_1, norm_bias_1, norm_weight_2, norm_bias_2]:
        assert given == [embed_dim], f"expected parameters of normalisation of sizes [{embed_dim}], but got {given}"
    hidden = ffn_bias_1[0] if len(ffn_bias_1) == 1 else 0
    check_linear(ffn_weight_1, ffn_bias_1, hidden, embed_dim, "the hidden layer")
    check_linear(ffn_weight_2, ffn_bias_2, embed_dim, hidden, "the last layer")
    return src

def aten〇_transformer_encoder_layer_fwd〡dtype(src_rank_dtype: Tuple[int, int], embed_dim: int, num_heads: int, qkv_weight_rank_dtype: Tuple[int, int], qkv_bias_rank_dtype: Tuple[int, int], proj_weight_rank_dtype: Tuple[int, int], proj_bias_rank_dtype: Tuple[int, int], use_gelu: bool, norm_first: bool, eps: float, norm_weight_1_rank_dtype: Tuple[int, int], norm_bias_1_rank_dtype: Tuple[int, int], norm_weight_2_rank_dtype: Tuple[int, int], norm_bias_2_rank_dtype: Tuple[int, int], ffn_weight_1_rank_dtype: Tuple[int, int], ffn_bias_1_rank_dtype: Tuple[int, int], ffn_weight_2_rank_dtype: Tuple[int, int], ffn_bias_2_rank_dtype: Tuple[int, int], mask_rank_dtype: Optional[Tuple[int, int]], mask_type: Optional[int]) -> int:
    """That of all operands; the bias of queries, keys and values is converted."""
    return check_floating_type(dtype_of(src_rank_dtype), [qkv_weight_rank_dtype, proj_weight_rank_dtype, proj_bias_rank_dtype, norm_weight_1_rank_dtype, norm_bias_1_rank_dtype, norm_weight_2_rank_dtype, norm_bias_2_rank_dtype])

# aten::_scaled_dot_product_efficient_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, bool compute_log_sumexp, float dropout_p=0., bool is_causal=False, *, float? scale=None) -> (Tensor output, Tensor log_sumexp, Tensor philox_seed, Tensor philox_offset)
def aten〇_scaled_dot_product_efficient_attention〡shape(query: List[int], key: List[int], value: List[int], attn_bias: Optional[List[int]], compute_log_sumexp: bool, dropout_p: float, is_causal: bool, scale: Optional[float]) -> Tuple[List[int], List[int], List[int], List[int]]:
    """One vector of the length of values for each query, logarithms of sums for steps in blocks of 32 if wanted, two numbers."""
    assert len(query) == 4 and len(key) == 4 and len(value) == 4, f"expected operands of batch, heads, steps and features, but got {query}, {key} and {value}"
    steps = (query[2] + 31) // 32 * 32 if compute_log_sumexp else 0
    no_dimensions = query[:0]
    return (query[:3] + [value[3]], query[:2] + [steps], no_dimensions, no_dimensions)

def aten〇_scaled_dot_product_efficient_attention〡dtype(query_rank_dtype: Tuple[int, int], key_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int], attn_bias_rank_dtype: Optional[Tuple[int, int]], compute_log_sumexp: bool, dropout_p: float, is_causal: bool, scale: Optional[float]) -> Tuple[int, int, int, int]:
    """That of the queries; logarithms are float32, the two numbers int64."""
    dtype = check_floating_type(dtype_of(query_rank_dtype), [key_rank_dtype, value_rank_dtype])
    return (dtype, torch.float32, torch.int64, torch.int64)
