# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Completion of spinet and spinetd for fish.

function __spinet_keyboards
    spinet keyboard list 2>/dev/null | awk 'NR > 1 { for (i = 1; i <= NF; i++) if ($i ~ /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/) { print $i; next } }'
end

# Whether the words before the cursor are just these.
function __spinet_is
    set -l words (commandline -opc)
    test "$words[2..-1]" = "$argv"
end

# Whether the words before the cursor begin with these.
function __spinet_in
    set -l words (commandline -opc)
    set -l last (math 1 + (count $argv))
    test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
end

# How many words there are before the cursor, the program and its commands included.
function __spinet_count
    test (count (commandline -opc)) -eq $argv[1]
end

complete -c spinet -f
complete -c spinet -n '__spinet_is' -a keyboard -d 'Make and manage custom keyboards'
complete -c spinet -n '__spinet_is' -a layout -d 'Check and test layouts'
complete -c spinet -n '__spinet_is' -a settings -d 'List, change and reset settings'
complete -c spinet -n '__spinet_is' -a replacements -d 'List and change text replacements'
complete -c spinet -n '__spinet_is' -a words -d 'List and forget learnt words'
complete -c spinet -n '__spinet_is' -a passwords -d 'List, add and delete passwords in the keyring'
complete -c spinet -n '__spinet_is' -a pair -d 'Pair phones that type here, list and remove them'
complete -c spinet -n '__spinet_is' -a type -d 'Type on another device'
complete -c spinet -n '__spinet_is' -a lexicon -d 'Make language files and say what is in them'
complete -c spinet -n '__spinet_is' -a decode -d 'Answer lines with suggestions'
complete -c spinet -n '__spinet_is' -a read-text -d 'Print the text in pictures'
complete -c spinet -n '__spinet_is' -a doctor -d 'Report what works in this session'
complete -c spinet -n '__spinet_is' -a help -d 'Say more about a command'
complete -c spinet -n '__spinet_is' -l version -d 'Print the version'
complete -c spinet -l help -d 'Print help'
complete -c spinet -n '__spinet_is help' -a 'keyboard layout settings replacements words passwords pair type lexicon decode read-text doctor'

for start in keyboard 'help keyboard'
    complete -c spinet -n "__spinet_is $start" -a new -d 'Make a Swift package with a keyboard that works'
    complete -c spinet -n "__spinet_is $start" -a build -d 'Build a package into a bundle'
    complete -c spinet -n "__spinet_is $start" -a install -d 'Install a bundle, or build and install a package'
    complete -c spinet -n "__spinet_is $start" -a run -d 'Try a keyboard with an app in a window'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List the installed keyboards'
    complete -c spinet -n "__spinet_is $start" -a enable -d "Add a keyboard to the Globe key's list"
    complete -c spinet -n "__spinet_is $start" -a disable -d "Take a keyboard off the Globe key's list"
    complete -c spinet -n "__spinet_is $start" -a access -d 'Allow or deny what a keyboard may do'
    complete -c spinet -n "__spinet_is $start" -a remove -d 'Uninstall a keyboard and delete its data'
end
for start in layout 'help layout'
    complete -c spinet -n "__spinet_is $start" -a check -d 'Check LDML keyboards'
    complete -c spinet -n "__spinet_is $start" -a test -d 'Run tests of keyboards'
end
for start in settings 'help settings'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List settings with values and defaults'
    complete -c spinet -n "__spinet_is $start" -a get -d 'Print the value of a setting'
    complete -c spinet -n "__spinet_is $start" -a set -d 'Give a setting a value'
    complete -c spinet -n "__spinet_is $start" -a reset -d 'Give a setting the usual value'
end
for start in replacements 'help replacements'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List what is typed and what takes its place'
    complete -c spinet -n "__spinet_is $start" -a add -d 'Give a word a text'
    complete -c spinet -n "__spinet_is $start" -a remove -d 'Take a word and its text away'
    complete -c spinet -n "__spinet_is $start" -a import -d 'Add what is in a file'
end
for start in words 'help words'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List the learnt words'
    complete -c spinet -n "__spinet_is $start" -a forget -d 'Forget a word'
    complete -c spinet -n "__spinet_is $start" -a forget-all -d 'Forget all words'
    complete -c spinet -n "__spinet_is $start" -a export -d 'Print the words as a table'
end
for start in passwords 'help passwords'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List apps and user names whose password is kept'
    complete -c spinet -n "__spinet_is $start" -a add -d 'Keep a password for an app'
    complete -c spinet -n "__spinet_is $start" -a delete -d 'Forget a password'
    complete -c spinet -n "__spinet_is $start" -a unlock -d 'Have the keyring ask to be unlocked'
end
for start in pair 'help pair'
    complete -c spinet -n "__spinet_is $start" -a new -d 'Show how a phone is paired'
    complete -c spinet -n "__spinet_is $start" -a list -d 'List the phones that are paired'
    complete -c spinet -n "__spinet_is $start" -a remove -d 'End the pairing of a phone'
    complete -c spinet -n "__spinet_is $start" -a remove-all -d 'End the pairing of all phones'
end
for start in lexicon 'help lexicon'
    complete -c spinet -n "__spinet_is $start" -a build -d 'Make a language file'
    complete -c spinet -n "__spinet_is $start" -a info -d 'Say what is in language files'
end

complete -c spinet -n '__spinet_in keyboard new' -l language -x -d 'Language that the keyboard declares'
complete -c spinet -n '__spinet_in keyboard new' -l identifier -x -d 'Name for programs'
complete -c spinet -n '__spinet_in keyboard new' -l sdk -x -a '(__fish_complete_directories)' -d "Sources of Spinet's SDK"

for name in build install run
    complete -c spinet -n "__spinet_in keyboard $name" -a '(__fish_complete_directories)'
    complete -c spinet -n "__spinet_in keyboard $name" -l scratch-path -x -a '(__fish_complete_directories)' -d 'Build folder'
    complete -c spinet -n "__spinet_in keyboard $name" -l yes -d 'Build without a sandbox where none can be made'
end
complete -c spinet -n '__spinet_in keyboard install' -l enable -d 'Enable the keyboard as well'
complete -c spinet -n '__spinet_in keyboard install' -l update -d 'A new version by the same author'
complete -c spinet -n '__spinet_in keyboard install' -l system -d 'For all users of this machine'
complete -c spinet -n '__spinet_in keyboard run' -l full-access -d 'Run with full access'
complete -c spinet -n '__spinet_in keyboard run' -l in -x -a '(__fish_complete_command)' -d 'App to type into'

for name in enable disable access remove
    complete -c spinet -n "__spinet_is keyboard $name" -a '(__spinet_keyboards)'
end
complete -c spinet -n '__spinet_in keyboard access; and __spinet_count 4' -a 'on off location app'
complete -c spinet -n '__spinet_in keyboard access; and __spinet_count 5' -a 'on off'
complete -c spinet -n '__spinet_in keyboard access; and __spinet_count 6' -a 'on off'
complete -c spinet -n '__spinet_in keyboard remove' -l system -d 'The one for all users'
complete -c spinet -n '__spinet_in keyboard remove' -l keep-data -d 'Keep its data'

for name in check test
    complete -c spinet -n "__spinet_in layout $name" -a '(__fish_complete_suffix .xml)'
    complete -c spinet -n "__spinet_in layout $name" -l imports -x -a '(__fish_complete_directories)' -d 'Folder of CLDR imports'
end
complete -c spinet -n '__spinet_in layout test' -l keyboards -x -a '(__fish_complete_directories)' -d 'Folder of keyboards'

complete -c spinet -n '__spinet_is settings list' -l json -d 'Print JSON'
for name in get set reset
    complete -c spinet -n "__spinet_is settings $name" -a "(spinet settings list 2>/dev/null | string match -r '^[a-z]\S+')"
end
complete -c spinet -n '__spinet_in settings set; and __spinet_count 4' -a 'on off auto none'
complete -c spinet -n '__spinet_is settings reset' -l all -d 'Reset every setting'

complete -c spinet -n '__spinet_is replacements remove' -a "(spinet replacements list 2>/dev/null | string match -r '^\S+')"
complete -c spinet -n '__spinet_in replacements import' -F

complete -c spinet -n '__spinet_is words forget' -a "(spinet words list 2>/dev/null | string match -r '^\S+')"

for name in list add delete
    complete -c spinet -n "__spinet_in passwords $name" -l app -x -a '(__fish_complete_command)' -d 'App'
end

complete -c spinet -n '__spinet_in lexicon build' -l language -x -d 'Language in two or three letters'
complete -c spinet -n '__spinet_in lexicon build' -l words -r -F -d 'Words and counts'
complete -c spinet -n '__spinet_in lexicon build' -l pairs -r -F -d 'Pairs of words and counts'
complete -c spinet -n '__spinet_in lexicon build' -l triples -r -F -d 'Triples of words and counts'
complete -c spinet -n '__spinet_in lexicon build' -l casing -r -F -d 'Words, how they are written, and counts'
complete -c spinet -n '__spinet_in lexicon build' -l stems -r -F -d 'Beginnings of words, classes and counts'
complete -c spinet -n '__spinet_in lexicon build' -l endings -r -F -d 'Classes, endings and counts'
complete -c spinet -n '__spinet_in lexicon build' -l offensive -r -F -d 'Words that are never suggested'
complete -c spinet -n '__spinet_in lexicon build' -l limit -x -d 'How large the file may be, in bytes'
complete -c spinet -n '__spinet_in lexicon build' -s o -r -F -d 'Language file to write'
complete -c spinet -n '__spinet_in lexicon info' -F

complete -c spinet -n '__spinet_in type' -l pair -d 'Pair with another device'
complete -c spinet -n '__spinet_in type' -l lines -d 'Press Return at line ends'
complete -c spinet -n '__spinet_in read-text' -l language -x -a 'en ko' -d 'Language of the text'
complete -c spinet -n '__spinet_in read-text' -l places -d 'Say where lines are'
complete -c spinet -n '__spinet_in read-text' -l camera -d 'Read what a camera sees'
complete -c spinet -n '__spinet_in read-text' -F
complete -c spinet -n '__spinet_in decode' -l language -x -d 'Language in two or three letters'
complete -c spinet -n '__spinet_in decode' -l lines -d 'Answer lines'
complete -c spinet -n '__spinet_in decode' -l inline -d 'Answer with the word that was most likely begun'
complete -c spinet -n '__spinet_in decode' -l times -d 'Say how long touches took'
complete -c spinet -n '__spinet_in decode' -l file -r -F -d 'Language file'

complete -c spinetd -f
complete -c spinetd -l inspect -r -F -d 'Answer questions on a socket'
complete -c spinetd -l layouts -x -a '(__fish_complete_directories)' -d 'Read layouts from here'
complete -c spinetd -l settings -r -F -d 'Read settings from this file'
complete -c spinetd -l keyboard-output -d "Print custom keyboards' output"
complete -c spinetd -l version -d 'Print the version'
complete -c spinetd -l help -d 'Print help'
