// IR as lines to show: what the window draws and what `reify show` prints. Each line knows its op
// and its tokens, so that a click, a colour and a diff can follow the op and not the line number.
#pragma once
#include "engine/contract/contract.h"
#include "engine/trace/trace.h"

#include <string>
#include <vector>

namespace reify {

enum class TokenKind : uint8_t { Plain, OpName, Value, Type, Attribute, String, Number, Symbol, Keyword, Comment };

struct Token {
  uint32_t begin = 0, length = 0; // bytes of Line::text
  TokenKind kind = TokenKind::Plain;
  ValueId value;      // Value tokens: the value...
  bool inner = false; // ...of the derivation (see ValueRef), else of the model
};

enum class Mark : uint8_t { None, Changed, Added, Removed };

/// An op in the IR at a flat step: of the model, or of the derivation that is spliced in there.
struct OpRef {
  OpId op;
  bool inner = false;
  bool operator==(const OpRef &) const = default;
};
struct ValueRef {
  ValueId value;
  bool inner = false;
  bool operator==(const ValueRef &) const = default;
};

struct Line {
  std::string text;          // with indentation, without newline
  std::vector<Token> tokens; // in order; what lies between them is Plain
  OpRef op;                  // the op it belongs to; none for e.g. a lone brace
  uint16_t depth = 0;        // of regions
  bool opensRegion = false;  // can be folded
  bool isLibrary = false;    // part of a library function's copy next to the model
  bool isBadge = false;      // a folded calculate op, region or function
  Mark mark = Mark::None;    // against the listing it was compared with
};

struct Listing {
  std::vector<Line> lines;
  /// First line of the op, -1 if it is not shown.
  int lineOf(OpRef op) const;
  std::string text() const; // all lines; valid MLIR when made with ListingOptions::valid()
};

struct ListingOptions {
  bool showLibrary = false;       // library functions spelled out, else left out (one badge line in all)
  bool foldCalculations = true;   // calculate ops as one badge line...
  OpId openCalculation;           // ...but this one spelled out
  bool elideLargeLiterals = true; // long dense<...> shortened for reading
  bool locations = false;         // with loc("file":1:2)
  bool remarks = true;            // "no schema" behind ops that nothing is known of
  static ListingOptions valid() { return {true, false, {}, false, false, false}; }
};

/// The IR just after flat step `step` was done (`after` true) or just before it.
Listing makeListing(const Trace &trace, uint32_t step, bool after, const ListingOptions &options);

/// The model at a moment of its history, between any two changes; it need not be valid IR there.
Listing makeListingAt(const Trace &trace, Moment moment, const ListingOptions &options);

/// Sets marks on both sides: by op identity, then by text. Lines of ops that moved only are not
/// marked.
void markChanges(Listing &before, Listing &after);

struct UnifiedLine {
  int before, after;
}; // line numbers; -1 = absent on that side
/// Alignment of two marked listings for a unified or side-by-side view, in order.
std::vector<UnifiedLine> alignListings(const Listing &before, const Listing &after);

} // namespace reify
