// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import SettingsPages
import TestKeyring

/// A person's folders with keyboards and apps in them, somewhere for a while.
final class Home {
  let folder: URL
  /// A session bus of the person's own, and the keyring on it; `nil` for a session that has neither.
  var keyring: TestKeyring?

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-settings-\(UUID().uuidString)")
    try makeFolder(folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var settingsFile: URL { folder.appending(path: "config/settings.conf") }
  var replacements: URL { folder.appending(path: "config/replacements") }
  var learntWords: URL { folder.appending(path: "data/learnt-words.sqlite") }
  var card: URL { folder.appending(path: "data/me.vcf") }
  var failedFile: URL { folder.appending(path: "state/failed-keyboards") }
  var personalKeyboards: URL { folder.appending(path: "data/keyboards") }
  var systemKeyboards: URL { folder.appending(path: "system/keyboards") }

  var spellings: URL { folder.appending(path: "data/spellings.txt") }
  var emojiHistory: URL { folder.appending(path: "state/emoji") }
  var pictures: URL { folder.appending(path: "cache") }
  var languages: URL { folder.appending(path: "languages") }
  var remote: URL { folder.appending(path: "state/remote") }
  var phones: URL { remote.appending(path: "devices") }
  var host: URL { folder.appending(path: "state/typing/host") }
  var forms: URL { folder.appending(path: "state/form") }
  var grants: URL { folder.appending(path: "state/grants") }
  var projects: URL { folder.appending(path: "state/keyboard-projects") }
  var documents: URL { folder.appending(path: "documents") }

  var places: Places {
    func path(_ url: URL) -> String { url.path(percentEncoded: false) }
    var places = Places()
    (places.settings, places.replacements) = (path(settingsFile), path(replacements))
    (places.learntWords, places.spellings) = (path(learntWords), path(spellings))
    (places.card, places.emojiHistory, places.pictures) = (path(card), path(emojiHistory), path(pictures))
    (places.failed, places.data) = (path(failedFile), path(folder.appending(path: "data")))
    (places.systemKeyboards, places.applications) = (
      [path(systemKeyboards)], [path(folder.appending(path: "applications"))]
    )
    (places.languages, places.documents) = (path(languages), [path(documents)])
    places.copyrights = [path(documents)]
    (places.remote, places.host, places.forms) = (path(remote), path(host), path(forms))
    (places.grants, places.projects) = (path(grants), path(projects))
    places.addresses = { ["192.168.1.5", "10.0.0.7"] }
    // Never the session of whoever runs this.
    places.sessionBus = keyring?.address ?? "unix:path=\(path(folder.appending(path: "no-bus")))"
    return places
  }

  /// The settings file's content; empty when there is none.
  var settings: String { (try? String(contentsOf: settingsFile, encoding: .utf8)) ?? "" }

  /// The value of a key in the settings file; `nil` without a line for it.
  func setting(_ key: String) -> String? {
    let line = settings.split(separator: "\n").last { $0.hasPrefix("\(key) =") }
    return line.map { String($0.dropFirst(key.utf8.count + 2).drop { $0 == " " }) }
  }

  // MARK: Filling

  func write(_ text: String, to file: URL) throws {
    try makeFolder(file.deletingLastPathComponent())
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path(percentEncoded: false))
  }

  func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  /// Installs a keyboard.
  func install(_ bundle: Bundle) throws {
    let place = (bundle.isForEverybody ? systemKeyboards : personalKeyboards).appending(path: bundle.folder)
    try write(bundle.propertyList, to: place.appending(path: "Info.plist"))
    let program = place.appending(path: "Keyboard")
    try write("#!/bin/sh\n", to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path(percentEncoded: false))
    if !bundle.korean.isEmpty {
      let lines = bundle.korean.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }
      try write(lines.joined(), to: place.appending(path: "ko.lproj/InfoPlist.strings"))
    }
  }

  /// Has the keyboard learn words, each as often as its place from the end says, and leave one out of its suggestions.
  func learn(_ words: [(word: String, language: String)], blocked: String? = nil) throws {
    let store = try LearntWordStore(path: learntWords.path(percentEncoded: false)) { print($0) }
    let now = Int64(Date().timeIntervalSince1970)
    for (index, word) in words.enumerated() {
      guard let observation = WordObservation(language: word.language, word: word.word) else { continue }
      try store.learn(Array(repeating: observation, count: words.count - index), at: now)
    }
    guard let blocked, let observation = WordObservation(language: "en", word: blocked) else { return }
    try store.note(.blocked, of: observation, at: now)
  }

  /// Lists two phones, of which the second one has not been used for too long.
  func pairPhones() throws {
    let now = Int64(Date().timeIntervalSince1970)
    let hash = String(repeating: "5a", count: 32)
    try write(
      "0123456789abcdef \(hash) \(now) \(now) Android\nfedcba9876543210 \(hash) 0 0 iPhone\n", to: phones)
  }

  /// Pairs phones, and with the device that this one types on, allows a custom keyboard something, and holds the keyboard by a monitor.
  func fillState() throws {
    try pairPhones()
    for name in ["key.pem", "certificate.pem"] {
      try write(String(repeating: "k", count: 400), to: remote.appending(path: name))
    }
    try write("192.168.1.9:49283 5a 5a 5a\n", to: host)
    try write("docked\tDP-1\tMaker Model 123\n", to: forms)
    try write("keyboard org.example.morsecoder.keyboard\nallow full-access\n", to: grants)
    try write("org.example.morsecoder.keyboard 5a /home/yuna/Morse\n", to: projects)
  }

  /// Tells of an app that is installed.
  func addApp(_ id: String, _ name: String, korean: String) throws {
    try write(
      "[Desktop Entry]\nType=Application\nName=\(name)\nName[ko]=\(korean)\nExec=true\n",
      to: folder.appending(path: "applications/\(id).desktop"))
  }
}

/// A keyboard to install.
struct Bundle {
  var folder: String
  var identifier: String
  var name: String
  var version = "1.2"
  var language = "en-US"
  var asksForAccess = false
  var usage: [String: String] = [:]
  var groups: [String] = []
  var korean: [String: String] = [:]
  var isForEverybody = false
  /// Without one, it cannot be used.
  var principalClass = "Keys.KeyboardViewController"

  var propertyList: String {
    let reasons = usage.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>\n" }.joined()
    let shared =
      groups.isEmpty
      ? ""
      : "<key>com.apple.security.application-groups</key><array>"
        + groups.map { "<string>\($0)</string>" }.joined() + "</array>\n"
    let principal =
      principalClass.isEmpty ? "" : "<key>NSExtensionPrincipalClass</key><string>\(principalClass)</string>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundleShortVersionString</key><string>\(version)</string>
      <key>CFBundleExecutable</key><string>Keyboard</string>
      \(reasons)\(shared)<key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string>
      \(principal)<key>NSExtensionAttributes</key><dict>
      <key>PrimaryLanguage</key><string>\(language)</string>
      <key>RequestsOpenAccess</key><\(asksForAccess)/>
      </dict></dict></dict></plist>
      """
  }
}

// MARK: - Keyboards and apps to show

extension Bundle {
  /// One that asks for everything.
  static let morse = Bundle(
    folder: "Morse.keyboard", identifier: "org.example.MorseCoder.keyboard", name: "Morse", asksForAccess: true,
    usage: [
      "NSLocationWhenInUseUsageDescription": "Typing “sos” inserts where you are.",
      "NSContactsUsageDescription": "Names from your contacts are offered while you type.",
    ], groups: ["group.org.example.MorseCoder"],
    korean: [
      "CFBundleDisplayName": "모스 부호", "NSLocationWhenInUseUsageDescription": "‘sos’를 입력하면 현재 위치를 넣습니다.",
      "NSContactsUsageDescription": "입력하는 동안 연락처의 이름을 제안합니다.",
    ])

  /// One that asks for nothing, for everybody.
  static let runes = Bundle(
    folder: "Runes.keyboard", identifier: "org.example.runes", name: "Runes", version: "0.9", language: "is-IS",
    isForEverybody: true)

  static let broken = Bundle(
    folder: "Scribble.keyboard", identifier: "org.example.scribble", name: "Scribble", principalClass: "")
}

extension Home {
  /// A home with something of everything.
  static func furnished() throws -> Home {
    let home = try Home()
    for bundle in [Bundle.morse, .runes, .broken] { try home.install(bundle) }
    try home.addApp("org.example.MorseCoder", "Morse Coder", korean: "모스 부호 연습")
    try home.addApp("org.keepassxc.KeePassXC", "KeePassXC", korean: "KeePassXC")
    try home.addApp("org.gnome.TextEditor", "Text Editor", korean: "텍스트 편집기")
    try home.addApp("org.mozilla.firefox", "Firefox", korean: "Firefox")
    for language in ["en", "ko"] { try home.write("", to: home.languages.appending(path: "\(language).language")) }
    try home.write("Apache License, Version 2.0", to: home.documents.appending(path: "LICENSE"))
    try home.write("# Where data comes from", to: home.documents.appending(path: "Data/SOURCES.md"))
    for name in ["libcairo2", "libhangul1", "libpango-1.0-0"] {
      try home.write("License of \(name)", to: home.documents.appending(path: "\(name)/copyright"))
    }
    return home
  }
}
