// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Why a command could not be done, and what to do, for people.
struct Failure: ExplainedError {
  enum Code { case command, usage }

  var code: Code { mistake == nil ? .command : .usage }
  var message: String
  /// Set when the command line is at fault.
  var mistake: Options.Mistake?

  init(_ message: String) { self.message = message }

  /// Something that the system refused to do.
  init(_ what: String, _ error: SystemCallError) { message = "\(what): \(error.explanation)" }

  static func usage(_ message: String) -> Failure {
    var failure = Failure(message)
    failure.mistake = Options.Mistake(message: message)
    return failure
  }
}

extension Failure {
  /// Does something of the system's, and says what it was when it fails.
  static func explain<Value>(
    _ what: @autoclosure () -> String, _ body: () throws(SystemCallError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(what(), error)
    }
  }
}
