// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import spinet

/// What a package can do while it is built: a script in the place of Swift tries it.
@Suite struct BuildSandboxTests {
  private let person: Person

  init() throws {
    person = try Person()
    try person.keyboard("new", "Morse")
    try person.write("mine", to: "secret")
  }

  @Test func `a package that is built reads nothing of the person's, changes nothing, and reaches nobody`() throws {
    try person.fakeSwift(
      also: """
        cat \(person.home)/secret && echo READ
        echo x >\(person.home)/Morse/Package.swift && echo CHANGED
        echo x >\(person.home)/planted && test -s \(person.home)/planted && echo HERE-ONLY
        cat /etc/passwd >/dev/null && echo USERS
        echo "$HOME" | grep -q '^/tmp/home$' || echo VARIABLES
        [ "$(ls -d /proc/[0-9]* | wc -l)" -gt 20 ] && echo PROCESSES
        grep -v -e lo: -e 'Inter-' -e ' face' /proc/net/dev && echo NETWORK
        echo end
        """)
    let outcome = try person.keyboard("build", "Morse")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = try #require(person.read("Morse/.build/found"))
    #expect(found.hasSuffix("end\n"))
    for word in ["READ", "CHANGED", "USERS", "VARIABLES", "PROCESSES", "NETWORK"] { #expect(!found.contains(word)) }
    #expect(!person.exists("planted"))
    #expect(person.read("Morse/Package.swift")?.contains("Morse") == true)
  }

  @Test(arguments: [true, false])
  func `a package that is built has nothing of the terminal, and what it prints does nothing there`(
    _ isConfined: Bool
  ) throws {
    if !isConfined { try person.write("#!/bin/sh\nexit 1\n", to: "bin/bwrap", permissions: 0o755) }
    try person.fakeSwift(
      first: #"""
        for stream in 0 1 2; do [ -t $stream ] && echo "TERMINAL $stream" >&2; done
        read -r line && echo "HEARD $line" >&2
        printf '\033]0;title\007\033[31mred\n' >&2
        case "$*" in *--show-bin-path*) ;; *) printf '\033[8mhidden \355\225\234\n' ;; esac
        """#)
    let outcome = try person.keyboardAtTerminal(["build", "Morse", "--yes"], typed: "secret\nsecret\n")
    let shown = outcome.output
    #expect(outcome.status == 0, "\(shown)")
    #expect(!shown.contains("TERMINAL") && !shown.contains("HEARD"), "\(shown)")
    #expect(shown.components(separatedBy: "?]0;title??[31mred").count == 3, "\(shown)")
    #expect(shown.contains("?[8mhidden 한"), "\(shown)")
    #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
  }

  @Test func `a build folder that leads elsewhere is no build folder`() throws {
    try person.fakeSwift()
    try FileManager.default.createDirectory(atPath: person.home + "/documents", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: person.home + "/Morse/.build", withDestinationPath: person.home + "/documents")
    let outcome = try person.keyboard("build", "Morse")
    #expect(outcome.status == 1 && outcome.errors.contains("Morse/.build leads to \(person.home)/documents; remove it"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.home + "/documents").isEmpty)
    // Where the person says so it is.
    #expect(try person.keyboard("build", "Morse", "--scratch-path", "documents").status == 0)
  }

  @Test func `where there is no sandbox it is said what would run, and it runs when that is wanted`() throws {
    try person.fakeSwift(also: "cat \(person.home)/secret")
    try person.write("#!/bin/sh\nexit 1\n", to: "bin/bwrap", permissions: 0o755)
    let refused = try person.keyboard("install", "Morse")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("its Package.swift is a program") && refused.errors.contains("with --yes"))
    #expect(refused.errors.contains("\n  \(person.home)/toolchain/usr/bin/swift build --package-path "))
    #expect(!person.exists("Morse/.build/asked"))
    #expect(try person.keyboard("install", "Morse", "--yes").status == 0)
    #expect(person.read("Morse/.build/found") == "mine")
  }

  @Test func `names of files do nothing to the terminal`() throws {
    try person.makeBundle("Morse.keyboard")
    let name = "\u{1B}[31mred\nforged line\u{202E}"
    try FileManager.default.createSymbolicLink(
      atPath: person.home + "/Morse.keyboard/" + name, withDestinationPath: "/etc/passwd")
    let outcome = try person.keyboard("install", "Morse.keyboard")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Morse.keyboard/?[31mred?forged line? cannot be copied"))
    for text in [outcome.errors, try person.keyboard("install", "no\u{1B}]0;such\u{7}").errors] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F || $0 == "\u{202E}" })
    }
  }

  @Test(arguments: [
    (#"  "runtimeResourcePath": "/opt/swift/usr/lib/swift""#, "/opt/swift"),
    (#"{"runtimeResourcePath": "/usr/lib/swift","#, "/"),
    (#"  "runtimeResourcePath": "swift/usr/lib/swift""#, nil), (#"  "runtimeResourcePath": "/opt""#, nil), ("", nil),
  ])
  func `the toolchain is where its library is`(_ text: String, _ root: String?) {
    #expect(BuildSandbox.root(inTargetInfo: text) == root)
  }
}
