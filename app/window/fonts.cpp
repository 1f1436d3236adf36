#include "app/window/fonts.h"

#include "engine/source/asset_files.h"

#include <imgui.h>

#include <filesystem>
#include <initializer_list>

namespace reify {

static constexpr float kBaseSize = 15; // pixels at 100 %

/// The first of these files that is there: among the program's own, then where Debian puts it.
static std::string find(std::initializer_list<const char *> names) {
  std::error_code ignored;
  const std::string own = fontFolder(findAssets());
  for (const char *name : names)
    for (const std::string &folder :
         {own, std::string("/usr/share/fonts/truetype/dejavu"), std::string("/usr/share/fonts/truetype/droid"),
          std::string("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF"),
          std::string("/usr/share/fonts/truetype/noto")}) {
      const std::filesystem::path path = std::filesystem::path(folder) / name;
      if (std::filesystem::exists(path, ignored))
        return path.string();
    }
  return "";
}

static ImFont *load(const std::string &path, bool merge, float relativeSize = 1) {
  ImFontConfig config;
  config.MergeMode = merge;
  config.ExtraSizeScale = relativeSize;
  return ImGui::GetIO().Fonts->AddFontFromFileTTF(path.c_str(), 0, &config);
}

Fonts loadFonts(std::vector<std::string> &missing) {
  ImGui::GetStyle().FontSizeBase = kBaseSize;
  const std::string text = find({"Roboto-Regular.ttf", "DejaVuSans.ttf"});
  const std::string bold = find({"Roboto-Bold.ttf", "DejaVuSans-Bold.ttf"});
  const std::string mono = find({"DejaVuSansMono.ttf", "NotoSansMono-Regular.ttf"});
  const std::string signs = find({"DejaVuSans.ttf"});
  const std::string ideographs = find({"DroidSansFallbackFull.ttf", "DroidSansFallback.ttf"});
  if (text.empty() || bold.empty())
    missing.push_back("DejaVuSans.ttf (package fonts-dejavu-core)");
  if (mono.empty())
    missing.push_back("DejaVuSansMono.ttf (package fonts-dejavu-core)");
  if (ideographs.empty())
    missing.push_back("DroidSansFallbackFull.ttf (package fonts-droid-fallback)");

  auto make = [&](const std::string &path, float size) {
    ImFont *font = path.empty() ? ImGui::GetIO().Fonts->AddFontDefault() : load(path, false, size);
    if (path != mono && !mono.empty())
      load(mono, true);
    if (!signs.empty())
      load(signs, true);
    if (!ideographs.empty())
      load(ideographs, true);
    return font;
  };
  Fonts fonts;
  fonts.ui = make(text, 1.04f); // Roboto is set smaller than DejaVu at one size
  fonts.bold = make(bold, 1.04f);
  fonts.mono = make(mono, 0.9f);
  return fonts;
}

} // namespace reify
