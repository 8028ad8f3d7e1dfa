// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWords
internal import LinuxSystem

/// The words that the person uses, in a file that several programs may have open, and that is whole whenever one of them ends.
///
/// It has no clock: times come in, in seconds since 1970.
package final class LearntWordStore {
  package let path: String
  let database: Database
  let mostWords: Int
  let mostPairs: Int

  /// The words of a language that are kept; those that were used least and longest ago go first.
  package static let usualMostWords = 10_000
  /// The same for pairs of words.
  package static let usualMostPairs = 20_000

  /// Opens the file, or makes it, for its owner alone. A file that is damaged or of another program is moved to `PATH.damaged`, over what
  /// was moved there before, and a new one is begun. Programs open it one after another: who begins a file is not in the way of who finds
  /// one.
  ///
  /// - Parameters:
  ///   - mostWords: How many words of a language are kept.
  ///   - mostPairs: How many pairs of a language are kept.
  ///   - report: Takes what has become of a file that could not be read.
  /// - Throws: When there can be no file, or it is one of a later version.
  package init(
    path: String, mostWords: Int = usualMostWords, mostPairs: Int = usualMostPairs, report: (String) -> Void
  ) throws(LearntWordsError) {
    self.path = path
    self.mostWords = mostWords
    self.mostPairs = mostPairs
    let (lock, isContended) = try Self.lockFolder(of: path)
    defer { withExtendedLifetime(lock) {} }
    do throws(LearntWordsError) {
      database = try Self.open(path)
    } catch {
      // Who has the folder may be about to set it aside, or has.
      guard error.code == .unreadable, !isContended else { throw error }
      try Self.setAside(path)
      let aside = Self.damagedPath(of: path)
      report("\(path) is no file of learnt words (\(error.message)); it is \(aside) now, and a new one has begun")
      database = try Self.open(path)
    }
  }
}

// MARK: - Damaged files

extension LearntWordStore {
  /// Where a file is moved that is damaged or of another program; most of its words can still be read there.
  package static func damagedPath(of path: String) -> String { path + ".damaged" }

  /// The files that there may be of a store, the one that names it first.
  package static func files(of path: String) -> [String] { openFiles(of: path) + [damagedPath(of: path)] }

  /// Those that programs have open.
  package static func openFiles(of path: String) -> [String] { [path, path + "-wal", path + "-shm"] }

  /// Removes a file that was set aside.
  func removeDamaged() throws(LearntWordsError) {
    let aside = Self.damagedPath(of: path)
    do throws(SystemCallError) {
      try Files.remove(aside)
    } catch {
      throw LearntWordsError(code: .failed, message: "\(aside) cannot be removed: \(error.explanation)")
    }
  }

  private static func setAside(_ path: String) throws(LearntWordsError) {
    do throws(SystemCallError) {
      try Files.move(path, to: damagedPath(of: path))
      // What has been written ahead belongs to the file that has gone.
      for end in ["-wal", "-shm"] { try Files.remove(path + end) }
    } catch {
      throw LearntWordsError(code: .failed, message: "\(path) is damaged and cannot be moved: \(error.explanation)")
    }
  }
}

// MARK: - Opening

extension LearntWordStore {
  /// "SpnW", by which SQLite files of ours are told from those of others.
  private static let applicationID: Int64 = 0x5370_6E57
  private static let version: Int64 = 2
  private static let makesWords = """
    CREATE TABLE words (language TEXT NOT NULL, word TEXT NOT NULL, weight REAL NOT NULL, seconds INTEGER NOT NULL,
      PRIMARY KEY (language, word)) WITHOUT ROWID
    """
  private static let makesPairs = """
    CREATE TABLE pairs (language TEXT NOT NULL, previous TEXT NOT NULL, word TEXT NOT NULL, weight REAL NOT NULL,
      seconds INTEGER NOT NULL, PRIMARY KEY (language, previous, word)) WITHOUT ROWID
    """
  /// Since version 2: words that stay as they are typed, and words that are not suggested.
  private static let makesChoices = """
    CREATE TABLE choices (language TEXT NOT NULL, word TEXT NOT NULL, kind INTEGER NOT NULL, seconds INTEGER NOT NULL,
      PRIMARY KEY (language, kind, word)) WITHOUT ROWID
    """

  /// How long another program may take to open the file.
  private static let patience = Duration.seconds(5)

  /// Waits until no other program opens the file; SQLite itself refuses at once where two turn a new one to its log of writes.
  ///
  /// - Returns: No lock where the file system has none, and where another program keeps the folder locked although the file has begun:
  ///   it may have come to a standstill, and who opens such a file is in nobody's way.
  private static func lockFolder(
    of path: String
  ) throws(LearntWordsError) -> (lock: Files.FolderLock?, isContended: Bool) {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    do throws(SystemCallError) {
      try Files.makeFolder(folder, permissions: 0o700)
      return (try Files.lock(folder, patience: patience), false)
    } catch {
      guard error.isAgain, (Files.space(path)?.byteCount ?? 0) == 0 else { return (nil, error.isAgain) }
      throw LearntWordsError(code: .failed, message: "another program is opening \(path); try again")
    }
  }

  private static func open(_ path: String) throws(LearntWordsError) -> Database {
    if !Files.exists(path) {
      do throws(SystemCallError) {
        // What SQLite makes beside the file has the same permissions.
        try Files.write([], to: path, permissions: 0o600)
      } catch {
        throw LearntWordsError(code: .failed, message: "\(path) cannot be made: \(error.explanation)")
      }
    }
    let database = try Database(path: path)
    do throws(LearntWordsError) {
      // What is forgotten is overwritten.
      try database.run("PRAGMA secure_delete = ON")
      try prepare(database, path)
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = NORMAL")
    } catch {
      database.close()
      throw error
    }
    return database
  }

  private static func prepare(_ database: Database, _ path: String) throws(LearntWordsError) {
    let isEmpty = try database.run("SELECT count(*) FROM sqlite_master") == [[.integer(0)]]
    let owner = try database.run("PRAGMA application_id").first?.first
    let found = try database.run("PRAGMA user_version").first?.first
    if isEmpty, owner == .integer(0), found == .integer(0) { return try makeTables(database) }
    guard owner == .integer(applicationID) else {
      throw LearntWordsError(code: .unreadable, message: "it is of another program")
    }
    guard case .integer(let found)? = found, found <= version else {
      throw LearntWordsError(code: .newer, message: "\(path) was made by a later version of Spinet; use that one")
    }
    guard try database.run("PRAGMA integrity_check(1)") == [[.text("ok")]] else { throw damaged }
    if found == 1, try tables(of: database) == [[.text(makesPairs)], [.text(makesWords)]] {
      try addChoices(to: database)
    }
    guard try tables(of: database) == [[.text(makesChoices)], [.text(makesPairs)], [.text(makesWords)]] else {
      throw damaged
    }
  }

  private static var damaged: LearntWordsError { LearntWordsError(code: .unreadable, message: "it is damaged") }

  private static func tables(of database: Database) throws(LearntWordsError) -> [[Database.Value]] {
    try database.run("SELECT sql FROM sqlite_master ORDER BY name")
  }

  /// Brings a file of version 1 to version 2, unless another program just has.
  private static func addChoices(to database: Database) throws(LearntWordsError) {
    try database.transaction { () throws(LearntWordsError) in
      guard try database.run("PRAGMA user_version") == [[.integer(1)]] else { return }
      try database.run(makesChoices)
      try database.run("PRAGMA user_version = 2")
    }
  }

  private static func makeTables(_ database: Database) throws(LearntWordsError) {
    try database.transaction { () throws(LearntWordsError) in
      // Another program may have made them since.
      guard try database.run("SELECT count(*) FROM sqlite_master") == [[.integer(0)]] else { return }
      for table in [makesWords, makesPairs, makesChoices] { try database.run(table) }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(version)")
    }
  }
}
