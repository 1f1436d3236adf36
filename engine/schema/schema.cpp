#include "engine/schema/schema.h"

#include <algorithm>
#include <array>

namespace reify {
namespace {

struct NamedKind {
  std::string_view name;
  SchemaKind kind;
};
constexpr std::array kNamedKinds = {
    NamedKind{"Tensor", SchemaKind::Tensor},
    NamedKind{"int", SchemaKind::Int},
    NamedKind{"SymInt", SchemaKind::Int},
    NamedKind{"int64_t", SchemaKind::Int},
    NamedKind{"ScalarType", SchemaKind::Int},
    NamedKind{"Layout", SchemaKind::Int},
    NamedKind{"MemoryFormat", SchemaKind::Int},
    NamedKind{"float", SchemaKind::Float},
    NamedKind{"double", SchemaKind::Float},
    NamedKind{"bool", SchemaKind::Bool},
    NamedKind{"SymBool", SchemaKind::Bool},
    NamedKind{"SymFloat", SchemaKind::Float},
    NamedKind{"Scalar", SchemaKind::Scalar},
    NamedKind{"number", SchemaKind::Scalar},
    NamedKind{"str", SchemaKind::Str},
    NamedKind{"Device", SchemaKind::Device},
    NamedKind{"Generator", SchemaKind::Generator},
    NamedKind{"NoneType", SchemaKind::None},
    NamedKind{"None", SchemaKind::None},
    NamedKind{"Any", SchemaKind::Any},
};

bool isAlpha(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWordChar(char c) { return isAlpha(c) || isDigit(c); }

// A name starting in lower case that is no type of its own is a type variable: t, t1, tVal.
SchemaKind kindOfName(std::string_view name) {
  for (const NamedKind &known : kNamedKinds)
    if (known.name == name)
      return known.kind;
  bool isVariable = name.front() == 't' && (name.size() == 1 || isDigit(name[1]) || name == "tVal" || name == "tKey");
  return isVariable ? SchemaKind::Variable : SchemaKind::Opaque;
}

// Nested types come from users' files too, so their depth is bounded.
constexpr int kMaxDepth = 64;

class Reader {
public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::variant<OpSchema, SchemaError> read() {
    if (readName() && readOperands() && readResults() && readEnd()) {
      schema_.text = text_.substr(0, text_.find_last_not_of(" \t\r") + 1);
      return std::move(schema_);
    }
    return std::move(error_);
  }

  bool readName() {
    schema_.ns = word();
    if (schema_.ns.empty())
      return fail("expected an operator name such as 'ns::name'");
    if (!eat("::"))
      return fail("expected '::' after the namespace '" + std::string(schema_.ns) + "'");
    schema_.name = word();
    if (schema_.name.empty())
      return fail("expected the operator's name after '::'");
    if (!eat("."))
      return true;
    schema_.overload = word();
    return !schema_.overload.empty() || fail("expected the overload's name after '.'");
  }
  OpSchema &schema() { return schema_; }

private:
  bool readOperands() {
    if (!eat("("))
      return fail("expected '(' after the operator's name");
    bool isKeywordOnly = false;
    return readSequence(')', [&] {
      if (eat("...")) {
        schema_.isVararg = true;
        return true;
      }
      if (schema_.isVararg)
        return fail("'...' must come last");
      if (eat("*")) {
        if (isKeywordOnly)
          return fail("'*' occurs twice");
        return isKeywordOnly = true;
      }
      SchemaValue &value = schema_.operands.emplace_back();
      value.isKeywordOnly = isKeywordOnly;
      if (!readTyped(value))
        return false;
      value.name = word();
      if (value.name.empty())
        return fail("expected the argument's name after its type '" + std::string(value.type.text) + "'");
      return !eat("=") || readDefault(value);
    });
  }

  bool readResults() {
    if (!eat("->"))
      return fail("expected '->' before the results");
    if (eat("...")) {
      schema_.isVarret = true;
      return true;
    }
    if (!eat("("))
      return readResult();
    // "((str, t))": one result that is a tuple; the list below reads the inner parentheses as a
    // type.
    return readSequence(')', [&] {
      if (eat("...")) {
        schema_.isVarret = true;
        return true;
      }
      return readResult();
    });
  }

  bool readResult() {
    SchemaValue &value = schema_.results.emplace_back();
    if (!readTyped(value))
      return false;
    value.name = word();
    return true;
  }

  bool readEnd() {
    skipBlanks();
    return at_ == text_.size() || fail("unexpected text after the results");
  }

  template <typename ReadOne> bool readSequence(char close, ReadOne readOne) {
    const std::string_view closing = close == ')' ? ")" : "]";
    if (eat(closing))
      return true;
    do {
      if (!readOne())
        return false;
    } while (eat(","));
    return eat(closing) || fail(std::string("expected ',' or '") + close + "'");
  }

  bool readTyped(SchemaValue &value) {
    aliased_ = written_ = false;
    if (!readType(value.type, 0))
      return false;
    value.isAliased = aliased_;
    value.isWritten = written_;
    return true;
  }

  // type := base ( '?' | '[' size? ']' | alias )*
  bool readType(SchemaType &type, int depth) {
    if (depth > kMaxDepth)
      return fail("types are nested too deeply");
    skipBlanks();
    size_t start = at_;
    if (!readBase(type, depth))
      return false;
    type.text = since(start);
    for (int wraps = depth;; ++wraps) {
      if (wraps > kMaxDepth)
        return fail("types are nested too deeply");
      if (peek() == '?') {
        ++at_;
        wrap(type, SchemaKind::Optional, start);
      } else if (peek() == '[') {
        ++at_;
        word(); // a fixed size, as in int[2]; it does not change the type
        if (!eat("]"))
          return fail("expected ']' after '['");
        wrap(type, SchemaKind::List, start);
      } else if (peek() == '(') {
        if (!readAlias())
          return false;
      } else {
        return true;
      }
    }
  }

  void wrap(SchemaType &type, SchemaKind kind, size_t start) {
    SchemaType inner = std::move(type);
    type = SchemaType{kind, since(start), {}};
    type.elements.push_back(std::move(inner));
  }

  bool readBase(SchemaType &type, int depth) {
    if (eat("(")) {
      type.kind = SchemaKind::Tuple;
      return readElements(type, depth);
    }
    std::string_view name = dottedWord();
    if (name.empty())
      return fail("expected a type");
    if (name == "Dict" || name == "Union" || name == "Future" || name == "RRef" || name == "Await") {
      if (!eat("("))
        return fail("expected '(' after '" + std::string(name) + "'");
      type.kind = name == "Dict" ? SchemaKind::Dict : name == "Union" ? SchemaKind::Union : SchemaKind::Opaque;
      if (!readElements(type, depth))
        return false;
      return !type.is(SchemaKind::Dict) || type.elements.size() == 2 ||
             fail("a dictionary has a key type and a value type");
    }
    type.kind = kindOfName(name);
    return true;
  }

  bool readElements(SchemaType &type, int depth) {
    return readSequence(')', [&] {
      SchemaType &element = type.elements.emplace_back();
      if (!readType(element, depth + 1))
        return false;
      word(); // tuple elements may be named
      return true;
    });
  }

  // (a), (a!), (a|b), (*), (a -> *), (a! -> a|b)
  bool readAlias() {
    ++at_;
    size_t end = text_.find(')', at_);
    if (end == std::string_view::npos)
      return fail("expected ')' to end the alias annotation");
    std::string_view body = text_.substr(at_, end - at_);
    size_t bad = body.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                        "0123456789_!*|-> ");
    if (body.empty() || bad != std::string_view::npos) {
      at_ += body.empty() ? 0 : bad;
      return fail("expected an alias annotation such as '(a!)'");
    }
    aliased_ = true;
    written_ |= body.find('!') != std::string_view::npos;
    at_ = end + 1;
    return true;
  }

  // Kept as text; lists and strings may hold commas and parentheses.
  bool readDefault(SchemaValue &value) {
    skipBlanks();
    size_t start = at_;
    int depth = 0;
    for (; at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (c == '"' || c == '\'') {
        if (!skipString(c))
          return false;
      } else if (c == '[' || c == '(') {
        ++depth;
      } else if (c == ']' || c == ')') {
        if (depth-- == 0)
          break;
      } else if (c == ',' && depth == 0) {
        break;
      }
    }
    std::string_view textOfDefault = since(start);
    if (textOfDefault.empty())
      return fail("expected a default value after '='");
    value.defaultText = textOfDefault;
    return true;
  }

  bool skipString(char quote) {
    size_t start = at_;
    for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_)
      if (text_[at_] == '\\')
        ++at_;
    if (at_ < text_.size())
      return true;
    at_ = start;
    return fail("this string has no end");
  }

  std::string_view word() {
    skipBlanks();
    size_t start = at_;
    while (at_ < text_.size() && isWordChar(text_[at_]))
      ++at_;
    return text_.substr(start, at_ - start);
  }

  std::string_view dottedWord() { // class types: __torch__.torch.classes.quantized.X
    skipBlanks();
    size_t start = at_;
    if (at_ < text_.size() && isAlpha(text_[at_]))
      while (at_ < text_.size() &&
             (isWordChar(text_[at_]) || (text_[at_] == '.' && at_ + 1 < text_.size() && isAlpha(text_[at_ + 1]))))
        ++at_;
    return text_.substr(start, at_ - start);
  }

  std::string_view since(size_t start) const {
    std::string_view part = text_.substr(start, at_ - start);
    return part.substr(0, part.find_last_not_of(' ') + 1);
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool eat(std::string_view token) {
    skipBlanks();
    if (text_.substr(at_, token.size()) != token)
      return false;
    at_ += token.size();
    return true;
  }
  void skipBlanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'))
      ++at_;
  }
  bool fail(std::string message) {
    if (error_.message.empty()) // the innermost report is the exact one
      error_ = {uint32_t(at_ + 1), std::move(message)};
    return false;
  }

  std::string_view text_;
  size_t at_ = 0;
  bool aliased_ = false, written_ = false;
  OpSchema schema_;
  SchemaError error_;
};

} // namespace

static void appendName(const OpSchema &schema, std::string &text) {
  text.append("torch.").append(schema.ns).append(".").append(schema.name);
  if (!schema.overload.empty())
    text.append(".").append(schema.overload);
}

std::string OpSchema::opName() const {
  std::string name;
  appendName(*this, name);
  return name;
}

bool OpSchema::hasAlias() const {
  return std::ranges::any_of(operands, &SchemaValue::isAliased) ||
         std::ranges::any_of(results, &SchemaValue::isAliased);
}

bool OpSchema::hasWrite() const {
  return std::ranges::any_of(operands, &SchemaValue::isWritten) ||
         std::ranges::any_of(results, &SchemaValue::isWritten);
}

std::variant<OpSchema, SchemaError> parseSchema(std::string_view line) { return Reader(line).read(); }

bool appendOpName(std::string_view line, std::string &names) {
  Reader reader(line);
  if (!reader.readName())
    return false;
  appendName(reader.schema(), names);
  return true;
}

} // namespace reify
