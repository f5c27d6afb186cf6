#ifndef ICALGRID_LIBICAL_BRIDGE_H
#define ICALGRID_LIBICAL_BRIDGE_H

/// The major version of the libical that this was compiled against.
int ig_libical_major(void);

#endif
