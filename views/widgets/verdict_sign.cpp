#include "views/widgets/verdict_sign.h"

namespace reify {

VerdictSign signOf(TypeVerdict verdict) {
  switch (verdict) {
  case TypeVerdict::Equal:
    return {"=", "same", Ink::Ok};
  case TypeVerdict::KnowsMore:
    return {"+", "more found", Ink::Ok};
  case TypeVerdict::KnowsLess:
    return {"?", "less found", Ink::Warning};
  case TypeVerdict::Contradiction:
    return {"≠", "differs", Ink::Error};
  case TypeVerdict::Gone:
    return {"-", "gone", Ink::Dim};
  }
  return {"", "", Ink::Dim};
}

VerdictSign signAt(const TypeComparison &comparison, std::string_view now) {
  const TypeVerdict verdict = compareTypes(parseTorchType(comparison.written), parseTorchType(now));
  const bool isPending = verdict == TypeVerdict::KnowsLess && comparison.verdict != TypeVerdict::KnowsLess;
  if (!isPending)
    return signOf(verdict);
  return comparison.verdict == TypeVerdict::Gone ? signOf(TypeVerdict::Gone)
                                                 : VerdictSign{"…", "not found yet", Ink::Dim};
}

std::string shortType(std::string_view type) {
  const size_t open = type.find('<');
  if (open == type.npos || !type.ends_with('>'))
    return std::string(type);
  return std::string(type.substr(open + 1, type.size() - open - 2));
}

} // namespace reify
