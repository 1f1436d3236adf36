module {
  func.func @main(%arg0: !torch.vtensor<[5,4],f32>) -> (!torch.vtensor<[5,3],f32>, !torch.vtensor<[5],f32>) {
    %0 = torch.vtensor.literal(dense_resource<torch_tensor_3_4_torch.float32> : tensor<3x4xf32>) : !torch.vtensor<[3,4],f32>
    %1 = torch.vtensor.literal(dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>) : !torch.vtensor<[3],f32>
    %2 = torch.aten.linear %arg0, %0, %1 : !torch.vtensor<[5,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[5,3],f32>
    %3 = torch.aten.relu %2 : !torch.vtensor<[5,3],f32> -> !torch.vtensor<[5,3],f32>
    %float2.000000e-01 = torch.constant.float 2.000000e-01
    %4 = torch.operator "torch.lab.gram"(%3, %float2.000000e-01) : (!torch.vtensor<[5,3],f32>, !torch.float) -> !torch.vtensor<[5,5],f32> 
    %int-1 = torch.constant.int -1
    %none = torch.constant.none
    %5 = torch.aten.softmax.int %4, %int-1, %none : !torch.vtensor<[5,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[5,5],f32>
    %int0 = torch.constant.int 0
    %6 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %false = torch.constant.bool false
    %none_0 = torch.constant.none
    %7 = torch.aten.sum.dim_IntList %5, %6, %false, %none_0 : !torch.vtensor<[5,5],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[5],f32>
    return %3, %7 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5],f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_4_torch.float32: "0x04000000005475BB5E54893E16B3D2BE8066BCBEF43245BEEC4B093E404F22BCCEFACA3E70BF35BD4C7B073EACBB1ABE7048C9BD",
      torch_tensor_3_torch.float32: "0x04000000B891F4BE528BA9BEE80E53BE"
    }
  }
#-}
