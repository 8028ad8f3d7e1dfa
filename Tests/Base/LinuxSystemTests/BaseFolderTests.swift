// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LinuxSystem

@Suite struct BaseFolderTests {
  private let names: [BaseFolder: String] = [
    .configuration: "XDG_CONFIG_HOME", .data: "XDG_DATA_HOME", .state: "XDG_STATE_HOME", .cache: "XDG_CACHE_HOME",
  ]

  @Test func `each is where its variable says, and else in the person's home`() {
    let home = ["HOME": "/home/ann/"]
    #expect(
      BaseFolder.allCases.map { $0.path { home[$0] } } == [
        "/home/ann/.config", "/home/ann/.local/share", "/home/ann/.local/state", "/home/ann/.cache",
      ])
    for (folder, name) in names {
      #expect(folder.path { [name: "/elsewhere//", "HOME": "/home/ann"][$0] } == "/elsewhere")
      #expect(folder.path { [name: "/elsewhere"][$0] } == "/elsewhere")
    }
  }

  @Test func `a path that is not from the root on is passed over`() {
    for (folder, name) in names {
      #expect(folder.path { [name: "here", "HOME": "/home/ann"][$0] } == folder.path { ["HOME": "/home/ann"][$0] })
      #expect(folder.path { [name: "here", "HOME": "ann"][$0] } == nil)
      #expect(folder.path { _ in nil } == nil)
    }
    #expect(BaseFolder.sharedData { _ in "a:/b/::/c" } == ["/b", "/c"])
    #expect(BaseFolder.sharedData { _ in "a" } == ["/usr/local/share", "/usr/share"])
    #expect(BaseFolder.sharedData { _ in nil } == ["/usr/local/share", "/usr/share"])
  }
}
