#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# idle.sh LOG COMMAND [ARGUMENT…]: starts a command in the background that gets only what time of the processors nobody else wants,
# and prints its process id, which is also that of its group: `kill -- -ID` ends all of it. What it says goes into LOG.
set -euo pipefail
log=$1
shift
mkdir -p "$(dirname "$log")"
# Kernels that share the time among sessions first know only the session's own weight.
setsid bash -c '
  if [ -w /proc/self/autogroup ]; then echo 19 >/proc/self/autogroup || true; fi
  if command -v chrt >/dev/null; then exec chrt --idle 0 "$@"; fi
  exec nice -n 19 "$@"' idle "$@" </dev/null >"$log" 2>&1 &
echo $!
