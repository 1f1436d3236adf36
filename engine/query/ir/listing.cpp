#include "engine/query/ir/listing.h"

#include "engine/query/ir/ir_state.h"
#include "engine/query/ir/op_printer.h"

namespace reify {

int Listing::lineOf(OpRef op) const {
  for (size_t i = 0; i < lines.size(); ++i)
    if (lines[i].op == op)
      return int(i);
  return -1;
}

std::string Listing::text() const {
  size_t size = 0;
  for (const Line &line : lines)
    size += line.text.size() + 1;
  std::string text;
  text.reserve(size);
  for (const Line &line : lines) {
    text += line.text;
    text += '\n';
  }
  return text;
}

namespace {

/// Blobs that dense_resource literals refer to stand behind the module in the user's file.
void appendResources(const Trace &trace, Listing &listing) {
  const size_t begin = trace.modelText.rfind("{-#");
  if (begin == std::string::npos)
    return;
  std::string_view rest = std::string_view(trace.modelText).substr(begin);
  const size_t close = rest.find("#-}");
  if (close == rest.npos)
    return;
  for (rest = rest.substr(0, close + 3); !rest.empty();) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    Line &line = listing.lines.emplace_back();
    line.text = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

Listing list(const IrState &state, const ListingOptions &options) {
  Listing listing;
  OpPrinter printer(state, options, listing.lines);
  if (OpRef calculate = state.calculateOp(); calculate.op)
    printer.open(calculate);
  printer.printModule();
  if (!options.elideLargeLiterals)
    appendResources(state.trace(), listing);
  return listing;
}

} // namespace

Listing makeListing(const Trace &trace, uint32_t step, bool after, const ListingOptions &options) {
  return step < trace.stepCount() ? list(IrState(trace, step, after), options) : Listing();
}

Listing makeListingAt(const Trace &trace, Moment moment, const ListingOptions &options) {
  return list(IrState(trace, moment), options);
}

} // namespace reify
