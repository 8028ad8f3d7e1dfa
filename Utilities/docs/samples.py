# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""samples.py FLAGS FILE...: type-checks the Swift code in articles and tutorials; an error is told with the article's line.

All code of an article is one module. A block with an import is a file of it; any other is the body of a function, which
sees what those files import. A block that imports PackageDescription is a manifest and checked by itself; the article whose
manifest has the target that another article's code imports as `@testable` is where that code is taken from. What else an
article takes for granted is in samples/ARTICLE.swift. FLAGS is a file with the compiler's flags, one a line.

The code of a tutorial is in files, in a folder Code beside it, which its steps show one after the other as versions of a
file of the app: each version has to compile with the last ones of the app's other files. A file of Code that no step shows is an error.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

MODULE_IMPORT = re.compile(r"^import (\w+)$", re.MULTILINE)
TESTABLE_IMPORT = re.compile(r"^@testable import (\w+)$", re.MULTILINE)
STEP = re.compile(r'@Code\(name: "([^"]+)", file: "([^"]+)"\)')
EXECUTABLE = re.compile(r"\.executableTarget\(\s*name: \"(\w+)\"")
MANIFEST = "PackageDescription"
GRANTED = pathlib.Path(__file__).parent / "samples"


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


class Article:
    """The code of an article: files of Swift, bodies of functions, and manifests."""

    def __init__(self, path):
        self.path = path
        self.blocks = blocks(path)
        self.files = [block for block in self.blocks if MODULE_IMPORT.search(block[1])]
        self.bodies = [block for block in self.blocks if block not in self.files]
        self.manifests = [block for block in self.files if MANIFEST in MODULE_IMPORT.findall(block[1])]
        self.files = [block for block in self.files if block not in self.manifests]
        granted = GRANTED / f"{path.stem}.swift"
        self.granted = [granted] if granted.exists() else []
        self.targets = [name for _, text in self.manifests for name in EXECUTABLE.findall(text)]

    def write(self, folder, block):
        """Writes a block as a file of Swift, whose lines are told as the article's."""
        line, text = block
        source = folder / f"{self.path.stem}{line}.swift"
        place = f'#sourceLocation(file: "{self.path}", line: {line})\n'
        if block in self.bodies:
            texts = [text for _, text in self.files] + [path.read_text() for path in self.granted]
            imports = dict.fromkeys(name for text in texts for name in MODULE_IMPORT.findall(text))
            head = "".join(f"import {name}\n" for name in imports)
            head += f"@MainActor private func sample{line}() async throws {{\n"
            source.write_text(f"{head}{place}{text}\n#sourceLocation()\n}}\n")
        else:
            source.write_text(place + TESTABLE_IMPORT.sub("", text) + "\n")
        return source

    def is_right(self, others, flags, folder):
        results = [check(manifest_flags(), [self.write(folder, manifest)]) for manifest in self.manifests]
        sources = [self.write(folder, block) for block in self.files + self.bodies]
        tested = {name for _, text in self.files for name in TESTABLE_IMPORT.findall(text)}
        for other in others:
            if other is not self and tested.intersection(other.targets):
                sources += [other.write(folder, block) for block in other.files]
        if sources:
            sources += self.granted
            results.append(check([*flags, "-parse-as-library", "-module-name", "Samples"], sources))
        return all(results)


class Tutorial:
    """The code of a tutorial: versions of files, manifests, and tests."""

    def __init__(self, path):
        self.path = path
        self.steps = list(dict.fromkeys(STEP.findall(path.read_text())))
        self.code = path.parent / "Code"
        self.targets = []

    @property
    def blocks(self):
        return self.steps

    def imports(self, file):
        return MODULE_IMPORT.findall((self.code / file).read_text())

    def is_test(self, file):
        return TESTABLE_IMPORT.search((self.code / file).read_text())

    def write(self, folder, file):
        """Writes a version without its import of the app, whose files are compiled along with it."""
        source = folder / f"{self.path.stem}{file}"
        text = TESTABLE_IMPORT.sub("", (self.code / file).read_text())
        source.write_text(f'#sourceLocation(file: "{self.code / file}", line: 1)\n{text}')
        return source

    def is_right(self, others, flags, folder):
        unknown = [file for _, file in self.steps if not (self.code / file).exists()]
        shown = {file for other in others if isinstance(other, Tutorial) for _, file in other.steps}
        unknown += [file.name for file in self.code.glob("*") if file.name not in shown]
        if unknown:
            print(f"{self.path}: there is no file, or no step, for {', '.join(unknown)}", file=sys.stderr)
            return False
        manifests = [file for _, file in self.steps if MANIFEST in self.imports(file)]
        results = [check(manifest_flags(), [self.write(folder, file)]) for file in manifests]
        sources = [(name, file) for name, file in self.steps if file not in manifests]
        app = {name: file for name, file in sources if not self.is_test(file)}
        for name, file in sources:
            files = {**app, name: file}.values()
            sources_of_step = [self.write(folder, each) for each in files]
            results.append(check([*flags, "-parse-as-library", "-module-name", "Samples"], sources_of_step))
        return all(results)


def main():
    # As SwiftPM compiles: two modules that are imported together may bring a third.
    flags = ["-swift-version", "6", "-Xfrontend", "-enable-cross-import-overlays"]
    flags += pathlib.Path(sys.argv[1]).read_text().splitlines()
    paths = [pathlib.Path(argument) for argument in sys.argv[2:]]
    articles = [Tutorial(path) if path.suffix == ".tutorial" else Article(path) for path in paths]
    with tempfile.TemporaryDirectory() as folder:
        failed = [str(a.path) for a in articles if not a.is_right(articles, flags, pathlib.Path(folder))]
    if failed:
        sys.exit("samples: code that does not compile in " + ", ".join(failed))
    count = sum(len(article.blocks) for article in articles)
    print(f"samples: {count} in {len(articles)} articles, all compile")


main()
