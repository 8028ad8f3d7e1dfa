# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""samples.py FLAGS FILE...: type-checks the Swift code in articles; an error is told with the article's line.

All code of an article is one module. A block with an import is a file of it; any other is the body of a function, which
sees what those files import. A block that imports PackageDescription is a manifest and checked by itself. FLAGS is a file
with the compiler's flags, one a line.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

MODULE_IMPORT = re.compile(r"^(?:@testable )?import (\w+)$", re.MULTILINE)


def blocks(path):
    """Returns the Swift blocks of a file of Markdown, each with the number of its first line."""
    found, start, text = [], None, []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if start is None and line.strip() == "```swift":
            start, text = number + 1, []
        elif start is not None and line.strip() == "```":
            found.append((start, "\n".join(text)))
            start = None
        elif start is not None:
            text.append(line)
    if start is not None:
        sys.exit(f"{path}:{start - 1}: a block of code without an end")
    return found


def check(flags, files):
    return subprocess.run(["swiftc", "-typecheck", "-suppress-warnings", *flags, *files]).returncode == 0


def manifest_flags():
    """Returns the flags with which SwiftPM's own module is found."""
    swift = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    resources = re.search(r'"runtimeResourcePath": "(.*)"', swift).group(1)
    return ["-I", f"{resources}/pm/ManifestAPI", "-package-description-version", "6.2", "-swift-version", "6"]


def check_article(path, flags, folder):
    files, bodies, imports, is_right = [], [], [], True
    for line, text in blocks(path):
        modules = MODULE_IMPORT.findall(text)
        (files if modules else bodies).append((line, text))
        imports += modules
    imports = [module for module in dict.fromkeys(imports) if module != "PackageDescription"]
    sources = []
    for line, text in files + bodies:
        source = folder / f"{path.stem}{line}.swift"
        place = f'#sourceLocation(file: "{path}", line: {line})\n'
        if (line, text) in files:
            source.write_text(place + text + "\n")
        else:
            head = "".join(f"import {module}\n" for module in imports)
            head += f"@MainActor private func sample{line}() async throws {{\n"
            source.write_text(f"{head}{place}{text}\n#sourceLocation()\n}}\n")
        if "import PackageDescription" in text:
            is_right = check(manifest_flags(), [source]) and is_right
        else:
            sources.append(source)
    if sources:
        is_right = check([*flags, "-parse-as-library", "-module-name", path.stem], sources) and is_right
    return is_right, len(files) + len(bodies)


def main():
    flags = pathlib.Path(sys.argv[1]).read_text().splitlines() + ["-swift-version", "6"]
    articles = [pathlib.Path(argument) for argument in sys.argv[2:]]
    failed, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for article in articles:
            is_right, blocks_checked = check_article(article, flags, pathlib.Path(folder))
            count += blocks_checked
            if not is_right:
                failed.append(str(article))
    if failed:
        sys.exit("samples: code that does not compile in " + ", ".join(failed))
    print(f"samples: {count} in {len(articles)} articles, all compile")


main()
