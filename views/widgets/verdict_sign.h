// How a written type compares with the one that was found, as a sign, a word and a colour: never a colour
// alone.
#pragma once
#include "engine/contract/written/written_types.h"
#include "views/theme.h"

#include <string>
#include <string_view>

namespace reify {

struct VerdictSign {
  const char *glyph;
  const char *word;
  Ink ink;
};

VerdictSign signOf(TypeVerdict verdict);
/// The same at a step at which the value is of the type `now`: what is still to be found out differs in
/// no way yet.
VerdictSign signAt(const TypeComparison &comparison, std::string_view now);
/// "[2,3],f32" of "!torch.vtensor<[2,3],f32>"; the whole text of a type that says nothing.
std::string shortType(std::string_view type);

} // namespace reify
