# Dear ImGui 1.93 (docking) and its test engine, compiled from the pinned source package of imgui-bundle.
# Fetched by pip from the index it is set up for, checked by hash, kept in the user's cache.
#   REIFY_IMGUI_SDIST=/path/imgui_bundle-1.93.0.tar.gz   (variable or environment) builds without network
set(REIFY_IMGUI_VERSION 1.93.0)
set(REIFY_IMGUI_SHA256 10ad1dab8258a6787b4f07bb926b08d0efc648a7906242568c8dd778c5e719bf)
set(REIFY_IMGUI_SDIST "$ENV{REIFY_IMGUI_SDIST}" CACHE FILEPATH "A copy of imgui_bundle-${REIFY_IMGUI_VERSION}.tar.gz")

function(reify_fetch_imgui result)
  set(name imgui_bundle-${REIFY_IMGUI_VERSION}.tar.gz)
  if(REIFY_IMGUI_SDIST)
    set(archive ${REIFY_IMGUI_SDIST})
  else()
    set(cache ${CMAKE_BINARY_DIR}/.cache)
    if(DEFINED ENV{XDG_CACHE_HOME})
      set(cache $ENV{XDG_CACHE_HOME}/reify)
    elseif(DEFINED ENV{HOME})
      set(cache $ENV{HOME}/.cache/reify)
    endif()
    set(archive ${cache}/${name})
    if(NOT EXISTS ${archive})
      find_package(Python3 REQUIRED COMPONENTS Interpreter)
      message(STATUS "Fetching ${name} with pip into ${cache} (once)")
      set(requirements ${CMAKE_BINARY_DIR}/imgui-requirements.txt)
      file(WRITE ${requirements} "imgui-bundle==${REIFY_IMGUI_VERSION} --hash=sha256:${REIFY_IMGUI_SHA256}\n")
      # pip reads the package's metadata with its build tools, which is most of the half minute it takes. These come as they are
      # built: with :all: they too would be made from their sources, which takes a clean machine a quarter of an hour.
      execute_process(
        COMMAND ${Python3_EXECUTABLE} -m pip download --quiet --require-hashes --no-deps --no-binary imgui-bundle
                -d ${cache} -r ${requirements}
        RESULT_VARIABLE status ERROR_VARIABLE log)
      if(status OR NOT EXISTS ${archive})
        message(FATAL_ERROR "pip could not fetch ${name}:\n${log}\nPut the file somewhere and set REIFY_IMGUI_SDIST to it.")
      endif()
    endif()
  endif()
  file(SHA256 ${archive} hash)
  if(NOT hash STREQUAL REIFY_IMGUI_SHA256)
    message(FATAL_ERROR "${archive} is not the pinned imgui-bundle ${REIFY_IMGUI_VERSION}: its SHA-256 is ${hash}")
  endif()
  set(${result} ${archive} PARENT_SCOPE)
endfunction()

set(imgui_root ${CMAKE_BINARY_DIR}/imgui_bundle-${REIFY_IMGUI_VERSION}/external)
set(imgui_fonts ${CMAKE_BINARY_DIR}/imgui_bundle-${REIFY_IMGUI_VERSION}/bindings/imgui_bundle/assets/fonts/Roboto/Roboto-Regular.ttf
  ${CMAKE_BINARY_DIR}/imgui_bundle-${REIFY_IMGUI_VERSION}/bindings/imgui_bundle/assets/fonts/Roboto/Roboto-Bold.ttf)
if(NOT EXISTS ${imgui_root}/extracted)
  reify_fetch_imgui(archive)
  file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${CMAKE_BINARY_DIR} PATTERNS
    "*/external/imgui/imgui/*" "*/external/imgui_test_engine/imgui_test_engine/imgui_test_engine/*"
    "*/bindings/imgui_bundle/assets/fonts/Roboto/*")
  file(TOUCH ${imgui_root}/extracted)
endif()
set(imgui ${imgui_root}/imgui/imgui)
set(imgui_te ${imgui_root}/imgui_test_engine/imgui_test_engine/imgui_test_engine)

find_package(glfw3 3.3 REQUIRED)
find_package(Freetype REQUIRED)
find_package(OpenGL REQUIRED)

# Headers only: views and app compile once against these and are linked with either library below.
add_library(reify_imgui_headers INTERFACE)
target_include_directories(reify_imgui_headers SYSTEM INTERFACE ${imgui} ${imgui}/backends)
target_compile_definitions(reify_imgui_headers INTERFACE
  IMGUI_ENABLE_FREETYPE IMGUI_USE_WCHAR32 IMGUI_DISABLE_OBSOLETE_FUNCTIONS)

set(imgui_sources ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
  ${imgui}/imgui_stacklayout.cpp ${imgui}/misc/freetype/imgui_freetype.cpp ${imgui}/misc/cpp/imgui_stdlib.cpp
  ${imgui}/backends/imgui_impl_glfw.cpp ${imgui}/backends/imgui_impl_opengl3.cpp
  ${imgui}/backends/imgui_impl_null.cpp)

function(reify_imgui_library name)
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${imgui_sources} ${ARGN})
  target_link_libraries(${name} PUBLIC reify_imgui_headers glfw Freetype::Freetype OpenGL::GL ${CMAKE_DL_LIBS})
  target_compile_options(${name} PRIVATE -w ${reify_relative_names})
endfunction()

reify_imgui_library(reify_imgui)

# With the test engine inside. It has a licence of its own, so no program that users get may link it.
if(REIFY_TESTS)
  file(GLOB imgui_te_sources ${imgui_te}/*.cpp)
  find_package(Threads REQUIRED)
  reify_imgui_library(reify_imgui_test ${imgui_te_sources})
  target_include_directories(reify_imgui_test SYSTEM PUBLIC ${imgui_te} ${imgui_te}/..)
  target_compile_definitions(reify_imgui_test PUBLIC IMGUI_ENABLE_TEST_ENGINE
    IMGUI_TEST_ENGINE_ENABLE_COROUTINE_STDTHREAD_IMPL=1 IMGUI_TEST_ENGINE_ENABLE_STD_FUNCTION=1
    IMGUI_TEST_ENGINE_ENABLE_CAPTURE=1)
  target_link_libraries(reify_imgui_test PUBLIC Threads::Threads)
endif()
