#include "views/log/view.h"

#include "views/scoped.h"
#include "views/widgets/place_link.h"

namespace reify {

void drawMessage(const Scene &scene, Severity severity, const std::string &text, const Place &place, Commands &out) {
  struct Look {
    const char *sign;
    Ink ink;
  };
  const Look look = severity == Severity::Error     ? Look{"✗ error", Ink::Error}
                    : severity == Severity::Warning ? Look{"⚠ warning", Ink::Warning}
                                                    : Look{"· note", Ink::Dim};
  ImGui::TextColored(scene.theme().vec(look.ink), "%s", look.sign);
  if (!place.file.empty()) {
    ImGui::SameLine();
    placeLink(place, out);
  }
  ImGui::SameLine();
  ImGui::TextWrapped("%s", text.c_str());
}

void drawLog(const Scene &scene, LogState &state, Commands &out) {
  ScopedChild child("entries");
  for (size_t i = 0; i < scene.log.size(); ++i) {
    ScopedId id{int(i)};
    drawMessage(scene, scene.log[i].severity, scene.log[i].text, scene.log[i].place, out);
  }
  if (state.shown != scene.log.size())
    ImGui::SetScrollHereY(1);
  state.shown = scene.log.size();
}

} // namespace reify
