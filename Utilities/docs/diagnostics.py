# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""diagnostics.py FILE: prints what docc has to say, by file and line, and fails when it is anything."""

import json
import pathlib
import sys
import urllib.parse


def main():
    found = set()
    for diagnostic in json.loads(pathlib.Path(sys.argv[1]).read_text())["diagnostics"]:
        path = urllib.parse.unquote(urllib.parse.urlparse(diagnostic.get("source", "")).path)
        line = diagnostic.get("range", {}).get("start", {}).get("line", 0)
        said = [diagnostic["summary"], diagnostic.get("explanation", "")]
        said += [solution["summary"] for solution in diagnostic.get("solutions", [])]
        found.add((path, line, " ".join(" ".join(said).split())))
    for path, line, text in sorted(found):
        print(f"{path}:{line}: {text}", file=sys.stderr)
    if found:
        sys.exit(f"docc: {len(found)} warnings, which count as errors")


main()
