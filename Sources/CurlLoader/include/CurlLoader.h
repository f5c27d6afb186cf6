#ifndef ICALGRID_CURL_LOADER_H
#define ICALGRID_CURL_LOADER_H

#include <stdbool.h>
#include <stddef.h>

// libcurl, opened when the first address is asked for and not before: it brings two dozen libraries with it, which a month
// of a file has no use for. Its functions are variadic besides, and so nothing that Swift could call.

/// Opens libcurl; false where the system has none. Not for several threads at once.
bool cl_open(void);

/// One request. Texts are UTF-8; those that aren't needed are NULL.
typedef struct cl_request {
  const char *url;
  /// `user:password`
  const char *credentials;
  const char *user_agent;
  /// What a former answer's ETag and Last-Modified said.
  const char *entity_tag;
  const char *modified;
  /// How long everything may take, connecting, and going on with next to nothing coming.
  long seconds;
  long connect_seconds;
  long stall_seconds;
  /// Fewer bytes a second than these are next to nothing.
  long stall_bytes;
  /// The largest body that is begun, where its length is stated.
  long max_bytes;
} cl_request;

/// Takes a piece of the body, decompressed; false where no more is wanted.
typedef bool (*cl_take)(void *context, const unsigned char *bytes, size_t count);

/// What came of it. Texts belong to it until `cl_free`; those that aren't there are NULL.
typedef struct cl_response {
  /// 0 where an answer came; else libcurl's number for what went wrong, in words in `failure`.
  int error;
  char failure[256];
  bool is_timeout;
  /// Whether it is one because next to nothing came.
  bool is_too_slow;
  /// Whether the body was refused for its stated length.
  bool is_too_large;
  bool was_stopped;
  long status;
  /// Where a redirection leads, as an absolute address.
  char *redirection;
  char *entity_tag;
  char *modified;
} cl_response;

/// Sends a GET request and hands the body of a 200 on; redirections aren't followed.
void cl_get(const cl_request *request, cl_take take, void *context, cl_response *response);

void cl_free(cl_response *response);

#endif
