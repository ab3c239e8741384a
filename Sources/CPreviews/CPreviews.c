// The linker knows where a section begins and ends, and tells it only to C.
#include "CPreviews.h"

typedef void (*record)(void);

extern const record __start_wheelhouse_previews[] __attribute__((weak, visibility("hidden")));
extern const record __stop_wheelhouse_previews[] __attribute__((weak, visibility("hidden")));

void previews_call_each(void) {
  // A program without previews has no such section, and both addresses are null.
  for (const record *each = __start_wheelhouse_previews; each < __stop_wheelhouse_previews; each++) (*each)();
}
