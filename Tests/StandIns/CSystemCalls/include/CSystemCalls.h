// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// System calls by their numbers, for a program that tries those that no library makes.
#pragma once

#include <sys/syscall.h>

/// syscall(2), which is variadic. Returns what the kernel does: a result, or -errno.
long spn_system_call(long number, long a, long b, long c, long d, long e, long f);
