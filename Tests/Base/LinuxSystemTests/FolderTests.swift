// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import LinuxSystem

/// Folders as wholes, and what stands at paths.
@Suite struct FolderTests {
  private func mode(_ path: String) throws -> UInt32 { try Files.status(path).permissions }

  @Test func `a folder is copied with its programs, and with permissions that suit everybody`() throws {
    let folder = try TestFolder()
    try Files.makeFolder(folder.path + "/a/b", permissions: 0o700)
    try Files.write([1], to: folder.path + "/a/b/file", permissions: 0o600)
    try Files.write([2, 3], to: folder.path + "/a/program", permissions: 0o711)
    try Files.copy(folder.path + "/a", to: folder.path + "/copy")
    #expect(try Files.read(folder.path + "/copy/b/file") == [1])
    #expect(try mode(folder.path + "/copy") == 0o755 && mode(folder.path + "/copy/b") == 0o755)
    #expect(try mode(folder.path + "/copy/b/file") == 0o644 && mode(folder.path + "/copy/program") == 0o755)
  }

  @Test func `links are told from what they lead to, not copied, and removed alone`() throws {
    let folder = try TestFolder()
    try Files.makeFolder(folder.path + "/real/inside", permissions: 0o755)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    #expect(try Files.status(link).kind == .folder && Files.status(link, followingLinks: false).kind == .link)
    #expect(try Files.realPath(link + "/inside/..") == Files.realPath(folder.path) + "/real")
    #expect(throws: SystemCallError(call: "copy", errno: EINVAL)) { try Files.copy(link, to: folder.path + "/copy") }
    try Files.remove(link)
    #expect(Files.exists(folder.path + "/real/inside"))
    try Files.remove(folder.path + "/real")
    try Files.remove(folder.path + "/real")
    #expect(!Files.exists(folder.path + "/real"))
  }

  @Test func `a link that takes the place of a file while it is copied is not followed`() throws {
    let folder = try TestFolder()
    try Files.write(Array("secret".utf8), to: folder.path + "/secret", permissions: 0o600)
    try Files.makeFolder(folder.path + "/bundle", permissions: 0o755)
    let (place, link) = (folder.path + "/bundle/file", folder.path + "/link")
    try Files.write([1], to: place, permissions: 0o644)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/secret")
    let exchanges = Exchanges()
    let exchanging = Thread {
      while exchanges.isWanted { if (try? Files.exchange(place, with: link)) != nil { exchanges.count() } }
    }
    exchanging.start()
    defer { exchanges.end() }
    while exchanges.number < 20_000 {
      try? Files.copy(folder.path + "/bundle", to: folder.path + "/copy")
      let copied = try? Files.read(folder.path + "/copy/file")
      try #require(copied == nil || copied == [1] || copied == [], "what is behind the link was copied")
    }
  }

  @Test func `two folders change places`() throws {
    let folder = try TestFolder()
    for name in ["a", "b"] {
      try Files.makeFolder("\(folder.path)/\(name)", permissions: 0o755)
      try Files.write(Array(name.utf8), to: "\(folder.path)/\(name)/name", permissions: 0o644)
    }
    try Files.exchange(folder.path + "/a", with: folder.path + "/b")
    #expect(try Files.read(folder.path + "/a/name") == Array("b".utf8))
    #expect(throws: SystemCallError.self) { try Files.exchange(folder.path + "/a", with: folder.path + "/none") }
  }

  @Test func `writing does not go through a link`() throws {
    let folder = try TestFolder()
    let path = try folder.file("file", [1])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: path)
    #expect(throws: SystemCallError(call: "open", errno: ELOOP)) {
      try Files.write([2], to: folder.path + "/link", permissions: 0o644)
    }
    #expect(try Files.read(path) == [1])
  }

  @Test func `what others may write is told`() throws {
    let folder = try TestFolder()
    let path = try folder.file("file", [])
    for (permissions, isOpen) in [(0o644, false), (0o664, true), (0o646, true), (0o600, false)] as [(UInt32, Bool)] {
      try Files.setPermissions(permissions, of: path)
      #expect(try Files.status(path).isWritableByOthers == isOpen)
    }
    #expect(try Files.status(path).owner == Process.user)
  }
}

/// How often two things have changed places, on another thread.
private final class Exchanges: Sendable {
  private let state = Mutex((isWanted: true, number: 0))

  var isWanted: Bool { state.withLock { $0.isWanted } }
  var number: Int { state.withLock { $0.number } }
  func count() { state.withLock { $0.number += 1 } }
  func end() { state.withLock { $0.isWanted = false } }
}
