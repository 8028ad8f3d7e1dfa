// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import Testing

/// `spinet keyboard new`, `build` and `run`. Where something is built, a script stands in for Swift; Utilities/check-template.sh
/// builds for real.
@Suite struct ProjectTests {
  private let person: Person

  init() throws { person = try Person() }

  @Test func `a new keyboard has a package, a test and a manifest without problems`() throws {
    let outcome = try person.keyboard("new", "Morse", "--language", "ar-EG", "--identifier", "org.me.morse")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("spinet keyboard install --enable"))
    let (manifest, problems) = KeyboardManifest.read(Array(try #require(person.read("Morse/Info.plist")).utf8))
    #expect(problems.isEmpty)
    #expect(manifest?.identifier == "org.me.morse" && manifest?.primaryLanguage == "ar-EG")
    #expect(manifest?.prefersRightToLeft == true && manifest?.principalClass == "Morse.KeyboardViewController")
    let files = [
      "Package.swift", "README.md", ".gitignore", "Sources/Morse/Main+Linux.swift", "Tests/MorseTests/MorseTests.swift",
    ]
    for file in files { #expect(person.read("Morse/\(file)")?.contains("@@") == false, "\(file)") }
    // The path of the SDK leads to one.
    let package = try #require(person.read("Morse/Package.swift"))
    let path = try #require(package.split(separator: "path: \"").dropFirst().first?.split(separator: "\"").first)
    #expect(FileManager.default.fileExists(atPath: path + "/Sources/SDK/UIKit"))
  }

  @Test func `nothing is written over`() throws {
    try person.write("mine", to: "Morse/notes")
    let outcome = try person.keyboard("new", "Morse")
    #expect(outcome.status == 1 && outcome.errors.contains("there is a Morse here already"))
    #expect(!person.exists("Morse/Package.swift"))
  }

  @Test("CK-2 a package becomes a bundle with its manifest, program, resources and languages")
  func bundle() throws {
    try person.keyboard("new", "Morse")
    try person.write("CFBundleDisplayName = \"모스\";", to: "Morse/Resources/ko.lproj/InfoPlist.strings")
    try person.fakeSwift()
    person.folder = "Morse"
    let outcome = try person.keyboard("build")
    let bundle = "\(person.home)/Morse/.build/Morse.keyboard"
    #expect(outcome.output.hasPrefix("Built \(bundle)\n"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let parts = ["Info.plist", "Lib_Lib.resources", "Morse", "ko.lproj"]
    #expect(try FileManager.default.contentsOfDirectory(atPath: bundle).sorted() == parts)
    #expect(FileManager.default.isExecutableFile(atPath: bundle + "/Morse"))
    #expect(
      person.read("Morse/.build/asked")?.contains("-c release --static-swift-stdlib -Xlinker -s --product Morse\n")
        == true)
  }

  @Test("CK-1 one command makes a keyboard, one more builds, installs and enables it")
  func twoCommands() throws {
    #expect(try person.keyboard("new", "Morse").status == 0)
    try person.fakeSwift()
    person.folder = "Morse"
    let outcome = try person.keyboard("install", "--enable")
    #expect(outcome.status == 0)
    #expect(person.read(".local/share/spinet/keyboards/org.example.morse.keyboard/Morse") == "built\n")
    #expect(person.settings == "keyboards = en-US, ko-KR, org.example.morse\n")
  }

  @Test func `a package that does not build leaves the bundle of before`() throws {
    try person.keyboard("new", "Morse")
    try person.write("before", to: "Morse/.build/Morse.keyboard/Morse")
    try person.fakeSwift(status: 1)
    let outcome = try person.keyboard("build", "Morse")
    #expect(outcome.status == 1 && outcome.errors.contains("the package does not build"))
    #expect(person.read("Morse/.build/Morse.keyboard/Morse") == "before")
  }

  @Test func `a manifest with mistakes is reported before anything is built`() throws {
    try person.keyboard("new", "Morse")
    try person.fakeSwift()
    let plist = try #require(person.read("Morse/Info.plist"))
    try person.write(
      plist.replacingOccurrences(of: "com.apple.keyboard-service", with: "keyboard"), to: "Morse/Info.plist")
    let outcome = try person.keyboard("build", "Morse")
    #expect(outcome.status == 1 && outcome.errors.contains("Morse/Info.plist:16: error: 'NSExtensionPointIdentifier'"))
    #expect(!person.exists("Morse/.build/asked"))
  }

  @Test func `without Swift it is said where to get it`() throws {
    try person.keyboard("new", "Morse")
    person.environment["PATH"] = person.home + "/bin"
    #expect(
      try person.keyboard("build", "Morse").errors.contains(
        "install Swift 6.3 from https://www.swift.org/install/linux"))
  }

  @Test(arguments: [
    ([], "missing command after \"keyboard\""), (["play"], "there is no command \"keyboard play\""),
    (["new"], "missing name for the new keyboard"),
    (["new", "my-keys"], "a keyboard's name is a Swift module's"), (["new", "UIKit"], "UIKit is the name of a module"),
    (["new", "A", "--language", "English (UK)"], "--language is a tag"),
    (["new", "A", "--identifier", "a"], "--identifier is a name"),
    (["new", "A", "B"], "too many arguments"), (["enable"], "missing KEYBOARD"), (["access", "x"], "on or off"),
    (["access", "x", "maybe"], "access is on or off"), (["run"], "say in which app: --in APP"),
    (["run", "--in"], "say in which app: --in APP"), (["list", "--all"], "there is no option --all"),
  ])
  func `a wrong command line is explained and has its own status`(_ row: (arguments: [String], text: String)) throws {
    let outcome = try person.keyboard(row.arguments)
    #expect(outcome.status == 2 && outcome.errors.contains(row.text))
  }

  @Test func `a wrong place is explained`() throws {
    #expect(try person.keyboard("build").errors.contains("has no Package.swift; go to the folder that"))
    #expect(
      try person.keyboard("new", "Morse", "--sdk", "/tmp").errors.contains("/tmp does not hold the sources of Spinet"))
    #expect(try person.keyboard("run", "--in", "no-such-app").status == 1)
    try person.keyboard("new", "Morse")
    try FileManager.default.removeItem(atPath: person.home + "/Morse/Info.plist")
    #expect(try person.keyboard("build", "Morse").errors.contains("Morse/Info.plist is missing"))
  }
}
