// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Storage

/// `spinet words list`, `forget`, `forget-all`, `blocked`, `unblock` and `export`.
enum LearntWordsOfPerson {
  static func list(beginningWith prefix: String) throws(Failure) -> ExitStatus {
    let words = try words(beginningWith: prefix)
    let rows = words.map { [$0.word, $0.language, uses($0.weight)] }
    if !rows.isEmpty { Terminal.print(TextTable.text(rows)) }
    return .success
  }

  static func export() throws(Failure) -> ExitStatus {
    for word in try words(beginningWith: "") {
      Terminal.print("\(word.language)\t\(word.word)\t\(uses(word.weight))\t\(word.seconds)")
    }
    return .success
  }

  static func forget(_ word: String) throws(Failure) -> ExitStatus {
    let isForgotten = try explain { () throws(LearntWordsError) in try store()?.forget(word) ?? false }
    guard isForgotten else { throw Failure("\(word) was not learnt; spinet words list shows the words that were") }
    return .success
  }

  static func listBlocked() throws(Failure) -> ExitStatus {
    let words = try explain { () throws(LearntWordsError) in try store()?.words(with: .blocked) ?? [] }
    if !words.isEmpty { Terminal.print(TextTable.text(words.map { [$0.word, $0.language] })) }
    return .success
  }

  static func unblock(_ word: String) throws(Failure) -> ExitStatus {
    let isFree = try explain { () throws(LearntWordsError) in try store()?.unblock(word) ?? false }
    guard isFree else {
      throw Failure("\(word) is suggested already; spinet words blocked shows the words that are not")
    }
    return .success
  }

  static func forgetAll() throws(Failure) -> ExitStatus {
    let count = try explain { () throws(LearntWordsError) in try store()?.forgetAll() ?? 0 }
    Terminal.print("\(count) forgotten")
    return .success
  }

  private static func words(beginningWith prefix: String) throws(Failure) -> [LearntWord] {
    try explain { () throws(LearntWordsError) in
      try store()?.words(beginningWith: prefix, at: WallClock.nowSeconds) ?? []
    }
  }

  /// - Returns: `nil` where nothing was ever learnt.
  private static func store() throws(LearntWordsError) -> LearntWordStore? {
    guard let path = Settings.learntWordsPath, Files.exists(path) else { return nil }
    return try LearntWordStore(path: path) { Terminal.report("spinet: \($0)") }
  }

  private static func explain<Value>(_ body: () throws(LearntWordsError) -> Value) throws(Failure) -> Value {
    do throws(LearntWordsError) {
      return try body()
    } catch {
      throw Failure("the learnt words: \(error.message)")
    }
  }

  /// With one decimal.
  private static func uses(_ weight: Double) -> String {
    let tenths = Int((weight * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
