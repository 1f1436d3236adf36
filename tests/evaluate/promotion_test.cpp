// Type promotion of two and of three operands against PyTorch's answers for all of them, which
// tests/library/promotion.py keeps: as the compiler has it, and as the built-in library has it in Python.
#include "engine/dialect/scalars/dtype_promotion.h"
#include "engine/evaluate/evaluator.h"
#include "engine/library/library.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <fstream>

using namespace reify;
using namespace reify::test;

namespace {

enum class OperandKind : uint8_t { Tensor, ZeroRank, Number };
struct Operand {
  OperandKind kind;
  int64_t dtype;
};
using Row = std::vector<std::optional<int64_t>>; // no value: PyTorch refuses

/// promotion.txt: operands, the distinct rows of results, and which row belongs to which operands.
struct Answers {
  std::vector<Operand> operands;
  std::vector<Row> rows;
  std::vector<size_t> ofTwo, ofThree;

  Answers() {
    std::ifstream in(REIFY_SOURCE_DIR "/tests/library/promotion.txt");
    std::string word;
    size_t count = 0;
    in >> word >> count;
    for (size_t i = 0; i < count; ++i) {
      int64_t dtype = 0;
      in >> word >> dtype;
      operands.push_back({word == "tensor" ? OperandKind::Tensor
                          : word == "0-d"  ? OperandKind::ZeroRank
                                           : OperandKind::Number,
                          dtype});
    }
    in >> word >> count;
    for (size_t i = 0; i < count; ++i) {
      Row &row = rows.emplace_back();
      for (size_t at = 0; at < operands.size(); ++at) {
        in >> word;
        row.push_back(word == "." ? std::nullopt : std::optional<int64_t>(std::stoll(word)));
      }
    }
    in >> word;
    readNumbers(in, operands.size(), ofTwo);
    in >> word;
    readNumbers(in, operands.size() * operands.size(), ofThree);
    REQUIRE(bool(in));
  }

  /// Calls `visit(operands, result)` for all pairs and triples.
  template <typename Visit> void forAll(Visit visit) const {
    const size_t count = operands.size();
    for (size_t i = 0; i < count * count; ++i) {
      const Operand &a = operands[i / count], &b = operands[i % count];
      visit(std::vector<Operand>{a, b}, rows[ofTwo[i / count]][i % count]);
      for (size_t c = 0; c < count; ++c)
        visit(std::vector<Operand>{a, b, operands[c]}, rows[ofThree[i]][c]);
    }
  }

private:
  static void readNumbers(std::istream &in, size_t count, std::vector<size_t> &into) {
    for (size_t number = 0; into.size() < count && in >> number;)
      into.push_back(number);
  }
};

std::string textOf(const std::vector<Operand> &operands) {
  std::string text;
  for (const Operand &operand : operands)
    text += (operand.kind == OperandKind::Tensor     ? " tensor "
             : operand.kind == OperandKind::ZeroRank ? " 0-d "
                                                     : " number ") +
            dtypeName(operand.dtype);
  return text;
}

bool areAllNumbers(const std::vector<Operand> &operands) {
  return std::ranges::all_of(operands, [](const Operand &o) { return o.kind == OperandKind::Number; });
}

/// promotion.py of the built-in library.
class Rules {
public:
  Rules() {
    Diagnostics diagnostics;
    library_ = Library::load(context_.context, REIFY_BINARY_DIR "/assets/library.mlirbc", {}, diagnostics);
    evaluator_ = std::make_unique<Evaluator>(
        [this](llvm::StringRef symbol, mlir::Operation *from) { return library_->findSymbol(symbol, from); });
  }

  static AbstractValue tensor(const Operand &operand) {
    return tensor(AbstractValue::integerOf(operand.kind == OperandKind::Tensor ? 2 : 0), operand.dtype);
  }
  static AbstractValue tensor(AbstractValue rank, int64_t dtype) {
    return AbstractValue::tupleOf({std::move(rank), AbstractValue::integerOf(dtype)});
  }

  AbstractValue call(llvm::StringRef name, std::vector<AbstractValue> arguments, Heap heap = {}) {
    mlir::func::FuncOp &function = functions_[name];
    if (!function)
      function = library_->findSymbol(name);
    REQUIRE(function);
    Evaluation evaluation = evaluator_->run(function, std::move(arguments), std::move(heap));
    return evaluation.outcome == Evaluation::Outcome::Returned ? evaluation.results[0] : AbstractValue::bottom();
  }

  std::optional<int64_t> promoted(const std::vector<Operand> &operands) {
    std::vector<AbstractValue> tensors;
    AbstractValue number = AbstractValue::none();
    for (const Operand &operand : operands) {
      if (operand.kind != OperandKind::Number) {
        tensors.push_back(tensor(operand));
        continue;
      }
      // What a number counts as: the default type of its category.
      AbstractValue counted =
          AbstractValue::integerOf(operand.dtype == dtype_code::kFloat64      ? dtype_code::kFloat32
                                   : operand.dtype == dtype_code::kComplex128 ? dtype_code::kComplex64
                                                                              : operand.dtype);
      number = number.isOnly(Kind::None) ? counted : call("join", {number, counted});
    }
    if (tensors.size() == operands.size())
      return call(tensors.size() == 2 ? "promote" : "promote3", tensors).asInt();
    Heap heap;
    AbstractValue list = heap.makeList(std::move(tensors));
    return call("promote_all", {list, number}, std::move(heap)).asInt();
  }

private:
  TorchContext context_;
  std::unique_ptr<Library> library_;
  std::unique_ptr<Evaluator> evaluator_;
  llvm::StringMap<mlir::func::FuncOp> functions_;
};

} // namespace

TEST_CASE("operands promote as PyTorch has it, all pairs and triples of dtypes and priorities") {
  Answers answers;
  size_t compared = 0, wrong = 0;
  answers.forAll([&](const std::vector<Operand> &operands, std::optional<int64_t> wanted) {
    if (areAllNumbers(operands))
      return; // exact among themselves, as an op on Python numbers has it
    std::vector<PromotionOperand> given;
    for (const Operand &operand : operands)
      given.push_back({operand.kind == OperandKind::Number
                           ? std::nullopt
                           : std::optional<int64_t>(operand.kind == OperandKind::Tensor),
                       operand.dtype});
    ++compared;
    if (promoteDtypes(given).dtype == wanted)
      return;
    CAPTURE(textOf(operands));
    if (++wrong < 20)
      CHECK(promoteDtypes(given).dtype.value_or(-2) == wanted.value_or(-2));
  });
  const size_t right = compared - wrong;
  MESSAGE(right, " of ", compared, " promotions as PyTorch's");
  CHECK(compared > 200'000);
  CHECK(wrong == 0);
}

TEST_CASE("the built-in library promotes as PyTorch does, all pairs and triples of dtypes and priorities") {
  Answers answers;
  Rules rules;
  size_t compared = 0, wrong = 0;
  answers.forAll([&](const std::vector<Operand> &operands, std::optional<int64_t> wanted) {
    ++compared;
    std::optional<int64_t> got = rules.promoted(operands);
    if (got == wanted)
      return;
    CAPTURE(textOf(operands));
    if (++wrong < 20)
      CHECK(got.value_or(-2) == wanted.value_or(-2));
  });
  const size_t right = compared - wrong;
  MESSAGE(right, " of ", compared, " promotions as PyTorch's");
  CHECK(compared > 200'000);
  CHECK(wrong == 0);
}

TEST_CASE("what is not known of an operand costs no more of the result than it must") {
  using namespace dtype_code;
  Rules rules;
  AbstractValue unknown = AbstractValue::integerIn(IntRange::atLeast(0), nullptr);
  auto promoted = [&](AbstractValue a, AbstractValue b) {
    return rules.call("promote", {std::move(a), std::move(b)}).asInt();
  };
  auto scalar = [&](int64_t dtype, AbstractValue number) {
    return rules.call("promote_scalar", {Rules::tensor(unknown, dtype), std::move(number)}).asInt();
  };
  CHECK(promoted(Rules::tensor(unknown, kFloat32), Rules::tensor(unknown, kFloat32)) == kFloat32);
  CHECK(promoted(Rules::tensor(unknown, kFloat32), Rules::tensor(unknown, kInt64)) == kFloat32);
  CHECK(promoted(Rules::tensor(unknown, kComplex64), Rules::tensor(unknown, kFloat32)) == kComplex64);
  CHECK_FALSE(promoted(Rules::tensor(unknown, kFloat64), Rules::tensor(unknown, kFloat32)));
  CHECK(promoted(Rules::tensor({Operand{OperandKind::Tensor, kComplex128}}),
                 AbstractValue::tupleOf({AbstractValue::integerOf(0), unknown})) == kComplex128);
  CHECK(scalar(kFloat16, AbstractValue::unknownFloat(nullptr)) == kFloat16);
  CHECK(scalar(kInt8, AbstractValue::unknownFloat(nullptr)) == kFloat32);
  CHECK(scalar(kInt8, AbstractValue::unknownInt(nullptr)) == kInt8);
  CHECK(scalar(kBool, AbstractValue::boolean(true)) == kBool);
  CHECK(scalar(kFloat32, join(AbstractValue::unknownFloat(nullptr), AbstractValue::unknownInt(nullptr))) == kFloat32);
}
