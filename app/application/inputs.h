// Files that the window works with: dropped libraries, samples, and the text shown as source.
#pragma once
#include "app/project/model_inputs.h"
#include "engine/session/session.h"
#include "views/scene/documents.h"
#include "views/source/source_text.h"
#include "views/trace_index.h"

#include <string>
#include <vector>

namespace reify {

/// Whether a dropped file is a library: it has library functions and no function of a model's.
bool isLibraryFile(const std::string &path);
/// The samples that come with the program.
std::vector<Sample> findSamples();
/// One file; not of more than some megabytes.
SourceText readSource(const std::string &path);
/// The files that the trace's ops and the user's library functions come from.
std::vector<SourceText> readSources(const Trace &trace, const TraceIndex &index);

} // namespace reify
