"""Calls of gradients of embeddings."""
from draw import calls


@calls("aten.embedding_dense_backward")
def embedding_dense(d):
    indices = d.tensor(rank=(0, 3), dtype=["i64", "i64", "i32"] if d.maybe(0.9) else None, fill="zeros")
    grad = d.tensor(sizes=indices.sizes + [d.size()], dtype="float" if d.maybe(0.9) else None)
    if d.maybe(0.1):
        grad = d.broadcast(grad)
    return [grad, indices, d.choice(1, 2, 5, 10, 0), d.choice(-1, 0, 1), d.bool()]
