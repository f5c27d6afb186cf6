#include "LibicalBridge.h"

#include <libical/ical.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if !defined(ICAL_MAJOR_VERSION) || ICAL_MAJOR_VERSION < 3
#error "icalgrid needs libical 3.0 or later"
#endif

int ig_libical_major(void) { return ICAL_MAJOR_VERSION; }

void ig_free(char *text) {
  if (text) icalmemory_free_buffer(text);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

// libical's settings are unguarded globals, so they are made once and never changed.
static void set_up(void) {
  icalerror_set_errors_are_fatal(0);
}

struct ig_event {
  icalcomponent *component;
  /// The property that answers the next question.
  icalproperty *next;
  /// The property that answered the last one; NULL where it was refused.
  icalproperty *last;
};

static icalproperty_kind property_kind(ig_kind kind) {
  switch (kind) {
  case IG_SUMMARY: return ICAL_SUMMARY_PROPERTY;
  case IG_DESCRIPTION: return ICAL_DESCRIPTION_PROPERTY;
  case IG_LOCATION: return ICAL_LOCATION_PROPERTY;
  case IG_STATUS: return ICAL_STATUS_PROPERTY;
  case IG_TRANSP: return ICAL_TRANSP_PROPERTY;
  case IG_CLASS: return ICAL_CLASS_PROPERTY;
  case IG_GEO: return ICAL_GEO_PROPERTY;
  case IG_URL: return ICAL_URL_PROPERTY;
  case IG_ORGANIZER: return ICAL_ORGANIZER_PROPERTY;
  case IG_ATTENDEE: return ICAL_ATTENDEE_PROPERTY;
  case IG_ATTACH: return ICAL_ATTACH_PROPERTY;
  }
  return ICAL_NO_PROPERTY;
}

ig_event *ig_event_parse(char *lines, size_t size) {
  pthread_once(&once, set_up);
  ig_event *event = calloc(1, sizeof *event);
  icalparser *parser = icalparser_new();
  if (event && parser) {
    char begin[] = "BEGIN:VEVENT", end[] = "END:VEVENT";
    (void)icalparser_add_line(parser, begin);
    for (size_t at = 0; at < size; at += strlen(lines + at) + 1) (void)icalparser_add_line(parser, lines + at);
    event->component = icalparser_add_line(parser, end);
  }
  if (parser) icalparser_free(parser);
  if (!event || !event->component) {
    free(event);
    return NULL;
  }
  event->next = icalcomponent_get_first_property(event->component, ICAL_ANY_PROPERTY);
  return event;
}

void ig_event_free(ig_event *event) {
  if (!event) return;
  icalcomponent_free(event->component);
  free(event);
}

bool ig_event_took(ig_event *event, ig_kind kind) {
  if (!event) return false;
  icalproperty *property = event->next;
  event->last = NULL;
  if (!property) return false;
  icalproperty_kind found = icalproperty_isa(property);
  if (found == property_kind(kind)) {
    event->last = property;
  } else if (found != ICAL_XLICERROR_PROPERTY) {
    return false;
  }
  event->next = icalcomponent_get_next_property(event->component, ICAL_ANY_PROPERTY);
  return event->last != NULL;
}

char *ig_event_value(ig_event *event) {
  return event && event->last ? icalproperty_get_value_as_string_r(event->last) : NULL;
}

char *ig_event_parameter(ig_event *event, const char *name) {
  return event && event->last ? icalproperty_get_parameter_as_string_r(event->last, name) : NULL;
}
