# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""api.py [--check] GRAPHS ARTICLE PAGE: writes what there is of UIKit, type by type, from the symbol graphs in the folder
GRAPHS into PAGE; with --check it writes nothing and fails when PAGE is out of date.

It also fails when ARTICLE calls something missing, in its part of that name, that is there.
"""

import json
import pathlib
import re
import sys
import textwrap

HEAD = """\
<!-- Written by Utilities/docs/api.py from the compiler's symbol graphs; `make docs-api` brings it up to date. -->
# The API of UIKit on Linux

What is here is meant to work as on iOS; [What differs from iOS](../Sources/SDK/UIKit/UIKit.docc/WhatDiffersFromIOS.md) names the
exceptions, such as `init(coder:)`, which returns `nil`. What a type inherits or overrides is listed where it is declared first;
*Linux* marks what iOS does not have. `make docs` explains each.
"""
KINDS = {"swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol"}
# What the compiler, or the type's protocols of Swift and Foundation, give to a type.
GIVEN = {"init(rawValue:)", "rawValue", "hash(into:)", "==(_:_:)", "hash", "isEqual(_:)", "description", "init(coder:)"}


class API:
    """The types and members of some symbol graphs."""

    def __init__(self, folder):
        graphs = [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
        symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
        relationships = [relationship for graph in graphs for relationship in graph["relationships"]]
        self.names = {s["identifier"]["precise"]: ".".join(s["pathComponents"]) for s in symbols}
        passed_on = {"overrides", "defaultImplementationOf"}
        repeated = {r["source"] for r in relationships if r["kind"] in passed_on}
        self.members, self.kinds, self.linux = {}, {}, set()
        for symbol in symbols:
            *owner, name = symbol["pathComponents"]
            owner = ".".join(owner)
            full = f"{owner}.{name}" if owner else name
            kind = symbol["kind"]["identifier"]
            if kind in KINDS:
                self.kinds[full] = KINDS[kind]
            elif kind == "swift.extension":
                self.kinds.setdefault(full, "extension")
            elif symbol["identifier"]["precise"] in repeated or (owner and name in GIVEN) or "location" not in symbol:
                continue
            else:
                self.members.setdefault(owner, set()).add(name)
            if "+Linux.swift" in symbol.get("location", {}).get("uri", ""):
                self.linux.add(full)
        self.parents = {}
        for relationship in relationships:
            if relationship["kind"] == "inheritsFrom":
                name = self.names.get(relationship["source"])
                parent = self.names.get(relationship["target"], relationship.get("targetFallback", ""))
                self.parents[name] = parent.rpartition(".")[2] if parent not in self.kinds else parent

    def has(self, name):
        owner, _, member = name.rpartition(".")
        bases = {m.partition("(")[0] for m in self.members.get(owner, ())}
        return name in self.kinds or member in self.members.get(owner, ()) or member in bases

    def page(self):
        lines = [HEAD]
        for name in sorted([*self.kinds, ""], key=lambda name: (name.lower(), name)):
            if "." not in name:
                lines.append(f"## {name or 'Functions and names'}\n")
            kind = f"*{self.kinds[name]}*" if name else ""
            if name in self.parents:
                kind += f", inherits `{self.parents[name]}`"
            members = sorted(self.members.get(name, ()), key=lambda member: (member.lower(), member))
            shown = filled([self.shown(name, member) for member in members])
            if "." in name:
                # A type inside of another one has no headline of its own.
                kind = f"**{name}**, {kind}"
            lines += [part + "\n" for part in (kind, shown) if part]
        return "\n".join(lines)

    def shown(self, owner, member):
        full = f"{owner}.{member}" if owner else member
        return f"`{member}`" + (" *Linux*" if full in self.linux else "")


def filled(words):
    """Returns words with middle dots between them, in lines of 120 characters; a word stays in one line."""
    glued = " ".join(word.replace(" ", "\0") + "\0·" for word in words)[:-2]
    lines = textwrap.wrap(glued, 120, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ")


def wrongly_missing(article, api):
    """Returns what the article calls missing although it is there."""
    _, _, part = article.read_text().partition("### What is missing\n")
    names = re.findall(r"`([A-Za-z][\w.]*)`", part)
    if not names:
        sys.exit(f"api: {article} does not say what is missing")
    return [name for name in names if api.has(name)]


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    graphs, article, path = map(pathlib.Path, arguments)
    api = API(graphs)
    page = api.page()
    failures = [f"api: {article} calls {name} missing, but it is there" for name in wrongly_missing(article, api)]
    if "--check" not in sys.argv:
        path.write_text(page)
    elif not path.exists() or path.read_text() != page:
        failures.append(f"api: {path} is out of date: run 'make docs-api' and commit it")
    if failures:
        sys.exit("\n".join(failures))
    print(f"api: {len(api.kinds)} types, {sum(map(len, api.members.values()))} members in {path}")


main()
