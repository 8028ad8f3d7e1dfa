# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""phone.py BROWSER SOCKET: a phone's browser for a test that speaks by lines of JSON, [WHAT, ARGUMENT…], each of which is answered by one."""

import json
import socket
import sys

import browsers

browser = getattr(browsers, sys.argv[1])()
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[2])
listener.listen()
connection, _ = listener.accept()


def correct(text):
    """As the keyboard of a phone that replaces what was typed by another text."""
    browser.evaluate(f"(() => {{ const box = document.activeElement; box.value = {json.dumps(text)}; "
                     "box.dispatchEvent(new InputEvent('input', {inputType: 'insertReplacementText'})) })()")


def obey(what, *words):
    if what == "correct":
        return correct(*words)
    return getattr(browser, what)(*words)


for line in connection.makefile("r", encoding="utf-8"):
    answer = obey(*json.loads(line))
    connection.sendall((json.dumps(answer) + "\n").encode())
browser.close()
