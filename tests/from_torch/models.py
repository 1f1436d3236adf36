"""Programs of PyTorch in the ways that people have them; each function gives what `--from-python` takes."""
import torch


@torch.library.custom_op("my::scale", mutates_args=())
def scale(x: torch.Tensor, factor: float) -> torch.Tensor:
    return x * factor


@scale.register_fake
def _(x, factor):
    return torch.empty_like(x)


@torch.library.custom_op("my::pool", mutates_args=())
def pool(x: torch.Tensor, width: int) -> torch.Tensor:
    """Has no fake kernel: export stops here."""
    return x.reshape(x.shape[0], -1, width).amax(-1)


class TwoLayers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(8, 16)
        self.second = torch.nn.Linear(16, 4)

    def forward(self, x):
        hidden = torch.relu(self.first(x))
        hidden = torch.ops.my.scale(hidden, 0.5)
        return self.second(hidden)


class WithoutFake(torch.nn.Module):
    def forward(self, x):
        pooled = torch.ops.my.pool(x + 1, 4)
        return torch.tanh(pooled)


class ConvNet(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3, padding=1)
        self.norm = torch.nn.BatchNorm2d(4)
        self.head = torch.nn.Linear(4, 10)

    def forward(self, image):
        features = torch.relu(self.norm(self.conv(image)))
        pooled = torch.nn.functional.adaptive_avg_pool2d(features, 1)
        return self.head(pooled.flatten(1))


class Counter(torch.nn.Module):
    """Writes to a buffer, in place."""

    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(1))
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        self.calls.add_(1)
        self.mean.mul_(0.9).add_(x.mean(0) * 0.1)
        return (x - self.mean) / self.calls


class Containers(torch.nn.Module):
    """Integers in and out, a dict in, nested tuples out."""

    def forward(self, tokens, table):
        picked = table["weights"][tokens]
        return (picked.sum(-1), tokens + table["offset"]), tokens.shape[0]


class Dynamic(torch.nn.Module):
    def forward(self, x, y):
        return torch.cat([x, y]) @ y.transpose(0, 1)


class DataDependent(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:
            return x + 1
        return x - 1


class Large(torch.nn.Module):
    """Sixteen megabytes of weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2048, 2048))

    def forward(self, x):
        return x @ self.weight


def two_layers():
    torch.manual_seed(0)
    return torch.export.export(TwoLayers(), (torch.ones(2, 8),))


def without_fake():
    return WithoutFake(), (torch.ones(2, 12),)


def conv_net():
    torch.manual_seed(0)
    return ConvNet().eval(), (torch.ones(2, 3, 8, 8),)


def conv_net_training():
    torch.manual_seed(0)
    return ConvNet(), (torch.ones(2, 3, 8, 8),)


def counter():
    return Counter(), (torch.ones(5, 3),)


def containers():
    table = {"weights": torch.ones(10, 4), "offset": torch.tensor([1])}
    return Containers(), (torch.tensor([1, 2, 3]), table)


def dynamic():
    rows, others = torch.export.Dim("rows"), torch.export.Dim("others")
    shapes = ({0: rows}, {0: others})
    return torch.export.export(Dynamic(), (torch.ones(3, 4), torch.ones(5, 4)), dynamic_shapes=shapes)


def data_dependent():
    return DataDependent(), (torch.ones(3),)


def large():
    return Large(), (torch.ones(2, 2048),)


def fails():
    raise ValueError("no model today")


def gives_a_number():
    return 3


ALL = (two_layers, without_fake, conv_net, conv_net_training, counter, containers, dynamic, data_dependent)
