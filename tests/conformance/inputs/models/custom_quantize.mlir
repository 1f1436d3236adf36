module {
  func.func @main(%arg0: !torch.vtensor<[3,8],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3,16],si8>, !torch.vtensor<[3,16],si8>) {
    %0 = torch.vtensor.literal(dense<5.937500e-01> : tensor<16x8xf32>) : !torch.vtensor<[16,8],f32>
    %1 = torch.vtensor.literal(dense<[-0.123684771, -0.289780021, -0.0752061605, 0.0755743161, -0.230327934, -0.0181441344, 0.253091484, -0.0363453776, 0.00982603151, -0.0305006616, 0.0715526193, 0.224803194, 0.334902108, 0.224526167, 0.335668355, -0.0255695656]> : tensor<16xf32>) : !torch.vtensor<[16],f32>
    %2 = torch.aten.linear %arg0, %0, %1 : !torch.vtensor<[3,8],f32>, !torch.vtensor<[16,8],f32>, !torch.vtensor<[16],f32> -> !torch.vtensor<[3,16],f32>
    %3 = torch.aten.tanh %2 : !torch.vtensor<[3,16],f32> -> !torch.vtensor<[3,16],f32>
    %int8 = torch.constant.int 8
    %str = torch.constant.str "symmetric"
    %4 = torch.operator "torch.my.quantize"(%3, %int8, %str) : (!torch.vtensor<[3,16],f32>, !torch.int, !torch.str) -> !torch.vtensor<[3,16],si8> 
    %float5.000000e-01 = torch.constant.float 5.000000e-01
    %5 = torch.aten.mul.Scalar %3, %float5.000000e-01 : !torch.vtensor<[3,16],f32>, !torch.float -> !torch.vtensor<[3,16],f32>
    %int4 = torch.constant.int 4
    %str_0 = torch.constant.str "affine"
    %6 = torch.operator "torch.my.quantize"(%5, %int4, %str_0) : (!torch.vtensor<[3,16],f32>, !torch.int, !torch.str) -> !torch.vtensor<[3,16],si8> 
    %none = torch.constant.none
    %none_1 = torch.constant.none
    %int1 = torch.constant.int 1
    %cpu = torch.constant.device "cpu"
    %int0 = torch.constant.int 0
    torch.aten._assert_tensor_metadata %4, %none, %none_1, %int1, %cpu, %int0 : !torch.vtensor<[3,16],si8>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int
    %int6 = torch.constant.int 6
    %7 = torch.prims.convert_element_type %4, %int6 : !torch.vtensor<[3,16],si8>, !torch.int -> !torch.vtensor<[3,16],f32>
    %float7.812500e-03 = torch.constant.float 7.812500e-03
    %8 = torch.aten.mul.Scalar %7, %float7.812500e-03 : !torch.vtensor<[3,16],f32>, !torch.float -> !torch.vtensor<[3,16],f32>
    %int1_2 = torch.constant.int 1
    %9 = torch.aten.add.Tensor %8, %3, %int1_2 : !torch.vtensor<[3,16],f32>, !torch.vtensor<[3,16],f32>, !torch.int -> !torch.vtensor<[3,16],f32>
    %int-1 = torch.constant.int -1
    %10 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
    %false = torch.constant.bool false
    %none_3 = torch.constant.none
    %11 = torch.aten.sum.dim_IntList %9, %10, %false, %none_3 : !torch.vtensor<[3,16],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[3],f32>
    return %11, %4, %6 : !torch.vtensor<[3],f32>, !torch.vtensor<[3,16],si8>, !torch.vtensor<[3,16],si8>
  }
}
