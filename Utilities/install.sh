#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# install.sh install|uninstall PREFIX [DESTDIR]: one list of files serves both, so that uninstalling removes exactly
# what installing put there. Folders go only when they are ours and empty; that of the SDK is ours with all that is in it.
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

# Mode, source and place under the prefix, one file a line. A source that ends in .in has its paths filled in.
files() {
  echo "755 $binaries/spinetd bin/spinetd"
  echo "755 $binaries/spinet bin/spinet"
  echo "755 $binaries/spinet-settings bin/spinet-settings"
  echo "755 $binaries/spinet-sounds libexec/spinet/spinet-sounds"
  echo "755 $binaries/spinet-lexicon libexec/spinet/spinet-lexicon"
  echo "755 $binaries/spinet-confine libexec/spinet/spinet-confine"
  find Keyboards -type f -name '*.xml' | LC_ALL=C sort | sed 's|.*|644 & share/spinet/&|'
  echo "644 Packaging/spinet.service.in lib/systemd/user/spinet.service"
  echo "644 Packaging/sm.puri.OSK0.service.in share/dbus-1/services/sm.puri.OSK0.service"
  echo "644 Packaging/spinet-settings.desktop share/applications/spinet-settings.desktop"
  echo "644 Packaging/spinetd.desktop.in share/applications/spinetd.desktop"
  echo "644 Packaging/spinet-settings.svg share/icons/hicolor/scalable/apps/spinet-settings.svg"
  for page in README.md README.ko.md CHANGELOG.md LICENSE; do
    echo "644 $page share/doc/spinet/$page"
  done
  for page in Documentation/Settings.md Documentation/Layouts.md Documentation/Inspect.md Documentation/Security.md \
    Documentation/WriteAKeyboard.md Documentation/WriteAKeyboard.ko.md Documentation/KeyboardBundles.md \
    Documentation/FullAccess.md Documentation/Compatibility.md; do
    echo "644 $page share/doc/spinet/$page"
  done
}

install_one() {
  mode=$1 source=$2 target=$destination$prefix/$3
  if [ ! -f "$source" ]; then
    echo "install: $source is missing; 'make release' builds the programs; run it as yourself, not as root" >&2
    exit 1
  fi
  mkdir -p "$(dirname "$target")"
  case $source in
  *.in)
    sed "s|@PREFIX@|$prefix|g" "$source" >"$target.new"
    chmod "$mode" "$target.new"
    ;;
  *)
    install -m "$mode" "$source" "$target.new"
    # Symbols are half of a program's size; without strip, or for a script, it stays as it is.
    if [ "$mode" = 755 ]; then strip "$target.new" 2>/dev/null || true; fi
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
  install_sdk
  if [ -z "$destination" ]; then
    echo "Start it now with 'spinetd &', or at every login with 'systemctl --user enable --now spinet'."
  fi
  ;;
uninstall)
  echo "Removing from $destination$prefix:"
  files | while read -r mode source target; do
    if [ -e "$destination$prefix/$target" ]; then
      rm -f "$destination$prefix/$target"
      echo "  $destination$prefix/$target"
    fi
  done
  if [ -e "$sdk" ]; then
    rm -rf "$sdk"
    echo "  $sdk"
  fi
  for folder in libexec/spinet share/spinet share/doc/spinet; do
    if [ -d "$destination$prefix/$folder" ]; then
      find "$destination$prefix/$folder" -depth -type d -empty -delete
    fi
  done
  ;;
*)
  echo "usage: install.sh install|uninstall PREFIX [DESTDIR]" >&2
  exit 2
  ;;
esac
