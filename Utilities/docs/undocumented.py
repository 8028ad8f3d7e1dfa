# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""undocumented.py ROOT GRAPHS...: names every symbol without documentation in the graphs of these folders, by file and
line from ROOT; fails when there is one.

What overrides something, or is what a protocol gives a default for, has its documentation there; what the compiler made
has no place in a file. Implementations of protocols are told from the rest by the extractor, which left them out.
"""

import json
import pathlib
import sys
import urllib.parse


def is_documented(symbol):
    return any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", []))


def undocumented(graph):
    """Returns the path, line and name of each symbol of a graph that lacks documentation of its own."""
    inherited = {"overrides", "defaultImplementationOf"}
    excepted = {r["source"] for r in graph["relationships"] if r["kind"] in inherited}
    for symbol in graph["symbols"]:
        place = symbol.get("location")
        if place is None or symbol["kind"]["identifier"] == "swift.extension":
            continue
        if symbol["identifier"]["precise"] in excepted or is_documented(symbol):
            continue
        path = urllib.parse.unquote(urllib.parse.urlparse(place["uri"]).path)
        yield path, place["position"]["line"] + 1, ".".join(symbol["pathComponents"])


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found, count = set(), 0
    for folder in sys.argv[2:]:
        graphs = sorted(pathlib.Path(folder).glob("*.symbols.json"))
        if not graphs:
            sys.exit(f"undocumented: no symbol graphs in {folder}")
        for path in graphs:
            graph = json.loads(path.read_text())
            count += len(graph["symbols"])
            found.update(undocumented(graph))
    for path, line, name in sorted(found):
        path = pathlib.Path(path)
        shown = path.relative_to(root) if path.is_relative_to(root) else path
        print(f"{shown}:{line}: {name} has no documentation", file=sys.stderr)
    if found:
        sys.exit(f"documentation: {len(found)} of {count} public symbols have none")
    print(f"documentation: {count} public symbols, all documented")


main()
