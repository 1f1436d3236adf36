module {
  torch.class_type @Quant {
    torch.attr private "bits" : !torch.int
    torch.attr private "scheme" : !torch.str
    torch.attr private "scales" : !torch.list<float>
    torch.method "forward", @Quant.forward
  }
  func.func private @Quant.forward(%self: !torch.nn.Module<"Quant">, %x: !torch.tensor {torch.type_bound = !torch.vtensor<[?,64],f32>}) -> !torch.tensor {
    %bits = torch.prim.GetAttr %self["bits"] : !torch.nn.Module<"Quant"> -> !torch.int
    %scheme = torch.prim.GetAttr %self["scheme"] : !torch.nn.Module<"Quant"> -> !torch.str
    %scales = torch.prim.GetAttr %self["scales"] : !torch.nn.Module<"Quant"> -> !torch.list<float>
    %r = torch.operator "kiln.quant_pack"(%x, %bits, %scheme, %scales) : (!torch.tensor, !torch.int, !torch.str, !torch.list<float>) -> !torch.tensor
    return %r : !torch.tensor
  }
  %b = torch.constant.int 4
  %s = torch.constant.str "per_row:asym"
  %f0 = torch.constant.float 2.500000e-01
  %f1 = torch.constant.float 5.000000e-01
  %l = torch.prim.ListConstruct %f0, %f1 : (!torch.float, !torch.float) -> !torch.list<float>
  %m = torch.nn_module {
    torch.slot "bits", %b : !torch.int
    torch.slot "scheme", %s : !torch.str
    torch.slot "scales", %l : !torch.list<float>
  } : !torch.nn.Module<"Quant">
}
