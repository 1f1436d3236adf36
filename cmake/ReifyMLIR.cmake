# MLIR 22 from Debian, linked as static archives: of libMLIR.so and libLLVM.so the loader would resolve half a
# million symbols before main, which is most of a short run. The shared libraries are never mixed in.
find_package(MLIR 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
file(GLOB archives ${LLVM_LIBRARY_DIR}/libMLIR*.a)
list(FILTER archives EXCLUDE REGEX "Test|ExecutionEngine|Python|CAPI")
foreach(part Support Demangle TargetParser Remarks BitstreamReader)
  list(APPEND archives ${LLVM_LIBRARY_DIR}/libLLVM${part}.a)
endforeach()
find_package(ZLIB REQUIRED)
find_library(ZSTD_LIBRARY NAMES zstd libzstd.so.1 REQUIRED)
add_library(reify_mlir_archives INTERFACE)
target_link_libraries(reify_mlir_archives INTERFACE ${archives} ZLIB::ZLIB ${ZSTD_LIBRARY} ${CMAKE_DL_LIBS} pthread)
# lld takes what is needed from 400 archives in a second, whatever their order.
target_link_options(reify_mlir_archives INTERFACE -fuse-ld=lld -Wl,--gc-sections)
