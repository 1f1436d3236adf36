"""Calls of attention."""
from draw import calls


@calls("aten._scaled_dot_product_flash_attention_for_cpu")
def flash_attention(d):
    batch, heads, steps, features = d.choice(1, 2), d.choice(1, 2, 3), d.choice(1, 2, 5), d.choice(1, 2, 4, 8)
    keys = d.choice(1, 2, 3)
    dtype = d.dtype("float") if d.maybe(0.95) else d.dtype()

    def operand(length):
        sizes = [batch, heads, length, features]
        if d.maybe(0.04):
            sizes = sizes[1:] if d.maybe(0.4) else sizes[:-1] + [features + 1]
        return d.tensor(sizes=sizes, dtype=dtype if d.maybe(0.97) else d.dtype("float"))

    query, key = operand(steps), operand(keys)
    mask = None
    if d.maybe(0.3):
        mask = d.tensor(sizes=d.choice([steps, keys], [batch, heads, steps, keys], [1, 1, steps, keys]), dtype=d.choice(dtype, dtype, "bool"))
    causal = d.bool() if mask is None else False
    return [query, key, d.like(key) if d.maybe(0.9) else operand(keys), 0.0 if d.maybe(0.9) else 0.5, causal, mask,
            d.optional(0.5)]
