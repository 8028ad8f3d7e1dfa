// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How well a person knows one sign.
public struct DrillCard: Codable, Hashable, Sendable {
  /// The character.
  public let text: String
  /// How far it has come: a right answer moves it on by one, where it was due, and a wrong one back to the first.
  public private(set) var box = 0
  /// When it is asked again.
  public private(set) var due: Date
  /// How often it was asked, and how often the answer was right at once.
  public private(set) var askedCount = 0
  public private(set) var rightCount = 0

  /// How long the card rests in each box, in seconds.
  public static let rests: [TimeInterval] = [15, 60, 86_400, 3 * 86_400, 7 * 86_400, 21 * 86_400]
  /// From this box on, the sign counts as learned.
  public static let learnedBox = 2

  init(_ text: String, now: Date) {
    self.text = text
    due = now
  }

  /// Whether the sign was known again a while later.
  public var isLearned: Bool { box >= Self.learnedBox }

  mutating func answer(isRight: Bool, now: Date) {
    askedCount += 1
    if isRight {
      rightCount += 1
      // Who is asked ahead of time shows nothing about later.
      guard now >= due else { return }
    }
    box = isRight ? min(box + 1, Self.rests.count - 1) : 0
    due = now.addingTimeInterval(Self.rests[box])
  }
}
