"""Complex numbers and their parts: mostly complex or the parts of such, and everything else."""
from draw import calls


@calls("aten.real", "aten.imag", "aten.angle", "aten.conj_physical", "aten.view_as_real", "aten.view_as_real_copy",
       "aten.conj", "aten._conj", "aten._conj_physical")
def one_tensor(d):
    return [d.tensor(dtype="complex" if d.maybe(0.6) else None)]


@calls("aten.view_as_complex", "aten.view_as_complex_copy")
def two_parts_in_the_last_dimension(d):
    sizes = d.sizes()
    if d.maybe(0.85):
        sizes = sizes[:4] + [2]
    return [d.tensor(sizes=sizes, dtype=["f32", "f64", "f16"] if d.maybe(0.85) else None)]


@calls("aten.complex", "aten.polar")
def two_parts(d):
    x = d.tensor(dtype=["f32", "f64", "f16"] if d.maybe(0.85) else None)
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.9) else None)]
