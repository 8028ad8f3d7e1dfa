# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""What a Wayland client said and heard, from the log that WAYLAND_DEBUG=1 writes."""
import re
from dataclasses import dataclass

# "[1234567.890]  -> wl_surface@12.commit()"; newer libraries write "#" for "@" and name the queue in braces. Other
# output may stand before the bracket on the same line.
_LINE = re.compile(
    r"\[\s*(\d+)\.(\d{3})\]\s+(?:\{[^}]*\}\s+)?(discarded\s+)?(->\s+)?(\w+)[@#](\d+)\.(\w+)\((.*)\)\s*$")
_OBJECT = re.compile(r"(\w+)[@#](\d+)")


@dataclass(frozen=True)
class Message:
    """One request or event."""

    time: int  # microseconds; see clock.log_moment
    is_request: bool
    interface: str
    object: int
    name: str
    arguments: str

    def is_(self, interface, name):
        return self.interface == interface and self.name == name

    def object_argument(self, interface):
        """The number of the first argument that is an object of an interface; None without one."""
        for found, number in _OBJECT.findall(self.arguments):
            if found == interface:
                return int(number)
        return None


class WaylandLog:
    """A log that may still grow."""

    def __init__(self, path):
        self._path = path
        self._offset = 0
        self._rest = b""
        self.messages = []
        # For each message, whether it put a picture on a keyboard's surface, and whether one is on screen after it.
        self._frames = []
        self._layers = {}  # layer surface -> surface
        self._pending = {}  # surface -> whether it will have a picture after the next commit
        self._attached = set()  # surfaces with a buffer attached since their last commit
        self._shown = set()

    def update(self):
        """Reads what has been written since."""
        with open(self._path, "rb") as file:
            file.seek(self._offset)
            data = file.read()
        self._offset += len(data)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            match = _LINE.search(line.replace(b"\0", b"").decode(errors="replace"))
            if not match or match[3]:
                continue
            message = Message(
                int(match[1]) * 1000 + int(match[2]), bool(match[4]), match[5], int(match[6]), match[7], match[8])
            self.messages.append(message)
            self._frames.append(self._follow(message))
        return self

    def _follow(self, message):
        """Keeps track of surfaces; returns "layer" or "other" for a commit with a new buffer, else None."""
        if not message.is_request:
            return None
        surface = message.object
        if message.name == "get_layer_surface":
            layer = message.object_argument("zwlr_layer_surface_v1")
            self._layers[layer] = message.object_argument("wl_surface")
        elif message.is_("zwlr_layer_surface_v1", "destroy"):
            self._shown.discard(self._layers.pop(message.object, None))
        elif message.is_("wl_surface", "destroy"):
            self._shown.discard(surface)
            self._pending.pop(surface, None)
            self._attached.discard(surface)
        elif message.is_("wl_surface", "attach"):
            has_buffer = message.object_argument("wl_buffer") is not None
            self._pending[surface] = has_buffer
            (self._attached.add if has_buffer else self._attached.discard)(surface)
        elif message.is_("wl_surface", "commit"):
            is_layer = surface in self._layers.values()
            if surface in self._pending:
                (self._shown.add if self._pending.pop(surface) and is_layer else self._shown.discard)(surface)
            if surface in self._attached:
                self._attached.discard(surface)
                return "layer" if is_layer else "other"
        return None

    @property
    def is_shown(self):
        """Whether the keyboard's picture is on screen after the last message."""
        return bool(self._shown)

    def __len__(self):
        return len(self.messages)

    def first_frame(self, start=0):
        """The index of the first picture on the keyboard's own surface, at or after an index; None without one."""
        return next((i for i in range(start, len(self._frames)) if self._frames[i] == "layer"), None)

    def frames(self, start, end):
        """The indexes of all new pictures, on popups too."""
        return [i for i in range(start, end) if self._frames[i]]

    def events(self, interface, name, start=0):
        """The indexes of events of one kind."""
        return [
            i for i in range(start, len(self.messages))
            if not self.messages[i].is_request and self.messages[i].is_(interface, name)]

    def first_text(self, start, end):
        """The index of the first request that sends text or a key to the app; None without one."""
        for i in range(start, end):
            message = self.messages[i]
            if message.is_request and (
                    message.name == "commit_string" and message.interface.startswith("zwp_input_method")
                    or message.is_("zwp_virtual_keyboard_v1", "key")):
                return i
        return None

    def damaged_pixels(self, start, end):
        """The sum of the areas that were said to have changed; whole buffers count as at most 4 megapixels."""
        total = 0
        for message in self.messages[start:end]:
            if message.is_request and message.interface == "wl_surface" and message.name.startswith("damage"):
                numbers = [int(n) for n in re.findall(r"-?\d+", message.arguments)]
                if len(numbers) == 4:
                    total += min(max(numbers[2], 0) * max(numbers[3], 0), 4_000_000)
        return total
