# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""join-uikit.py GRAPHS OUT: makes one symbol graph of UIKit and the modules that it re-exports, under the name UIKit.

Apps import UIKit (decision 12): that there are several modules is nothing that they should read about. FoundationEssentials is a part of Foundation that nobody imports by its name either.
"""

import json
import pathlib
import sys

NAMES = {"EntryFormatting": "UIKit", "Graphics": "UIKit", "Typesetting": "UIKit", "UIKitCore": "UIKit", "FoundationEssentials": "Foundation"}


def renamed(value, key=None):
    """Returns a part of a symbol graph with the modules' names changed, but not what symbols are called."""
    if isinstance(value, dict):
        return {key: renamed(part, key) for key, part in value.items()}
    if isinstance(value, list):
        return [renamed(part) for part in value]
    if key in ("module", "extendedModule"):
        return NAMES.get(value, value)
    if key == "targetFallback":
        module, _, name = value.partition(".")
        return NAMES.get(module, module) + "." + name
    return value


def without_extensions(graph):
    """Returns a graph whose symbols are members of the types themselves and not of extensions of them."""
    extended = {r["source"]: r["target"] for r in graph["relationships"] if r["kind"] == "extensionTo"}
    for relationship in graph["relationships"]:
        relationship["target"] = extended.get(relationship["target"], relationship["target"])
    graph["relationships"] = [r for r in graph["relationships"] if r["source"] not in extended]
    graph["symbols"] = [s for s in graph["symbols"] if s["identifier"]["precise"] not in extended]
    for symbol in graph["symbols"]:
        symbol.pop("swiftExtension", None)
    return graph


def main():
    source, out = map(pathlib.Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    joined = {}
    for path in sorted(source.glob("*.symbols.json")):
        module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        graph = json.loads(path.read_text())
        if extended in NAMES and NAMES[extended] == "UIKit":
            graph = without_extensions(graph)
            extended = ""
        graph = renamed(graph)
        graph["module"]["name"] = "UIKit"
        name = "UIKit" + ("@" + NAMES.get(extended, extended) if extended else "")
        if name in joined:
            joined[name]["symbols"] += graph["symbols"]
            joined[name]["relationships"] += graph["relationships"]
        else:
            joined[name] = graph
    for name, graph in joined.items():
        (out / (name + ".symbols.json")).write_text(json.dumps(graph))


main()
