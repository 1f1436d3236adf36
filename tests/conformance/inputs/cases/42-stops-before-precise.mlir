module {
  func.func @forward(%arg0: !torch.vtensor<[12,10],f32>) -> !torch.vtensor {
    %int0 = torch.constant.int 0
    %int3 = torch.constant.int 3
    %intm1 = torch.constant.int -1
    %str = torch.constant.str "floor"
    %d = torch.vtensor.literal(dense<5> : tensor<si64>) : !torch.vtensor<[],si64>
    %n = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[12,10],f32>, !torch.int -> !torch.int
    %nt = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor
    %q = torch.aten.div.Tensor_mode %nt, %d, %str : !torch.vtensor, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor
    %qi = torch.aten.Int.Tensor %q : !torch.vtensor -> !torch.int
    %sz = torch.prim.ListConstruct %qi, %int3, %intm1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %v = torch.aten.view %arg0, %sz : !torch.vtensor<[12,10],f32>, !torch.list<int> -> !torch.vtensor
    return %v : !torch.vtensor
  }
}
