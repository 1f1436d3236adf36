"""Copies and other types: all types from and to, values that are not single, sizes that do not fit."""
from draw import calls


@calls("aten.alias", "aten.alias_copy", "aten.cpu", "aten.detach", "aten.detach_copy", "aten.lift",
       "aten.lift_fresh", "aten.lift_fresh_copy", "aten.resolve_conj", "aten.resolve_neg", "prims.view_of", "aten.zero", "aten.data")
def one_tensor(d):
    return [d.tensor()]


def memory_format(d, x):
    """Contiguous or preserved; channels last takes four dimensions, or five."""
    return d.choice(0, 0, 1, 2, 3)


@calls("aten.clone")
def clone(d):
    x = d.tensor()
    return [x, d.optional(memory_format(d, x))]


@calls("aten.contiguous")
def contiguous(d):
    x = d.tensor()
    return [x, memory_format(d, x)]


@calls("aten.copy")
def copy(d):
    x = d.tensor()
    return [x, d.broadcast(x), d.bool()]


@calls("aten.fill.Scalar")
def filled_with_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


@calls("aten.fill.Tensor")
def filled_with_tensor(d):
    return [d.tensor(), d.tensor(rank=0 if d.maybe(0.8) else (1, 2))]


@calls("aten.to.dtype")
def to_dtype(d):
    x = d.tensor()
    return [x, d.dtype(), d.bool(), d.bool(), d.optional(memory_format(d, x))]


@calls("aten.to.dtype_layout")
def to_dtype_layout(d):
    x = d.tensor()
    return [x, d.optional(d.dtype()), d.optional(0), d.optional("cpu"), None, d.bool(), d.bool(),
            d.optional(memory_format(d, x))]


@calls("aten.to.device")
def to_device(d):
    x = d.tensor()
    return [x, "cpu", d.dtype(), d.bool(), d.bool(), d.optional(memory_format(d, x))]


@calls("aten.to.prim_Device")
def to_prim_device(d):
    return [d.tensor(), "cpu", d.optional(d.dtype()), d.bool(), d.bool()]


@calls("aten.to.other")
def to_other(d):
    x = d.tensor()
    return [x, d.tensor(), d.bool(), d.bool(), d.optional(memory_format(d, x))]


@calls("aten.type_as")
def type_as(d):
    return [d.tensor(), d.tensor()]


@calls("aten._to_copy")
def to_copy(d):
    x = d.tensor()
    return [x, d.optional(d.dtype()), d.optional(0), d.optional("cpu"), None, d.bool(), d.optional(memory_format(d, x))]


@calls("aten._cast_Float", "aten._cast_Long", "aten._cast_Byte", "aten._cast_Char", "aten._cast_Double",
       "aten._cast_Half", "aten._cast_Int", "aten._cast_Short")
def cast(d):
    return [d.tensor(), d.bool()]


@calls("prims.convert_element_type")
def convert(d):
    return [d.tensor(), d.dtype()]


@calls("aten.to.prim_dtype")
def to_prim_dtype(d):
    """A copy of the same type is not asked for: PyTorch then takes what stands in memory for a type."""
    dtype = d.optional(d.dtype())
    return [d.tensor(), dtype, d.bool(), d.bool() if dtype else False]


@calls("aten.to.prim_other")
def to_prim_other(d):
    return [d.tensor(), d.bool(), False]
