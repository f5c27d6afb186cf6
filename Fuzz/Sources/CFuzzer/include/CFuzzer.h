#ifndef ICALGRID_FUZZER_H
#define ICALGRID_FUZZER_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer's way in for programs that have a main of their own: SwiftPM renames it, so that libFuzzer's can't be used.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

#endif
