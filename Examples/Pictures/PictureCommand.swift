// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The command line of programs that save pictures: `PROGRAM [FOLDER [NAME…]]`.
@MainActor
package enum PictureCommand {
  /// Runs a program, and ends it where it cannot do what was asked.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - usualFolder: Where the pictures go when no folder is named.
  ///   - save: Saves the pictures that the filter takes.
  package static func run(
    _ program: String, usualFolder: String, save: (_ folder: URL, _ filter: PictureFilter) throws -> Void
  ) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first?.hasPrefix("-") != true else {
      print("usage: \(program) [FOLDER [NAME…]]")
      exit(2)
    }
    let folder = URL(filePath: arguments.first ?? usualFolder, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try save(folder, PictureFilter(names: Array(arguments.dropFirst())))
      print("Pictures: \(folder.path(percentEncoded: false))")
    } catch {
      print("\(program): \(error)")
      exit(1)
    }
  }
}

/// The pictures that somebody has asked for, by parts of their names.
package struct PictureFilter: Sendable {
  private let names: [String]

  init(names: [String]) { self.names = names }

  /// Whether no name was given.
  package var takesAll: Bool { names.isEmpty }

  package func takes(_ name: String) -> Bool { names.isEmpty || names.contains(where: name.contains) }

  /// The error of a program in which nothing is called so.
  package var nothingFound: PictureError { PictureError("nothing is called \(names.joined(separator: " or "))") }
}

/// Why there is no picture.
package struct PictureError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
