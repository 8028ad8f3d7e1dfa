// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What went wrong in a test, with what was on the screen.
public struct TestFailure: Error, Sendable {
  /// What went wrong, for programs.
  public let code: Code
  /// What went wrong, for people, in one sentence.
  public let message: String
  /// What was on the screen: its views in words, line by line.
  public let screen: String
  /// A picture of the screen, if it could be saved.
  public let picture: URL?
  /// The file of the test.
  public let file: String
  /// The line of the test.
  public let line: UInt
}

extension TestFailure {
  /// The kinds of failures; there may come more.
  public struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case notFound, ambiguous, untouchable, timeIsUp, picture }

    private let storage: Storage

    /// Nothing on the screen is what was asked for.
    public static var notFound: Self { Self(storage: .notFound) }
    /// More than one thing is.
    public static var ambiguous: Self { Self(storage: .ambiguous) }
    /// A finger cannot get at it: it is hidden, covered, disabled or out of the screen.
    public static var untouchable: Self { Self(storage: .untouchable) }
    /// What was waited for has not come.
    public static var timeIsUp: Self { Self(storage: .timeIsUp) }
    /// The screen does not look like the golden picture, or there is no picture.
    public static var picture: Self { Self(storage: .picture) }
  }
}

extension TestFailure: CustomStringConvertible, LocalizedError {
  /// The message with the place in the test, and what was on the screen.
  public var description: String {
    var text = "\(URL(filePath: file).lastPathComponent):\(line): \(message)"
    if !screen.isEmpty { text += "\n\nOn the screen:\n\(screen)" }
    if let picture { text += "\n\nPicture: \(picture.path)" }
    return text
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension TestApp {
  /// Makes an error that tells what is on the screen now.
  func failure(_ code: TestFailure.Code, _ message: String, _ file: StaticString, _ line: UInt) -> TestFailure {
    let name = URL(filePath: "\(file)").deletingPathExtension().lastPathComponent
    let picture = try? screenshot().save(as: "failures/\(name)-\(line)", for: "\(file)")
    return TestFailure(
      code: code, message: message, screen: outline, picture: picture, file: "\(file)", line: line)
  }
}
