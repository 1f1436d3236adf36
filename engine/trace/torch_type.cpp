#include "engine/trace/torch_type.h"

#include <array>
#include <charconv>

namespace reify {
namespace {

using Kind = TorchType::Kind;

struct Spelling {
  std::string_view name;
  Kind kind;
};
constexpr std::array kAtoms = {
    Spelling{"int", Kind::Int},
    Spelling{"float", Kind::Float},
    Spelling{"bool", Kind::Bool},
    Spelling{"str", Kind::Str},
    Spelling{"none", Kind::None},
    Spelling{"any", Kind::Any},
    Spelling{"number", Kind::Number},
    Spelling{"Device", Kind::Device},
    Spelling{"Generator", Kind::Generator},
    Spelling{"LinearParams", Kind::LinearParams},
    Spelling{"qint8", Kind::Quantized},
    Spelling{"quint8", Kind::Quantized},
    Spelling{"qint16", Kind::Quantized},
    Spelling{"qint32", Kind::Quantized},
};
constexpr std::array kContainers = {
    Spelling{"list", Kind::List},   Spelling{"optional", Kind::Optional}, Spelling{"tuple", Kind::Tuple},
    Spelling{"union", Kind::Union}, Spelling{"dict", Kind::Dict},         Spelling{"nn.Module", Kind::Module},
};
constexpr std::string_view kPrefix = "!torch.";

/// Recursive descent over one text. `isGood` turns false at the first thing that does not fit.
class Reader {
public:
  explicit Reader(std::string_view text) : text_(text) {}

  TorchType readType() {
    const size_t begin = skipBlanks();
    if (text_.substr(at_).starts_with(kPrefix))
      at_ += kPrefix.size();
    const std::string_view name = readName();
    TorchType type;
    if (name == "tensor" || name == "vtensor")
      readTensor(type, name == "vtensor");
    else
      readOther(type, name);
    std::string_view written = text_.substr(begin, at_ - begin);
    type.text = written.starts_with('!') ? std::string(written) : std::string(kPrefix) + std::string(written);
    return type;
  }

  bool isAtEnd() {
    skipBlanks();
    return isGood && at_ == text_.size();
  }
  bool isGood = true;

private:
  size_t skipBlanks() {
    while (at_ < text_.size() && text_[at_] == ' ')
      ++at_;
    return at_;
  }
  bool accept(char wanted) {
    skipBlanks();
    if (at_ == text_.size() || text_[at_] != wanted)
      return false;
    ++at_;
    return true;
  }
  void expect(char wanted) { isGood = accept(wanted) && isGood; }

  std::string_view readName() {
    const size_t begin = at_;
    while (at_ < text_.size() && (isalnum((unsigned char)text_[at_]) || text_[at_] == '_' || text_[at_] == '.'))
      ++at_;
    return text_.substr(begin, at_ - begin);
  }

  void readOther(TorchType &type, std::string_view name) {
    for (const Spelling &atom : kAtoms)
      if (atom.name == name) {
        type.kind = atom.kind;
        return;
      }
    for (const Spelling &container : kContainers)
      if (container.name == name) {
        type.kind = container.kind;
        return readElements(type);
      }
    isGood = false;
  }

  void readElements(TorchType &type) {
    expect('<');
    if (type.kind == Kind::Module)
      return readRest();
    if (accept('>'))
      return;
    while (isGood) {
      type.elements.push_back(readType());
      if (accept('>'))
        return;
      expect(',');
    }
  }

  void readTensor(TorchType &type, bool valueSemantics) {
    type.kind = Kind::Tensor;
    type.valueSemantics = valueSemantics;
    if (!accept('<'))
      return;
    if (!accept('*'))
      readSizes(type);
    expect(',');
    skipBlanks();
    const size_t begin = at_;
    skipNested();
    type.dtype = text_.substr(begin, at_ - begin);
    if (type.dtype == "unk")
      type.dtype.clear();
    readRest();
  }

  void readSizes(TorchType &type) {
    expect('[');
    type.sizes.emplace();
    while (isGood && !accept(']')) {
      int64_t size = TorchType::kUnknownSize;
      if (!accept('?')) {
        auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), size);
        isGood = isGood && error == std::errc();
        at_ = size_t(end - text_.data());
      }
      type.sizes->push_back(size);
      accept(',');
    }
  }

  /// To the next ',' or '>' outside of brackets and strings.
  void skipNested() {
    for (int depth = 0; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '"')
        skipString();
      else if (c == '-' && text_.substr(at_).starts_with("->"))
        ++at_;
      else if (depth == 0 && (c == ',' || c == '>'))
        return;
      else if (c == '<' || c == '(' || c == '[' || c == '{')
        ++depth;
      else if (c == '>' || c == ')' || c == ']' || c == '}')
        --depth;
    }
  }
  void skipString() {
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
      if (text_[at_] == '\\')
        ++at_;
  }
  /// Parameters without meaning here (an encoding, a class name), up to and over the closing '>'.
  void readRest() {
    for (skipNested(); accept(','); skipNested())
      ;
    expect('>');
  }

  std::string_view text_;
  size_t at_ = 0;
};

} // namespace

TorchType parseTorchType(std::string_view text) {
  TorchType type;
  if (text.starts_with(kPrefix)) {
    Reader reader(text);
    type = reader.readType();
    if (!reader.isAtEnd())
      type = {};
  }
  type.text = text;
  return type;
}

} // namespace reify
