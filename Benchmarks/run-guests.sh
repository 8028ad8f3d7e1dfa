#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-guests.sh [--quick] [--parts alone,touches,hostile]: what a custom keyboard costs in its sandbox, and what a hostile one
# can do to others; README.md says how to read the tables. `make bench-guests` builds what it needs.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/guests" "$@"
