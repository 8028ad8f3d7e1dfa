// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import MorseCode
import MorseUI
import Testing

/// What app and keyboard share. Each test is a process of its own: where a person's data is, Foundation asks once.
@Suite struct SharedStoreTests {
  @Test("CK-12 what the app keeps in the group's folder is there in the next process, and in the keyboard")
  func processes() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "morse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let path = home.path(percentEncoded: false)
    await #expect(processExitsWith: .success) { [path = path as String] in
      setenv("HOME", path, 1)
      setenv("XDG_DATA_HOME", path + "/data", 1)
      await MainActor.run {
        var settings = MorseSettings()
        settings.wordsPerMinute = 17
        settings.save(in: SharedStore.current)
      }
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      setenv("HOME", path, 1)
      setenv("XDG_DATA_HOME", path + "/data", 1)
      await MainActor.run {
        #expect(MorseSettings(from: SharedStore.current).wordsPerMinute == 17)
      }
    }
    let group = home.appending(path: "data/spinet/groups/\(await SharedStore.group)")
    #expect(FileManager.default.fileExists(atPath: group.path(percentEncoded: false)))
  }
}
