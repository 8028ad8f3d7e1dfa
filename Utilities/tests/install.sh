#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of install.sh with stand-ins for the binaries: uninstalling leaves what was there before and nothing else.
set -eu
script=$(cd "$(dirname "$0")/.." && pwd)/install.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "install: $1" >&2
  exit 1
}
mkdir -p "$work/binaries" "$work/root/opt/it/bin" "$work/root/opt/it/share/spinet/Keyboards"
for name in spinet spinet-settings spinet-sounds spinet-speech spinet-lexicon spinet-learner spinet-place spinet-reader spinet-scanner spinet-remote spinet-caller spinet-confine; do
  echo 'echo spinet' >"$work/binaries/$name"
done
echo 'echo spinet' >"$work/binaries/spinetd"
mkdir "$work/languages"
for language in en ko; do echo words >"$work/languages/$language.language"; done
export SPINET_LANGUAGES="$work/languages"
echo theirs | tee "$work/root/opt/it/bin/other" >"$work/root/opt/it/share/spinet/Keyboards/theirs.xml"
(cd "$work/root" && find . -type f | sort) >"$work/before"

SPINET_BINARIES=$work/binaries "$script" install /opt/it "$work/root" >/dev/null
[ -x "$work/root/opt/it/bin/spinetd" ] || fail "spinetd is not there or not executable"
grep -qx 'Exec=/opt/it/bin/spinetd' "$work/root/opt/it/share/dbus-1/services/sm.puri.OSK0.service" ||
  fail "the D-Bus file does not name the installed daemon"
grep -qx 'ExecStart=/opt/it/bin/spinetd' "$work/root/opt/it/lib/systemd/user/spinet.service" ||
  fail "the unit does not name the installed daemon"
grep -qx 'Exec=/opt/it/bin/spinetd' "$work/root/opt/it/share/applications/spinetd.desktop" ||
  fail "the file for KWin does not name the installed daemon"
[ -f "$work/root/opt/it/share/spinet/language/en.language" ] || fail "the words of English are not there"
[ -f "$work/root/opt/it/share/spinet/sdk/Sources/SDK/UIKit/Exports.swift" ] || fail "the SDK is not there"
echo old >"$work/root/opt/it/share/spinet/sdk/Sources/SDK/UIKit/Old.swift"
SPINET_BINARIES=$work/binaries "$script" install /opt/it "$work/root" >/dev/null
[ ! -e "$work/root/opt/it/share/spinet/sdk/Sources/SDK/UIKit/Old.swift" ] || fail "a source of an earlier version was left"
if grep -rqE '@[A-Z]+@' "$work/root/opt/it/lib" "$work/root/opt/it/share/applications" "$work/root/opt/it/share/dbus-1"; then
  fail "a path was not filled in"
fi
grep -qx 'Exec=/opt/it/bin/spinetd' "$work/root/opt/it/share/applications/sm.puri.OSK0.desktop" ||
  fail "Phosh does not find the installed daemon"
for page in "$(dirname "$script")"/../Packaging/man/*; do
  page=${page##*/}
  [ -f "$work/root/opt/it/share/man/man${page##*.}/$page" ] || fail "the manual page $page is not there"
done

# Every link of an installed page leads to an installed page.
docs=$work/root/opt/it/share/doc/spinet
find "$docs" -name '*.md' | while read -r page; do
  grep -ohE '\]\([^) ]+\)|src="[^"]+"' "$page" | sed 's/^](//; s/)$//; s/^src="//; s/"$//; s/#.*//' |
    grep -vE '^(https?:|mailto:|$)' | while read -r link; do
    [ -e "$(dirname "$page")/$link" ] || echo "  ${page#"$docs/"}: $link"
  done
done >"$work/broken"
[ ! -s "$work/broken" ] || fail "links of installed pages lead nowhere:
$(cat "$work/broken")"

SPINET_BINARIES=$work/binaries "$script" uninstall /opt/it "$work/root" >/dev/null
(cd "$work/root" && find . -type f | sort) >"$work/after"
cmp -s "$work/before" "$work/after" || fail "uninstalling left or took: $(diff "$work/before" "$work/after")"
[ ! -d "$work/root/opt/it/share/doc/spinet" ] || fail "an empty folder was left"
# Places of a distribution. The programs look for their helpers in two places only.
export LIBEXECDIR=lib UNITDIR=/usr/lib/systemd/user DOCDIR=share/doc/packages/spinet STRIP=no SDK=no
SPINET_BINARIES=$work/binaries "$script" install /usr "$work/package" >/dev/null
for file in usr/lib/spinet/spinet-confine usr/lib/systemd/user/spinet.service usr/share/doc/packages/spinet/README.md \
  usr/share/applications/spinet-phosh.desktop; do
  [ -f "$work/package/$file" ] || fail "no $file for a distribution"
done
[ ! -e "$work/package/usr/share/applications/sm.puri.OSK0.desktop" ] || fail "a file of another keyboard's was replaced"
[ ! -e "$work/package/usr/share/spinet/sdk" ] || fail "the SDK was not left out"
SPINET_BINARIES=$work/binaries "$script" uninstall /usr "$work/package" >/dev/null
[ -z "$(find "$work/package" -type f)" ] || fail "uninstalling left $(find "$work/package" -type f)"
if LIBEXECDIR=/opt/elsewhere "$script" install /usr "$work/package" >/dev/null 2>&1; then
  fail "helpers were put where no program looks for them"
fi
unset LIBEXECDIR UNITDIR DOCDIR STRIP SDK
if "$script" install relative "$work/root" >/dev/null 2>&1; then fail "a relative prefix was accepted"; fi
if SPINET_BINARIES=$work/nowhere "$script" install /opt/it "$work/root" >/dev/null 2>&1; then
  fail "missing binaries were not noticed"
fi

# As root nothing is built: root would leave its files in the build folder, and has another toolchain or none.
mkdir -p "$work/tools"
printf '#!/bin/sh\necho 0\n' >"$work/tools/id"
printf '#!/bin/sh\ntouch "%s/built"\n' "$work" >"$work/tools/swift"
chmod 755 "$work/tools/id" "$work/tools/swift"
PATH=$work/tools:$PATH SPINET_BINARIES=$work/binaries make -s -C "$(dirname "$script")/.." install \
  SWIFT="$work/tools/swift" PREFIX=/opt/it DESTDIR="$work/root" >/dev/null || fail "make install failed as root"
[ ! -e "$work/built" ] || fail "make install built as root"

echo "install: ok"
