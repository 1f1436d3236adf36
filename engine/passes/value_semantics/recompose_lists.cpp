// Lists of parts of a tensor (unbind, split, chunk, ...) that are taken apart: each part by itself.
#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/passes/rewrite/scalar_builder.h"
#include "engine/passes/value_semantics/recompose_complex_ops.h"

#include <functional>
#include <memory>

namespace reify {

using namespace mlir;

namespace {

/// A list as something that knows how to make any one of its elements.
struct Parts {
  std::function<Value()> count;
  std::function<Value(int64_t index, bool isLast, Type type)> part;
  std::optional<int64_t> knownCount;
  std::function<void()> prepare = {}; // what is made once, before any part
  bool hasMore = true;                // part() also takes an index past the end
};

/// Makes nothing yet: nothing if the parts cannot be told.
using FindParts = std::optional<Parts> (*)(Operation *list, ScalarBuilder &scalars);

Value slice(ScalarBuilder &scalars, Value tensor, Value dim, Value from, Value to, Type type) {
  return scalars.create("torch.aten.slice.Tensor", {tensor, dim, from, to, scalars.integer(1)}, type);
}

std::optional<int64_t> knownSize(Value tensor, Value dim) {
  torch::BaseTensorType type = torch::tracedTensorType(tensor);
  std::optional<int64_t> at = torch::constantInt(dim);
  if (!type || !type.hasSizes() || !at)
    return std::nullopt;
  const int64_t rank = int64_t(type.getSizes().size()), position = *at < 0 ? *at + rank : *at;
  if (position < 0 || position >= rank || type.getSizes()[position] == torch::kUnknownSize)
    return std::nullopt;
  return type.getSizes()[position];
}

/// unbind.int(tensor, dim)
std::optional<Parts> unbound(Operation *list, ScalarBuilder &scalars) {
  Value tensor = list->getOperand(0), dim = list->getOperand(1);
  return Parts{[=, &scalars] { return scalars.sizeOf(tensor, dim); },
               [=, &scalars](int64_t index, bool, Type type) {
                 return scalars.create("torch.aten.select.int", {tensor, dim, scalars.integer(index)}, type);
               },
               knownSize(tensor, dim)};
}

constexpr int64_t kHighestIndex = (int64_t(1) << 31) - 1; // of a part that is picked

int64_t ceilDivide(int64_t a, int64_t b) { return a / b + (a % b != 0); } // a + b may not fit

/// split.Tensor(tensor, size, dim), the size a constant.
std::optional<Parts> splitEvenly(Operation *list, ScalarBuilder &scalars) {
  Value tensor = list->getOperand(0), dim = list->getOperand(2);
  std::optional<int64_t> size = torch::constantInt(list->getOperand(1));
  constexpr int64_t kMost = INT64_MAX / (kHighestIndex + 1); // the products below must not overflow
  if (!size || *size <= 0 || *size > kMost)
    return std::nullopt;
  std::optional<int64_t> whole = knownSize(tensor, dim), count;
  if (whole)
    count = std::max<int64_t>(1, ceilDivide(*whole, *size));
  return Parts{[=, &scalars] {
                 Value one = scalars.integer(1), by = scalars.integer(*size);
                 Value sum = scalars.add(scalars.sizeOf(tensor, dim), by);
                 return scalars.floorDivide(scalars.subtract(sum, one), by);
               },
               [=, &scalars](int64_t index, bool, Type type) {
                 return slice(scalars, tensor, dim, scalars.integer(index * *size),
                              scalars.integer((index + 1) * *size), type);
               },
               count};
}

Parts piecesAt(ScalarBuilder &scalars, Value tensor, Value dim, std::vector<int64_t> ends) {
  const int64_t count = int64_t(ends.size());
  return Parts{[=, &scalars] { return scalars.integer(count); },
               [=, &scalars](int64_t index, bool, Type type) {
                 const int64_t from = index == 0 ? 0 : ends[size_t(index) - 1];
                 return slice(scalars, tensor, dim, scalars.integer(from), scalars.integer(ends[size_t(index)]), type);
               },
               count,
               {},
               /*hasMore=*/false};
}

/// split_with_sizes(tensor, sizes, dim), the sizes constants.
std::optional<Parts> splitBySizes(Operation *list, ScalarBuilder &scalars) {
  Value tensor = list->getOperand(0), dim = list->getOperand(2);
  std::optional<std::vector<Scalar>> sizes = torch::knownElements(list->getOperand(1));
  if (!sizes)
    return std::nullopt;
  std::vector<int64_t> ends;
  int64_t end = 0;
  for (const Scalar &size : *sizes) {
    const int64_t *number = std::get_if<int64_t>(&size);
    if (!number || *number < 0 || __builtin_add_overflow(end, *number, &end))
      return std::nullopt;
    ends.push_back(end);
  }
  Parts parts = piecesAt(scalars, tensor, dim, std::move(ends));
  parts.prepare = [=, &scalars] {
    scalars.require(scalars.isEqual(scalars.sizeOf(tensor, dim), scalars.integer(end)),
                    "the sizes of a split must add up to the size that is split");
  };
  return parts;
}

/// tensor_split.sections(tensor, sections, dim), all of it known: the first parts are larger by
/// one.
std::optional<Parts> splitInSections(Operation *list, ScalarBuilder &scalars) {
  Value tensor = list->getOperand(0), dim = list->getOperand(2);
  std::optional<int64_t> sections = torch::constantInt(list->getOperand(1)), size = knownSize(tensor, dim);
  constexpr int64_t kMostParts = 4096;
  if (!sections || *sections <= 0 || *sections > kMostParts || !size)
    return std::nullopt;
  std::vector<int64_t> ends;
  int64_t end = 0;
  for (int64_t i = 0; i < *sections; ++i)
    ends.push_back(end += *size / *sections + (i < *size % *sections ? 1 : 0));
  return piecesAt(scalars, tensor, dim, std::move(ends));
}

/// chunk(tensor, chunks, dim): parts of ceil(size / chunks), as many as there are then.
std::optional<Parts> chunked(Operation *list, ScalarBuilder &scalars) {
  Value tensor = list->getOperand(0), chunks = list->getOperand(1), dim = list->getOperand(2);
  std::optional<int64_t> wanted = torch::constantInt(chunks), size = knownSize(tensor, dim), count;
  if ((wanted && *wanted <= 0) || size == 0)
    return std::nullopt;
  if (wanted && size)
    count = ceilDivide(*size, ceilDivide(*size, *wanted));
  struct Sizes {
    Value whole, part;
  };
  auto sizes = std::make_shared<Sizes>();
  auto ceilOf = [&scalars](Value a, Value b) {
    return scalars.floorDivide(scalars.subtract(scalars.add(a, b), scalars.integer(1)), b);
  };
  auto partsBefore = [=, &scalars](int64_t n) {
    return n == 0 ? scalars.integer(0) : n == 1 ? sizes->part : scalars.multiply(scalars.integer(n), sizes->part);
  };
  return Parts{[=] { return ceilOf(sizes->whole, sizes->part); },
               [=, &scalars](int64_t index, bool isLast, Type type) {
                 Value from = partsBefore(index), to = isLast ? sizes->whole : partsBefore(index + 1);
                 return slice(scalars, tensor, dim, from, to, type);
               },
               count,
               [=, &scalars] {
                 sizes->whole = scalars.sizeOf(tensor, dim);
                 sizes->part = ceilOf(sizes->whole, chunks);
               }};
}

/// meshgrid.indexing(tensors, "ij" or "xy"): each tensor along a dimension of its own.
std::optional<Parts> meshed(Operation *list, ScalarBuilder &scalars) {
  torch::PrimListConstructOp tensors = torch::unchangedLiteral(list->getOperand(0));
  std::optional<StringRef> indexing = torch::constantString(list->getOperand(1));
  if (!tensors || !indexing || (*indexing != "ij" && *indexing != "xy"))
    return std::nullopt;
  SmallVector<Value> inputs(tensors.getElements());
  for (Value input : inputs)
    if (auto type = dyn_cast<torch::BaseTensorType>(input.getType());
        !type || !type.hasSizes() || type.getSizes().size() > 1)
      return std::nullopt;
  const size_t count = inputs.size();
  auto place = [=, swaps = *indexing == "xy" && count > 1](size_t i) { return swaps && i < 2 ? 1 - i : i; };
  Type intType = torch::IntType::get(list->getContext());
  auto sizes = std::make_shared<SmallVector<Value>>();
  auto whole = std::make_shared<Value>();
  return Parts{[=, &scalars] { return scalars.integer(int64_t(count)); },
               [=, &scalars](int64_t index, bool, Type type) {
                 const size_t at = place(size_t(index));
                 SmallVector<Value> own;
                 for (size_t i = 0; i < count; ++i)
                   own.push_back(i == at ? (*sizes)[at] : scalars.integer(1));
                 auto tensor = cast<torch::BaseTensorType>(type);
                 Type unknown = tensor.getWithSizesAndDtype(std::nullopt, tensor.getOptionalDtype());
                 Value view =
                     scalars.create("torch.aten.view", {inputs[size_t(index)], scalars.list(own, intType)}, unknown);
                 return scalars.create("torch.aten.expand", {view, *whole, scalars.boolean(false)}, type);
               },
               int64_t(count),
               [=, &scalars] {
                 for (size_t at = 0; at < count; ++at)
                   sizes->push_back(scalars.create("torch.aten.numel", inputs[place(at)], intType));
                 *whole = scalars.list(*sizes, intType);
               },
               /*hasMore=*/false};
}

FindParts partsFinder(Operation *list) {
  static const std::pair<StringRef, FindParts> finders[] = {
      {"torch.aten.unbind.int", unbound},
      {"torch.aten.split.Tensor", splitEvenly},
      {"torch.aten.split_with_sizes", splitBySizes},
      {"torch.aten.tensor_split.sections", splitInSections},
      {"torch.aten.chunk", chunked},
      {"torch.aten.meshgrid.indexing", meshed},
  };
  for (auto [name, finder] : finders)
    if (torch::hasName(list, name))
      return finder;
  return nullptr;
}

/// A list that somebody may change is not what its op made.
bool isOnlyRead(Value list) {
  return llvm::all_of(list.getUsers(), [](Operation *user) {
    return isa<torch::PrimListUnpackOp>(user) || torch::hasName(user, "torch.aten.__getitem__.t") ||
           torch::hasName(user, "torch.aten.len.t");
  });
}

bool givesTensors(Operation *op) {
  return llvm::all_of(op->getResultTypes(), [](Type type) { return isa<torch::BaseTensorType>(type); });
}

std::string unpack(RewriterBase &rewriter, Operation *op, const Parts &parts, ScalarBuilder &scalars) {
  const int64_t count = int64_t(op->getNumResults());
  scalars.require(scalars.isEqual(parts.count(), scalars.integer(count)),
                  "a list of parts must have as many as are unpacked");
  SmallVector<Value> values;
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    values.push_back(parts.part(int64_t(i), int64_t(i) + 1 == count, result.getType()));
  rewriter.replaceOp(op, values);
  return std::to_string(count) + " parts, each by itself";
}

std::string pick(RewriterBase &rewriter, Operation *op, const Parts &parts, ScalarBuilder &scalars, int64_t index) {
  if (!parts.knownCount)
    scalars.require(scalars.isLess(scalars.integer(index), parts.count()),
                    "a list of parts must have the part that is picked");
  bool isLast = index + 1 == parts.knownCount;
  rewriter.replaceOp(op, parts.part(index, isLast, op->getResult(0).getType()));
  return "the part by itself";
}

/// The element that is picked, counted from the front; none if that is not known to be one, or is none that
/// a list really has.
std::optional<int64_t> pickedIndex(Operation *op, const Parts &parts) {
  std::optional<int64_t> index = torch::constantInt(op->getOperand(1));
  if (index && *index < 0 && parts.knownCount)
    *index += *parts.knownCount;
  if (!index || *index < 0 || *index > kHighestIndex || (parts.knownCount && *index >= *parts.knownCount))
    return std::nullopt;
  return index;
}

} // namespace

std::string recomposeListOfParts(RewriterBase &rewriter, Operation *op) {
  Operation *list = op->getOperand(0).getDefiningOp();
  FindParts find = list ? partsFinder(list) : nullptr;
  if (!find || !isOnlyRead(list->getResult(0)) || !givesTensors(op))
    return "";
  rewriter.setInsertionPoint(op);
  ScalarBuilder scalars(rewriter, op->getLoc());
  std::optional<Parts> parts = find(list, scalars);
  if (!parts)
    return "";
  const bool unpacks = isa<torch::PrimListUnpackOp>(op);
  std::optional<int64_t> index = unpacks ? std::nullopt : pickedIndex(op, *parts);
  const bool fits = parts->hasMore || *parts->knownCount == int64_t(op->getNumResults());
  if (unpacks ? !fits : !index)
    return "";
  if (parts->prepare)
    parts->prepare();
  std::string done = unpacks ? unpack(rewriter, op, *parts, scalars) : pick(rewriter, op, *parts, scalars, *index);
  if (list->use_empty())
    rewriter.eraseOp(list);
  return done;
}

} // namespace reify
