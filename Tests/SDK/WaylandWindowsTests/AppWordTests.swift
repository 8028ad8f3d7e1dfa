// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import PersonalWords
import TestSupport
import Testing
import UIKitCore

@testable import WaylandWindows

/// The words that keyboards of an app's own get.
@Suite struct AppWordTests {
  @Test("CK-8 an app's own keyboard hears the same words as custom ones: names of the address book, and replacements")
  func words() async {
    await #expect(processExitsWith: .success) {
      try await Self.ask()
    }
  }

  private static func ask() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "spinet-app-words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    func write(_ text: String, to path: String) throws {
      let file = home.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("BEGIN:VCARD\nVERSION:4.0\nN:Lovelace;Ada;;;\nEND:VCARD\n", to: "people/ada.vcf")
    try write("omw = Bin gleich da\n", to: "config/spinet/replacements")
    try write("contacts = \(home.path())/people\n", to: "config/spinet/settings.conf")
    setenv("XDG_CONFIG_HOME", home.path() + "/config", 1)
    let loop = try EventLoop()
    let words = AppWords(reader: WordReader(loop: loop))
    var answers: [[LexiconWord]] = []
    for _ in 0..<2 { words.request { answers.append($0) } }
    let end = MonotonicClock.nowMicroseconds + 60_000_000
    while answers.count < 2, MonotonicClock.nowMicroseconds < end {
      try loop.waitAndPoll()
    }
    #expect(answers.count == 2)
    for answer in answers {
      #expect(answer.first == LexiconWord(userInput: "omw", documentText: "Bin gleich da"))
      #expect(answer.contains(LexiconWord(userInput: "Lovelace", documentText: "Lovelace")))
      #expect(answer.contains { $0.documentText == "Ada" })
    }
  }
}
