"""Operations on bits: mostly integers and bools; numbers of every kind, sizes that do not fit."""
from draw import calls

BITS = ["bool", "u8", "i8", "i16", "i32", "i64"]


def bits(d):
    return d.dtype(BITS) if d.maybe(0.9) else d.dtype()


@calls("aten.bitwise_not")
def one_tensor(d):
    return [d.tensor(dtype=bits(d))]


@calls("aten.bitwise_and.Tensor", "aten.bitwise_or.Tensor", "aten.bitwise_xor.Tensor", "aten.bitwise_left_shift.Tensor",
       "aten.bitwise_right_shift.Tensor", "aten.__and__.Tensor", "aten.__or__.Tensor", "aten.__xor__.Tensor",
       "aten.__lshift__.Tensor", "aten.__rshift__.Tensor")
def two_tensors(d):
    x = d.tensor(dtype=bits(d))
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else bits(d))]


@calls("aten.bitwise_and.Scalar", "aten.bitwise_or.Scalar", "aten.bitwise_xor.Scalar",
       "aten.bitwise_left_shift.Tensor_Scalar", "aten.bitwise_right_shift.Tensor_Scalar", "aten.__and__.Scalar",
       "aten.__or__.Scalar", "aten.__xor__.Scalar", "aten.__lshift__.Scalar", "aten.__rshift__.Scalar")
def tensor_and_number(d):
    return [d.tensor(dtype=bits(d)), d.int(0, 5) if d.maybe(0.7) else d.number()]


@calls("aten.bitwise_and.Scalar_Tensor", "aten.bitwise_or.Scalar_Tensor", "aten.bitwise_xor.Scalar_Tensor",
       "aten.bitwise_left_shift.Scalar_Tensor", "aten.bitwise_right_shift.Scalar_Tensor")
def number_and_tensor(d):
    return [d.int(0, 5) if d.maybe(0.7) else d.number(), d.tensor(dtype=bits(d))]
