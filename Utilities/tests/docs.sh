#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of the scripts of check-docs.sh and docs.sh, on a small module and a small article.
set -eu
scripts=$(cd "$(dirname "$0")/.." && pwd)/docs
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/Sources" "$tree/Modules"

fail() {
  echo "docs: $1" >&2
  exit 1
}

# Whatever has `bare` in its name must be found, and nothing else.
cat >"$tree/Sources/Sample.swift" <<'SWIFT'
/// Documented.
open class Shape {
  /// Documented.
  public init() {}
  /// Documented.
  open func draw() {}
  open func bareDraw() {}
  public var bareSize = 0
  ///
  public var bareComment = 0
  func inside() {}
  package func between() {}
}

/// Documented.
public final class Circle: Shape, Named {
  override public func draw() {}
  public var name: String { "" }
}

/// Documented.
public protocol Named {
  /// Documented.
  var name: String { get }
  func bareRequirement()
}

extension Named {
  public func bareRequirement() {}
  public func bareAddition() {}
}

public enum BareKind: Int {
  /// Documented.
  case one
  case bareTwo
}

extension String {
  public var bareLength: Int { count }
}
SWIFT
swiftc -parse-as-library -emit-module -package-name sample -module-name Sample -o "$tree/Modules/Sample.swiftmodule" \
  "$tree/Sources/Sample.swift"
"$scripts/extract.sh" "$tree/Modules" "$tree/graph" Sample -skip-protocol-implementations
if python3 "$scripts/undocumented.py" "$tree" "$tree/graph" 2>"$tree/found"; then fail "symbols without words passed"; fi
cat >"$tree/expected" <<'LINES'
Sources/Sample.swift:7: Shape.bareDraw() has no documentation
Sources/Sample.swift:8: Shape.bareSize has no documentation
Sources/Sample.swift:10: Shape.bareComment has no documentation
Sources/Sample.swift:25: Named.bareRequirement() has no documentation
Sources/Sample.swift:30: Named.bareAddition() has no documentation
Sources/Sample.swift:33: BareKind has no documentation
Sources/Sample.swift:36: BareKind.bareTwo has no documentation
Sources/Sample.swift:40: String.bareLength has no documentation
LINES
grep 'has no documentation' "$tree/found" | diff "$tree/expected" - >&2 || fail "the wrong symbols were found"

printf '/// Documented.\npublic func alone() {}\n' >"$tree/Sources/Sample.swift"
swiftc -parse-as-library -emit-module -module-name Sample -o "$tree/Modules/Sample.swiftmodule" \
  "$tree/Sources/Sample.swift"
rm -r "$tree/graph"
"$scripts/extract.sh" "$tree/Modules" "$tree/graph" Sample
python3 "$scripts/undocumented.py" "$tree" "$tree/graph" >/dev/null || fail "a module with documentation was refused"

# The symbols of UIKit's modules become UIKit's, and Foundation's parts Foundation.
for module in Graphics Typesetting UIKitCore UIKit; do
  sed "s/MODULE/$module/g" >"$tree/$module.symbols.json" <<'JSON'
{"module": {"name": "MODULE"}, "relationships": [{"kind": "memberOf", "source": "m", "target": "x",
"targetFallback": "MODULE.Named"}], "symbols": [{"identifier": {"precise": "in MODULE"}, "pathComponents": ["UIKitCore"],
"docComment": {"module": "MODULE"}}]}
JSON
done
python3 "$scripts/join-uikit.py" "$tree" "$tree/joined"
cat >"$tree/expected" <<'JSON'
{"module": {"name": "UIKit"}, "relationships": [{"kind": "memberOf", "source": "m", "target": "x", "targetFallback": "UIKit.Named"}, {"kind": "memberOf", "source": "m", "target": "x", "targetFallback": "UIKit.Named"}, {"kind": "memberOf", "source": "m", "target": "x", "targetFallback": "UIKit.Named"}, {"kind": "memberOf", "source": "m", "target": "x", "targetFallback": "UIKit.Named"}], "symbols": [{"identifier": {"precise": "in Graphics"}, "pathComponents": ["UIKitCore"], "docComment": {"module": "UIKit"}}, {"identifier": {"precise": "in Typesetting"}, "pathComponents": ["UIKitCore"], "docComment": {"module": "UIKit"}}, {"identifier": {"precise": "in UIKit"}, "pathComponents": ["UIKitCore"], "docComment": {"module": "UIKit"}}, {"identifier": {"precise": "in UIKitCore"}, "pathComponents": ["UIKitCore"], "docComment": {"module": "UIKit"}}]}
JSON
echo >>"$tree/joined/UIKit.symbols.json"
diff "$tree/expected" "$tree/joined/UIKit.symbols.json" >&2 || fail "the graphs of UIKit were joined wrongly"

# docc's warnings count, every one.
said() {
  printf '{"diagnostics": [{"summary": "%s", "source": "file:///a%%20b.md", "range": {"start": {"line": 3}}}]}' "$1"
}
echo '{"diagnostics": []}' >"$tree/said.json"
python3 "$scripts/diagnostics.py" "$tree/said.json" || fail "it complains of nothing"
said "Parameter 'a' not found in function declaration" >"$tree/said.json"
if python3 "$scripts/diagnostics.py" "$tree/said.json" 2>"$tree/found"; then fail "a warning passed"; fi
grep -Fqx "/a b.md:3: Parameter 'a' not found in function declaration" "$tree/found" || fail "the place is wrong"

# Code in articles: a file, a body that uses it, and a manifest; an error is told with the article's line.
printf '%s\n' -I "$tree/Modules" >"$tree/flags"
cat >"$tree/Article.md" <<'MARKDOWN'
# Article

```swift
import Sample

struct Mine {}
```

```
not Swift
```

```swift
let mine = Mine()
alone()
```

```swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Mine")
```
MARKDOWN
python3 "$scripts/samples.py" "$tree/flags" "$tree/Article.md" >/dev/null || fail "right code was refused"
expect_error() {
  sed "$1" "$tree/Article.md" >"$tree/Wrong.md"
  if python3 "$scripts/samples.py" "$tree/flags" "$tree/Wrong.md" 2>"$tree/found"; then fail "'$1' passed"; fi
  grep -Fq "$tree/Wrong.md:$2: error:" "$tree/found" || fail "'$1' is told elsewhere: $(cat "$tree/found")"
}
expect_error 's/^alone/together/' 15:1
expect_error 's/struct Mine {}/struct Mine: Unknown {}/' 6:14
expect_error 's/name: "Mine"/called: "Mine"/' 22:15
# Code of tutorials: each version of a file with the last ones of the others, a test, and a manifest.
mkdir "$tree/Code"
cat >"$tree/Lesson.tutorial" <<'TUTORIAL'
@Code(name: "Package.swift", file: "Package.swift")
@Code(name: "A.swift", file: "A-1.swift")
@Code(name: "A.swift", file: "A-2.swift")
@Code(name: "B.swift", file: "B.swift")
@Code(name: "Test.swift", file: "Test.swift")
TUTORIAL
printf 'import PackageDescription\n\nlet package = Package(name: "Mine")\n' >"$tree/Code/Package.swift"
printf 'import Sample\n\nstruct A {}\n' >"$tree/Code/A-1.swift"
printf 'import Sample\n\nstruct A { let b = B() }\n' >"$tree/Code/A-2.swift"
printf 'import Sample\n\nstruct B {}\n' >"$tree/Code/B.swift"
printf 'import Sample\n@testable import Mine\n\nlet test = A().b\n' >"$tree/Code/Test.swift"
python3 "$scripts/samples.py" "$tree/flags" "$tree/Lesson.tutorial" >/dev/null || fail "right code of a tutorial was refused"
printf 'import Sample\n\nstruct A: Unknown {}\n' >"$tree/Code/A-1.swift"
if python3 "$scripts/samples.py" "$tree/flags" "$tree/Lesson.tutorial" 2>"$tree/found"; then fail "a wrong version passed"; fi
grep -Fq "$tree/Code/A-1.swift:3:11: error:" "$tree/found" || fail "it is told elsewhere: $(cat "$tree/found")"
printf 'import Sample\n\nstruct A {}\n' | tee "$tree/Code/A-1.swift" >"$tree/Code/A-0.swift"
if python3 "$scripts/samples.py" "$tree/flags" "$tree/Lesson.tutorial" 2>/dev/null; then fail "a file without a step passed"; fi

# The list of what there is: by type, without what is inherited, and with what only Linux has marked.
cat >"$tree/Sources/Sample.swift" <<'SWIFT'
open class Shape {
  public init() {}
  open func draw() {}
}

public class Circle: Shape {
  public override func draw() {}
  public enum Kind: Int { case small, large }
}
SWIFT
printf 'extension Shape {\n  public func erase() {}\n}\n' >"$tree/Sources/Shape+Linux.swift"
swiftc -parse-as-library -emit-module -module-name Sample -o "$tree/Modules/Sample.swiftmodule" "$tree/Sources"/*
rm -r "$tree/graph"
"$scripts/extract.sh" "$tree/Modules" "$tree/graph" Sample
printf '### What is missing\n\n`Square`, `Shape.fill`\n' >"$tree/Differs.md"
api() { python3 "$scripts/api.py" "$@" "$tree/graph" "$tree/Differs.md" "$tree/API.md"; }
api >/dev/null
cat >"$tree/expected" <<'MARKDOWN'
## Circle

*class*, inherits `Shape`

**Circle.Kind**, *enum*

`large` · `small`

## Shape

*class*

`draw()` · `erase()` *Linux* · `init()`
MARKDOWN
sed -n '/^## Circle$/,$p' "$tree/API.md" | diff "$tree/expected" - >&2 || fail "the list of what there is is wrong"
api --check >/dev/null || fail "a fresh list was called out of date"
echo more >>"$tree/API.md"
if api --check 2>/dev/null; then fail "an old list was called current"; fi
api >/dev/null
echo '`Shape.draw`' >>"$tree/Differs.md"
if api --check 2>/dev/null; then fail "what is there was called missing"; fi

# What apps cannot override: members that are not open of classes that are, but those of Linux and those with a reason.
cat >"$tree/Sources/Sample.swift" <<'SWIFT'
open class Shape {
  public init() {}
  open func draw() {}
  open private(set) var size = 0
  public static var count: Int { 0 }
  public let closedSide = 1
  public func allowedFill() {}
}

extension Shape {
  public func closedTurn(by angle: Int) {}
  func inside() {}
}

open class Circle: Shape {
  public override func draw() {}
}

public class Sealed {
  public func stays() {}
}
SWIFT
swiftc -parse-as-library -emit-module -module-name Sample -o "$tree/Modules/Sample.swiftmodule" "$tree/Sources"/*
rm -r "$tree/graph"
"$scripts/extract.sh" "$tree/Modules" "$tree/graph" Sample -emit-extension-block-symbols
overridable() { python3 "$scripts/overridable.py" "$tree" "$tree/graph" "$tree/list" 2>"$tree/found"; }
printf '# Why.\n\nShape.allowedFill()  A reason.\n' >"$tree/list"
if overridable >/dev/null; then fail "closed members passed"; fi
cat >"$tree/expected" <<'LINES'
Sources/Sample.swift:6: Shape.closedSide cannot be overridden
Sources/Sample.swift:11: Shape.closedTurn(by:) cannot be overridden
Sources/Sample.swift:16: Circle.draw() cannot be overridden
LINES
grep 'cannot be overridden' "$tree/found" | diff "$tree/expected" - >&2 || fail "the wrong members were called closed"
for name in 'Shape.closedSide' 'Shape.closedTurn(by:)' 'Circle.draw()'; do echo "$name  A reason." >>"$tree/list"; done
overridable >/dev/null || fail "a reason does not count"
echo 'Shape.draw()  A reason.' >>"$tree/list"
if overridable >/dev/null; then fail "a reason for what is open passed"; fi
printf 'Shape.closedSide\n' >"$tree/list"
if overridable >/dev/null; then fail "a name without a reason passed"; fi

echo "docs: ok"
