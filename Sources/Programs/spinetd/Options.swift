// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// What the command line asks for.
struct Options {
  /// Where to answer questions about the keyboard; `nil` for nowhere.
  var inspectPath: String?
  /// The folder with the layouts; `nil` to look for it.
  var layoutsPath: String?
  /// The settings file; `nil` for the usual one.
  var settingsPath: String?
  /// Whether what custom keyboards print is shown.
  var showsKeyboardOutput = false

  static let usage = """
    usage: spinetd [--inspect PATH] [--layouts DIR] [--settings FILE] [--keyboard-output]

    Shows the on-screen keyboard in the running Wayland session.

      --inspect PATH     answer questions about the keyboard on a Unix socket, for tests and tools
      --layouts DIR      read layouts from DIR, and from nowhere else
      --settings FILE    read settings from FILE (default: ~/.config/spinet/settings.conf)
      --keyboard-output  print custom keyboards' output to standard error (for keyboard authors)
      --version          print the version
      --help             print this

    Example:
      spinetd --settings ./settings.conf --keyboard-output
    """

  /// What to do in place of running.
  enum Exit: Error {
    case print(String)
    case misuse(String)
  }

  init(_ arguments: [String]) throws(Exit) {
    var rest = arguments[...]
    func value(of option: String) throws(Exit) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else {
        throw .misuse("\(option) needs a value; see spinetd --help")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--inspect": inspectPath = try value(of: argument)
      case "--layouts": layoutsPath = try value(of: argument)
      case "--settings": settingsPath = try value(of: argument)
      case "--keyboard-output": showsKeyboardOutput = true
      case "--version": throw .print("spinetd \(SpinetVersion.string)")
      case "--help", "-h": throw .print(Self.usage)
      default: throw .misuse("unknown argument '\(argument)'; see spinetd --help")
      }
    }
  }
}
