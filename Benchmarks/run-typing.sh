#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-typing.sh [OPTION...]: measures our decoder beside hunspell, aspell and symspellpy on the same words; --help lists the
# options, README.md says how to read the tables. `make bench-typing` builds ours and installs the rest.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/typing" "$@"
