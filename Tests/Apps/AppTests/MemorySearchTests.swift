// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// What the search for a secret takes for one, in a program that only holds bytes.
  @Suite struct MemorySearchTests {
    private static let secret = "zqxjkvwpyh"
    private static let codes: [UInt32] = [44, 16, 45, 36, 37, 47, 17, 25, 21, 35]

    @Test("ED-3 keys and texts on their way to the compositor are found, forwards and backwards")
    func requests() throws {
      let keys = Self.codes.flatMap { code -> [UInt32] in
        [7, 20 << 16 | 1, 9_000, code, 1, 7, 20 << 16 | 1, 9_010, code, 0]
      }
      #expect(try find(keys).contains("requests"))
      let texts = Self.secret.unicodeScalars.flatMap { letter -> [UInt32] in
        [8, 16 << 16, 2, letter.value, 8, 12 << 16 | 3, 1]
      }
      #expect(try find(texts).contains("requests"))
      let backwards = Self.codes.reversed().flatMap { code -> [UInt32] in [7, 20 << 16 | 1, 1, code, 1, 3] }
      #expect(try find(backwards).contains("requests"))
      let kept = Self.codes.flatMap { code -> [UInt32] in
        [3, 0, 9, 9, 1, 8, 9_000, 77, code, 77, 1, 77] + Array(repeating: 0xABCD, count: 46)
      }
      #expect(try find(kept).contains("requests"))
    }

    @Test("ED-3 small numbers that lie about are no keys") func numbers() throws {
      let numbers = Self.codes.enumerated().flatMap { index, code -> [UInt32] in
        Array(repeating: UInt32(3), count: index % 3) + [UInt32(index * 5), code, UInt32(index % 2), 200]
      }
      #expect(try find(numbers) == [])
    }

    @Test("ED-3 the table of all keys that libxkbcommon has is none of those that were typed") func table() throws {
      let table = (9...255).flatMap { code -> [UInt32] in [code, 400, 0, 0, 0, 1, 0, 0, 1, 0, 0x5000, 0x5555] }
      #expect(try find(table, secret: "qetushlxm", codes: [16, 18, 20, 22, 31, 35, 38, 45, 50]) == [])
    }

    /// The kinds of what is found of a secret in a program that holds these numbers.
    private func find(
      _ numbers: [UInt32], secret: String = Self.secret, codes: [UInt32] = Self.codes
    ) throws -> Set<String> {
      let holder = Process()
      let input = Pipe()
      // It waits for the end of what it sorts.
      holder.executableURL = URL(filePath: "/usr/bin/sort")
      (holder.standardInput, holder.standardOutput) = (input, FileHandle.nullDevice)
      try holder.run()
      defer {
        try? input.fileHandleForWriting.close()
        holder.waitUntilExit()
      }
      let mark = Array("held ".utf8) + Array(secret.utf8.reversed()) + Array(" here".utf8)
      let padding = Data(repeating: 255, count: (4 - mark.count % 4) % 4)
      try input.fileHandleForWriting.write(
        contentsOf: mark + padding + numbers.withUnsafeBytes { Data($0) })
      let search = try MemorySearch(
        secret: secret, places: codes.indices.map { Point(x: 5_000 + 7 * Double($0), y: 1) })
      let found = try Wait.until("the bytes to be held") {
        let kinds = try Set(
          search.search(holder.processIdentifier).found.compactMap {
            $0.split(separator: " ").dropFirst().first.map(String.init)
          })
        return kinds.contains("letters") ? kinds : nil
      }
      return found.subtracting(["letters"])
    }
  }
}
