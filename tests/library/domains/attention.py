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


@calls("aten.scaled_dot_product_attention")
def attention(d):
    lead, queries, keys = d.choice([], [2], [3], [1, 2], [2, 3], [2, 4]), d.choice(1, 2, 4), d.choice(1, 3, 5)
    features, wide = d.choice(1, 2, 8), d.choice(1, 2, 8)
    dtype = d.dtype(d.choice("float", "float", "float", "float", "common"))
    shared = len(lead) == 2 and d.maybe(0.2)
    grouped = lead[:-1] + [d.choice(1, 2)] if shared else lead

    def operand(sizes):
        sizes = [1 if d.maybe(0.04) else size for size in sizes]
        if d.maybe(0.05):
            sizes[d.int(0, len(sizes) - 1)] += 1
        if d.maybe(0.02):
            sizes = sizes[-1:]
        return d.tensor(sizes=sizes, dtype=dtype if d.maybe(0.97) else d.dtype("float"))

    mask = None
    if d.maybe(0.4):
        sizes = d.choice([queries, keys], lead + [queries, keys], [1, keys], [queries, 1], [keys], [2] + lead + [queries, keys])
        mask = d.tensor(sizes=sizes, dtype=d.choice(dtype, "bool", "bool", "f32", "f64", "i32"))
    dropout = d.choice(0.0, 0.0, 0.0, 0.5, 1.0) if d.maybe(0.96) else 1.5
    return [operand(lead + [queries, features]), operand(grouped + [keys, features]), operand(grouped + [keys, wide]),
            mask, dropout, d.maybe(0.1 if mask else 0.3), d.optional(0.5), shared or d.maybe(0.04)]
