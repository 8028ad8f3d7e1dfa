#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# install.sh install|uninstall PREFIX [DESTDIR]: one list of files serves both, so that uninstalling removes exactly
# what installing put there. Folders go only when they are ours and empty; that of the SDK is ours with all that is in it.
#
# From the environment, for packages of distributions; a path that does not begin with / is one under PREFIX:
#   LIBEXECDIR=libexec           where the helpers are, in a folder spinet; libexec or lib, where spinetd looks for them
#   UNITDIR=lib/systemd/user     where user services are
#   DOCDIR=share/doc/spinet      where the documentation is
#   STRIP=yes                    no leaves debug symbols in the programs
#   PHOSH=yes                    whether Phosh starts spinetd; no by default where PREFIX is /usr, because there the file has
#                                the name of another keyboard's. Then it is installed as spinet-phosh.desktop, to be linked
#   SDK=yes                      whether the SDK's sources are installed, which build custom keyboards and apps
set -eu
cd "$(dirname "$0")/.."
action=${1:-}
prefix=${2:-}
destination=${3:-}
case $prefix in
/*) ;;
*)
  echo "install: PREFIX must be an absolute path, not '$prefix'" >&2
  exit 2
  ;;
esac
prefix=${prefix%/}
binaries=${SPINET_BINARIES:-.build/release}
languages=${SPINET_LANGUAGES:-.build/language}

# Prints where a place is: under the prefix, unless it is absolute.
place() {
  case $1 in
  /*) echo "$1" ;;
  *) echo "$prefix/$1" ;;
  esac
}
libexec=$(place "${LIBEXECDIR:-libexec}")/spinet
units=$(place "${UNITDIR:-lib/systemd/user}")
docs=$(place "${DOCDIR:-share/doc/spinet}")
case $libexec in
"$prefix/libexec/spinet" | "$prefix/lib/spinet") ;;
*)
  echo "install: LIBEXECDIR must be libexec or lib, where the programs look for their helpers, not '$LIBEXECDIR'" >&2
  exit 2
  ;;
esac
phosh=${PHOSH:-yes}
[ -n "${PHOSH:-}" ] || [ "$prefix" != /usr ] || phosh=no

# Mode, source and place, one file a line. A source that ends in .in has its paths filled in.
files() {
  echo "755 $binaries/spinetd $prefix/bin/spinetd"
  echo "755 $binaries/spinet $prefix/bin/spinet"
  echo "755 $binaries/spinet-settings $prefix/bin/spinet-settings"
  for helper in spinet-sounds spinet-speech spinet-lexicon spinet-learner spinet-place spinet-reader spinet-scanner spinet-remote spinet-caller spinet-confine; do
    echo "755 $binaries/$helper $libexec/$helper"
  done
  find Keyboards -type f -name '*.xml' | LC_ALL=C sort | sed "s|.*|644 & $prefix/share/spinet/&|"
  for words in Data/counts/*.words.tsv.xz; do
    name=$(basename "$words" .words.tsv.xz).language
    echo "644 $languages/$name $prefix/share/spinet/language/$name"
  done
  find Data/emoji -type f -name '*.tsv' | LC_ALL=C sort | sed "s|Data/\(.*\)|644 & $prefix/share/spinet/\1|"
  echo "644 Packaging/spinet.service.in $units/spinet.service"
  echo "644 Packaging/sm.puri.OSK0.service.in $prefix/share/dbus-1/services/sm.puri.OSK0.service"
  if [ "$phosh" = yes ]; then
    echo "644 Packaging/sm.puri.OSK0.desktop.in $prefix/share/applications/sm.puri.OSK0.desktop"
  else
    echo "644 Packaging/sm.puri.OSK0.desktop.in $prefix/share/applications/spinet-phosh.desktop"
  fi
  echo "644 Packaging/spinet-settings.desktop $prefix/share/applications/spinet-settings.desktop"
  echo "644 Packaging/spinet-settings.metainfo.xml $prefix/share/metainfo/org.spinet.Settings.metainfo.xml"
  echo "644 Packaging/spinetd.desktop.in $prefix/share/applications/spinetd.desktop"
  echo "644 Packaging/spinet-settings.svg $prefix/share/icons/hicolor/scalable/apps/spinet-settings.svg"
  for page in spinet.1 spinetd.1; do echo "644 Packaging/man/$page $prefix/share/man/man1/$page"; done
  echo "644 Packaging/man/spinet-settings.conf.5 $prefix/share/man/man5/spinet-settings.conf.5"
  echo "644 Packaging/man/spinet-keyboard.7 $prefix/share/man/man7/spinet-keyboard.7"
  # bash finds completions by the name of the program; the other file leads to the same.
  echo "644 Packaging/completions/spinet.bash $prefix/share/bash-completion/completions/spinet"
  echo "644 Packaging/completions/spinet.bash $prefix/share/bash-completion/completions/spinetd"
  echo "644 Packaging/completions/_spinet $prefix/share/zsh/site-functions/_spinet"
  echo "644 Packaging/completions/spinet.fish $prefix/share/fish/vendor_completions.d/spinet.fish"
  echo "644 Packaging/completions/spinet.fish $prefix/share/fish/vendor_completions.d/spinetd.fish"
  # All pages that lead to each other, with their pictures.
  {
    find . -maxdepth 1 -name '*.md'
    echo ./LICENSE
    find ./Documentation ./Data ./FuzzTesting ./Keyboards ./Benchmarks ./Examples ./Sources/SDK/UIKit/UIKit.docc \
      -name .build -prune -o \( -name '*.md' -o -path '*/Images/*' -o -path '*.docc/*.png' \) -type f -print
  } | LC_ALL=C sort | sed "s|^\./\(.*\)|644 \1 $docs/\1|"
}

install_one() {
  mode=$1 source=$2 target=$destination$3
  if [ ! -f "$source" ]; then
    echo "install: $source is missing; 'make release' builds the programs; run it as yourself, not as root" >&2
    exit 1
  fi
  mkdir -p "$(dirname "$target")"
  case $source in
  *.in)
    sed "s|@BINDIR@|$prefix/bin|g; s|@DOCDIR@|$docs|g" "$source" >"$target.new"
    chmod "$mode" "$target.new"
    ;;
  *)
    install -m "$mode" "$source" "$target.new"
    # Symbols are half of a program's size; without strip, or for a script, it stays as it is.
    if [ "$mode" = 755 ] && [ "${STRIP:-yes}" != no ]; then strip "$target.new" 2>/dev/null || true; fi
    ;;
  esac
  # A rename, so that a running daemon keeps its own file and nobody sees half of a new one.
  mv -f "$target.new" "$target"
  echo "  $target"
}

# The SDK's sources as a package, for keyboards that people build. The folder is ours alone and replaced as a whole: Swift
# would build what an earlier version had there, too.
sdk=$destination$prefix/share/spinet/sdk
install_sdk() {
  rm -rf "$sdk.new"
  mkdir -p "$sdk.new"
  cp -R Package.swift Sources "$sdk.new"
  chmod -R u=rwX,go=rX "$sdk.new"
  rm -rf "$sdk"
  mv "$sdk.new" "$sdk"
  echo "  $sdk"
}

case $action in
install)
  echo "Installing under $destination$prefix:"
  files | while read -r mode source target; do install_one "$mode" "$source" "$target"; done
  if [ "${SDK:-yes}" != no ]; then install_sdk; fi
  if [ -z "$destination" ]; then
    echo "Start it now with 'spinetd' in a terminal of your Wayland session. How it starts at every login is in"
    echo "  $docs/Documentation/Install.md"
  fi
  ;;
uninstall)
  echo "Removing from $destination$prefix:"
  files | while read -r mode source target; do
    if [ -e "$destination$target" ]; then
      rm -f "$destination$target"
      echo "  $destination$target"
    fi
  done
  if [ -e "$sdk" ]; then
    rm -rf "$sdk"
    echo "  $sdk"
  fi
  for folder in "$libexec" "$prefix/share/spinet" "$docs"; do
    if [ -d "$destination$folder" ]; then
      find "$destination$folder" -depth -type d -empty -delete
    fi
  done
  ;;
*)
  echo "usage: install.sh install|uninstall PREFIX [DESTDIR]" >&2
  exit 2
  ;;
esac
