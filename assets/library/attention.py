"""Attention, as models call it and as PyTorch computes it on the CPU; embeddings of positions."""
from typing import Any, List, Optional, Tuple, Union

import torch


def shared_heads(heads: int, shared: int) -> int:
    """How many heads keys or values have once each serves a group of the query's heads."""
    assert shared > 0, "expected a head of keys and values"
    assert heads % shared == 0, f"expected the {heads} heads of the query to be divisible by the {shared} of keys and values"
    return heads


def scores_sizes(query: List[int], key: List[int]) -> List[int]:
    """A score of each query with each key; what stands before positions and features broadcasts."""
    assert query[-1] == key[-1], f"expected as many features of keys as of queries, got {query[-1]} and {key[-1]}"
    return broadcast(query[:-2], key[:-2]) + [query[-2], key[-2]]


# aten::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
def aten〇scaled_dot_product_attention〡shape(query: List[int], key: List[int], value: List[int], attn_mask: Optional[List[int]], dropout_p: float, is_causal: bool, scale: Optional[float], enable_gqa: bool) -> List[int]:
    """The query's positions with the value's features."""
    rank = len(query)
    assert rank >= 2 and len(key) >= 2 and len(value) >= 2, f"expected at least 2 dimensions of query, key and value, got {query}, {key} and {value}"
    keys, values = copy_sizes(key), copy_sizes(value)
    if enable_gqa:
        assert rank >= 3 and len(key) >= 3 and len(value) >= 3, f"expected heads of query, key and value, got {query}, {key} and {value}"
        keys[-3] = shared_heads(query[-3], key[-3])
        values[-3] = shared_heads(query[-3], value[-3])
    assert dropout_p <= 1.0, f"expected a dropout probability of at most 1, got {dropout_p}"
    scores = scores_sizes(query, keys)
    if attn_mask is not None:
        assert not is_causal, "expected no mask beside is_causal"
        assert len(attn_mask) >= 2 or rank != 4, f"expected a mask of at least 2 dimensions, got {attn_mask}"
        broadcast_into(attn_mask, scores)
    assert keys[-2] == values[-2], f"expected as many values as keys, got {values[-2]} and {keys[-2]}"
    return broadcast(scores[:-2], values[:-2]) + [query[-2], value[-1]]

def aten〇scaled_dot_product_attention〡dtype(query_rank_dtype: Tuple[int, int], key_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int], attn_mask_rank_dtype: Optional[Tuple[int, int]], dropout_p: float, is_causal: bool, scale: Optional[float], enable_gqa: bool) -> int:
    """Query, key and value have it; a mask is of bools, of that dtype or float32."""
    dtype = same_dtype3(query_rank_dtype, key_rank_dtype, value_rank_dtype, "attention")
    assert not is_integer(dtype), "attention: expected floating numbers"
    if attn_mask_rank_dtype is not None:
        assert dtype_of(attn_mask_rank_dtype) in [torch.bool, torch.float32, dtype], "attention: expected a mask of bools, of the query's dtype or of float32"
    return dtype

# aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)
def aten〇_scaled_dot_product_flash_attention_for_cpu〡shape(query: List[int], key: List[int], value: List[int], dropout_p: float, is_causal: bool, attn_mask: Optional[List[int]], scale: Optional[float]) -> Tuple[List[int], List[int]]:
    """One vector of the length of values for each query, and one logarithm of a sum of exponents."""
    assert len(query) == 4 and len(key) == 4 and len(value) == 4, f"expected operands of batch, heads, steps and features, but got {query}, {key} and {value}"
    assert query[3] == value[3] and key[3] == value[3], f"expected vectors of one length, but got {query}, {key} and {value}"
    assert dropout_p == 0.0, f"expected no dropout, but got dropout_p={dropout_p}"
    if attn_mask is not None:
        assert len(attn_mask) == 2 or len(attn_mask) == 4, f"expected a mask of rank 2 or 4, but got {attn_mask}"
    return (query, query[:3])

def aten〇_scaled_dot_product_flash_attention_for_cpu〡dtype(query_rank_dtype: Tuple[int, int], key_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int], dropout_p: float, is_causal: bool, attn_mask_rank_dtype: Optional[Tuple[int, int]], scale: Optional[float]) -> Tuple[int, int]:
    """That of the queries; logarithms of 16-bit floats are float32."""
    dtype = dtype_of(query_rank_dtype)
    assert not is_integer(dtype) and not is_complex(dtype), "expected floating queries"
    assert dtype == dtype_of(key_rank_dtype) and dtype == dtype_of(value_rank_dtype), "expected queries, keys and values of one type"
    if attn_mask_rank_dtype is not None:
        assert dtype == dtype_of(attn_mask_rank_dtype), "expected a mask of the type of the queries"
    return (dtype, torch.float32 if dtype in [torch.float16, torch.bfloat16] else dtype)

# onnx::rotary_embedding(Tensor input, Tensor position_ids, Tensor cos_cache, Tensor sin_cache, int interleaved, int is_packed_batching, int num_heads, int rotary_embedding_dim, float scale) -> Tensor
def onnx〇rotary_embedding〡shape(input: List[int], position_ids: List[int], cos_cache: List[int], sin_cache: List[int], interleaved: int, is_packed_batching: int, num_heads: int, rotary_embedding_dim: int, scale: float) -> List[int]:
    """The sizes stay."""
    return input

def onnx〇rotary_embedding〡dtype(input_rank_dtype: Tuple[int, int], position_ids_rank_dtype: Tuple[int, int], cos_cache_rank_dtype: Tuple[int, int], sin_cache_rank_dtype: Tuple[int, int], interleaved: int, is_packed_batching: int, num_heads: int, rotary_embedding_dim: int, scale: float) -> int:
    """The dtype stays."""
    _, input_dtype = input_rank_dtype
    return input_dtype
