// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LearntWords
import Testing

/// A folder with a file of learnt words, which goes with this.
final class Folder {
  let path: String
  var file: String { path + "/words.sqlite" }
  var reports: [String] = []

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "spinet-learnt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func open(mostWords: Int = LearntWordStore.usualMostWords, mostPairs: Int = LearntWordStore.usualMostPairs) throws
    -> LearntWordStore
  {
    try LearntWordStore(path: file, mostWords: mostWords, mostPairs: mostPairs) { reports.append($0) }
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// All bytes that lie in the folder.
  func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted().reduce(into: Data()) { all, name in
      all += try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
    }
  }
}

extension LearntWordStore {
  /// Learns words of a sentence.
  func learn(_ sentence: String, in language: String = "en", at now: Int64 = 0) throws {
    let words = sentence.split(separator: " ").map(String.init)
    let observations = words.indices.map { index in
      WordObservation(language: language, word: words[index], previous: index > 0 ? words[index - 1] : nil)
    }
    try learn(observations.compactMap(\.self), at: now)
  }
}
