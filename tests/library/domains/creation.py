"""Calls of ops that make tensors from sizes, numbers and other tensors."""
from draw import calls


def new_sizes(d):
    sizes = d.sizes()
    if sizes and d.maybe(0.12):
        sizes[d.int(0, len(sizes) - 1)] = d.choice(-1, -2)
    return sizes


def options(d):
    """dtype, layout, device, pin_memory."""
    return [d.optional(d.dtype()), d.optional(0), d.optional("cpu"), d.choice(None, False)]


def memory_format(d, rank):
    """Contiguous (0), preserve (1), channels last (2) and channels last 3d (3), not always for the right rank."""
    if rank in (4, 5) and d.maybe(0.5):
        return rank - 2
    return d.choice(None, None, 0, 1, 1, 2, 3) if d.maybe(0.5) else None


def strides(d, sizes):
    given = []
    step = 1
    for size in reversed(sizes):
        given.insert(0, step)
        step *= max(size, 1)
    if d.maybe(0.3):
        given = [d.int(0, 3) for _ in given]
    if given and d.maybe(0.08):
        given[d.int(0, len(given) - 1)] = -1
    if d.maybe(0.08):
        given = given[1:] if given else [1]
    return given


def bounds(d):
    """A low and a high bound, seldom the wrong way round, sometimes more than small types hold."""
    low = d.choice(0, 0, 1, -1, -5, -200, 2)
    high = low + d.choice(1, 2, 5, 100, 300, 70000, 0, -1)
    return low, high


def fill(d):
    return d.choice(d.number(), d.number(), d.number(), 300, -300, 70000, -129, 1e10, 0.25, False, -0.5)


@calls("aten.empty.memory_format")
def empty(d):
    sizes = new_sizes(d)
    return [sizes] + options(d) + [memory_format(d, len(sizes))]


@calls("aten.empty_strided")
def empty_strided(d):
    sizes = new_sizes(d)
    return [sizes, strides(d, sizes)] + options(d)


@calls("aten.empty_permuted")
def empty_permuted(d):
    sizes = new_sizes(d)
    order = list(range(len(sizes)))
    d.random.shuffle(order)
    if order and d.maybe(0.15):
        order[d.int(0, len(order) - 1)] = d.int(-1, len(order))
    if d.maybe(0.08):
        order = order[1:]
    return [sizes, order] + options(d)


@calls("aten.ones", "aten.zeros", "aten.rand", "aten.randn")
def sized(d):
    return [new_sizes(d)] + options(d)


@calls("aten.rand.generator", "aten.randn.generator")
def sized_with_generator(d):
    return [new_sizes(d), None] + options(d)


@calls("aten.full")
def full(d):
    return [new_sizes(d), fill(d)] + options(d)


@calls("aten.new_empty", "aten.new_ones", "aten.new_zeros")
def new(d):
    return [d.tensor(), new_sizes(d)] + options(d)


@calls("aten.new_full")
def new_full(d):
    return [d.tensor(), new_sizes(d), fill(d)] + options(d)


@calls("aten.new_empty_strided")
def new_empty_strided(d):
    sizes = new_sizes(d)
    return [d.tensor(), sizes, strides(d, sizes)] + options(d)


@calls("aten.empty_like", "aten.ones_like", "aten.zeros_like", "aten.rand_like")
def like(d):
    x = d.tensor()
    return [x] + options(d) + [memory_format(d, x.rank)]


@calls("aten.randn_like")
def randn_like(d):
    """A tensor without elements takes integers too: seldom asked about."""
    x = d.tensor()
    if d.maybe(0.9):
        x.sizes = [max(size, 1) for size in x.sizes]
    return [x] + options(d) + [memory_format(d, x.rank)]


@calls("aten.full_like")
def full_like(d):
    x = d.tensor()
    return [x, fill(d)] + options(d) + [memory_format(d, x.rank)]


@calls("aten.randint")
def randint(d):
    return [bounds(d)[1], new_sizes(d)] + options(d)


@calls("aten.randint.low")
def randint_low(d):
    return [*bounds(d), new_sizes(d)] + options(d)


@calls("aten.randint_like")
def randint_like(d):
    x = d.tensor()
    return [x, bounds(d)[1]] + options(d) + [memory_format(d, x.rank)]


@calls("aten.randint_like.low_dtype")
def randint_like_low(d):
    x = d.tensor()
    return [x, *bounds(d)] + options(d) + [memory_format(d, x.rank)]


@calls("aten.randperm")
def randperm(d):
    return [d.choice(d.int(0, 300), d.int(-2, 20))] + options(d)


# With a generator of random numbers.


@calls("aten.rand_like.generator")
def like_with_generator(d):
    x, *rest = like(d)
    return [x, None, *rest]


@calls("aten.randn_like.generator")
def randn_like_with_generator(d):
    x, *rest = randn_like(d)
    return [x, None, *rest]


@calls("aten.randint.generator")
def randint_with_generator(d):
    high, sizes, *rest = randint(d)
    return [high, sizes, None, *rest]


@calls("aten.randint.low_generator")
def randint_low_with_generator(d):
    low, high, sizes, *rest = randint_low(d)
    return [low, high, sizes, None, *rest]


@calls("aten.randperm.generator")
def randperm_with_generator(d):
    n, *rest = randperm(d)
    return [n, None, *rest]


@calls("aten.normal.float_float")
def normal(d):
    return [d.float(), d.choice(1.0, 0.5, 0.0, -1.0), new_sizes(d), None] + options(d)
