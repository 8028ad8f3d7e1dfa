// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LearntWordStore
import LinuxSystem
import SystemKeyboard
import WordLearning

/// A file of learnt words that apps share, in a folder that goes with this.
@MainActor
final class LearningFile {
  let loop: EventLoop
  private let folder = FileManager.default.temporaryDirectory.appending(path: "app-words-\(UUID().uuidString)").path
  private let helper: String?

  /// - Parameter hasHelper: Whether the program is there that learns.
  init(hasHelper: Bool = true) throws {
    loop = try EventLoop()
    helper = hasHelper ? LinuxSystem.Process.helper("spinet-learner") : nil
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { folder + "/words.sqlite" }

  /// Makes what an app learns words with.
  func service(for languages: LanguageFiles) -> LearntWordsService {
    let learner = WordLearner(loop: loop, helper: helper, path: path)
    return LearntWordsService(languages, learner: learner, loop: loop, patience: .milliseconds(300))
  }

  /// The words of the file that were used so often.
  func words(uses: Double = 0) -> [String] {
    guard FileManager.default.fileExists(atPath: path), let store = try? LearntWordStore(path: path, report: { _ in })
    else { return [] }
    let words = try? store.words(at: WallClock.nowSeconds)
    return words?.filter { $0.weight >= uses }.map(\.word) ?? []
  }
}
