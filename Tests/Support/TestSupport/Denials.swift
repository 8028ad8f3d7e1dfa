// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// What the tests have tried from inside a keyboard and found denied. The list is printed when the tests end.
///
/// A suite announces what it is going to try, so that what was not tried, or not denied, shows.
package enum Denials {
  private struct Record {
    var names: [String] = []
    var denied: Set<String> = []
    var failed: Set<String> = []
    /// Where each was tried, in the order of the first time.
    var circumstances: [String: [String]] = [:]
  }

  private static let record = Mutex(Record())

  /// Says what will be tried. Names that were announced before are not announced twice.
  package static func announce(_ names: [String]) {
    let isFirst = record.withLock { record in
      defer { record.names += names.filter { !record.names.contains($0) } }
      return record.names.isEmpty
    }
    if isFirst { atexit { Denials.report() } }
  }

  /// Says how it went; what has failed once stays failed.
  ///
  /// - Parameter circumstance: Who tried it, and on what.
  package static func note(_ name: String, isDenied: Bool, in circumstance: String) {
    record.withLock { record in
      if record.circumstances[name]?.contains(circumstance) != true {
        record.circumstances[name, default: []].append(circumstance)
      }
      _ = isDenied ? record.denied.insert(name) : record.failed.insert(name)
    }
  }

  /// The list in words: `denied: 27 of 27`, and the names, by where each was tried.
  static var summary: String {
    record.withLock { record in
      let good = record.names.filter { record.denied.contains($0) && !record.failed.contains($0) }
      let bad = record.names.filter { !good.contains($0) }
      let notDenied = bad.isEmpty ? "" : "\nnot denied or not tried: \(bad.joined(separator: "; "))"
      var places: [String] = []
      for name in good {
        let place = place(of: name, in: record)
        if !places.contains(place) { places.append(place) }
      }
      let lines = places.map { place in
        let names = good.filter { Self.place(of: $0, in: record) == place }
        return "\n  \(place): \(names.joined(separator: "; "))"
      }
      return "denied: \(good.count) of \(record.names.count)\(lines.joined())\(notDenied)\n"
    }
  }

  private static func place(of name: String, in record: Record) -> String {
    (record.circumstances[name] ?? []).joined(separator: ", ")
  }

  private static func report() {
    let text = Array(summary.utf8)
    _ = write(STDOUT_FILENO, text, text.count)
  }
}
