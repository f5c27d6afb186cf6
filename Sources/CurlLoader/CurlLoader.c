#include "CurlLoader.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// curl.h makes macros of these to check their arguments' types; here they are members of a table.
#undef curl_easy_setopt
#undef curl_easy_getinfo

static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_perform)(CURL *);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  const char *(*easy_strerror)(CURLcode);
  void (*easy_cleanup)(CURL *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
} curl;

static bool find(void *library, const char *name, void *place) {
  void *symbol = dlsym(library, name);
  // A function's address by way of an object's, as POSIX has it for dlsym.
  memcpy(place, &symbol, sizeof symbol);
  return symbol != NULL;
}

bool cl_open(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "libcurl.so"};
  static bool is_open = false;
  for (size_t i = 0; !is_open && i < sizeof names / sizeof names[0]; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    is_open = find(library, "curl_global_init", &curl.global_init) && find(library, "curl_easy_init", &curl.easy_init) &&
              find(library, "curl_easy_setopt", &curl.easy_setopt) &&
              find(library, "curl_easy_perform", &curl.easy_perform) &&
              find(library, "curl_easy_getinfo", &curl.easy_getinfo) &&
              find(library, "curl_easy_strerror", &curl.easy_strerror) &&
              find(library, "curl_easy_cleanup", &curl.easy_cleanup) &&
              find(library, "curl_slist_append", &curl.slist_append) &&
              find(library, "curl_slist_free_all", &curl.slist_free_all) &&
              curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    if (!is_open) dlclose(library);
  }
  return is_open;
}

typedef struct transfer {
  CURL *handle;
  cl_take take;
  void *context;
  cl_response *response;
} transfer;

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  transfer *transfer = context;
  long status = 0;
  curl.easy_getinfo(transfer->handle, CURLINFO_RESPONSE_CODE, &status);
  // The body of a redirection or of an error is of no use.
  if (status != 200) return size * count;
  if (transfer->take(transfer->context, (const unsigned char *)bytes, size * count)) return size * count;
  transfer->response->was_stopped = true;
  return 0;
}

/// Keeps a header's value if it has that name; a later one of the same name replaces it.
static void keep(const char *line, size_t length, const char *name, char **value) {
  size_t start = strlen(name);
  if (length <= start || strncasecmp(line, name, start) != 0 || line[start] != ':') return;
  start++;
  while (start < length && (line[start] == ' ' || line[start] == '\t')) start++;
  while (length > start && (unsigned char)line[length - 1] <= ' ') length--;
  free(*value);
  *value = length > start ? strndup(line + start, length - start) : NULL;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
  transfer *transfer = context;
  keep(bytes, size * count, "ETag", &transfer->response->entity_tag);
  keep(bytes, size * count, "Last-Modified", &transfer->response->modified);
  return size * count;
}

static struct curl_slist *add_header(struct curl_slist *list, const char *name, const char *value) {
  if (!value) return list;
  size_t size = strlen(name) + strlen(value) + 3;
  char *line = malloc(size);
  if (!line) return list;
  strcpy(line, name);
  strcat(line, ": ");
  strcat(line, value);
  struct curl_slist *longer = curl.slist_append(list, line);
  free(line);
  return longer ? longer : list;
}

void cl_get(const cl_request *request, cl_take take, void *context, cl_response *response) {
  memset(response, 0, sizeof *response);
  CURL *handle = curl.easy_init();
  if (!handle) {
    response->error = CURLE_OUT_OF_MEMORY;
    return;
  }
  transfer transfer = {handle, take, context, response};
  struct curl_slist *headers = add_header(NULL, "Accept", "text/calendar, */*;q=0.5");
  headers = add_header(headers, "If-None-Match", request->entity_tag);
  headers = add_header(headers, "If-Modified-Since", request->modified);

  curl.easy_setopt(handle, CURLOPT_URL, request->url);
#if LIBCURL_VERSION_NUM >= 0x075500
  curl.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  curl.easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
  curl.easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  curl.easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl.easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
  curl.easy_setopt(handle, CURLOPT_USERAGENT, request->user_agent);
  // Every compression that this libcurl knows; what arrives is decompressed and counted so.
  curl.easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
  if (request->credentials) {
    curl.easy_setopt(handle, CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
    curl.easy_setopt(handle, CURLOPT_USERPWD, request->credentials);
  }
  curl.easy_setopt(handle, CURLOPT_TIMEOUT, request->seconds);
  curl.easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, request->connect_seconds);
  curl.easy_setopt(handle, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)request->max_bytes);
  curl.easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, request->stall_bytes);
  curl.easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, request->stall_seconds);
  curl.easy_setopt(handle, CURLOPT_ERRORBUFFER, response->failure);
  curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_body);
  curl.easy_setopt(handle, CURLOPT_WRITEDATA, &transfer);
  curl.easy_setopt(handle, CURLOPT_HEADERFUNCTION, take_header);
  curl.easy_setopt(handle, CURLOPT_HEADERDATA, &transfer);

  CURLcode result = curl.easy_perform(handle);
  response->error = (int)result;
  response->is_timeout = result == CURLE_OPERATION_TIMEDOUT;
  // The one number stands for three ends; libcurl tells this one apart by its words.
  response->is_too_slow = response->is_timeout && strstr(response->failure, "too slow");
  response->is_too_large = result == CURLE_FILESIZE_EXCEEDED;
  if (result != CURLE_OK && !response->failure[0]) {
    strncpy(response->failure, curl.easy_strerror(result), sizeof response->failure - 1);
  }
  curl.easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &response->status);
  char *redirection = NULL;
  curl.easy_getinfo(handle, CURLINFO_REDIRECT_URL, &redirection);
  if (redirection) response->redirection = strdup(redirection);
  curl.easy_setopt(handle, CURLOPT_ERRORBUFFER, NULL);
  curl.easy_cleanup(handle);
  curl.slist_free_all(headers);
}

void cl_free(cl_response *response) {
  free(response->redirection);
  free(response->entity_tag);
  free(response->modified);
  response->redirection = response->entity_tag = response->modified = NULL;
}
