module {
  torch.class_type @Tile {
    torch.attr private "k" : !torch.int
    torch.method private "forward", @Tile.forward
  }
  torch.class_type @Pair {
    torch.attr private "a" : !torch.nn.Module<"Tile">
    torch.attr private "b" : !torch.nn.Module<"Tile">
    torch.method "forward", @Pair.forward
  }
  func.func private @Tile.forward(%self: !torch.nn.Module<"Tile">, %x: !torch.tensor) -> !torch.tensor {
    %k = torch.prim.GetAttr %self["k"] : !torch.nn.Module<"Tile"> -> !torch.int
    %sz = torch.prim.ListConstruct %k, %k : (!torch.int, !torch.int) -> !torch.list<int>
    %r = torch.aten.repeat %x, %sz : !torch.tensor, !torch.list<int> -> !torch.tensor
    return %r : !torch.tensor
  }
  func.func private @Pair.forward(%self: !torch.nn.Module<"Pair">, %x: !torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>}) -> !torch.tensor {
    %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Pair"> -> !torch.nn.Module<"Tile">
    %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Pair"> -> !torch.nn.Module<"Tile">
    %t = torch.prim.CallMethod %a["forward"] (%x) : !torch.nn.Module<"Tile">, (!torch.tensor) -> !torch.tensor
    %u = torch.prim.CallMethod %b["forward"] (%t) : !torch.nn.Module<"Tile">, (!torch.tensor) -> !torch.tensor
    return %u : !torch.tensor
  }
  %k2 = torch.constant.int 2
  %k5 = torch.constant.int 5
  %s0 = torch.nn_module {
    torch.slot "k", %k2 : !torch.int
  } : !torch.nn.Module<"Tile">
  %s1 = torch.nn_module {
    torch.slot "k", %k5 : !torch.int
  } : !torch.nn.Module<"Tile">
  %root = torch.nn_module {
    torch.slot "a", %s0 : !torch.nn.Module<"Tile">
    torch.slot "b", %s1 : !torch.nn.Module<"Tile">
  } : !torch.nn.Module<"Pair">
}
