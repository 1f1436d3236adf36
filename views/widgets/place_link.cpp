#include "views/widgets/place_link.h"

#include "views/commands/selection.h"

#include <imgui.h>

namespace reify {

std::string_view fileName(std::string_view path) {
  const size_t slash = path.rfind('/');
  return slash == path.npos ? path : path.substr(slash + 1);
}

void placeLink(const Place &place, Commands &out) {
  Place shown = place;
  shown.file = fileName(place.file);
  if (ImGui::TextLink(toString(shown).c_str()) && place.isKnown())
    out.push_back(SelectLine{place.file, place.line});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", toString(place).c_str());
}

} // namespace reify
