// PASSES: torch-prepare-for-globalize-object-graph,torch-globalize-object-graph
module {
  torch.class_type @Leaf {
    torch.attr private "w" : !torch.int
    torch.method private "forward", @leaf_fwd
    torch.method private "g1", @leaf_g1
    torch.method private "g2", @leaf_g2
  }
  torch.class_type @Root {
    torch.attr private "a" : !torch.nn.Module<"Leaf">
    torch.attr private "b" : !torch.nn.Module<"Leaf">
    torch.method "forward", @root_fwd
  }
  func.func private @leaf_fwd(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
    %s = torch.prim.GetAttr %self["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
    return %s : !torch.int
  }
  func.func private @leaf_g2(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
    %y1 = torch.prim.CallMethod %self["forward"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    return %y1 : !torch.int
  }
  func.func private @leaf_g1(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
    %y1 = torch.prim.CallMethod %self["g2"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    %y2 = torch.prim.CallMethod %self["g1"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    return %y1 : !torch.int
  }
  func.func private @root_fwd(%self: !torch.nn.Module<"Root">, %x: !torch.int) -> !torch.int {
    %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
    %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
    %y1 = torch.prim.CallMethod %a["g1"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    %y2 = torch.prim.CallMethod %b["g1"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    return %x : !torch.int
  }
  %i = torch.constant.int 3
  %un = torch.constant.int 77
  %leaf = torch.nn_module {
    torch.slot "w", %i : !torch.int
  } : !torch.nn.Module<"Leaf">
  %leaf2 = torch.nn_module {
    torch.slot "w", %i : !torch.int
  } : !torch.nn.Module<"Leaf">
  %root = torch.nn_module {
    torch.slot "a", %leaf : !torch.nn.Module<"Leaf">
    torch.slot "b", %leaf2 : !torch.nn.Module<"Leaf">
  } : !torch.nn.Module<"Root">
}
