// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension Confinement {
  /// The confinement as words on a command line.
  package var words: [String] {
    var words: [String] = []
    if let grants {
      words.append("--landlock")
      for grant in grants { words += ["--grant", String(grant.rights.rawValue), grant.path] }
    }
    if isConnecting { words.append("--connect") }
    for (limit, value) in limits.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      words += ["--limit", limit.rawValue, String(value)]
    }
    for variable in environment { words += ["--variable", variable] }
    return words + ["--", program] + arguments
  }

  /// Reads such words.
  ///
  /// - Returns: `nil` when they are not what `words` makes.
  package init?(words: some Sequence<String>) {
    var words = words.makeIterator()
    var read = Confinement(program: "")
    while let word = words.next() {
      switch word {
      case "--landlock": read.grants = []
      case "--grant":
        guard let rights = words.next().flatMap({ UInt64($0) }), let path = words.next() else { return nil }
        read.grants?.append(Landlock.Grant(path: path, rights: Landlock.Rights(rawValue: rights)))
      case "--connect": read.isConnecting = true
      case "--limit":
        guard let limit = words.next().flatMap({ ResourceLimit(rawValue: $0) }),
          let value = words.next().flatMap({ UInt64($0) })
        else { return nil }
        read.limits[limit] = value
      case "--variable":
        guard let variable = words.next() else { return nil }
        read.environment.append(variable)
      case "--":
        guard let program = words.next() else { return nil }
        read.program = program
        while let argument = words.next() { read.arguments.append(argument) }
        self = read
        return
      default: return nil
      }
    }
    return nil
  }
}
