// Memory for programs that live for milliseconds: most of what the system does for such a run is handing out
// pages of 4 KiB one by one, so the heap asks for large ones.
#pragma once

namespace reify {

/// To be called first in main. Does nothing where the C library or the system has no such thing.
void useLargePages();

} // namespace reify
