"""Recurrent networks: one step of a cell, and all steps of all layers."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_gate_bias(bias: Optional[List[int]], size: int, what: str) -> int:
    """One summand for each row of the weights; it broadcasts."""
    if bias is not None:
        assert broadcast(bias, [size]) == [size], f"expected a '{what}' of sizes [{size}], but got {bias}"
    return 0


def cell_sizes(input: List[int], hx: List[int], w_ih: List[int], w_hh: List[int], b_ih: Optional[List[int]], b_hh: Optional[List[int]], gates: int) -> List[int]:
    """The next state, of the sizes of the last; weights have so many rows for each gate as the state is long."""
    assert len(input) == 2, f"expected an input of batch and features, but got {input}"
    assert len(hx) == 2 and hx[0] == input[0], f"expected a state for each of {input[0]} samples, but got {hx}"
    hidden = hx[1]
    assert len(w_ih) == 2 and w_ih[1] == input[1], f"expected input weights of {input[1]} columns, but got {w_ih}"
    assert len(w_hh) == 2 and w_hh[1] == hidden, f"expected state weights of {hidden} columns, but got {w_hh}"
    assert w_ih[0] == gates * hidden and w_hh[0] == gates * hidden, f"expected weights of {gates * hidden} rows, but got {w_ih} and {w_hh}"
    check_gate_bias(b_ih, gates * hidden, "b_ih")
    check_gate_bias(b_hh, gates * hidden, "b_hh")
    return hx


def check_one_type(dtype: int, others: List[Tuple[int, int]], biases: List[Optional[Tuple[int, int]]]) -> int:
    """Input, state, weights and biases have one type, which is floating or complex."""
    assert not is_integer(dtype), "expected a floating or complex input"
    for other in others:
        assert dtype_of(other) == dtype, "expected operands of one type"
    for bias in biases:
        if bias is not None:
            assert dtype_of(bias) == dtype, "expected biases of the type of the input"
    return dtype


def check_weights(params: List[List[int]], gates: int, hidden: int, features: int) -> int:
    """The first weights take the features of the input to so many rows for each gate as the state is long."""
    assert len(params) > 0 and params[0] == [gates * hidden, features], f"expected first weights of sizes [{gates * hidden}, {features}], but got {params}"
    return 0


def layer_outputs(input: List[int], hx: List[int], params: List[List[int]], gates: int, num_layers: int, bidirectional: bool, batch_first: bool) -> List[int]:
    """The last layer's states of all steps, those of both directions side by side."""
    assert len(input) == 3, f"expected an input of steps, batch and features, but got {input}"
    directions = 2 if bidirectional else 1
    batch = input[0] if batch_first else input[1]
    assert len(hx) == 3 and hx[0] == num_layers * directions and hx[1] == batch, f"expected states of {num_layers * directions} layers and {batch} samples, but got {hx}"
    check_weights(params, gates, hx[2], input[2])
    return [input[0], input[1], hx[2] * directions]


def packed_outputs(data: List[int], batch_sizes: List[int], hx: List[int], params: List[List[int]], gates: int, num_layers: int, bidirectional: bool) -> List[int]:
    """As layer_outputs, for samples of different lengths: batch_sizes says how many samples each step has."""
    assert len(data) == 2, f"expected the steps of all samples one below the other, but got {data}"
    assert len(batch_sizes) == 1, f"expected batch_sizes of rank 1, but got {batch_sizes}"
    directions = 2 if bidirectional else 1
    assert len(hx) == 3 and hx[0] == num_layers * directions, f"expected states of {num_layers * directions} layers, but got {hx}"
    check_weights(params, gates, hx[2], data[1])
    return [data[0], hx[2] * directions]


# aten::rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def aten〇rnn_tanh_cell〡shape(input: List[int], hx: List[int], w_ih: List[int], w_hh: List[int], b_ih: Optional[List[int]], b_hh: Optional[List[int]]) -> List[int]:
    """The next state."""
    return cell_sizes(input, hx, w_ih, w_hh, b_ih, b_hh, 1)

def aten〇rnn_tanh_cell〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], w_ih_rank_dtype: Tuple[int, int], w_hh_rank_dtype: Tuple[int, int], b_ih_rank_dtype: Optional[Tuple[int, int]], b_hh_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """That of all operands."""
    return check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype, w_ih_rank_dtype, w_hh_rank_dtype], [b_ih_rank_dtype, b_hh_rank_dtype])

# aten::rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def aten〇rnn_relu_cell〡shape(input: List[int], hx: List[int], w_ih: List[int], w_hh: List[int], b_ih: Optional[List[int]], b_hh: Optional[List[int]]) -> List[int]:
    """The next state."""
    return cell_sizes(input, hx, w_ih, w_hh, b_ih, b_hh, 1)

def aten〇rnn_relu_cell〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], w_ih_rank_dtype: Tuple[int, int], w_hh_rank_dtype: Tuple[int, int], b_ih_rank_dtype: Optional[Tuple[int, int]], b_hh_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """That of all operands, which are real."""
    assert not is_complex(dtype_of(input_rank_dtype)), "expected a real input"
    return check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype, w_ih_rank_dtype, w_hh_rank_dtype], [b_ih_rank_dtype, b_hh_rank_dtype])

# aten::gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
def aten〇gru_cell〡shape(input: List[int], hx: List[int], w_ih: List[int], w_hh: List[int], b_ih: Optional[List[int]], b_hh: Optional[List[int]]) -> List[int]:
    """The next state; there are three gates."""
    return cell_sizes(input, hx, w_ih, w_hh, b_ih, b_hh, 3)

def aten〇gru_cell〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], w_ih_rank_dtype: Tuple[int, int], w_hh_rank_dtype: Tuple[int, int], b_ih_rank_dtype: Optional[Tuple[int, int]], b_hh_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """That of all operands."""
    return check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype, w_ih_rank_dtype, w_hh_rank_dtype], [b_ih_rank_dtype, b_hh_rank_dtype])

# aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
def aten〇lstm_cell〡shape(input: List[int], hx: List[List[int]], w_ih: List[int], w_hh: List[int], b_ih: Optional[List[int]], b_hh: Optional[List[int]]) -> Tuple[List[int], List[int]]:
    """The next state and memory; there are four gates."""
    assert len(hx) == 2, f"expected a state and a memory, but got {len(hx)} tensors"
    assert hx[0] == hx[1], f"expected state and memory of the same sizes, but got {hx[0]} and {hx[1]}"
    state = cell_sizes(input, hx[0], w_ih, w_hh, b_ih, b_hh, 4)
    return (state, state)

def aten〇lstm_cell〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: List[Tuple[int, int]], w_ih_rank_dtype: Tuple[int, int], w_hh_rank_dtype: Tuple[int, int], b_ih_rank_dtype: Optional[Tuple[int, int]], b_hh_rank_dtype: Optional[Tuple[int, int]]) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(input_rank_dtype), [w_ih_rank_dtype, w_hh_rank_dtype, hx_rank_dtype[0], hx_rank_dtype[1]], [b_ih_rank_dtype, b_hh_rank_dtype])
    return (dtype, dtype)

# aten::rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def aten〇rnn_tanh〇input〡shape(input: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps, and the last one of each layer."""
    return (layer_outputs(input, hx, params, 1, num_layers, bidirectional, batch_first), hx)

def aten〇rnn_tanh〇input〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def aten〇rnn_relu〇input〡shape(input: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps, and the last one of each layer."""
    return (layer_outputs(input, hx, params, 1, num_layers, bidirectional, batch_first), hx)

def aten〇rnn_relu〇input〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
def aten〇gru〇input〡shape(input: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps, and the last one of each layer."""
    return (layer_outputs(input, hx, params, 3, num_layers, bidirectional, batch_first), hx)

def aten〇gru〇input〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(input_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
def aten〇lstm〇input〡shape(input: List[int], hx: List[List[int]], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[List[int], List[int], List[int]]:
    """The states of all steps, and the last state and memory of each layer."""
    assert len(hx) == 2, f"expected a state and a memory, but got {len(hx)} tensors"
    assert hx[0] == hx[1], f"expected states and memories of the same sizes, but got {hx[0]} and {hx[1]}"
    return (layer_outputs(input, hx[0], params, 4, num_layers, bidirectional, batch_first), hx[0], hx[1])

def aten〇lstm〇input〡dtype(input_rank_dtype: Tuple[int, int], hx_rank_dtype: List[Tuple[int, int]], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> Tuple[int, int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(input_rank_dtype), hx_rank_dtype, [])
    return (dtype, dtype, dtype)

# aten::rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def aten〇rnn_tanh〇data〡shape(data: List[int], batch_sizes: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps of all samples one below the other, and the last one of each layer."""
    return (packed_outputs(data, batch_sizes, hx, params, 1, num_layers, bidirectional), hx)

def aten〇rnn_tanh〇data〡dtype(data_rank_dtype: Tuple[int, int], batch_sizes_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(data_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def aten〇rnn_relu〇data〡shape(data: List[int], batch_sizes: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps of all samples one below the other, and the last one of each layer."""
    return (packed_outputs(data, batch_sizes, hx, params, 1, num_layers, bidirectional), hx)

def aten〇rnn_relu〇data〡dtype(data_rank_dtype: Tuple[int, int], batch_sizes_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(data_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
def aten〇gru〇data〡shape(data: List[int], batch_sizes: List[int], hx: List[int], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[List[int], List[int]]:
    """The states of all steps of all samples one below the other, and the last one of each layer."""
    return (packed_outputs(data, batch_sizes, hx, params, 3, num_layers, bidirectional), hx)

def aten〇gru〇data〡dtype(data_rank_dtype: Tuple[int, int], batch_sizes_rank_dtype: Tuple[int, int], hx_rank_dtype: Tuple[int, int], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(data_rank_dtype), [hx_rank_dtype], [])
    return (dtype, dtype)

# aten::lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
def aten〇lstm〇data〡shape(data: List[int], batch_sizes: List[int], hx: List[List[int]], params: List[List[int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[List[int], List[int], List[int]]:
    """The states of all steps of all samples one below the other, and the last state and memory of each layer."""
    assert len(hx) == 2, f"expected a state and a memory, but got {len(hx)} tensors"
    assert hx[0] == hx[1], f"expected states and memories of the same sizes, but got {hx[0]} and {hx[1]}"
    return (packed_outputs(data, batch_sizes, hx[0], params, 4, num_layers, bidirectional), hx[0], hx[1])

def aten〇lstm〇data〡dtype(data_rank_dtype: Tuple[int, int], batch_sizes_rank_dtype: Tuple[int, int], hx_rank_dtype: List[Tuple[int, int]], params_rank_dtype: List[Tuple[int, int]], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> Tuple[int, int, int]:
    """That of all operands."""
    dtype = check_one_type(dtype_of(data_rank_dtype), hx_rank_dtype, [])
    return (dtype, dtype, dtype)
