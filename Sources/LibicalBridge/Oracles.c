#include "LibicalBridge.h"

#include <libical/ical.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define IG_V4 (ICAL_MAJOR_VERSION >= 4)

static pthread_once_t once = PTHREAD_ONCE_INIT;

// Times and whole files make libical look up UTC, which fills its table of zones: once, before threads do it at a time.
// 4.x drops a file with more than 1,000 bad lines, as 3.x does not.
static void set_up(void) {
  icalerror_set_errors_are_fatal(0);
  ical_set_unknown_token_handling_setting(ICAL_ASSUME_IANA_TOKEN);
#if IG_V4
  icallimit_set(ICAL_LIMIT_PARSE_FAILURES, SIZE_MAX);
#endif
  (void)icaltimezone_get_utc_timezone();
}

static ig_time fields(struct icaltimetype time) {
  ig_time result = {
    .year = time.year, .month = time.month, .day = time.day, .hour = time.hour, .minute = time.minute,
    .second = time.second, .is_date = time.is_date != 0, .is_utc = icaltime_is_utc(time) != 0,
  };
  return result;
}

bool ig_time_parse(const char *text, ig_time *out) {
  pthread_once(&once, set_up);
  struct icaltimetype time = icaltime_from_string(text);
  if (icaltime_is_null_time(time)) return false;
  *out = fields(time);
  return true;
}

struct ig_rule {
  icalrecur_iterator *iterator;
#if IG_V4
  struct icalrecurrencetype *rule;
#else
  struct icalrecurrencetype rule;
#endif
};

static bool contains(const char *text, const char *word) {
  size_t length = strlen(word);
  for (; *text; text++) {
    if (strncasecmp(text, word, length) == 0) return true;
  }
  return false;
}

static struct icaltimetype libical_time(ig_time from) {
  struct icaltimetype time = icaltime_null_time();
  time.year = from.year;
  time.month = from.month;
  time.day = from.day;
  time.hour = from.hour;
  time.minute = from.minute;
  time.second = from.second;
  time.is_date = from.is_date;
  return time;
}

ig_rule *ig_rule_open(const char *text, ig_time start) {
  pthread_once(&once, set_up);
  if (contains(text, "BYWEEKNO") || contains(text, "RSCALE")) return NULL;
  ig_rule *rule = calloc(1, sizeof *rule);
  if (!rule) return NULL;
  struct icaltimetype time = libical_time(start);
  // The iterator reads the thread's errno, which an earlier failure may have left set.
  icalerror_clear_errno();
#if IG_V4
  rule->rule = icalrecurrencetype_new_from_string(text);
  if (rule->rule) rule->iterator = icalrecur_iterator_new(rule->rule, time);
#else
  // Without RSCALE nothing in the value is on the heap.
  rule->rule = icalrecurrencetype_from_string(text);
  if (rule->rule.freq != ICAL_NO_RECURRENCE) rule->iterator = icalrecur_iterator_new(rule->rule, time);
#endif
  if (!rule->iterator) {
    ig_rule_free(rule);
    return NULL;
  }
  return rule;
}

bool ig_rule_next(ig_rule *rule, ig_time *out) {
  struct icaltimetype time = icalrecur_iterator_next(rule->iterator);
  if (icaltime_is_null_time(time)) return false;
  *out = fields(time);
  return true;
}

void ig_rule_free(ig_rule *rule) {
  if (!rule) return;
  if (rule->iterator) icalrecur_iterator_free(rule->iterator);
#if IG_V4
  if (rule->rule) icalrecurrencetype_unref(rule->rule);
#endif
  free(rule);
}

struct ig_tree {
  icalcomponent *root;
  icalcomponent *calendar;
  icalcomponent *event;
  bool has_begun_properties;
};

struct reader {
  const char *at, *end;
};

// Hands out one line, or as much of it as fits.
static char *next_line(char *out, size_t size, void *data) {
  struct reader *reader = data;
  if (reader->at == reader->end) return NULL;
  size_t room = size - 1, left = (size_t)(reader->end - reader->at);
  size_t length = left < room ? left : room;
  const char *newline = memchr(reader->at, '\n', length);
  if (newline) length = (size_t)(newline - reader->at) + 1;
  memcpy(out, reader->at, length);
  out[length] = '\0';
  reader->at += length;
  return out;
}

ig_tree *ig_tree_parse(const char *bytes, size_t size) {
  pthread_once(&once, set_up);
  ig_tree *tree = calloc(1, sizeof *tree);
  icalparser *parser = icalparser_new();
  if (tree && parser) {
    struct reader reader = {bytes, bytes + size};
    icalparser_set_gen_data(parser, &reader);
    tree->root = icalparser_parse(parser, next_line);
  }
  if (parser) icalparser_free(parser);
  if (tree && !tree->root) {
    free(tree);
    return NULL;
  }
  return tree;
}

static icalcomponent *next_calendar(ig_tree *tree) {
  icalcomponent *root = tree->root;
  if (icalcomponent_isa(root) == ICAL_VCALENDAR_COMPONENT) return tree->calendar ? NULL : root;
  return tree->calendar ? icalcomponent_get_next_component(root, ICAL_VCALENDAR_COMPONENT)
                        : icalcomponent_get_first_component(root, ICAL_VCALENDAR_COMPONENT);
}

bool ig_tree_next_event(ig_tree *tree) {
  tree->has_begun_properties = false;
  tree->event = tree->event ? icalcomponent_get_next_component(tree->calendar, ICAL_VEVENT_COMPONENT) : NULL;
  while (!tree->event && (tree->calendar = next_calendar(tree))) {
    tree->event = icalcomponent_get_first_component(tree->calendar, ICAL_VEVENT_COMPONENT);
  }
  return tree->event != NULL;
}

char *ig_tree_next_property(ig_tree *tree) {
  icalproperty *property;
  if (!tree->event) return NULL;
  do {
    property = tree->has_begun_properties ? icalcomponent_get_next_property(tree->event, ICAL_ANY_PROPERTY)
                                          : icalcomponent_get_first_property(tree->event, ICAL_ANY_PROPERTY);
    tree->has_begun_properties = true;
  } while (property && icalproperty_isa(property) == ICAL_REQUESTSTATUS_PROPERTY);
  return property ? icalproperty_as_ical_string_r(property) : NULL;
}

static size_t count_instances(const char *rule_text, ig_time start, struct icaltimetype from, struct icaltimetype to) {
  ig_rule *rule = ig_rule_open(rule_text, start);
  if (!rule) return icaltime_compare(libical_time(start), from) >= 0 && icaltime_compare(libical_time(start), to) < 0;
  if (!contains(rule_text, "COUNT") && icaltime_compare(libical_time(start), from) < 0) {
    icalerror_clear_errno();
    (void)icalrecur_iterator_set_start(rule->iterator, from);
  }
  size_t count = 0;
  for (struct icaltimetype time = icalrecur_iterator_next(rule->iterator);
       !icaltime_is_null_time(time) && icaltime_compare(time, to) < 0; time = icalrecur_iterator_next(rule->iterator)) {
    count += icaltime_compare(time, from) >= 0;
  }
  ig_rule_free(rule);
  return count;
}

size_t ig_tree_count(ig_tree *tree, ig_time from, ig_time to) {
  struct icaltimetype first = libical_time(from), last = libical_time(to);
  size_t count = 0;
  tree->event = NULL;
  tree->calendar = NULL;
  while (ig_tree_next_event(tree)) {
    icalproperty *property = icalcomponent_get_first_property(tree->event, ICAL_DTSTART_PROPERTY);
    icalvalue *value = property ? icalproperty_get_value(property) : NULL;
    if (!value) continue;
    ig_time start = fields(icalvalue_get_datetime(value));
    property = icalcomponent_get_first_property(tree->event, ICAL_RRULE_PROPERTY);
    char *rule = property ? icalproperty_get_value_as_string_r(property) : NULL;
    if (rule) {
      count += count_instances(rule, start, first, last);
    } else {
      struct icaltimetype time = libical_time(start);
      count += icaltime_compare(time, first) >= 0 && icaltime_compare(time, last) < 0;
    }
    icalmemory_free_buffer(rule);
  }
  return count;
}

void ig_tree_free(ig_tree *tree) {
  if (!tree) return;
  icalcomponent_free(tree->root);
  free(tree);
}
