// The beginning of a library file for an op that has no functions: from its schema, or, where none is
// known, from how the model calls it.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/schema/schema.h"
#include "engine/source/assets.h"
#include "engine/trace/trace.h"

#include <string>
#include <vector>

namespace reify {

struct SkeletonInputs {
  std::string op;                     // "my.scale"
  CatalogueOp known;                  // what there is already; a default one for nothing
  std::vector<std::string> libraries; // whose schemas count
  std::string model;                  // the same; "" for none
  const Trace *trace = nullptr;       // a run in which the op occurs; null for none
  bool ascii = false, decomposition = false;
  AssetPaths assets = findAssets();
};

struct Skeleton {
  std::string text;
  std::string note; // what has to be known of it; "" for nothing
};

Skeleton writeSkeleton(const SkeletonInputs &inputs);
/// The same from a schema alone.
std::string skeletonOf(const OpSchema &schema, bool ascii, bool decomposition);

/// "my::scale(Tensor self, float arg1) -> Tensor", from the types of the first call in the run; "" if
/// there is none.
std::string guessSchema(const Trace &trace, const std::string &op);

} // namespace reify
