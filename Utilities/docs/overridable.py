# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""overridable.py ROOT GRAPHS LIST: names, by file and line from ROOT, what apps' subclasses cannot override in the symbol
graphs of the folder GRAPHS: each method and property of an instance of an open class that is public and not open. Fails
when there is one.

On iOS all of them are open. Left aside are what LIST names, each line `Class.member  why`, and what a file `…+Linux.swift`
adds. A line of LIST that names nothing of the kind is a failure too.
"""

import json
import pathlib
import sys
import urllib.parse

KINDS = {"swift.method", "swift.property", "swift.subscript"}


def listed(path):
    """Returns the names in a list, and fails where one has no reason."""
    names = set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, reason = line.partition("  ")
        if not reason.strip():
            sys.exit(f"{path}:{number}: {name} has no reason")
        names.add(name)
    return names


def closed(symbols):
    """Returns the name, path and line of each member of an open class that its subclasses elsewhere cannot override."""
    classes = {
        tuple(s["pathComponents"])
        for s in symbols
        if s["kind"]["identifier"] == "swift.class" and s["accessLevel"] == "open"
    }
    for symbol in symbols:
        *owner, _ = symbol["pathComponents"]
        if symbol["kind"]["identifier"] not in KINDS or symbol["accessLevel"] == "open" or tuple(owner) not in classes:
            continue
        if "location" in symbol:
            path = urllib.parse.unquote(urllib.parse.urlparse(symbol["location"]["uri"]).path)
            yield ".".join(symbol["pathComponents"]), path, symbol["location"]["position"]["line"] + 1


def main():
    root, folder, path = map(pathlib.Path, sys.argv[1:])
    root = root.resolve()
    allowed = listed(path)
    symbols = [s for graph in sorted(folder.glob("*.symbols.json")) for s in json.loads(graph.read_text())["symbols"]]
    if not symbols:
        sys.exit(f"overridable: no symbol graphs in {folder}")
    found = [one for one in closed(symbols) if not one[1].endswith("+Linux.swift")]
    failures = []
    for name, place, line in sorted(found, key=lambda one: one[1:]):
        if name not in allowed:
            place = pathlib.Path(place)
            shown = place.relative_to(root) if place.is_relative_to(root) else place
            failures.append(f"{shown}:{line}: {name} cannot be overridden")
    failures += [f"{path}: {name} is open, or there is none" for name in sorted(allowed - {one[0] for one in found})]
    if failures:
        print("\n".join(failures), file=sys.stderr)
        sys.exit(f"overridable: {len(failures)} failures")
    print(f"overridable: all members of open classes, but for {len(allowed)} with a reason")


main()
