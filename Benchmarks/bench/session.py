# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""A compositor on a screen that nobody sees, with a runtime folder, home and message bus of its own."""
import os
import shutil
import subprocess
import tempfile

import native
from injector import Injector
from wait import BenchError, wait_until

# The screen of a phone, in pixels.
PIXELS = (720, 1440)

_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={folder}/run/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
_SWAY = """output HEADLESS-1 mode {width}x{height}@60Hz
output HEADLESS-1 scale {scale}
default_border none
focus_follows_mouse no
seat seat0 fallback true
xwayland disable
"""
# squeekboard shows itself only with this.
_SETTINGS = "[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=true\n"


class Session:
    """Use as a context manager: at its end everything that it started has ended."""

    def __init__(self, scale):
        self.scale = scale
        self.size = (PIXELS[0] / scale, PIXELS[1] / scale)
        self.folder = tempfile.mkdtemp(prefix="spinet-bench-")
        self._programs = []
        self.environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": f"{self.folder}/home",
            "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": f"{self.folder}/run",
            "XDG_CURRENT_DESKTOP": "sway",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/run/bus",
            "GDK_BACKEND": "wayland",
            "GSK_RENDERER": "cairo",
            "GSETTINGS_BACKEND": "keyfile",
            "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
        }

    def __enter__(self):
        try:
            self._begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for program in reversed(self._programs):
            # The end of its standard input ends the supervisor and all that it started.
            program.stdin.close()
            program.wait(timeout=10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _begin(self):
        for name in ["run", "home", "logs", "home/.config/glib-2.0/settings"]:
            os.makedirs(f"{self.folder}/{name}", mode=0o700)
        self._write("home/.config/glib-2.0/settings/keyfile", _SETTINGS)
        self._write("bus.conf", _BUS.format(folder=self.folder))
        self._write("sway.conf", _SWAY.format(width=PIXELS[0], height=PIXELS[1], scale=self.scale))
        self.start(["dbus-daemon", "--nofork", f"--config-file={self.folder}/bus.conf"], "dbus")
        self._wait_for("run/bus")
        # sway refuses to run as root; in a user namespace it sees itself as an ordinary user.
        as_user = ["unshare", "--user", "--map-user=1000", "--map-group=1000"] if os.geteuid() == 0 else []
        self.start([*as_user, "sway", "-c", f"{self.folder}/sway.conf"], "sway", {
            "LD_PRELOAD": native.injector(),
            "SPINET_INJECT_SOCKET": f"{self.folder}/inject",
            # As on a phone, whose buttons are a keyboard to the compositor; without one no window is active.
            "SPINET_INJECT_DEVICES": "touch,keyboard",
            "SPINET_INJECT_SIZE": f"{self.size[0]:g}x{self.size[1]:g}",
            "WLR_BACKENDS": "headless",
            "WLR_RENDERER": "pixman",
            "WLR_LIBINPUT_NO_DEVICES": "1",
        })
        self._wait_for("inject")
        self.environment["WAYLAND_DISPLAY"] = wait_until("sway to listen", self._display)
        self.injector = Injector(f"{self.folder}/inject")

    def _write(self, name, text):
        with open(f"{self.folder}/{name}", "w", encoding="utf-8") as file:
            file.write(text)

    def _wait_for(self, name):
        path = f"{self.folder}/{name}"

        def is_there():
            last = self._programs[-1]
            if last.poll() is not None:
                raise BenchError(f"{last.args[1]} ended at once: {self.log(last.name)}")
            return os.path.exists(path)

        wait_until(path, is_there)

    def _display(self):
        names = os.listdir(f"{self.folder}/run")
        return next((name for name in names if name.startswith("wayland-") and not name.endswith(".lock")), None)

    def start(self, command, name, environment=None):
        """Starts a program that ends with the session, and with the bench however that ends."""
        with open(f"{self.folder}/logs/{name}", "wb") as log:
            program = subprocess.Popen(
                [native.supervisor(), *command], stdin=subprocess.PIPE, stdout=log, stderr=log,
                env={**self.environment, **(environment or {})})
        program.name = name
        self._programs.append(program)

    def log(self, name):
        """The end of what a program of the session wrote."""
        with open(f"{self.folder}/logs/{name}", encoding="utf-8", errors="replace") as file:
            return file.read()[-600:]
