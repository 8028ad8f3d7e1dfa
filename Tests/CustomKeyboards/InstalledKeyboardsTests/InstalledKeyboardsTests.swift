// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import Testing

@testable import ExtensionHost

@Suite struct InstalledKeyboardsTests {
  private let folder: BundleFolder

  init() throws { folder = try BundleFolder() }

  private func found() -> InstalledKeyboards { InstalledKeyboards.find(in: [folder.path]) }

  @Test func `a bundle is found with its names and its program`() throws {
    let bundle = try folder.add("Morse.keyboard")
    let keyboard = try #require(found()["org.example.morse"])
    #expect(keyboard.folder == bundle && keyboard.executable == bundle + "/Morse")
    #expect(keyboard.name(for: ["ko-KR"]) == "모스" && keyboard.name(for: ["en"]) == "Morse")
    #expect(found().problems.isEmpty)
    #expect(found()["ORG.example.Morse"] == keyboard && found()["org.example.other"] == nil)
  }

  @Test func `a keyboard of the person hides that of the system`() throws {
    let own = try folder.add("A.keyboard", in: "/own")
    try folder.add("B.keyboard", in: "/system")
    let other = try folder.add("C.keyboard", identifier: "org.example.other", in: "/system")
    let found = InstalledKeyboards.find(in: ["/none", "/own", "/system"].map { folder.path + $0 })
    #expect(found.keyboards.map(\.folder) == [own, other])
    #expect(found.problems.isEmpty)
  }

  @Test func `of two in one folder the first counts, and that is said`() throws {
    let first = try folder.add("A.keyboard")
    let second = try folder.add("B.keyboard")
    #expect(found().keyboards.map(\.folder) == [first])
    let message = "\(second): warning: has the identifier of \(first), which counts; remove one of them"
    #expect(found().problems.map(\.description) == [message])
  }

  @Test func `a broken bundle is reported, and the others are there`() throws {
    let broken = try folder.add("Broken.keyboard", identifier: "nonsense")
    try folder.add("Morse.keyboard")
    try folder.write("no folder", to: folder.path + "/File.keyboard")
    try folder.write("no bundle", to: folder.path + "/README")
    #expect(found().keyboards.map(\.identifier) == ["org.example.morse"])
    let lines = found().problems.map(\.description)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(broken)/Info.plist:2: error: 'CFBundleIdentifier' cannot be 'nonsense'") == true)
    #expect(lines.last?.contains("File.keyboard: error: is no folder") == true)
  }

  @Test(arguments: [
    ("/Morse", "is missing; CFBundleExecutable names it"), ("/Info.plist", "cannot be read: No such file or directory"),
  ])
  func `what a bundle lacks is named`(_ row: (file: String, message: String)) throws {
    let bundle = try folder.add("Morse.keyboard")
    try FileManager.default.removeItem(atPath: bundle + row.file)
    #expect(found().keyboards.isEmpty)
    #expect(found().problems.map(\.description).first?.hasPrefix("\(bundle)\(row.file): error: \(row.message)") == true)
  }

  @Test func `a program that may not run is reported`() throws {
    let bundle = try folder.add("Morse.keyboard")
    try folder.permit(0o644, bundle + "/Morse")
    #expect(found().problems.map(\.message) == ["is not executable; chmod 755 makes it so"])
  }

  @Test("CK-10 a program that cannot be read is refused", arguments: [0o711, 0o355, 0o110, 0o751])
  func unreadable(permissions: Int) throws {
    let bundle = try folder.add("Morse.keyboard")
    try folder.permit(permissions, bundle + "/Morse")
    #expect(found().keyboards.isEmpty)
    let message = permissions & 0o100 == 0 ? "is not executable" : "may be run and not read; chmod 755 mends that"
    #expect(found().problems.first?.message.hasPrefix(message) == true)
  }

  @Test(arguments: ["", "/Morse", "/Info.plist", "/ko.lproj", "/ko.lproj/InfoPlist.strings"])
  func `a bundle that others can write is refused`(_ part: String) throws {
    let bundle = try folder.add("Morse.keyboard")
    try folder.permit(0o775, bundle + part)
    #expect(found().keyboards.isEmpty)
    let message = "\(bundle)\(part): error: can be written by others, who could read what is typed"
    #expect(found().problems.map(\.description).first?.hasPrefix(message) == true)
  }

  @Test func `a folder of keyboards that others can write is passed over`() throws {
    try folder.add("Morse.keyboard")
    try folder.permit(0o777, folder.path)
    #expect(found().keyboards.isEmpty)
    #expect(found().problems.map(\.file) == [folder.path])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.userName == "root", "only root can give files away"))
  func `a bundle of somebody else is refused`() throws {
    let bundle = try folder.add("Morse.keyboard")
    try FileManager.default.setAttributes([.ownerAccountID: 12345], ofItemAtPath: bundle + "/Morse")
    #expect(found().keyboards.isEmpty)
    #expect(found().problems.first?.message.hasPrefix("belongs to somebody else") == true)
  }

  @Test func `a link to a bundle is followed, a link in a bundle is refused`() throws {
    let bundle = try folder.add("Morse.keyboard", in: "/elsewhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/M.keyboard", withDestinationPath: bundle)
    #expect(found().keyboards.map(\.folder) == [bundle])
    try FileManager.default.createSymbolicLink(atPath: bundle + "/passwd", withDestinationPath: "/etc/passwd")
    #expect(found().keyboards.isEmpty)
    #expect(found().problems.map(\.message) == ["is a link; a bundle holds no links, put the file itself there"])
  }

  @Test func `a link that leads nowhere is reported`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/M.keyboard", withDestinationPath: "nowhere")
    #expect(found().problems.map(\.message) == ["cannot be read: No such file or directory"])
  }
}
