// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyboardBundle

@Suite struct ManifestTests {
  private func problems(_ bytes: [UInt8]) -> [String] { KeyboardManifest.read(bytes).problems.map(\.description) }

  @Test func `what a keyboard leaves out has Apple's defaults`() throws {
    let (read, problems) = KeyboardManifest.read(Plist.bytes(Plist.morse))
    let manifest = try #require(read)
    #expect(problems.isEmpty)
    #expect(manifest.identifier == "org.example.morse" && manifest.displayName == "Morse")
    #expect(manifest.executable == "Morse" && manifest.principalClass == "Morse.KeyboardViewController")
    #expect(!manifest.isASCIICapable && !manifest.prefersRightToLeft && !manifest.requestsOpenAccess)
    #expect(manifest.primaryLanguage == "en-US" && manifest.developmentLanguage == "en")
    #expect(manifest.usageDescriptions.isEmpty && manifest.appGroups.isEmpty)
  }

  @Test func `every key of the extension is read`() throws {
    let attributes = """
      <key>IsASCIICapable</key><true/><key>PrefersRightToLeft</key><true/>
      <key>PrimaryLanguage</key><string>ar-EG</string><key>RequestsOpenAccess</key><true/>
      """
    let first = try #require(KeyboardManifest.read(Plist.morse(attributes: attributes)).manifest)
    #expect(first.isASCIICapable && first.prefersRightToLeft && first.requestsOpenAccess)
    #expect(first.primaryLanguage == "ar-EG")

    let top = """
      <key>NSContactsUsageDescription</key><string>Names &amp; words</string>
      <key>CFBundleDevelopmentRegion</key><string>ko</string>
      <key>com.apple.security.application-groups</key><array><string>group.org.example.morse</string></array>
      <key>UIAppFonts</key><array><data>AAAA</data><integer>1</integer></array>
      """
    let (second, problems) = KeyboardManifest.read(Plist.morse(top: top))
    #expect(second?.usageDescriptions == ["NSContactsUsageDescription": "Names & words"])
    #expect(second?.developmentLanguage == "ko" && second?.appGroups == ["group.org.example.morse"])
    let message = "Info.plist:5: warning: 'NSContactsUsageDescription' has no effect: RequestsOpenAccess is not true"
    #expect(problems.map(\.description) == [message])
  }

  @Test func `the short name stands in for the name that is shown`() {
    let bytes = Plist.morse("CFBundleDisplayName", "CFBundleName")
    #expect(KeyboardManifest.read(bytes).manifest?.displayName == "Morse")
  }

  @Test(arguments: [
    ("CFBundleIdentifier", "Info.plist:4: error: 'CFBundleIdentifier' is missing; it must be a name such as"),
    ("CFBundleExecutable", "Info.plist:4: error: 'CFBundleExecutable' is missing; it must be the name of a file"),
    ("CFBundleDisplayName", "Info.plist:4: error: 'CFBundleDisplayName' is missing; it must be one line"),
    ("NSExtension<", "Info.plist:4: error: 'NSExtension' is missing; it is a <dict>"),
    (
      "NSExtensionPointIdentifier",
      "Info.plist:12: error: 'NSExtensionPointIdentifier' is missing; it must be com.apple"
    ),
    ("NSExtensionPrincipalClass", "Info.plist:12: error: 'NSExtensionPrincipalClass' is missing; it must name"),
  ])
  func `a key that is missed is named`(_ row: (key: String, message: String)) throws {
    let (manifest, problems) = KeyboardManifest.read(
      Plist.morse(row.key, "Other" + row.key.suffix(1).filter { $0 == "<" }))
    #expect(manifest == nil)
    #expect(try #require(problems.first).description.hasPrefix(row.message))
  }

  @Test(arguments: [
    "morse", "org..morse", ".org.morse", "org.example.", "org.example/../morse", "org.exämple.morse",
    "org.example.mo rse",
    "org.-example", "org.example.\(String(repeating: "a", count: 128))", "../../etc",
  ])
  func `identifiers that are no reverse domain names are refused`(_ identifier: String) {
    #expect(
      problems(Plist.morse("org.example.morse", identifier)).first?.contains("'CFBundleIdentifier' cannot be") == true)
  }

  @Test(arguments: [
    "../Morse", "/bin/sh", "bin/Morse", "..", ".hidden", "-rf", "", "a\nb", String(repeating: "a", count: 129),
  ])
  func `a program outside the bundle is refused`(_ name: String) {
    let bytes = Plist.morse("<string>Morse</string>\n<key>NSE", "<string>\(name)</string>\n<key>NSE")
    #expect(KeyboardManifest.read(bytes).manifest == nil)
    #expect(problems(bytes).first?.contains("'CFBundleExecutable' cannot be") == true)
  }

  @Test(arguments: [
    (Plist.morse("com.apple.keyboard-service", "com.apple.share-services"), "it must be com.apple.keyboard-service"),
    (Plist.morse("Morse.KeyboardViewController", "Morse.Keyboard.Controller"), "it must name the controller's class"),
    (Plist.morse("Morse.KeyboardViewController", "KeyboardViewController"), "it must name the controller's class"),
    (Plist.morse("Morse.KeyboardViewController", "$(PRODUCT_MODULE_NAME).K"), "has a variable of Xcode"),
    (Plist.morse("NSExtensionPrincipalClass", "NSExtensionMainStoryboard"), "there are no storyboards here"),
    (Plist.morse("<string>Morse</string>", "<true/>"), "'CFBundleDisplayName' must be a <string>, not <true/>"),
    (
      Plist.morse(attributes: "<key>IsASCIICapable</key><string>YES</string>"),
      "must be <true/> or <false/>, not a string"
    ),
    (Plist.morse(attributes: "<key>PrimaryLanguage</key><string>English (US)</string>"), "such as en-US"),
    (Plist.morse(top: "<key>com.apple.security.application-groups</key><string>x</string>"), "must be an <array>"),
    (
      Plist.morse(top: "<key>com.apple.security.application-groups</key><array><string>org.example.x</string></array>"),
      "a group must be a name such as group.org.example.morse"
    ),
    (
      Plist.morse(
        top: "<key>com.apple.security.application-groups</key><array><string>group.org.example.morse</string>"
          + "<string>group.org.example.Morse</string></array>"),
      "and each a different one"
    ),
    (
      Plist.morse(
        top: "<key>com.apple.security.application-groups</key><array><string>group.org.other.app</string></array>"),
      "its groups are group.org.example.morse and those that begin with group.org.example.morse."
    ),
    (Plist.bytes("<array/>"), "expected a <dict> with the keyboard's keys, found an array"),
  ])
  func `what cannot be is refused with what can`(_ row: (bytes: [UInt8], message: String)) {
    #expect(KeyboardManifest.read(row.bytes).manifest == nil)
    #expect(problems(row.bytes).contains { $0.contains(row.message) && $0.contains(": error: ") })
  }

  @Test(
    "CK-9 a keyboard shares a group's folder with its own family only",
    arguments: [
      ("org.example.morse", "group.org.example.morse", true),
      ("org.example.morse.keyboard", "group.org.example.morse", true),
      ("org.example.morse.keyboard", "group.org.example.morse.shared", true),
      ("org.example.morse.keyboard", "group.Org.Example.Morse.Keyboard", true),
      ("io.github.ada.morse", "group.io.github.ada", true),
      ("org.morse", "group.org.morse", true),
      ("org.example.morse", "group.org.other", false),
      ("org.example.morse", "group.org.example", false),
      ("org.example.morse", "group.org.example.morse2", false),
      ("org.example.morse", "group.org.example.other", false),
      ("io.github.mallory.keys", "group.io.github.ada", false),
      ("org.morse.evil", "group.org.morse", false),
      ("org.example.morse", "group.group.org.example.morse", false),
    ])
  func family(_ row: (identifier: String, group: String, isAllowed: Bool)) {
    let bytes = Plist.morse(
      "<string>org.example.morse</string>",
      "<string>\(row.identifier)</string><key>com.apple.security.application-groups</key>"
        + "<array><string>\(row.group)</string></array>")
    #expect(KeyboardManifest.isGroup(row.group, of: row.identifier) == row.isAllowed)
    #expect(KeyboardManifest.read(bytes).manifest?.appGroups == (row.isAllowed ? [row.group] : nil))
    guard !row.isAllowed else { return }
    #expect(problems(bytes).contains { $0.contains("error: \(row.identifier) cannot share '\(row.group)'") })
  }

  @Test func `an attribute that nobody knows is a warning, and names those that are`() {
    let bytes = Plist.morse(attributes: "<key>IsAsciiCapable</key><true/>")
    #expect(KeyboardManifest.read(bytes).manifest?.isASCIICapable == false)
    let message = "Info.plist:14: warning: 'IsAsciiCapable' has no effect; the attributes of a keyboard are "
    #expect(problems(bytes) == [message + "IsASCIICapable, PrefersRightToLeft, PrimaryLanguage, RequestsOpenAccess"])
  }
}
