// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSQLite

/// A connection to a SQLite file, closed when it goes.
final class Database {
  private var handle: OpaquePointer?
  /// The statements that were used, by their text.
  private var statements: [String: OpaquePointer] = [:]

  /// What a statement is given and gives back.
  enum Value: Hashable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case null
  }

  /// How long another program may hold the file, in milliseconds.
  private static let patience: Int32 = 2_000

  /// - Parameter path: A file that is there.
  init(path: String) throws(LearntWordsError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(path, &handle, flags, nil)
    guard status == SQLITE_OK else { throw error(status) }
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { close() }

  /// Ends the connection; nothing can be done with it afterwards.
  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// What SQLite says of its last failure; it has names of tables in it, and no values.
  private func error(_ status: Int32) -> LearntWordsError {
    let explanation = String(cString: handle == nil ? sqlite3_errstr(status) : sqlite3_errmsg(handle))
    let isUnreadable = status & 0xFF == SQLITE_CORRUPT || status & 0xFF == SQLITE_NOTADB
    return LearntWordsError(code: isUnreadable ? .unreadable : .failed, message: explanation)
  }
}

// MARK: - Statements

extension Database {
  /// Carries a statement out.
  ///
  /// - Parameters:
  ///   - sql: Without anything that comes from outside; that stands in `values`.
  ///   - values: For the question marks of the statement, in their order.
  /// - Returns: The rows.
  @discardableResult
  func run(_ sql: String, _ values: [Value] = []) throws(LearntWordsError) -> [[Value]] {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, to: Int32(index + 1), of: statement) }
    var rows: [[Value]] = []
    while true {
      let status = sqlite3_step(statement)
      switch status {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { Self.column($0, of: statement) })
      case SQLITE_DONE: return rows
      default: throw error(status)
      }
    }
  }

  /// Carries out what the body does, all of it or nothing.
  func transaction<Result>(_ body: () throws(LearntWordsError) -> Result) throws(LearntWordsError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(LearntWordsError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A failure of a certain kind has rolled back already.
      if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func prepare(_ sql: String) throws(LearntWordsError) -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let status = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard status == SQLITE_OK else { throw error(status) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, to index: Int32, of statement: OpaquePointer?) throws(LearntWordsError) {
    let status =
      switch value {
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      // SQLITE_TRANSIENT, which C says with a cast: SQLite makes a copy.
      case .text(let text):
        sqlite3_bind_text(
          statement, index, text, Int32(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
      case .null: sqlite3_bind_null(statement, index)
      }
    guard status == SQLITE_OK else { throw error(status) }
  }

  private static func column(_ index: Int32, of statement: OpaquePointer?) -> Value {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, index)))
      return String(validating: bytes, as: UTF8.self).map(Value.text) ?? .null
    default: return .null
    }
  }
}
