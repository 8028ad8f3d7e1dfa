#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# The bench reads logs and adds up figures as it should.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/../../Benchmarks/tests/test_wayland_log.py"
