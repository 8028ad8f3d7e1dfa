// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Where the sources and the built programs are.
package enum Checkout {
  /// The folder of `Package.swift`.
  package static var root: String { SourceTree.root }

  /// The folder of the fixtures and of the C sources of the bed's tools.
  package static var fixtures: String { root + "/Utilities/testbed" }

  package static var keyboards: String { root + "/Keyboards" }

  /// Returns the folder of the language files, which are built where they are not yet, or are older than their tables.
  package static func languages() throws -> String { try builtLanguages.get() }

  /// Made once: tests that run side by side want it at the same time.
  private static let builtLanguages = Result { try buildLanguages() }

  private static func buildLanguages() throws -> String {
    let folder = root + "/.build/language"
    let tables = try ["counts", "offensive"].flatMap { name in
      let path = "\(root)/Data/\(name)"
      return try FileManager.default.contentsOfDirectory(atPath: path).map { "\(path)/\($0)" }
    }
    let ending = ".words.tsv.xz"
    let built = tables.filter { $0.hasSuffix(ending) }
      .map { modificationDate("\(folder)/\(URL(filePath: $0).lastPathComponent.dropLast(ending.count)).language") }
    let newest = tables.compactMap(modificationDate).max() ?? .distantPast
    if built.allSatisfy({ $0.map { $0 >= newest } ?? false }) { return folder }
    let result = try ShortCommand.run(
      [root + "/Utilities/build-language-files.sh", program("spinet"), folder],
      environment: ProcessInfo.processInfo.environment)
    guard result.status == 0 else { throw BedError("the language files cannot be built: \(result.output)") }
    return folder
  }

  private static func modificationDate(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// The folder of the running program, which is where SwiftPM puts the products of one build.
  static var products: String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(filePath: program).deletingLastPathComponent().path(percentEncoded: false).trimmingTrailingSlash
  }

  /// Returns the path of one of our programs: from the environment (`SPINETD` for `spinetd`), or from the same build.
  package static func program(_ name: String) throws -> String {
    if let path = ProcessInfo.processInfo.environment[name.uppercased()], !path.isEmpty { return path }
    let candidates = [products + "/" + name, root + "/.build/debug/" + name]
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw BedError("\(name) is not built: run `swift build`, or set \(name.uppercased()) to its path")
    }
    return path
  }
}

extension String {
  fileprivate var trimmingTrailingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
