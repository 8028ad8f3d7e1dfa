// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// What the command line asks for.
struct SoakOptions {
  static let usage = """
    usage: typing-soak [--minutes N] [--workers N] [--app NAME]… [--seed N] [--words on|off] [--calm]
           typing-soak --replay SEED --app NAME [--times N] [--words on|off]
    Types into apps while they are disturbed, and compares every letter. NAME is one of
    \(Client.all.map(\.kind.rawValue).joined(separator: " ")).
      --minutes N    how long; 30 without it
      --workers N    how many apps are typed into at once; 5 without it
      --app NAME     this app, and others that are named so; all without it
      --seed N       makes up the same batches again, though not at the same moments
      --words off    offers and corrects no words, which are on without it
      --calm         disturbs nothing
      --replay SEED  plays one batch again, --times N (20 without it)
    """

  var minutes = 30.0
  var workers = 5
  var clients: [Client] = []
  var seed = UInt64(truncatingIfNeeded: Clock.now())
  var hasWords = true
  var isCalm = false
  /// The batch to repeat.
  var replay: UInt64?
  var times = 20

  init(_ arguments: some Sequence<String>) throws {
    var words = arguments.makeIterator()
    while let word = words.next() {
      if word == "--calm" {
        isCalm = true
        continue
      }
      if word == "--help" { throw BedError(Self.usage) }
      guard let value = words.next() else { throw BedError(Self.usage) }
      switch word {
      case "--words":
        guard ["on", "off"].contains(value) else { throw BedError(Self.usage) }
        hasWords = value == "on"
      case "--minutes": minutes = try Self.number(value)
      case "--workers": workers = max(1, try Self.number(value))
      case "--seed": seed = try Self.number(value)
      case "--replay": replay = try Self.number(value)
      case "--times": times = try Self.number(value)
      case "--app":
        guard let client = Client.all.first(where: { $0.kind.rawValue == value }) else { throw BedError(Self.usage) }
        clients.append(client)
      default: throw BedError(Self.usage)
      }
    }
    if clients.isEmpty { clients = Client.all }
    guard replay == nil || clients.count == 1 else { throw BedError(Self.usage) }
  }

  private static func number<Number: LosslessStringConvertible>(_ text: String) throws -> Number {
    guard let number = Number(text) else { throw BedError("\(text) is no number that fits\n\(usage)") }
    return number
  }
}
