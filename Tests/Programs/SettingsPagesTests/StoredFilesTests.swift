// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import Emoji
import ExtensionProtocol
import Foundation
import Geometry
import LearntWordStore
import LearntWords
import PersonalWords
import RemoteProtocol
import RemoteTrust
import SettingsPages
import Storage
import SystemKeyboard
import Testing
import TextModel
import UIKitCore
import WordLearning

@testable import Desk
@testable import ExtensionHost
@testable import spinet
@testable import spinet_remote
@testable import spinetd

/// All that Spinet's programs write into the person's folders.
@Suite struct StoredFilesTests {
  // In a process of its own: its folders are told by the environment.
  @Test("SY-4 SY-3 whatever Spinet's programs have written into the person's folders is listed under Privacy")
  func nothingIsUnlisted() async {
    await #expect(processExitsWith: .success) { try await StoredFiles.check() }
  }
}

/// Has each writer write its file in the usual place.
private enum StoredFiles {
  static func check() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "spinet-stored-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let root = home.resolvingSymlinksInPath().path(percentEncoded: false)
    for name in ["CONFIG", "DATA", "STATE", "CACHE"] { setenv("XDG_\(name)_HOME", "\(root)/\(name)", 1) }
    setenv("XDG_RUNTIME_DIR", "\(root)/RUNTIME", 1)
    try writeSettings()
    try writeWords()
    try writeKeyboards()
    try writePairings()
    try writePlaces()

    let listed = StoredData.allCases.flatMap { $0.paths(.usual) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).map { "\(root)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    // What is only for the session is not there when it has ended.
    let lasting = files.filter { !$0.hasPrefix("\(root)/RUNTIME/") }
    #expect(lasting.count >= 20)
    for file in lasting {
      #expect(listed.contains { file == $0 || file.hasPrefix($0 + "/") }, "\(file.dropFirst(root.count))")
    }
    for data in StoredData.allCases {
      #expect(lasting.contains { file in data.paths(.usual).contains { file.hasPrefix($0) } }, "\(data)")
    }
  }

  private static func writeSettings() throws {
    try Storage.SettingsFile.change(#require(Settings.usualPath)) { file throws(Storage.SettingsFile.Failure) in
      try file.assign("off", to: "haptics")
    }
    let entry = LexiconEntry(userInput: "brb", documentText: "Be right back")
    _ = try ReplacementsFile(path: #require(Settings.replacementsPath)).set([entry])
    var card = ContactCard()
    card.fullName = "Ada"
    try ContactCardFile(path: #require(ContactCardFile.usualPath)).change(from: ContactCard(), to: card)
  }

  private static func writeWords() throws {
    let path = try #require(Settings.learntWordsPath)
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no words at all".utf8).write(to: URL(filePath: path))
    let store = try LearntWordStore(path: path) { _ in }
    try store.learn([#require(WordObservation(language: "en", word: "kayak"))], at: 0)
    var spellings = LearntSpellings(path: LearntSpellings.usualPath)
    spellings.insert("haegeum")
    var history = EmojiHistory()
    history.use("\u{1F600}")
    EmojiFiles(historyPath: EmojiFiles.usualHistoryPath).keep(history)
    // An app that ended while it wrote.
    try Data("haege".utf8).write(to: URL(filePath: #require(LearntSpellings.usualPath) + ".new"))
  }

  private static func writeKeyboards() throws {
    let installed = try #require(InstalledKeyboards.personalFolder)
    try FolderReplacement.put(at: "\(installed)/Morse.keyboard") { _ throws(Failure) in }
    let own = "\(installed)/Morse.keyboard/Info.plist"
    let container = try #require(KeyboardFolders.container(of: "org.example.morse"))
    try GrantedFolders(container: container, groups: [], contacts: nil).make()
    let group = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example"))
    for path in [own, "\(container)/log", group.appending(path: "notes").path(percentEncoded: false)] {
      try Data([1]).write(to: URL(filePath: path))
    }
    try FailedKeyboards.add("org.example.morse", because: "it was slow", in: #require(FailedKeyboards.usualPath))
    try GrantStore().write(#require(GrantStore.usualPath))
    try KeyboardProjects.change { $0.set("/home/ada/Morse", of: "org.example.morse", program: "5a") }
  }

  private static func writePairings() throws {
    let folders = try #require(RemoteFolders { ProcessInfo.processInfo.environment[$0] })
    let store = try RemoteStore(state: folders.state, run: folders.run)
    _ = try store.readCertificate()
    var generator = SystemRandomNumberGenerator()
    let token = DeviceToken(using: &generator)
    _ = store.changeDevices { $0.add(token, name: "Android", at: 0) }
    let address = try #require(RemoteAddress(host: "192.168.1.5", port: 1))
    let certificate = Hexadecimal.random(byteCount: RemoteSizes.proof, using: &generator)
    try PairedHostFile().write(PairedHost(address: address, certificate: certificate, token: token))
  }

  private static func writePlaces() throws {
    HeldFormFile.keep(HeldForm(choosing: .floating), on: ScreenIdentity(monitor: "Maker Model 123", connector: "DP-1"))
    RememberedLooks(isDark: true).keep()
    let size = Size(width: 10, height: 10)
    let request = SurfaceRequest(height: 10, headroom: 0)
    ReadyFrame.keep(FirstFrame(situation: "plain", request: request, picture: MemoryFrame(size: size, scale: 1)))
  }
}
