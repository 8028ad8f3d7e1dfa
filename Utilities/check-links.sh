#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-links.sh PROGRAM…: fails when a custom keyboard's program links what it has no use for in its sandbox: the system's
# own keyboard with its layouts and composers, or a desktop. Decision 31 says how they are kept out.
set -eu
[ $# -gt 0 ] || { echo "check-links: name the programs of keyboards" >&2; exit 2; }
status=0
for program in "$@"; do
  needed=$(readelf -d "$program") || { echo "check-links: $program cannot be read; build it first" >&2; exit 2; }
  for library in libhangul libexpat libwayland-client libwayland-cursor libxkbcommon; do
    case $needed in
    *"[$library."*)
      echo "check-links: $program links $library" >&2
      status=1
      ;;
    esac
  done
done
[ $status -ne 0 ] || echo "links: keyboards have neither layouts nor a desktop in them"
exit $status
