/* Swift's runtime finds the metadata of a generic type, as `Optional<Route>` in code that works for every
 * Route, by hashing and comparing under a reader's lock: some 400 instructions, fifteen times a command. Here
 * each thread remembers what it found last, which takes 60 to 110.
 *
 * script/build has the linker call these functions instead of the runtime's own (`--wrap`, ld(1)), which is
 * possible where the runtime is part of the program. Elsewhere nobody calls them.
 *
 * What is read of a type's descriptor is laid down in Swift's docs/ABI/TypeMetadata.rst and its header
 * ABI/GenericContext.h. Metadata that is complete stays as and where it is while the process lives.
 */
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const void *metadata;
  size_t state; /* 0 once it is complete */
} Response;

typedef const void *const *Arguments;

enum { most_arguments = 4, entries = 256 };

typedef struct {
  _Alignas(64) const void *type;
  const void *arguments[most_arguments];
  const void *metadata;
} Entry;

static _Thread_local Entry table[entries];

/* How many arguments tell one type of a generic one from another; 0 where they are not to be compared. */
static unsigned count_of_arguments(const void *type) {
  enum { kind_of_class = 16, size_of_class = 44, size_of_struct_or_enum = 28, has_packs = 1 };
  uint32_t kind = *(const uint32_t *)type & 0x1f;
  const char *header = (const char *)type + (kind == kind_of_class ? size_of_class : size_of_struct_or_enum);
  /* Behind two offsets: the counts of parameters, requirements and key arguments, and flags. */
  const uint16_t *counts = (const uint16_t *)(header + 8);
  return counts[3] & has_packs || counts[2] > most_arguments ? 0 : counts[2];
}

/* The pair of places for a type: what was found last is in the first, what it has ousted in the second. */
static inline Entry *place(const void *type, Arguments arguments, unsigned count) {
  uint64_t hash = (uintptr_t)type >> 2;
  for (unsigned i = 0; i < count; i++) hash = hash * 31 + ((uintptr_t)arguments[i] >> 3);
  return &table[hash * 0x9e3779b97f4a7c15u >> 56 & ~1u];
}

static inline int is_of(const Entry *entry, const void *type, Arguments arguments, unsigned count) {
  if (entry->type != type) return 0;
  for (unsigned i = 0; i < count; i++)
    if (entry->arguments[i] != arguments[i]) return 0;
  return 1;
}

static inline const void *known(const Entry *place, const void *type, Arguments arguments, unsigned count) {
  if (is_of(place, type, arguments, count)) return place->metadata;
  if (is_of(place + 1, type, arguments, count)) return place[1].metadata;
  return NULL;
}

static Response keep(Entry *place, const void *type, Arguments arguments, unsigned count, Response found) {
  if (found.state != 0) return found;
  place[1] = place[0];
  place->type = type;
  for (unsigned i = 0; i < count; i++) place->arguments[i] = arguments[i];
  place->metadata = found.metadata;
  return found;
}

/* Weak, for they are there only where the linker was told of the other names. */
#define RUNTIME __attribute__((weak)) Response

RUNTIME __real_swift_getGenericMetadata(size_t, Arguments, const void *);
RUNTIME __real_swift_getCanonicalPrespecializedGenericMetadata(size_t, Arguments, const void *, intptr_t *);
RUNTIME __real_swift_getTupleTypeMetadata2(size_t, const void *, const void *, const char *, const void *);

Response __wrap_swift_getGenericMetadata(size_t request, Arguments arguments, const void *type) {
  unsigned count = count_of_arguments(type);
  if (count == 0) return __real_swift_getGenericMetadata(request, arguments, type);
  Entry *at = place(type, arguments, count);
  const void *metadata = known(at, type, arguments, count);
  if (metadata != NULL) return (Response){metadata, 0};
  return keep(at, type, arguments, count, __real_swift_getGenericMetadata(request, arguments, type));
}

Response __wrap_swift_getCanonicalPrespecializedGenericMetadata(
    size_t request, Arguments arguments, const void *type, intptr_t *once) {
  unsigned count = count_of_arguments(type);
  if (count == 0)
    return __real_swift_getCanonicalPrespecializedGenericMetadata(request, arguments, type, once);
  Entry *at = place(type, arguments, count);
  const void *metadata = known(at, type, arguments, count);
  if (metadata != NULL) return (Response){metadata, 0};
  return keep(
      at, type, arguments, count,
      __real_swift_getCanonicalPrespecializedGenericMetadata(request, arguments, type, once));
}

Response __wrap_swift_getTupleTypeMetadata2(
    size_t request, const void *first, const void *second, const char *labels, const void *witnesses) {
  static const char pair;
  const void *arguments[] = {first, second, labels};
  Entry *at = place(&pair, arguments, 3);
  const void *metadata = known(at, &pair, arguments, 3);
  if (metadata != NULL) return (Response){metadata, 0};
  return keep(
      at, &pair, arguments, 3,
      __real_swift_getTupleTypeMetadata2(request, first, second, labels, witnesses));
}
