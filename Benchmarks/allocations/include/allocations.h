// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <stdint.h>

// How many allocations the program has made so far, and how many bytes they asked for.
uint64_t spn_allocation_count(void);
uint64_t spn_allocation_bytes(void);
