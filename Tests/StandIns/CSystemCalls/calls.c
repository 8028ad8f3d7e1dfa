// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <unistd.h>

long spn_system_call(long number, long a, long b, long c, long d, long e, long f) {
  long result = syscall(number, a, b, c, d, e, f);
  return result == -1 ? -errno : result;
}
