"""Calls of layers of transformers."""
from draw import calls


def operand(d, sizes, dtype):
    if d.maybe(0.03):
        sizes = [size + 1 for size in sizes] if d.maybe(0.6) else sizes[1:]
    return d.tensor(sizes=list(sizes), dtype=dtype if d.maybe(0.985) else d.dtype("float"))


def attention(d):
    """Sizes of batch and steps, the length of vectors, heads, and the four parameters."""
    heads = d.choice(1, 2, 4)
    length = heads * d.choice(1, 2, 3)
    dtype = d.choice("f32", "f32", "f64")
    parameters = [operand(d, sizes, dtype) for sizes in ([3 * length, length], [3 * length], [length, length], [length])]
    if d.maybe(0.05):
        heads = d.choice(3, 5)
    return [d.choice(1, 2, 3), d.choice(1, 2, 5)], length, heads, parameters, dtype


@calls("aten._native_multi_head_attention")
def multi_head_attention(d):
    lead, length, heads, parameters, dtype = attention(d)
    query = operand(d, lead + [length], dtype)
    others = [operand(d, query.sizes, dtype) if d.maybe(0.3) else d.like(query) for _ in range(2)]
    return [query, *others, length, heads, *parameters, None, True, d.bool(), None]


@calls("aten._transformer_encoder_layer_fwd")
def encoder_layer(d):
    lead, length, heads, parameters, dtype = attention(d)
    src = operand(d, lead + [length], dtype)
    hidden = d.choice(1, 4, 6)
    norms = [operand(d, [length], dtype) for _ in range(4)]
    layers = [d.tensor(sizes=sizes, dtype=dtype) for sizes in ([hidden, length], [hidden], [length, hidden], [length])]
    return [src, length, heads, *parameters, d.bool(), d.bool(), 1e-05, *norms, *layers, None, None]


@calls("aten._scaled_dot_product_efficient_attention")
def efficient_attention(d):
    """Only GPUs have a kernel, which says what is wrong: right calls alone are drawn."""
    batch, heads, features = d.choice(1, 2), d.choice(1, 2, 3), d.choice(4, 8, 16)
    steps, keys, dtype = d.choice(1, 5, 31, 32, 33, 70), d.choice(1, 3, 8), d.choice("f32", "f16", "bf16")
    query = d.tensor(sizes=[batch, heads, steps, features], dtype=dtype)
    key = d.tensor(sizes=[batch, heads, keys, features], dtype=dtype)
    value = d.tensor(sizes=[batch, heads, keys, d.choice(features, 8)], dtype=dtype)
    return [query, key, value, None, d.bool(), 0.0, d.bool(), d.optional(0.5)]
