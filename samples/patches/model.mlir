// The front of a vision transformer: a picture is cut into patches, each a row of numbers. The batch
// size is not known, and the picture does not divide evenly. See story.md.
module {
  func.func @forward(%picture: !torch.vtensor<[?,3,224,200],ui8>, %weight: !torch.vtensor<[64,768],f32>, %bias: !torch.vtensor<[64],f32>) -> !torch.vtensor {
    %int1 = torch.constant.int 1
    %int6 = torch.constant.int 6
    %int16 = torch.constant.int 16
    %scale = torch.constant.float 3.92156886E-3
    %floats = torch.prims.convert_element_type %picture, %int6 : !torch.vtensor<[?,3,224,200],ui8>, !torch.int -> !torch.vtensor
    %scaled = torch.aten.mul.Scalar %floats, %scale : !torch.vtensor, !torch.float -> !torch.vtensor
    %patches, %places = torch.operator "lab.patches"(%scaled, %int16) : (!torch.vtensor, !torch.int) -> (!torch.vtensor, !torch.vtensor)
    %embedded = torch.aten.linear %patches, %weight, %bias : !torch.vtensor, !torch.vtensor<[64,768],f32>, !torch.vtensor<[64],f32> -> !torch.vtensor
    %int-1 = torch.constant.int -1
    %column = torch.aten.unsqueeze %places, %int-1 : !torch.vtensor, !torch.int -> !torch.vtensor
    %placed = torch.aten.add.Tensor %embedded, %column, %int1 : !torch.vtensor, !torch.vtensor, !torch.int -> !torch.vtensor
    return %placed : !torch.vtensor
  }
}
