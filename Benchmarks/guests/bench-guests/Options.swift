// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// What to measure, and how often.
struct Options {
  static let usage = """
    usage: bench-guests BUNDLE.keyboard --key X,Y [--starts N] [--shows N] [--touches N] [--counting LIBRARY,FILE]
      --key        a key that types, as parts of the keyboard's width and height
      --counting   without the sandbox, with a library that counts allocations in a file
    """

  var bundle = ""
  /// As parts of the keyboard's width and height.
  var key = Point(x: 0, y: 0)
  var starts = 15
  var shows = 60
  var touches = 400
  /// A library to preload, and the file that it counts in.
  var counting: (library: String, file: String)?

  init?(words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--key":
        guard let parts = words.next()?.split(separator: ",").compactMap({ Double($0) }), parts.count == 2 else {
          return nil
        }
        key = Point(x: parts[0], y: parts[1])
      case "--starts", "--shows", "--touches":
        guard let count = words.next().flatMap({ Int($0) }), count > 0 else { return nil }
        switch word {
        case "--starts": starts = count
        case "--shows": shows = count
        default: touches = count
        }
      case "--counting":
        guard let paths = words.next()?.split(separator: ",").map(String.init), paths.count == 2 else { return nil }
        counting = (paths[0], paths[1])
      default: bundle = word
      }
    }
    guard !bundle.isEmpty else { return nil }
  }
}
