#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# pictures.sh [--template] [FOLDER]: makes the pictures of the documentation anew, in Documentation/Images by default, with
# the programs of the debug build and from the pictures that tests compare with. With --template it makes that of the keyboard
# that `spinet keyboard new` makes, whose package takes minutes to build the first time. keyboard.png is that of `make demo`,
# and the drawings are written by hand.
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
template=no
if [ "${1:-}" = --template ]; then template=yes && shift; fi
out=${1:-Documentation/Images}
mkdir -p "$out"
out=$(cd "$out" && pwd)

if [ $template = yes ]; then
  work=$root/.build/template
  mkdir -p "$work/pictured"
  cd "$work/pictured"
  rm -rf Letters
  "$root/.build/debug/spinet" keyboard new Letters >"$work/pictured/log"
  cd Letters
  cat >Tests/LettersTests/Picture.swift <<SWIFT
import Foundation
import KeyboardTesting
import Testing
import UIKit

@MainActor @Test func picture() throws {
  let app = TestApp(size: CGSize(width: 390, height: 380)) { Page() }
  try app.tap("field")
  for letter in ["b", "e", "a", "d"] { try app.tap(.label(letter)) }
  app.settle()
  try app.screenshot().save(to: URL(filePath: "$out/template.png"))
}
SWIFT
  swift test --scratch-path ../../build --filter picture
  exit
fi

# Where a picture is from: a program of the debug build, what it is asked for, and the picture of it, or several that become a
# moving one; or a golden picture.
pictures() {
  cat <<PICTURES
settings settings-pictures start-light start-light
settings-korean settings-pictures start-korean start-korean
settings-access-korean settings-pictures access-korean access-korean
settings-lesson settings-pictures lesson-2-light lesson-2-light
morse morse-pictures drill-memory-dark drill-memory-dark
morse-home-korean morse-pictures home-korean home-korean
chat-dark keyboard-tour-film chat-dark chat-dark-03-long
chat-film keyboard-tour-film chat-dark chat-dark-*
gallery-buttons gallery-pictures buttons buttons-light
gallery-menu gallery-pictures still-context-menu-preview still-context-menu-preview-light
gallery-sheets gallery-pictures film-sheet film-sheet
keyboard-email golden phone-en-email-light@2x
keyboard-number golden phone-en-number-light@2x
keyboard-terminal golden phone-en-terminal-dark@2x
keyboard-search golden phone-en-web-search-light@2x
keyboard-variants golden state-popup-left-light@2x
keyboard-list golden state-keyboard-list-light@2x
korean-dark golden phone-ko-letters-dark@2x
korean-tablet golden tablet-ko-letters-light@1x
floating golden state-floating-light@2x
PICTURES
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures | while read -r name source what file; do
  if [ "$source" = golden ]; then
    cp "Tests/Keyboard/SystemKeyboardTests/Goldens/Drawing/$what.png" "$out/$name.png"
  else
    rm -rf "${work:?}/$source"
    ".build/debug/$source" "$work/$source" "$what" >"$work/log" || { cat "$work/log" >&2 && exit 1; }
    case $file in
    # Names without blanks.
    # shellcheck disable=SC2086
    *'*') python3 Utilities/docs/film.py "$out/$name.png" 1.2 "$work/$source"/$file.png ;;
    *) cp "$work/$source/$file.png" "$out/$name.png" ;;
    esac
  fi
  echo "  $name.png"
done
