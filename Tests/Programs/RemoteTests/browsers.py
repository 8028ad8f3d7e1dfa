# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Real browsers without a window, driven by what they are tested with: Chromium by its debugging pipe, Firefox by Marionette."""

import itertools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time


class Chromium:
    name = "Chromium"

    def __init__(self, language="en-US"):
        self.folder = tempfile.mkdtemp(prefix="spinet-chromium-")
        (self.reads, theirs_out), (theirs_in, self.writes) = os.pipe(), os.pipe()

        def places():
            # Out of the way of each other first.
            reads, writes = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        os.set_inheritable(theirs_in, True)
        os.set_inheritable(theirs_out, True)
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", "--no-first-run",
             f"--accept-lang={language}", f"--lang={language}", f"--user-data-dir={self.folder}",
             "--remote-debugging-pipe", "about:blank"],
            pass_fds=[3, 4], preexec_fn=places, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "LANGUAGE": language.replace("-", "_"), "LANG": "C.UTF-8"})
        os.close(theirs_in)
        os.close(theirs_out)
        self.buffer, self.ids, self.session = b"", itertools.count(1), None
        pages = []
        while not pages:
            pages = [target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page"]
        self.session = self.call("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]

    def call(self, method, **parameters):
        number = next(self.ids)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writes, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                data = os.read(self.reads, 65536)
                if not data:
                    raise EOFError("Chromium has gone")
                self.buffer += data
            line, _, self.buffer = self.buffer.partition(b"\0")
            answer = json.loads(line)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def open(self, address):
        self.call("Page.navigate", url=address)

    def evaluate(self, script):
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def type(self, text):
        for character in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=character, key=character)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=character)

    def press(self, key):
        code = {"Enter": 13, "Backspace": 8}[key]
        text = {"Enter": {"text": "\r"}}.get(key, {})
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code)

    def compose(self, *texts):
        """Composes, as a phone's keyboard does, and takes the last text."""
        for text in texts:
            self.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))
        self.call("Input.insertText", text=texts[-1])

    def phone(self):
        """Has the size of a small phone."""
        self.call("Emulation.setDeviceMetricsOverride", width=360, height=640, deviceScaleFactor=2, mobile=True)

    def dark(self, isDark):
        value = "dark" if isDark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    def picture(self):
        return self.call("Page.captureScreenshot", format="png")["data"]

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.reads)
        os.close(self.writes)
        shutil.rmtree(self.folder, ignore_errors=True)


class Firefox:
    name = "Firefox"

    def __init__(self, language="en-US"):
        self.folder = tempfile.mkdtemp(prefix="spinet-firefox-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with open(self.folder + "/user.js", "w") as file:
            file.write(f'user_pref("marionette.port", {port});\nuser_pref("intl.accept_languages", "{language}");\n'
                       'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", self.folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.folder})
        end = time.monotonic() + 180
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 180)
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        self.buffer, self.ids = b"", itertools.count(1)
        self.receive()
        self.call("WebDriver:NewSession", acceptInsecureCerts=True)

    def receive(self):
        while b":" not in self.buffer:
            self.more()
        count, _, self.buffer = self.buffer.partition(b":")
        while len(self.buffer) < int(count):
            self.more()
        message, self.buffer = self.buffer[:int(count)], self.buffer[int(count):]
        return json.loads(message)

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            raise EOFError("Firefox has gone")
        self.buffer += data

    def call(self, command, **parameters):
        text = json.dumps([0, next(self.ids), command, parameters])
        self.socket.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(error)
        return result

    def open(self, address):
        self.call("WebDriver:Navigate", url=address)

    def evaluate(self, script):
        return self.call("WebDriver:ExecuteScript", script="return eval(arguments[0])", args=[script])["value"]

    def keys(self, *keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def type(self, text):
        self.keys(*text)

    def press(self, key):
        self.keys({"Enter": "\ue007", "Backspace": "\ue003"}[key])

    def compose(self, *texts):
        """Composes, as a phone's keyboard does, and takes the last text; by Firefox's own test interface."""
        self.call("Marionette:SetContext", value="chrome")
        try:
            self.call("WebDriver:ExecuteAsyncScript", args=[list(texts)], script="""
                const [texts, done] = arguments;
                const window = Services.wm.getMostRecentWindow("navigator:browser");
                const processor = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
                processor.beginInputTransactionForTests(window);
                for (const text of texts) {
                  processor.setPendingCompositionString(text);
                  processor.appendClauseToPendingComposition(text.length, processor.ATTR_RAW_CLAUSE);
                  processor.setCaretInPendingComposition(text.length);
                  processor.flushPendingComposition();
                }
                processor.commitComposition();
                window.setTimeout(done, 0);
                """)
        finally:
            self.call("Marionette:SetContext", value="content")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.socket.close()
        shutil.rmtree(self.folder, ignore_errors=True)
