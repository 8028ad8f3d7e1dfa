// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a command: options with a value, and files.
struct Options {
  /// What is wrong with the arguments.
  struct Mistake: Error {
    var message: String
  }

  private(set) var files: [String] = []
  private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// The command after `--in`, for the command that has one.
  var app: [String]?

  /// - Parameters:
  ///   - known: The options that there are; each takes a value and may be given several times.
  ///   - flags: The options that take no value.
  init(_ arguments: [String], known: [String], flags allFlags: [String] = []) throws(Mistake) {
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      guard !onlyFiles, argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch argument {
      case "--":
        onlyFiles = true
      case "--help", "-h":
        wantsHelp = true
      case _ where allFlags.contains(argument):
        flags.insert(argument)
      case _ where parts.count == 2 && known.contains(parts[0]):
        values[parts[0], default: []].append(parts[1])
      case _ where known.contains(argument):
        guard let value = rest.popFirst() else {
          throw Mistake(message: "\(argument) needs a value")
        }
        values[argument, default: []].append(value)
      default:
        throw Mistake(message: "there is no option \(argument)")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  subscript(option: String) -> [String] {
    values[option] ?? []
  }
}
