// PASSES: torch-prepare-for-globalize-object-graph,torch-globalize-object-graph
module {
  torch.class_type @Leaf {
    torch.attr private "w" : !torch.int
    torch.method private "forward", @leaf_fwd
    torch.method private "priv", @leaf_priv
  }
  torch.class_type @Root {
    torch.attr "a" : !torch.nn.Module<"Leaf">
    torch.attr "b" : !torch.nn.Module<"Leaf">
    torch.attr "z" : !torch.int
    torch.method "fwd2", @root_fwd2
    torch.method "forward", @root_fwd
  }
  torch.class_type @Never {
    torch.attr "a" : !torch.int
    torch.method "forward", @never_fwd
  }
  func.func private @never_fwd(%self: !torch.nn.Module<"Never">) -> !torch.int {
    %n = torch.constant.int 9
    return %n : !torch.int
  }
  func.func private @leaf_fwd(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
    %s = torch.prim.GetAttr %self["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
    %y = torch.aten.mul.int %x, %s : !torch.int, !torch.int -> !torch.int
    %z = func.call @pubfree(%y) : (!torch.int) -> !torch.int
    return %z : !torch.int
  }
  func.func private @leaf_priv(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
    return %x : !torch.int
  }
  func.func private @root_fwd(%self: !torch.nn.Module<"Root">, %x: !torch.int) -> !torch.int {
    %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
    %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
    %y = torch.prim.CallMethod %a["forward"] (%x) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    %y2 = torch.prim.CallMethod %b["forward"] (%y) : !torch.nn.Module<"Leaf">, (!torch.int) -> !torch.int
    %z = func.call @two(%b, %y2, %a) : (!torch.nn.Module<"Leaf">, !torch.int, !torch.nn.Module<"Leaf">) -> !torch.int
    %z1 = func.call @two(%a, %z, %b) : (!torch.nn.Module<"Leaf">, !torch.int, !torch.nn.Module<"Leaf">) -> !torch.int
    %z2 = func.call @two(%a, %z1, %a) : (!torch.nn.Module<"Leaf">, !torch.int, !torch.nn.Module<"Leaf">) -> !torch.int
    return %z2 : !torch.int
  }
  func.func private @two(%m: !torch.nn.Module<"Leaf">, %x: !torch.int, %n: !torch.nn.Module<"Leaf">) -> !torch.int {
    %s = torch.prim.GetAttr %m["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
    torch.prim.SetAttr %n["w"] = %s : !torch.nn.Module<"Leaf">, !torch.int
    %z2 = func.call @pubfree(%x) : (!torch.int) -> !torch.int
    return %z2 : !torch.int
  }
  func.func private @root_fwd2(%self: !torch.nn.Module<"Root">, %x: !torch.int) -> !torch.int {
    return %x : !torch.int
  }
  func.func private @free(%x: !torch.int) -> !torch.int {
    return %x : !torch.int
  }
  func.func @pubfree(%x: !torch.int) -> !torch.int {
    %c = torch.constant.int 5
    return %c : !torch.int
  }
  func.func private @decl(%x: !torch.int) -> !torch.int
  func.func private @unused(%x: !torch.int) -> !torch.int {
    return %x : !torch.int
  }
  %i = torch.constant.int 3
  %i5 = torch.constant.int 5
  %i5b = torch.constant.int 5
  %leaf = torch.nn_module {
    torch.slot "w", %i5 : !torch.int
  } : !torch.nn.Module<"Leaf">
  %leaf2 = torch.nn_module {
    torch.slot "w", %i : !torch.int
  } : !torch.nn.Module<"Leaf">
  %root = torch.nn_module {
    torch.slot "a", %leaf : !torch.nn.Module<"Leaf">
    torch.slot "b", %leaf2 : !torch.nn.Module<"Leaf">
    torch.slot "z", %i5b : !torch.int
  } : !torch.nn.Module<"Root">
}
