#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# build-language-files.sh SPINET FOLDER: builds a language file for each language of Data/counts into a folder, with that
# program. The same tables and program give the same bytes.
set -eu
cd "$(dirname "$0")/.."
spinet=$1 folder=$2
command -v xz >/dev/null || {
  echo "build-language-files: needs xz, which is in Debian's package xz-utils" >&2
  exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
for words in Data/counts/*.words.tsv.xz; do
  language=$(basename "$words" .words.tsv.xz)
  xz -dc "$words" >"$work/words"
  set -- --language "$language" --words "$work/words"
  for table in pairs triples casing stems endings; do
    [ -e "Data/counts/$language.$table.tsv.xz" ] || continue
    xz -dc "Data/counts/$language.$table.tsv.xz" >"$work/$table"
    set -- "$@" "--$table" "$work/$table"
  done
  [ ! -e "Data/offensive/$language.txt" ] || set -- "$@" --offensive "Data/offensive/$language.txt"
  "$spinet" lexicon build "$@" -o "$folder/$language.language"
done
