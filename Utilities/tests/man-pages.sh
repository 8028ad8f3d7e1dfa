#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Checks that the manual pages and the completions name every command, every option and every setting that the programs have,
# and no option that they have not; that what they say of the log and of keyboards' failures is what the programs say; that the
# manual pages have the programs' version; and that the shells understand the completions, as far as they are installed.
set -eu
cd "$(dirname "$0")/../.."
man=Packaging/man completions=Packaging/completions
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=no
fail() {
  echo "man-pages: $1" >&2
  failed=yes
}

cat Sources/Programs/spinet/*.swift Sources/Programs/spinet/Keyboard/KeyboardHelp.swift \
  Sources/Programs/spinet/Lexicon/LexiconCommand.swift Sources/Programs/spinet/Decode/DecodeCommand.swift \
  Sources/Programs/spinet/TextReading/ReadTextCommand.swift \
  Sources/Programs/spinet/Settings/SettingsCommand.swift Sources/Programs/spinet/Passwords/PasswordsCommand.swift \
  Sources/Programs/spinet/Typing/TypeCommand.swift >"$work/help"
grep -oE 'name: "((keyboard|layout|lexicon|passwords|settings) [a-z]+|decode|type)"' "$work/help" | sed 's/.*"\(.*\)"/\1/' | LC_ALL=C sort -u >"$work/commands"
grep -oE 'name: "(--)[a-z-]+"' "$work/help" | sed 's/.*"\(.*\)"/\1/' | LC_ALL=C sort -u >"$work/options"
sed -n '/static let usage/,/Example/p' Sources/Programs/spinetd/Options.swift | grep -oE '^ +--[a-z-]+' | tr -d ' ' >"$work/daemon"
sed -n 's/.*\(SettingsKey(name: \|onOff(\|delay(\|choice(\)"\([a-z-]*\)".*/\2/p; s/^ *name: "\([a-z-]*\)", allowed.*/\1/p; s/^ *name: "\([a-z-]*\)",$/\1/p' \
  Sources/Base/Storage/SettingsKey.swift | LC_ALL=C sort -u >"$work/settings"
[ "$(grep -c '' "$work/commands")" -ge 13 ] || fail "only these commands were found: $(tr '\n' ' ' <"$work/commands")"
[ "$(grep -c '' "$work/settings")" -ge 30 ] || fail "only these settings were found: $(tr '\n' ' ' <"$work/settings")"
[ "$(grep -c '' "$work/daemon")" -ge 6 ] || fail "only these options of spinetd were found: $(tr '\n' ' ' <"$work/daemon")"

# Manual pages write a hyphen as \- and have fonts in between.
for page in spinet.1 spinetd.1 spinet-settings.conf.5 spinet-keyboard.7; do
  sed 's/\\f[A-Z]//g; s/\\-/-/g; s/"//g' "$man/$page" >"$work/$page"
done
while read -r command; do
  grep -Eq "spinet $command( |\$)" "$work/spinet.1" || fail "spinet.1 does not name 'spinet $command'"
  name=${command#* }
  for shell in spinet.bash _spinet spinet.fish; do
    grep -Eqw -e "$name" "$completions/$shell" || fail "$shell does not complete '$command'"
  done
done <"$work/commands"
while read -r option; do
  grep -Fqw -e "$option" "$work/spinet.1" || fail "spinet.1 does not name $option"
  grep -Fqw -e "$option" "$completions/spinet.bash" || fail "spinet.bash does not complete $option"
  grep -Fqw -e "$option" "$completions/_spinet" || fail "_spinet does not complete $option"
  grep -Eq -e "-l ${option#--}( |\$)" "$completions/spinet.fish" || fail "spinet.fish does not complete $option"
done <"$work/options"
while read -r option; do
  grep -Fqw -e "$option" "$work/spinetd.1" || fail "spinetd.1 does not name $option"
  grep -Fqw -e "$option" "$completions/spinet.bash" || fail "spinet.bash does not complete $option of spinetd"
  grep -Fqw -e "$option" "$completions/_spinet" || fail "_spinet does not complete $option of spinetd"
  grep -Eq -e "spinetd -l ${option#--}( |\$)" "$completions/spinet.fish" ||
    fail "spinet.fish does not complete $option of spinetd"
done <"$work/daemon"
printf '%s\n' --help --version >>"$work/options"
grep -ohE -e '(^|[^a-z-])--[a-z][a-z-]+' "$work/spinet.1" "$work/spinetd.1" "$work/spinet-keyboard.7" \
  "$completions/spinet.bash" "$completions/_spinet" |
  grep -oE -e '--[a-z-]+' | LC_ALL=C sort -u | while read -r option; do
  # --user is journalctl's and busctl's, --run an example's.
  case $option in --user | --run) continue ;; esac
  grep -Fqx -e "$option" "$work/options" "$work/daemon" || echo "$option"
done >"$work/unknown"
[ ! -s "$work/unknown" ] || fail "no program has $(tr '\n' ' ' <"$work/unknown")"
while read -r key; do
  grep -Fqx ".B $key" "$work/spinet-settings.conf.5" || fail "spinet-settings.conf.5 does not name $key"
  grep -Fq "| \`$key\` |" Documentation/Settings.md || fail "Documentation/Settings.md does not name $key"
done <"$work/settings"

# What the page on custom keyboards says of commands, keys of Info.plist and failures.
sed -n 's/^keyboard //p' "$work/commands" | while read -r command; do
  grep -q "spinet keyboard $command" "$work/spinet-keyboard.7" || echo "$command"
done >"$work/unnamed"
[ ! -s "$work/unnamed" ] || fail "spinet-keyboard.7 does not name 'spinet keyboard' $(tr '\n' ' ' <"$work/unnamed")"
grep -oE '\b(CFBundle|NS[A-Z][a-z]|com\.apple\.)[A-Za-z.-]+' "$work/spinet-keyboard.7" | sed 's/\.$//' | LC_ALL=C sort -u | while read -r key; do
  grep -rqF "$key" Sources/CustomKeyboards/KeyboardBundle Documentation/KeyboardBundles.md || echo "$key"
done >"$work/unknown"
[ ! -s "$work/unknown" ] || fail "no bundle has $(tr '\n' ' ' <"$work/unknown")"
sed -n 's/^\.B \(it .*\)/\1/p' "$work/spinet-keyboard.7" | sed 's/ (\.\.\.)$//' | while read -r fault; do
  grep -qF "= \"$fault\"" Sources/CustomKeyboards/ExtensionProtocol/GuestFault.swift || echo "$fault"
done >"$work/unknown"
[ ! -s "$work/unknown" ] || fail "no keyboard fails by: $(cat "$work/unknown")"

# Levels and areas of the log.
sed -n '/^\.B SPINETD_LOG/,/^\.TP/p' "$work/spinetd.1" >"$work/log"
grep -ohE "^ +case [a-z]+$" Sources/Base/LinuxSystem/Logging/LogLevel.swift Sources/Base/LinuxSystem/Logging/LogArea.swift |
  sed 's/.*case //' | tr ',' '\n' | tr -d ' ' | while read -r word; do
  grep -qw "$word" "$work/log" || echo "$word"
done >"$work/unnamed"
[ ! -s "$work/unnamed" ] || fail "spinetd.1 does not name of the log $(tr '\n' ' ' <"$work/unnamed")"

version=$(sed -n 's/.*let string = "\(.*\)"/\1/p' Sources/Base/LinuxSystem/SpinetVersion.swift)
for page in "$man"/*; do
  grep -q "^\.TH .*\"Spinet $version\"" "$page" || fail "$page is not of version $version"
done
bash -n "$completions/spinet.bash" || fail "bash does not understand spinet.bash"
if command -v zsh >/dev/null; then zsh -n "$completions/_spinet" || fail "zsh does not understand _spinet"; fi
if command -v fish >/dev/null; then fish -n "$completions/spinet.fish" || fail "fish does not understand spinet.fish"; fi
[ $failed = no ] || exit 1
echo "man-pages: ok"
