// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// libFuzzer as a library: SwiftPM makes `main`, so the fuzzer is started from there.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer with the arguments of the program; never NULL. Returns the exit status. Source: libFuzzer's
/// FuzzerInterface.h.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
