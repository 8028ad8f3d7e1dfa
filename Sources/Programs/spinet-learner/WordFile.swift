// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWordStore
import LearntWords
import LinuxSystem

/// The file of learnt words, open for as long as it is the one at its path and can be read.
///
/// Somebody may remove it, put another one in its place or write over it meanwhile: words that went on into the old one would be lost.
final class WordFile {
  let path: String
  private var opened: LearntWordStore?
  /// The file as it was when it was opened.
  private var status: FileStatus?
  /// The words as they were read last.
  private var changeNumber: Int64?

  /// What a closer look shows.
  enum News { case same, changed, removed }

  /// Opens the file, or makes it.
  init(path: String) throws(LearntWordsError) {
    self.path = path
    _ = try store()
  }

  /// The open store. A file that is not open is opened or made; one that is damaged is set aside first.
  func store() throws(LearntWordsError) -> LearntWordStore {
    if let opened { return opened }
    let store = try LearntWordStore(path: path) { Log(.words).warning("\(fault: $0)") }
    (opened, status, changeNumber) = (store, try? Files.status(path), nil)
    return store
  }

  /// Lets go of the file until it is needed again.
  func close() { (opened, status) = (nil, nil) }

  /// The words are read now.
  func noteChanges() throws(LearntWordsError) { changeNumber = try store().changeNumber() }

  /// Changes the words. What this program does to the file by that is no news.
  func change(_ body: (LearntWordStore) throws(LearntWordsError) -> Void) throws(LearntWordsError) {
    let store = try store()
    let isSame = status == (try? Files.status(path))
    try body(store)
    if isSame { status = try? Files.status(path) }
  }

  /// Looks whether another program has changed the words, or the file is another one; it is closed then.
  func look() -> News {
    guard let opened else { return .same }
    guard let now = try? Files.status(path) else {
      close()
      return .removed
    }
    guard now == status, let number = try? opened.changeNumber() else {
      close()
      return .changed
    }
    return number == changeNumber ? .same : .changed
  }
}
