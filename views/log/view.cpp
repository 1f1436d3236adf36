#include "views/log/view.h"

#include "views/log/log_entry.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"
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
  ImGui::TextColored(themeOf(scene).vec(look.ink), "%s", look.sign);
  if (!place.file.empty()) {
    ImGui::SameLine();
    placeLink(place, out);
  }
  ImGui::SameLine();
  ImGui::TextWrapped("%s", text.c_str());
}

void drawLog(const Scene &scene, LogState &state, Commands &out) {
  ScopedChild child("entries");
  for (size_t i = 0; i < logOf(scene).size(); ++i) {
    ScopedId id{int(i)};
    drawMessage(scene, logOf(scene)[i].severity, logOf(scene)[i].text, logOf(scene)[i].place, out);
  }
  if (state.shown != logOf(scene).size())
    ImGui::SetScrollHereY(1);
  state.shown = logOf(scene).size();
}

std::string needsLog(const Scene &scene) {
  return logOf(scene).empty() ? "Nothing to report. Messages about files and runs stand here." : "";
}

} // namespace reify
