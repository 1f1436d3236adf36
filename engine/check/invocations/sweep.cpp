#include "engine/check/invocations/sweep.h"

#include <algorithm>
#include <random>
#include <set>

namespace reify::check {

namespace {

using Sizes = std::vector<int64_t>;

const Sizes kShapes[] = {{2, 3},
                         {},
                         {1},
                         {0},
                         {3},
                         {1, 3},
                         {2, 1},
                         {0, 3},
                         {3, 2},
                         {2, 3, 4},
                         {1, 3, 1},
                         {2, 0, 4},
                         {4, 2, 3},
                         {2, 3, 4, 5},
                         {1, 1, 4, 5},
                         {2, 3, 1, 5},
                         {1, 2, 3, 4, 2},
                         {2, 1, 3, 1, 2}};
constexpr int64_t kDtypes[] = {6, 4, 11, 0, 1, 2, 3, 5, 7, 15, 9, 10};

Literal tensorOf(Sizes sizes, int64_t dtype) {
  Literal tensor{LiteralKind::Tensor, false, dtype};
  tensor.sizes = std::move(sizes);
  return tensor;
}
Literal integer(int64_t value) { return {LiteralKind::Int, false, value}; }
Literal boolean(bool value) { return {LiteralKind::Bool, value}; }
Literal real(double value) { return {LiteralKind::Float, false, 0, value}; }
Literal listOf(std::vector<Literal> elements) {
  Literal list{LiteralKind::List};
  list.elements = std::move(elements);
  return list;
}

/// What an operand of a type is tried with, the plainest first.
std::vector<Literal> candidates(const SchemaType &type) {
  std::vector<Literal> found;
  switch (type.kind) {
  case SchemaKind::Tensor:
    for (const Sizes &sizes : kShapes)
      found.push_back(tensorOf(sizes, kFloat32));
    for (int64_t dtype : kDtypes)
      for (const Sizes &sizes : {Sizes{2, 3}, Sizes{}})
        found.push_back(tensorOf(sizes, dtype));
    return found;
  case SchemaKind::Int:
    if (type.text.find("ScalarType") != type.text.npos) {
      for (int64_t dtype : kDtypes)
        found.push_back({LiteralKind::Dtype, false, dtype});
      return found;
    }
    if (type.text.find("Layout") != type.text.npos || type.text.find("MemoryFormat") != type.text.npos)
      return {integer(0)};
    return {integer(1), integer(0), integer(-1), integer(2), integer(-3), integer(7)};
  case SchemaKind::Float:
    return {real(1), real(0), real(0.5), real(-1.5)};
  case SchemaKind::Scalar:
    return {real(1), integer(1), real(-0.5), integer(0)};
  case SchemaKind::Bool:
    return {boolean(false), boolean(true)};
  case SchemaKind::Str: {
    for (const char *text : {"none", "floor", "trunc", "reflect", "valid", "same"})
      found.push_back({LiteralKind::Str, false, 0, 0, text});
    return found;
  }
  case SchemaKind::Device:
    return {{LiteralKind::Str, false, 0, 0, "cpu"}};
  case SchemaKind::None:
  case SchemaKind::Generator:
    return {Literal{}};
  case SchemaKind::Optional: {
    found.push_back(Literal{});
    for (Literal &literal : candidates(type.elements[0]))
      found.push_back(std::move(literal));
    return found;
  }
  case SchemaKind::List: {
    std::vector<Literal> elements = candidates(type.elements[0]);
    for (size_t i = 0; i < std::min<size_t>(elements.size(), 5); ++i)
      for (size_t length : {2u, 1u, 3u})
        found.push_back(listOf(std::vector<Literal>(length, elements[i])));
    if (elements.size() > 1)
      found.push_back(listOf({elements[0], elements[1]}));
    found.push_back(listOf({}));
    return found;
  }
  default:
    return {};
  }
}

/// Another tensor that goes with one: the same sizes, or sizes that broadcast.
Literal companion(const Literal &first, std::minstd_rand &random) {
  Literal other = first;
  switch (random() % 4) {
  case 0:
    for (int64_t &size : other.sizes)
      if (random() % 2)
        size = 1;
    break;
  case 1:
    if (!other.sizes.empty())
      other.sizes.erase(other.sizes.begin());
    break;
  case 2:
    other.integer = kDtypes[random() % std::size(kDtypes)];
    break;
  default:
    break;
  }
  return other;
}

std::vector<Literal> draw(const OpSchema &schema, const std::vector<std::vector<Literal>> &choices,
                          std::minstd_rand &random) {
  std::vector<Literal> arguments;
  const Literal *firstTensor = nullptr;
  arguments.reserve(choices.size()); // firstTensor points into it
  for (size_t i = 0; i < choices.size(); ++i) {
    bool isTensor = schema.operands[i].type.is(SchemaKind::Tensor);
    bool isPlain = !isTensor && random() % 2;
    if (isTensor && firstTensor && random() % 4)
      arguments.push_back(companion(*firstTensor, random));
    else
      arguments.push_back(choices[i][isPlain ? 0 : random() % choices[i].size()]);
    if (isTensor && !firstTensor)
      firstTensor = &arguments.back();
  }
  return arguments;
}

std::string keyOf(const std::vector<Literal> &arguments) {
  std::string key;
  for (const Literal &argument : arguments)
    key += toString(argument) + ";";
  return key;
}

/// One step towards the plain, several ways.
std::vector<Literal> simpler(const Literal &literal, const SchemaType &type) {
  std::vector<Literal> found;
  if (type.is(SchemaKind::Optional)) {
    if (literal.kind == LiteralKind::None)
      return found;
    found.push_back(Literal{});
    for (Literal &inner : simpler(literal, type.elements[0]))
      found.push_back(std::move(inner));
    return found;
  }
  switch (literal.kind) {
  case LiteralKind::Tensor:
    for (size_t i = 0; i < literal.sizes.size(); ++i) {
      Literal less = literal;
      less.sizes.erase(less.sizes.begin() + ptrdiff_t(i));
      found.push_back(std::move(less));
    }
    for (size_t i = 0; i < literal.sizes.size(); ++i)
      for (int64_t size : {int64_t(1), int64_t(2)})
        if (literal.sizes[i] > size || (literal.sizes[i] == 0 && size == 1)) {
          Literal less = literal;
          less.sizes[i] = size;
          found.push_back(std::move(less));
        }
    if (literal.integer != kFloat32) {
      Literal less = literal;
      less.integer = kFloat32;
      found.push_back(std::move(less));
    }
    break;
  case LiteralKind::List:
  case LiteralKind::Tuple:
    for (size_t i = 0; i < literal.elements.size(); ++i) {
      Literal less = literal;
      less.elements.erase(less.elements.begin() + ptrdiff_t(i));
      found.push_back(std::move(less));
      for (Literal &element : simpler(literal.elements[i], type.elements.empty() ? type : type.elements[0])) {
        less = literal;
        less.elements[i] = std::move(element);
        found.push_back(std::move(less));
      }
    }
    break;
  case LiteralKind::Int:
    if (literal.integer != 0 && literal.integer != 1)
      found.push_back(integer(literal.integer < -1 ? -1 : 1));
    if (literal.integer != 0)
      found.push_back(integer(0));
    if (literal.integer / 2 != 0 && literal.integer / 2 != 1 && literal.integer / 2 != -1)
      found.push_back(integer(literal.integer / 2));
    if (literal.integer > 2 || literal.integer < -2)
      found.push_back(integer(literal.integer + (literal.integer > 0 ? -1 : 1)));
    break;
  case LiteralKind::Float:
    if (literal.floating != 1)
      found.push_back(real(1));
    break;
  case LiteralKind::Bool:
    if (literal.boolean)
      found.push_back(boolean(false));
    break;
  default:
    break;
  }
  return found;
}

} // namespace

std::vector<std::vector<Literal>> sweepArguments(const OpSchema &schema, size_t limit) {
  std::vector<std::vector<Literal>> choices;
  for (const SchemaValue &operand : schema.operands) {
    choices.push_back(candidates(operand.type));
    if (choices.back().empty())
      return {};
  }
  std::vector<std::vector<Literal>> found;
  std::set<std::string> keys;
  auto add = [&](std::vector<Literal> arguments) {
    if (keys.insert(keyOf(arguments)).second)
      found.push_back(std::move(arguments));
  };
  std::vector<Literal> plain;
  for (const std::vector<Literal> &choice : choices)
    plain.push_back(choice.front());
  add(plain);
  // Every choice of every operand once, the others plain.
  for (size_t i = 0; i < choices.size(); ++i)
    for (const Literal &literal : choices[i]) {
      std::vector<Literal> arguments = plain;
      arguments[i] = literal;
      add(std::move(arguments));
    }
  std::minstd_rand random(1);
  for (size_t tries = 0; found.size() < limit && tries < 4 * limit; ++tries)
    add(draw(schema, choices, random));
  if (found.size() > limit)
    found.resize(limit);
  return found;
}

std::vector<Literal> minimise(const OpSchema &schema, std::vector<Literal> arguments,
                              const std::function<bool(const std::vector<Literal> &)> &stillFails, unsigned limit) {
  bool isSimplest = false;
  while (!isSimplest) {
    isSimplest = true;
    for (size_t i = 0; i < arguments.size() && i < schema.operands.size(); ++i)
      for (Literal &less : simpler(arguments[i], schema.operands[i].type)) {
        if (limit-- == 0)
          return arguments;
        std::vector<Literal> tried = arguments;
        tried[i] = std::move(less);
        if (!stillFails(tried))
          continue;
        arguments = std::move(tried);
        isSimplest = false;
        break;
      }
  }
  return arguments;
}

} // namespace reify::check
