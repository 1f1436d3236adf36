// PASSES: torch-prepare-for-globalize-object-graph,torch-globalize-object-graph
module {
  torch.class_type @Leaf {
    torch.attr private "scale" : !torch.float
    torch.attr private "unused" : !torch.int
    torch.method private "forward", @leaf_fwd
  }
  torch.class_type @Root {
    torch.attr "count" : !torch.int
    torch.attr private "leaf" : !torch.nn.Module<"Leaf">
    torch.method "forward", @root_fwd
  }
  func.func private @leaf_fwd(%self: !torch.nn.Module<"Leaf">, %x: !torch.tensor) -> !torch.tensor {
    %s = torch.prim.GetAttr %self["scale"] : !torch.nn.Module<"Leaf"> -> !torch.float
    %y = torch.aten.mul.Scalar %x, %s : !torch.tensor, !torch.float -> !torch.tensor
    return %y : !torch.tensor
  }
  func.func private @root_fwd(%self: !torch.nn.Module<"Root">, %x: !torch.tensor) -> !torch.tensor {
    %n = torch.prim.GetAttr %self["count"] : !torch.nn.Module<"Root"> -> !torch.int
    %one = torch.constant.int 1
    %n1 = torch.aten.add.int %n, %one : !torch.int, !torch.int -> !torch.int
    torch.prim.SetAttr %self["count"] = %n1 : !torch.nn.Module<"Root">, !torch.int
    %leaf = torch.prim.GetAttr %self["leaf"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
    %y = torch.prim.CallMethod %leaf["forward"] (%x) : !torch.nn.Module<"Leaf">, (!torch.tensor) -> !torch.tensor
    %z = call @free(%y) : (!torch.tensor) -> !torch.tensor
    return %z : !torch.tensor
  }
  func.func private @free(%x: !torch.tensor) -> !torch.tensor {
    return %x : !torch.tensor
  }
  %f = torch.constant.float 2.5
  %i = torch.constant.int 3
  %leaf = torch.nn_module {
    torch.slot "scale", %f : !torch.float
    torch.slot "unused", %i : !torch.int
  } : !torch.nn.Module<"Leaf">
  %root = torch.nn_module {
    torch.slot "count", %i : !torch.int
    torch.slot "leaf", %leaf : !torch.nn.Module<"Leaf">
  } : !torch.nn.Module<"Root">
}
