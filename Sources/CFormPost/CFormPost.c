// libcurl's options are variadic, which Swift cannot call; and it is loaded when it is needed first, so
// that servers that never post a form do not pay for starting it.
#include "CFormPost.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_perform)(CURL *);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  void (*easy_cleanup)(CURL *);
  const char *(*easy_strerror)(CURLcode);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded = 0;
static const size_t longest_body = 64 << 10;

static int find(void *library, const char *name, void *function) {
  void *found = dlsym(library, name);
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  is_loaded = find(library, "curl_global_init", &curl.global_init) &&
              find(library, "curl_easy_init", &curl.easy_init) &&
              find(library, "curl_easy_setopt", &curl.easy_setopt) &&
              find(library, "curl_easy_perform", &curl.easy_perform) &&
              find(library, "curl_easy_getinfo", &curl.easy_getinfo) &&
              find(library, "curl_easy_cleanup", &curl.easy_cleanup) &&
              find(library, "curl_easy_strerror", &curl.easy_strerror) &&
              find(library, "curl_slist_append", &curl.slist_append) &&
              find(library, "curl_slist_free_all", &curl.slist_free_all) &&
              curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static size_t take(char *bytes, size_t size, size_t count, void *user) {
  form_answer *answer = user;
  size_t length = size * count;
  if (answer->count + length > longest_body) return 0;
  uint8_t *grown = realloc(answer->bytes, answer->count + length + 1);
  if (!grown) return 0;
  memcpy(grown + answer->count, bytes, length);
  answer->bytes = grown;
  answer->count += length;
  return length;
}

static int fail(form_answer *answer, const char *why) {
  snprintf(answer->message, sizeof answer->message, "%s", why);
  return -1;
}

int form_post(const char *url, const char *form, long milliseconds, form_answer *answer) {
  memset(answer, 0, sizeof *answer);
  pthread_once(&once, load);
  if (!is_loaded) return fail(answer, "libcurl.so.4 cannot be loaded; install libcurl4");
  CURL *handle = curl.easy_init();
  if (!handle) return fail(answer, "libcurl has no memory");
  struct curl_slist *headers = curl.slist_append(NULL, "Accept: application/json");
  curl.easy_setopt(handle, CURLOPT_URL, url);
  curl.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.easy_setopt(handle, CURLOPT_POSTFIELDS, form);
  curl.easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
  curl.easy_setopt(handle, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
  curl.easy_setopt(handle, CURLOPT_TIMEOUT_MS, milliseconds);
  curl.easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
  curl.easy_setopt(handle, CURLOPT_WRITEDATA, answer);
  CURLcode code = curl.easy_perform(handle);
  if (code == CURLE_OK) {
    curl.easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer->status);
  } else {
    fail(answer, curl.easy_strerror(code));
  }
  curl.slist_free_all(headers);
  curl.easy_cleanup(handle);
  return code == CURLE_OK ? 0 : -1;
}

const char *form_answer_message(const form_answer *answer) { return answer->message; }

void form_answer_free(form_answer *answer) {
  free(answer->bytes);
  answer->bytes = NULL;
  answer->count = 0;
}
