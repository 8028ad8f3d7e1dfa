#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-guests.sh [--quick] [--parts alone,touches,failures,hostile]: what a custom keyboard costs in its sandbox, how soon
# the system's is there when it fails, and what a hostile one can do to others; README.md says how to read the tables.
# `make bench-guests` builds what it needs.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/guests" "$@"
