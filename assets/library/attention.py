"""Attention, as PyTorch computes it on the CPU once an exported model is decomposed."""
from typing import Any, List, Optional, Tuple, Union

import torch


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
