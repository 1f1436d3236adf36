module {
  torch.class_type @Norm {
    torch.attr private "training" : !torch.bool
    torch.attr private "var" : !torch.tensor
    torch.method "forward", @Norm.forward
  }
  func.func private @Norm.forward(%self: !torch.nn.Module<"Norm">, %x: !torch.tensor {torch.type_bound = !torch.vtensor<[6,3],f32>}) -> !torch.tensor {
    %int0 = torch.constant.int 0
    %true = torch.constant.bool true
    %false = torch.constant.bool false
    %t = torch.prim.GetAttr %self["training"] : !torch.nn.Module<"Norm"> -> !torch.bool
    %r = torch.prim.If %t -> (!torch.tensor) {
      %dims = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
      %v = torch.aten.var.dim %x, %dims, %true, %false : !torch.tensor, !torch.list<int>, !torch.bool, !torch.bool -> !torch.tensor
      torch.prim.If.yield %v : !torch.tensor
    } else {
      %v = torch.prim.GetAttr %self["var"] : !torch.nn.Module<"Norm"> -> !torch.tensor
      torch.prim.If.yield %v : !torch.tensor
    }
    return %r : !torch.tensor
  }
  %false = torch.constant.bool false
  %v = torch.tensor.literal(dense<[1.0, 2.0, 4.0]> : tensor<3xf32>) : !torch.tensor<[3],f32>
  %m = torch.nn_module {
    torch.slot "training", %false : !torch.bool
    torch.slot "var", %v : !torch.tensor<[3],f32>
  } : !torch.nn.Module<"Norm">
}
