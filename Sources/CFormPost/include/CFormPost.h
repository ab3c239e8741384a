#ifndef CFORMPOST_H
#define CFORMPOST_H

#include <stddef.h>
#include <stdint.h>

/// What a server answered, or why it did not.
typedef struct {
  uint8_t *bytes;
  size_t count;
  long status;
  char message[256];
} form_answer;

/// Posts an url-encoded form and waits for the answer; redirects are not followed.
///
/// Returns 0 when there is an answer, of at most 64 KiB; otherwise the message says why there is none.
int form_post(const char *url, const char *form, long milliseconds, form_answer *answer);

/// The message as a C string.
const char *form_answer_message(const form_answer *answer);

/// Frees what an answer holds.
void form_answer_free(form_answer *answer);

#endif
