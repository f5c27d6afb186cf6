#ifndef ICALGRID_LIBICAL_BRIDGE_H
#define ICALGRID_LIBICAL_BRIDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What icalgrid needs of libical 3.0.x and 4.x, in types of its own: ical.h has 7,000 lines, variadic functions and
// structures that differ between the generations, so none of it is seen by Swift.

/// The major version of the libical that this was compiled against.
int ig_libical_major(void);

// One event, as the product reads it.

/// The properties that are put to libical. The names and numbers of libical's own enumeration are not ours to promise.
typedef enum ig_kind {
  IG_SUMMARY,
  IG_DESCRIPTION,
  IG_LOCATION,
  IG_STATUS,
  IG_TRANSP,
  IG_CLASS,
  IG_GEO,
  IG_URL,
  IG_ORGANIZER,
  IG_ATTENDEE,
  IG_ATTACH
} ig_kind;

/// One VEVENT in libical's tree, with a cursor over its properties.
typedef struct ig_event ig_event;

/// Parses unfolded content lines, each ended by a NUL, as the properties of one VEVENT; `size` counts the NULs.
/// BEGIN and END are put round them here, so that no file can unbalance them: libical writes to stderr where they are.
/// Line by line since `icalparser_parse_string` takes quadratic time for long lines. `NULL` where memory is short, which the calls
/// below take for an event without lines.
ig_event *ig_event_parse(char *lines, size_t size);

/// Frees the tree.
void ig_event_free(ig_event *event);

/// Whether libical took the next line, which was of that kind; to be asked once for each line, in their order.
/// libical replaces a line that it refuses by an X-LIC-ERROR in the same place; only the order tells whose it is.
bool ig_event_took(ig_event *event, ig_kind kind);

/// The value of the line last taken, to be freed with `ig_free`; `NULL` where there is none.
/// The `_r` call: the other one parks 2,500 results a thread.
char *ig_event_value(ig_event *event);

/// A parameter of the line last taken, without quotes, to be freed with `ig_free`; `NULL` where there is none.
char *ig_event_parameter(ig_event *event, const char *name);

/// Frees a text that libical made: its allocator is its own affair.
void ig_free(char *text);

// Oracles: for the tests and the bench, never on the way of a user's file.

/// The fields of a DATE or DATE-TIME. `icaltimetype` also holds a pointer to a zone, which never leaves the bridge.
typedef struct ig_time {
  int32_t year, month, day, hour, minute, second;
  bool is_date, is_utc;
} ig_time;

/// How libical reads a DATE or DATE-TIME text; `false` where it refuses it.
bool ig_time_parse(const char *text, ig_time *out);

/// A recurrence rule with its iterator.
typedef struct ig_rule ig_rule;

/// Starts iterating a rule at a floating start; `NULL` where libical refuses the rule.
/// Rules with BYWEEKNO or RSCALE are always refused: libical 3.0.x writes out of bounds for some of them.
/// The recurrence value is a structure in 3.x and a counted reference in 4.x.
ig_rule *ig_rule_open(const char *text, ig_time start);

/// The next instance; `false` at the end. A sparse rule may search for minutes here: libical offers no bound.
bool ig_rule_next(ig_rule *rule, ig_time *out);

/// `NULL` is allowed.
void ig_rule_free(ig_rule *rule);

/// A whole file in libical's tree.
typedef struct ig_tree ig_tree;

/// Parses a whole file as libical does, reading it line by line; `NULL` where it makes nothing of it, as where an END is missing.
ig_tree *ig_tree_parse(const char *bytes, size_t size);

/// Goes to the next VEVENT inside the file's VCALENDARs, in order; `false` after the last.
bool ig_tree_next_event(ig_tree *tree);

/// The next property of that VEVENT as a folded content line, to be freed with `ig_free`; `NULL` after the last.
/// REQUEST-STATUS is left out: 3.0.x keeps its text in memory that may be gone by then.
char *ig_tree_next_property(ig_tree *tree);

/// How many instances of the file's VEVENTs begin in `from` ..< `to` by libical's own reading: DTSTART and its rule iterator, jumping
/// to `from` where the iterator can. Rules that `ig_rule_open` refuses count their start alone. For the bench.
size_t ig_tree_count(ig_tree *tree, ig_time from, ig_time to);

/// `NULL` is allowed.
void ig_tree_free(ig_tree *tree);

#endif
