// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CAppStart.h"

#include <stddef.h>

// AppPlatforms has it. Swift has no references that may stay open.
extern void spn_run_app(void *request) __attribute__((weak));

bool spn_start_app(void *request) {
  if (spn_run_app == NULL) return false;
  spn_run_app(request);
  return true;
}
