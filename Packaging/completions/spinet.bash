# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Completion of spinet and spinetd for bash.

# Prints the identifiers of the installed keyboards. Only words with a dot are identifiers; nothing else of the list is.
_spinet_keyboards() {
  spinet keyboard list 2>/dev/null | awk 'NR > 1 { for (i = 1; i <= NF; i++) if ($i ~ /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/) { print $i; next } }'
}

# Prints the names of the settings.
_spinet_settings() { spinet settings list 2>/dev/null | awk 'NR > 1 { print $1 }'; }

# Prints what a setting may be, as far as that is a few words.
_spinet_setting_values() {
  case $1 in
  appearance) echo auto light dark ;;
  contrast) echo auto standard high ;;
  key-size) echo small standard large ;;
  form) echo remembered docked split floating ;;
  one-handed) echo off left right ;;
  globe) echo keyboard below ;;
  region | contacts) echo auto ;;
  full-access | location-access) echo none; _spinet_keyboards ;;
  terminal-access | no-custom-keyboards-in) echo none ;;
  slow-keys | bounce-keys | dwell-keys | remote-typing) echo off ;;
  speak-keys) echo off on always ;;
  remote-keys) echo automatic off line grid ;;
  switches) echo off one two ;;
  keyboards | bottom-gap | hold-delay | scan-time | scan-pause | scan-rounds) ;;
  *) echo on off ;;
  esac
}

_spinet() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} first=1 words= options=
  COMPREPLY=()
  # `spinet help keyboard` goes on as `spinet keyboard` does.
  [[ ${COMP_WORDS[1]} == help ]] && first=2
  if ((COMP_CWORD == first)); then
    words="keyboard layout settings replacements words passwords pair type lexicon decode read-text doctor"
    ((first == 1)) && words="$words help --help --version"
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    return
  fi
  if ((COMP_CWORD == first + 1)); then
    case ${COMP_WORDS[first]} in
    keyboard) words="new build install run list enable disable access remove" ;;
    layout) words="check test" ;;
    settings) words="list get set reset" ;;
    replacements) words="list add remove import" ;;
    words) words="list forget forget-all export" ;;
    passwords) words="list add delete unlock" ;;
    pair) words="new list remove remove-all" ;;
    lexicon) words="build info" ;;
    read-text) ((first == 1)) && words="--camera --language --places $(compgen -f -- "$word")" ;;
    type) ((first == 1)) && words="--pair --lines" ;;
    decode) ((first == 1)) && words="--language --lines --file --inline --times" ;;
    esac
    ((first == 1)) && words="$words --help"
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    return
  fi
  ((first == 1)) || return
  case $before in
  --sdk | --scratch-path | --imports | --keyboards)
    COMPREPLY=($(compgen -d -- "$word"))
    return
    ;;
  --in | --app)
    COMPREPLY=($(compgen -c -- "$word"))
    return
    ;;
  --words | --pairs | --triples | --casing | --stems | --endings | --offensive | --file | -o)
    COMPREPLY=($(compgen -f -- "$word"))
    return
    ;;
  --language | --identifier | --limit) return ;;
  esac
  case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in
  "read-text "*) options="--camera --language --places" words=$(compgen -f -- "$word") ;;
  "type "*) options="--pair --lines" ;;
  "decode "*) options="--language --lines --file --inline --times" ;;
  "keyboard new") options="--language --identifier --sdk" ;;
  "keyboard build") options="--scratch-path --yes" words=$(compgen -d -- "$word") ;;
  "keyboard install") options="--enable --update --system --scratch-path --yes" words=$(compgen -d -- "$word") ;;
  "keyboard run") options="--in --full-access --scratch-path --yes" words=$(compgen -d -- "$word") ;;
  "keyboard list") ;;
  "keyboard enable" | "keyboard disable") ((COMP_CWORD == 3)) && words=$(_spinet_keyboards) ;;
  "keyboard access")
    case $COMP_CWORD in
    3) words=$(_spinet_keyboards) ;;
    4) words="on off location app" ;;
    5) [[ $before == location ]] && words="on off" ;;
    6) words="on off" ;;
    esac
    ;;
  "keyboard remove")
    options="--system --keep-data"
    ((COMP_CWORD == 3)) && words=$(_spinet_keyboards)
    ;;
  "layout check") options="--imports" words=$(compgen -f -X '!*.xml' -- "$word") ;;
  "settings list") options="--json" ;;
  "settings get") ((COMP_CWORD == 3)) && words=$(_spinet_settings) ;;
  "settings set")
    case $COMP_CWORD in
    3) words=$(_spinet_settings) ;;
    4) words=$(_spinet_setting_values "$before") ;;
    esac
    ;;
  "settings reset")
    options="--all"
    ((COMP_CWORD == 3)) && words=$(_spinet_settings)
    ;;
  "replacements remove")
    ((COMP_CWORD == 3)) && words=$(spinet replacements list 2>/dev/null | awk '{ print $1 }')
    ;;
  "replacements import") words=$(compgen -f -- "$word") ;;
  "words forget")
    ((COMP_CWORD == 3)) && words=$(spinet words list "$word" 2>/dev/null | awk '{ print $1 }')
    ;;
  "passwords list" | "passwords add" | "passwords delete") options="--app" ;;
  "lexicon build") options="--language --words --pairs --triples --casing --stems --endings --offensive --limit -o" ;;
  "lexicon info") words=$(compgen -f -- "$word") ;;
  "layout test") options="--imports --keyboards" words=$(compgen -f -X '!*.xml' -- "$word") ;;
  esac
  COMPREPLY=($(compgen -W "$words $options --help" -- "$word"))
}

_spinetd() {
  local word=${COMP_WORDS[COMP_CWORD]}
  case ${COMP_WORDS[COMP_CWORD - 1]} in
  --inspect | --settings) COMPREPLY=($(compgen -f -- "$word")) ;;
  --layouts) COMPREPLY=($(compgen -d -- "$word")) ;;
  *) COMPREPLY=($(compgen -W "--inspect --layouts --settings --keyboard-output --version --help" -- "$word")) ;;
  esac
}

complete -o filenames -F _spinet spinet
complete -o filenames -F _spinetd spinetd
