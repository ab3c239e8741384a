/* The server's memory comes from jemalloc: sessions are many small objects that are made and freed all the
 * time, and glibc's allocator spends more time on them and leaves more holes between them.
 *
 * What is free for a second goes back to the system, so that a worker whose sessions have parked is small
 * again. The threads in the background see to that while nothing happens. For the same reason no page is a
 * huge one: where the system makes huge pages by itself, as Debian's kernels do, it would fill the holes that
 * were given back up again. MALLOC_CONF in the environment is read after this, jemalloc(3).
 */
#include "CServerShims.h"
#include <jemalloc/jemalloc.h>
#include <libwebsockets.h>

const char *malloc_conf = "background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0,thp:never";

/* Sockets stay while the screens behind them come and go. In memory of their own they keep none of the
 * pages that a screen leaves behind, and what libwebsockets reserves and does not use is never touched.
 */
static int flags;

static void *allocate(void *former, size_t size, const char *reason) {
  (void)reason;
  if (size == 0) {
    if (former != NULL) dallocx(former, flags);
    return NULL;
  }
  return former != NULL ? rallocx(former, size, flags) : mallocx(size, flags);
}

void shim_memory_for_sockets(void) {
  unsigned arena;
  size_t length = sizeof arena;
  if (flags != 0 || mallctl("arenas.create", &arena, &length, NULL, 0) != 0) return;
  flags = MALLOCX_ARENA(arena) | MALLOCX_TCACHE_NONE;
  lws_set_allocator(allocate);
}

void shim_give_memory_back(void) { mallctl("thread.tcache.flush", NULL, NULL, NULL, 0); }
