"""Boxes in images, and convolutions whose windows are bent. PyTorch asks torchvision for these."""
from draw import calls


def pixels(d):
    # torchvision reads past the end of images without pixels, and looks boxes up in batches that are empty.
    rank = 4 if d.maybe(0.92) else d.choice(3, 5)
    return d.tensor(sizes=[d.int(1, 5) for _ in range(rank)], dtype="float" if d.maybe(0.9) else None)


def boxes(d, x, length):
    """One box a row: `length` numbers."""
    sizes = [d.size(), length if d.maybe(0.92) else d.choice(1, length - 1, length + 1)]
    if d.maybe(0.04):
        sizes = sizes[:1] if d.bool() else sizes + [1]
    return d.tensor(sizes=sizes, dtype=x.dtype if d.maybe(0.92) else None, fill="zeros")


def pooled(d):
    return d.choice(1, 2, 3, 5, 7, 2, 1) if d.maybe(0.93) else d.choice(0, -1)


@calls("torchvision.nms")
def boxes_and_scores(d):
    dtype = d.dtype("float" if d.maybe(0.9) else None)
    count = d.size()
    dets = d.tensor(sizes=[count, 4 if d.maybe(0.9) else d.choice(3, 5)], dtype=dtype)
    scores = d.tensor(sizes=[count if d.maybe(0.9) else count + 1], dtype=dtype if d.maybe(0.93) else None)
    if d.maybe(0.05):
        dets = d.like(dets, rank=d.choice(1, 3))
    if d.maybe(0.05):
        scores = d.like(scores, rank=d.choice(0, 2))
    return [dets, scores, d.choice(0.5, 0.0, 1.0, 0.3)]


@calls("torchvision.roi_align")
def align(d):
    x = pixels(d)
    return [x, boxes(d, x, 5), d.choice(1.0, 0.5, 0.25), pooled(d), pooled(d), d.choice(-1, 0, 1, 2), d.bool()]


@calls("torchvision.roi_pool")
def pool(d):
    x = pixels(d)
    return [x, boxes(d, x, 5), d.choice(1.0, 0.5, 0.25), pooled(d), pooled(d)]


@calls("torchvision.deform_conv2d")
def bent_windows(d):
    groups, offset_groups = d.choice(1, 1, 2), d.choice(1, 1, 2)
    batch, channels = d.choice(1, 2, 2, 3), groups * offset_groups * d.choice(1, 2)
    kernel = [d.int(1, 3), d.int(1, 3)]
    stride, pad, dilation = [d.int(1, 2), d.int(1, 2)], [d.int(0, 2), d.int(0, 2)], [d.choice(1, 1, 2), d.choice(1, 1, 2)]
    sizes = [d.int(3, 6), d.int(3, 6)]
    window = [(s + 2 * p - (l * (k - 1) + 1)) // t + 1 for s, p, l, k, t in zip(sizes, pad, dilation, kernel, stride)]
    window = [max(count, 0) for count in window]
    dtype = d.dtype("float" if d.maybe(0.95) else None)
    out = groups * d.choice(1, 2, 3)
    taps = kernel[0] * kernel[1]

    def tensor(*sizes):
        sizes = list(sizes)
        if d.maybe(0.03):
            sizes[d.int(0, len(sizes) - 1)] += 1
        return d.tensor(sizes=sizes, dtype=dtype if d.maybe(0.98) else None)

    input = tensor(batch, channels, *sizes)
    if d.maybe(0.03):
        input = d.like(input, rank=3)
    return [input, tensor(out, channels // groups, *kernel), tensor(batch, 2 * offset_groups * taps, *window),
            tensor(batch, offset_groups * taps, *window), tensor(out),
            *[value if d.maybe(0.98) else -1 for value in stride], *pad, *dilation,
            groups, offset_groups, d.bool()]
