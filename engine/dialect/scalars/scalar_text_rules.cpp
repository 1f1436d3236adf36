#include "engine/dialect/scalars/scalar_text_rules.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace reify {

using Arguments = std::span<const Scalar>;

static ScalarOutcome done(Scalar value) { return {std::move(value), ScalarFailure::None}; }
static ScalarOutcome notApplicable() { return {std::nullopt, ScalarFailure::NotApplicable}; }

/// One that is too long is not made; the op stays.
static ScalarOutcome doneUnlessLong(std::string text) {
  return text.size() > kLongestText ? notApplicable() : done(std::move(text));
}

static const std::string *textAt(Arguments arguments, size_t index) {
  return index < arguments.size() ? std::get_if<std::string>(&arguments[index]) : nullptr;
}

static bool startsCharacter(char c) { return (c & 0xC0) != 0x80; }

static int64_t characterCount(const std::string &text) {
  return std::count_if(text.begin(), text.end(), startsCharacter);
}

ScalarOutcome textLength(Arguments arguments) {
  const std::string *text = textAt(arguments, 0);
  return text && arguments.size() == 1 ? done(characterCount(*text)) : notApplicable();
}

ScalarOutcome characterAt(Arguments arguments) {
  const std::string *text = textAt(arguments, 0);
  const int64_t *given = arguments.size() == 2 ? std::get_if<int64_t>(&arguments[1]) : nullptr;
  if (!text || !given)
    return notApplicable();
  int64_t count = characterCount(*text), index = *given < 0 ? *given + count : *given;
  if (index < 0 || index >= count)
    return {std::nullopt, ScalarFailure::Domain};
  size_t start = 0, end = text->size();
  for (size_t at = 0; at < text->size(); ++at) {
    if (!startsCharacter((*text)[at]))
      continue;
    if (index == 0)
      start = at;
    if (index-- < 0) {
      end = at;
      break;
    }
  }
  return done(text->substr(start, end - start));
}

ScalarOutcome concatenate(Arguments arguments) {
  const std::string *a = textAt(arguments, 0), *b = textAt(arguments, 1);
  return a && b && arguments.size() == 2 ? doneUnlessLong(*a + *b) : notApplicable();
}

ScalarOutcome toText(Arguments arguments) {
  return arguments.size() == 1 ? doneUnlessLong(pythonStr(arguments[0])) : notApplicable();
}

ScalarOutcome format(Arguments arguments) {
  const std::string *pattern = textAt(arguments, 0);
  if (!pattern)
    return notApplicable();
  std::vector<std::string> texts;
  for (const Scalar &argument : arguments.subspan(1))
    texts.push_back(pythonStr(argument));
  return doneUnlessLong(formatPython(*pattern, texts));
}

template <int (*convert)(int)> static ScalarOutcome changeCase(Arguments arguments) {
  const std::string *text = textAt(arguments, 0);
  if (!text || arguments.size() != 1)
    return notApplicable();
  std::string result = *text;
  for (char &c : result)
    if ((unsigned char)c < 0x80)
      c = char(convert(c));
  return done(result);
}

template <bool atEnd> static ScalarOutcome hasAffix(Arguments arguments) {
  const std::string *text = textAt(arguments, 0), *affix = textAt(arguments, 1);
  // The optional start and end only in their default form.
  bool isWhole = arguments.size() == 2 ||
                 (arguments.size() == 4 && arguments[2] == Scalar(int64_t(0)) && arguments[3] == Scalar(int64_t(-1)));
  if (!text || !affix || !isWhole)
    return notApplicable();
  return done(atEnd ? text->ends_with(*affix) : text->starts_with(*affix));
}

ScalarOutcome lowerCase(Arguments arguments) { return changeCase<std::tolower>(arguments); }
ScalarOutcome upperCase(Arguments arguments) { return changeCase<std::toupper>(arguments); }
ScalarOutcome startsWith(Arguments arguments) { return hasAffix<false>(arguments); }
ScalarOutcome endsWith(Arguments arguments) { return hasAffix<true>(arguments); }

} // namespace reify
