#include "LibicalBridge.h"
#include <libical/ical.h>

int ig_libical_major(void) { return ICAL_MAJOR_VERSION; }
