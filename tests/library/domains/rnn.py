"""Calls of recurrent networks."""
from draw import calls


def wrong(d, sizes, probability=0.03):
    if d.maybe(probability):
        return [size + 1 for size in sizes] if d.maybe(0.5) else sizes + [1] if d.maybe(0.5) else sizes[1:]
    return sizes


def tensor(d, sizes, dtype):
    return d.tensor(sizes=wrong(d, list(sizes)), dtype=dtype if d.maybe(0.985) else None)


def cell(d, gates, states=1):
    batch, features, hidden = d.size(), d.choice(0, 1, 2, 3, 4), d.choice(0, 1, 2, 3, 4)
    dtype = d.dtype("float") if d.maybe(0.96) else d.dtype()
    lead = [batch] if d.maybe(0.97) else []
    hx = [tensor(d, lead + [hidden], dtype) for _ in range(states)]
    biases = [d.optional(tensor(d, [gates * hidden], dtype)) for _ in range(2)]
    weights = [tensor(d, [gates * hidden, features], dtype), tensor(d, [gates * hidden, hidden], dtype)]
    return tensor(d, lead + [features], dtype), hx, [*weights, *biases]


@calls("aten.rnn_tanh_cell", "aten.rnn_relu_cell")
def rnn_cell(d):
    x, hx, rest = cell(d, 1)
    return [x, hx[0], *rest]


@calls("aten.gru_cell")
def gru_cell(d):
    x, hx, rest = cell(d, 3)
    return [x, hx[0], *rest]


@calls("aten.lstm_cell")
def lstm_cell(d):
    x, hx, rest = cell(d, 4, 2 if d.maybe(0.97) else d.choice(0, 1, 3))
    return [x, hx, *rest]


def layers(d, gates, states=1):
    """Input, states, weights, and the flags behind them."""
    steps, batch, features, hidden = d.choice(1, 2, 3), d.choice(1, 2, 3), d.choice(1, 2, 3, 4), d.choice(1, 2, 3)
    count, both, first, biased = d.choice(1, 1, 2), d.bool(), d.bool(), d.bool()
    directions = 2 if both else 1
    dtype = d.choice("f32", "f32", "f64")
    hx = [d.tensor(sizes=wrong(d, [count * directions, batch, hidden]), dtype=dtype) for _ in range(states)]
    weights = []
    for layer in range(count):
        for _ in range(directions):
            width = features if layer == 0 else hidden * directions
            weights += [d.tensor(sizes=[gates * hidden, width], dtype=dtype), d.tensor(sizes=[gates * hidden, hidden], dtype=dtype)]
            if biased:
                weights += [d.tensor(sizes=[gates * hidden], dtype=dtype) for _ in range(2)]
    x = d.tensor(sizes=wrong(d, [batch, steps, features] if first else [steps, batch, features]), dtype=dtype)
    return x, hx, [weights, biased, count, 0.0, False, both, first]


@calls("aten.rnn_tanh.input", "aten.rnn_relu.input")
def rnn(d):
    x, hx, rest = layers(d, 1)
    return [x, hx[0], *rest]


@calls("aten.gru.input")
def gru(d):
    x, hx, rest = layers(d, 3)
    return [x, hx[0], *rest]


@calls("aten.lstm.input")
def lstm(d):
    x, hx, rest = layers(d, 4, 2)
    return [x, hx, *rest]


def packed(d, gates, states=1):
    """Samples of at most three steps, the longest first; each step lists how many samples it has, here one."""
    x, hx, rest = layers(d, gates, states)
    steps = d.choice(1, 2, 3)
    x.sizes = wrong(d, [steps, rest[0][0].sizes[1]])
    for state in hx:
        if len(state.sizes) == 3:
            state.sizes[1] = 1
    return x, d.tensor(sizes=[steps], dtype="i64"), hx, rest[:-1]


@calls("aten.rnn_tanh.data", "aten.rnn_relu.data")
def packed_rnn(d):
    x, steps, hx, rest = packed(d, 1)
    return [x, steps, hx[0], *rest]


@calls("aten.gru.data")
def packed_gru(d):
    x, steps, hx, rest = packed(d, 3)
    return [x, steps, hx[0], *rest]


@calls("aten.lstm.data")
def packed_lstm(d):
    x, steps, hx, rest = packed(d, 4, 2)
    return [x, steps, hx, *rest]
