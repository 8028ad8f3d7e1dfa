// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import Storage
import SystemKeyboard
import Testing

@testable import ExtensionHost
@testable import spinetd

/// What the settings wish, what is asked, and what was allowed.
@MainActor @Suite struct GrantKeeperTests {
  private func keyboard(_ name: String = "Morse", describes: Bool = true) -> InstalledKeyboard {
    var manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: name, executable: "Morse", principalClass: "Morse.Keyboard")
    manifest.requestsOpenAccess = true
    if describes { manifest.usageDescriptions = [KeyboardAccess.locationKey: "To send where you are."] }
    return InstalledKeyboard(manifest: manifest, folder: "/nowhere")
  }

  private var settings: Settings {
    var settings = Settings()
    settings.fullAccess = ["org.example.morse"]
    settings.locationAccess = ["org.example.morse"]
    settings.terminalAccess = [KeyboardInApp(keyboard: "org.example.morse", app: "foot")]
    return settings
  }

  @Test("CK-15 CK-9 the settings alone grant nothing; each wish is asked, the location after full access")
  func wishes() throws {
    let keeper = GrantKeeper(path: nil)
    keeper.load(settings)
    #expect(keeper.allowed(keyboard()).isEmpty)
    #expect(keeper.questions([keyboard()], settings).map(\.grant) == [.fullAccess, .app("foot")])
    keeper.answer(keeper.questions([keyboard()], settings)[0], isAllowed: true)
    #expect(keeper.allowed(keyboard()) == [.fullAccess])
    #expect(keeper.questions([keyboard()], settings).map(\.grant) == [.location, .app("foot")])
    keeper.answer(keeper.questions([keyboard()], settings)[1], isAllowed: false)
    #expect(keeper.allowed(keyboard()) == [.fullAccess])
    #expect(keeper.questions([keyboard()], settings).map(\.grant) == [.location])
    #expect(keeper.questions([keyboard(describes: false)], settings).map(\.grant) == [.fullAccess, .app("foot")])
    var less = settings
    less.fullAccess = []
    keeper.load(less)
    keeper.load(settings)
    #expect(keeper.allowed(keyboard()).isEmpty, "what was taken back is asked again")
  }

  @Test("CK-15 a keyboard in the place of another one has nothing, and the question says what is another about it")
  func twins() throws {
    let keeper = GrantKeeper(path: nil)
    keeper.load(settings)
    keeper.answer(keeper.questions([keyboard()], settings)[0], isAllowed: true)
    let twin = keyboard("Evil")
    #expect(keeper.allowed(twin).isEmpty)
    let question = try #require(keeper.questions([twin], settings).first)
    #expect(question.grant == .fullAccess && question.changes == [.name])
    let text = question.text(["en-US"], language: "en-US")
    #expect(text.paragraphs.first == "It is not the keyboard that you answered for: its name changed.")
    #expect(question.text(["ko-KR"], language: "ko-KR").paragraphs.first?.contains("이름") == true)
  }

  @Test("CK-15 a question says what an answer means, in both languages, and cuts what a keyboard says of itself")
  func words() throws {
    let keeper = GrantKeeper(path: nil)
    let loud = keyboard(String(repeating: "LOUD\n", count: 100))
    for question in keeper.questions([loud], settings) {
      for language in ["en-US", "ko-KR"] {
        let text = question.text([language], language: language)
        #expect(text.title.count < 120 && !text.title.contains("\n"))
        #expect(text.paragraphs.contains("org.example.morse"))
        #expect(text.allow == (language == "ko-KR" ? "허용" : "Allow"))
      }
    }
    let app = try #require(keeper.questions([keyboard()], settings).last)
    let text = app.text(["en-US"], language: "en-US")
    #expect(text.title == "Allow “Morse” to type in foot?")
    #expect(text.paragraphs[0].contains("everything that you can"))
  }

  @Test("CK-15 answers are there after the next start") func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keeper-\(UUID())").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let keeper = GrantKeeper(path: folder + "/grants")
    keeper.load(settings)
    keeper.answer(keeper.questions([keyboard()], settings)[0], isAllowed: true)
    let next = GrantKeeper(path: folder + "/grants")
    next.load(settings)
    #expect(next.allowed(keyboard()) == [.fullAccess])
  }
}
