#include "app/large_pages.h"

#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace reify {

void useLargePages() {
#ifdef __GLIBC__
  constexpr uintptr_t kPage = 2 << 20, kHeap = 64 << 20;
  // The heap grows in one go, and blocks that are given back stay in it.
  mallopt(M_TOP_PAD, kHeap);
  mallopt(M_TRIM_THRESHOLD, 2 * kHeap);
  mallopt(M_MMAP_THRESHOLD, kHeap / 2);
  const uintptr_t start = (uintptr_t(sbrk(0)) + kPage - 1) & ~(kPage - 1);
  void *volatile block = std::malloc(kPage); // more than is left, so it grows now; none of it is touched
  std::free(block);
  const uintptr_t end = uintptr_t(sbrk(0));
  if (end > start + kPage)
    madvise(reinterpret_cast<void *>(start), end - start, MADV_HUGEPAGE);
#endif
}

} // namespace reify
