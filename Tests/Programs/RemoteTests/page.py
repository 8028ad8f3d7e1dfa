# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""page.py PROGRAM [PICTURES-FOLDER]: types on the page of spinet-remote in real browsers, and has other pages try to."""

import base64
import http.server
import json
import os
import re
import select
import sys
import threading
import time

from bed import Remote
from browsers import Chromium, Firefox


class Field:
    """A field that takes what the keyboard is asked for, and answers, as `spinetd` does."""

    def __init__(self, remote):
        self.remote, self.number, self.text, self.more, self.refuses = remote, 0, "", {}, None

    def focus(self, text="", **more):
        self.number += 1
        self.text, self.more = text, more
        self.show()

    def show(self):
        context = {} if self.more.get("secure") else {"before": self.text}
        self.remote.field(self.number, **{**self.more, **context})

    def answer(self, seconds):
        """Takes what comes within some time."""
        end = time.monotonic() + seconds
        while select.select([self.remote.keyboard], [], [], max(0, end - time.monotonic()))[0]:
            edit = json.loads(self.remote.keyboard.recv(65536))
            if edit["type"] == "closed":
                continue
            answer = {"type": "answer", "edit": edit["edit"], "connection": edit["connection"]}
            refusal = "late" if edit["field"] != self.number else self.take(edit)
            self.remote.tell(**answer, **({"refused": refusal} if refusal else {}))
            if not refusal:
                self.show()

    def take(self, edit):
        if self.refuses:
            refusal, self.refuses = self.refuses, None
            return refusal
        if edit["type"] == "replace":
            if not self.text.endswith(edit["old"]):
                return "moved"
            self.text = self.text[:len(self.text) - len(edit["old"])] + edit["new"]
        elif edit["type"] == "delete":
            self.text = self.text[:-1]
        else:
            self.text += "\n"
        return None

    def until(self, holds, what, seconds=300):
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                raise SystemExit(f"not seen: {what}; the field has {self.text!r}")
            self.answer(0.02)

    def has(self, text):
        self.until(lambda: self.text == text, f"{text!r} in the field")


def shows(browser, field, script, what):
    field.until(lambda: browser.evaluate(script), what)


def see(browser, text):
    return f"document.getElementById('status').textContent.includes({json.dumps(text)})"


VISIBLE = "document.getElementById('typing') && !document.getElementById('typing').hidden"


def fingerprint(browser):
    """What a person sees of it; nothing where it is not shown."""
    shown = "document.getElementById('fingerprint')"
    return browser.evaluate(f"{shown}.checkVisibility() ? {shown}.innerText : ''").replace(" ", "")


def focus(browser, name="text"):
    browser.evaluate(f"document.getElementById('{name}').focus()")


def types(kind):
    """What is typed on the page arrives, as it is corrected and composed."""
    remote = Remote(sys.argv[1])
    field = Field(remote)
    browser = kind()
    try:
        secret, _ = remote.offer()
        browser.open(f"https://{remote.host}/#{secret}")
        shows(browser, field, VISIBLE, "the page for typing after the link")
        assert secret not in browser.evaluate("location.href"), "the secret stays in the address"
        assert fingerprint(browser) == remote.fingerprint, "the fingerprint is not shown after the link"
        assert "trusts the device that it meets" in browser.evaluate("document.body.innerText"), "nothing is said about it"
        shows(browser, field, see(browser, "Choose a field"), "that there is no field")

        field.focus("Dear ", **{"return": "send"})
        shows(browser, field, "document.getElementById('return').textContent === 'Send'", "what Return does")
        shows(browser, field, "document.getElementById('context').textContent.includes('Dear ')", "the text there")
        focus(browser)
        browser.type("teh")
        field.has("Dear teh")
        browser.press("Backspace")
        browser.press("Backspace")
        browser.type("he")
        field.has("Dear the")
        # A word that the phone's keyboard corrects as a whole.
        browser.evaluate("(() => { const box = document.getElementById('text'); box.value = 'these '; "
                         "box.dispatchEvent(new InputEvent('input', {inputType: 'insertReplacementText'})) })()")
        field.has("Dear these ")
        browser.compose("ㅎ", "하", "한", "한ㄱ", "한구", "한국")
        field.has("Dear these 한국")
        browser.press("Enter")
        field.has("Dear these 한국\n")
        browser.press("Backspace")
        field.has("Dear these 한국")

        # What people take for one character goes as one, be it of many code points.
        browser.evaluate("(() => { const box = document.getElementById('text'); box.value += '🇰🇷👨‍👩‍👧'; "
                         "box.dispatchEvent(new InputEvent('input')); document.getElementById('erase').click() })()")
        field.has("Dear these 한국🇰🇷")
        browser.press("Backspace")
        field.has("Dear these 한국")

        # Too much at once waits, and is not lost.
        field.refuses = "pace"
        browser.type("!")
        field.has("Dear these 한국!")

        # A correction that is refused takes with it what was typed behind it: a Return would end a line that nobody meant.
        browser.type(" teh")
        field.has("Dear these 한국! teh")
        field.refuses = "moved"
        browser.evaluate("(() => { const box = document.getElementById('text'); box.value = '! the'; "
                         "box.dispatchEvent(new InputEvent('input')); document.getElementById('typing').requestSubmit() })()")
        shows(browser, field, see(browser, "cannot be corrected"), "that it was refused")
        browser.type("x")
        field.has("Dear these 한국! tehx")

        # More lines than come at once.
        field.focus(lines=True)
        shows(browser, field, "document.getElementById('return').textContent === 'Return'", "a field with lines")
        numbers = "\n".join(map(str, range(60)))
        browser.evaluate(f"(() => {{ const box = document.getElementById('text'); box.value = {json.dumps(numbers)}; "
                         "box.dispatchEvent(new InputEvent('input')) })()")
        field.has(numbers)

        # A long text, with lines.
        field.focus(lines=True, purpose=1)
        shows(browser, field, "document.getElementById('kind').textContent === 'Letters'", "the other field")
        pasted = "\n".join("word " * 60 + str(line) for line in range(4))
        browser.evaluate(f"(() => {{ const box = document.getElementById('text'); box.value = {json.dumps(pasted)}; "
                         "box.dispatchEvent(new InputEvent('input')) })()")
        field.has(pasted)

        # Others choose another field while something has not been sent.
        browser.evaluate("document.getElementById('text').value = 'lost'")
        field.focus()
        shows(browser, field, see(browser, "Another field was chosen"), "that something was not typed")

        # The same device types from elsewhere, until the person comes back.
        token = json.loads(browser.evaluate("localStorage.getItem('device')"))
        other = remote.connect()
        assert other.resume(token)
        shows(browser, field, see(browser, "another tab"), "that another tab has taken over")
        other.type(1, "there", field=field.number)
        field.has("there")
        browser.evaluate("dispatchEvent(new Event('focus'))")
        shows(browser, field, see(browser, "appears there at once"), "the page again, for the field")
        focus(browser)
        browser.type("here")
        field.has("therehere")

        # Another link is opened on the page.
        secret, _ = remote.offer()
        browser.evaluate(f"location.hash = '#{secret}'")
        shows(browser, field, f"{VISIBLE} && localStorage.getItem('device') !== {json.dumps(json.dumps(token))}", "another pairing")
        assert secret not in browser.evaluate("location.href"), "the secret stays in the address"

        # A secret.
        field.focus(secure=True, purpose=8)
        shows(browser, field, "!document.getElementById('secret').hidden", "the box for secrets")
        assert browser.evaluate("document.getElementById('text').hidden && document.getElementById('secret').type") == "password"
        focus(browser, "secret")
        browser.type("hunter2")
        field.has("hunter2")
        assert "hunter2" not in browser.evaluate("document.body.innerText"), "a secret is shown"
        field.focus()
        shows(browser, field, "document.getElementById('secret').value === ''", "that a secret is not kept")

        # The other program starts anew, and knows the browser.
        remote.stop()
        remote.start()
        field.show()
        shows(browser, field, see(browser, "appears there at once"), "that it is connected again, for the same field")
        field.focus(purpose=6)
        shows(browser, field, f"{VISIBLE} && document.getElementById('kind').textContent === 'Email address'", "the new start")
        focus(browser)
        browser.type("back")
        field.has("back")
        assert fingerprint(browser) == remote.fingerprint, "the first visit shows the fingerprint no more"

        # The page is opened again: nothing is new to the browser.
        browser.open(f"https://{remote.host}/?again")
        shows(browser, field, VISIBLE, "the page, opened again")
        assert fingerprint(browser) == "", "another visit shows the fingerprint"

        # Somebody else answers at the same place: nothing is sent to them.
        remote.stop()
        for name in ["devices", "key.pem", "certificate.pem"]:
            os.remove(f"{remote.state}/{name}")
        remote.start()
        shows(browser, field, see(browser, "not the device that you paired"), "that it is another device")

        # By the code.
        _, code = remote.offer()
        browser.open(f"https://{remote.host}/")
        browser.evaluate("localStorage.clear()")
        browser.open(f"https://{remote.host}/?")
        pairing = "document.getElementById('pairing') && !document.getElementById('pairing').hidden"
        shows(browser, field, pairing, "the page for the code")
        assert fingerprint(browser) == remote.fingerprint, "another fingerprint is shown"
        focus(browser, "code")
        browser.type(code)
        browser.press("Enter")
        shows(browser, field, VISIBLE, "the page for typing after the code")
        assert fingerprint(browser) == remote.fingerprint, "the fingerprint is not shown after the code"
        log = open(remote.folder + "/log").read()
        assert log == "", log
        print(f"{browser.name} types, corrects and composes")
    finally:
        browser.close()
        remote.stop()


class Others(http.server.BaseHTTPRequestHandler):
    """A page of somebody else, which tries to type and to guess, and says what it got."""

    remote, reports = None, []

    def do_GET(self):
        if self.path.startswith("/report"):
            Others.reports.append(self.path.partition("?")[2])
            page = b""
        else:
            page = b"""<!doctype html><title>Free prizes</title><script>
              const host = "%s", results = [];
              const dial = (code) => new Promise((done) => {
                const socket = new WebSocket(`wss://${host}/`, "spinet");
                socket.onmessage = () => { results.push("open"); socket.send(JSON.stringify({ type: "code", code, name: "x" })); };
                socket.onclose = () => { results.push("closed"); done(); };
              });
              (async () => {
                for (let code = 0; code < 6; code += 1) await dial(String(code).padStart(6, "0"));
                const read = await fetch(`https://${host}/`).then(() => "read", () => "unread");
                const frame = document.createElement("iframe");
                frame.src = `https://${host}/`;
                document.documentElement.append(frame);
                await new Promise((done) => setTimeout(done, 500));
                let inner = "unseen";
                try { if (frame.contentDocument.querySelector("main")) inner = "seen"; } catch {}
                await fetch(`/report?${results.filter((word) => word === "open").length},${results.length},${read},${inner}`);
              })();
              </script>""" % Others.remote.host.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


def guesses(kind):
    """A page of another site gets no connection, so that it cannot even guess, and the person's code stays good.

    It tries once more than codes may be wrong; browsers make it wait between tries.
    """
    remote = Remote(sys.argv[1])
    Others.remote, Others.reports = remote, []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Others)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = kind()
    try:
        field = Field(remote)
        field.focus()
        _, code = remote.offer()
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        field.until(lambda: Others.reports, "the end of the page's tries", 60)
        opened, tried, read, inner = Others.reports[0].split(",")
        assert (opened, tried, read, inner) == ("0", "6", "unread", "unseen"), Others.reports
        assert field.text == ""
        remote.connect().code(code)
        print(f"{browser.name}: a page of another site was refused {tried} of 6 times, and could neither read nor show the page")
    finally:
        browser.close()
        server.shutdown()
        remote.stop()


def looks():
    """The page in both languages, light and dark; everything has a name for screen readers."""
    for language, title in [("en-US", "Type on the other device"), ("ko-KR", "다른 기기에 입력")]:
        remote = Remote(sys.argv[1])
        field = Field(remote)
        browser = Chromium(language)
        try:
            secret, _ = remote.offer()
            browser.open(f"https://{remote.host}/#{secret}")
            field.focus("Dear Ann, ", purpose=0, **{"return": "send"})
            browser.phone()
            # The field comes after the page, and with it what Return does.
            shows(browser, field, f"{VISIBLE} && document.getElementById('return').textContent !== ''", "the page, for the field")
            assert browser.evaluate("document.title") == title
            assert browser.evaluate("document.documentElement.lang") == language[:2]
            browser.call("Accessibility.enable")
            tree = browser.call("Accessibility.getFullAXTree")["nodes"]
            parts = [node for node in tree if node.get("role", {}).get("value") in ("textbox", "button") and not node["ignored"]]
            assert len(parts) >= 3 and all(node["name"]["value"] for node in parts), parts
            shades = []
            for dark in (False, True):
                browser.dark(dark)
                shade = browser.evaluate("getComputedStyle(document.body).backgroundColor")
                shades.append(sum(map(int, re.findall(r"\d+", shade)[:3])))
                if len(sys.argv) > 2:
                    with open(f"{sys.argv[2]}/page-{language[:2]}-{'dark' if dark else 'light'}.png", "wb") as file:
                        file.write(base64.b64decode(browser.picture()))
            assert browser.evaluate("document.documentElement.scrollWidth") == 360, "the page is wider than a phone"
            assert shades[0] > 600 and shades[1] < 100, shades
        finally:
            browser.close()
            remote.stop()
    print("the page is in English and Korean, light and dark, and its parts have names")


for kind in (Chromium, Firefox):
    types(kind)
    guesses(kind)
looks()
