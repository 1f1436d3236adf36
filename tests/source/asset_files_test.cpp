#include "engine/source/asset_files.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

using namespace reify;
namespace fs = std::filesystem;

/// A folder of its own that goes with the test.
struct Scratch {
  fs::path folder = fs::temp_directory_path() / ("reify-assets-" + std::to_string(getpid()));
  ~Scratch() { fs::remove_all(folder); }
  AssetPaths make(const char *assets, std::initializer_list<const char *> folders) {
    for (const char *name : folders)
      fs::create_directories(folder / name);
    return {(folder / assets).string(), (folder / "build/assets/library.mlirbc").string()};
  }
};

TEST_CASE("a built program finds sources, samples and fonts in two trees") {
  Scratch scratch;
  const AssetPaths assets = scratch.make("assets", {"assets/library", "samples", "build/assets/fonts"});
  CHECK(fontFolder(assets) == (scratch.folder / "build/assets/fonts").string());
  CHECK(sampleFolder(assets) == (scratch.folder / "samples").string());
  CHECK(builtinSourcePath(assets, "assets/library/linalg.py") ==
        (scratch.folder / "assets/library/linalg.py").string());
}

TEST_CASE("an installed program finds all of them in one folder") {
  Scratch scratch;
  const AssetPaths assets =
      scratch.make("share/reify", {"share/reify/library", "share/reify/samples", "share/reify/fonts", "samples"});
  CHECK(fontFolder(assets) == (scratch.folder / "share/reify/fonts").string());
  CHECK(sampleFolder(assets) == (scratch.folder / "share/reify/samples").string());
  CHECK(builtinSourcePath(assets, "assets/library/linalg.py") ==
        (scratch.folder / "share/reify/library/linalg.py").string());
}

TEST_CASE("what this program finds is there") {
  const AssetPaths assets = findAssets();
  CHECK(fs::is_regular_file(assets.builtinLibrary));
  CHECK(fs::is_regular_file(builtinSourcePath(assets, "assets/library/linalg.py")));
  CHECK(fs::is_directory(fs::path(sampleFolder(assets)) / "quantize"));
  CHECK_FALSE(isBuiltinSource("samples/quantize/library.mlir"));
}
