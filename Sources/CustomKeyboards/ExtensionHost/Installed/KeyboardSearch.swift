// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import LinuxSystem

/// A look through folders for bundles, in portions.
package nonisolated struct KeyboardSearch {
  /// Folders and bundles that have not been looked at, the next last.
  private var folders: [String]
  private var bundles: [String] = []
  private var reading: (path: String, bundle: BundleReading)?
  /// Those of the folder that is looked at.
  private var inFolder: [InstalledKeyboard] = []
  private var keyboards: [InstalledKeyboard] = []
  private var problems: [BundleProblem] = []

  /// What reading a bundle's description counts as.
  private static let readingCost = 10

  package init(in folders: [String] = InstalledKeyboards.usualFolders) { self.folders = folders.reversed() }

  /// Looks at some more files.
  ///
  /// - Parameter portion: How many, at about.
  /// - Returns: What there is, once all of it has been looked at.
  package mutating func advance(by portion: Int) -> InstalledKeyboards? {
    var portion = portion
    while portion > 0 {
      if reading != nil {
        advanceReading(&portion)
      } else if let path = bundles.popLast() {
        begin(path)
      } else if let folder = folders.popLast() {
        enter(folder)
        portion -= 1
      } else {
        return InstalledKeyboards(keyboards: keyboards, problems: problems)
      }
    }
    return nil
  }

  private mutating func enter(_ folder: String) {
    inFolder = []
    guard let real = try? Files.realPath(folder) else { return }
    if let distrust = BundleInspection.distrust(of: real) {
      problems.append(distrust)
      return
    }
    bundles = Files.names(in: real).reversed().filter { $0.hasSuffix(InstalledKeyboard.folderSuffix) }
      .map { "\(real)/\($0)" }
  }

  private mutating func begin(_ path: String) {
    do throws(BundleProblem) {
      reading = (path, try BundleReading(folder: path))
    } catch {
      problems.append(error)
    }
  }

  private mutating func advanceReading(_ portion: inout Int) {
    guard let path = reading?.path, let result = reading?.bundle.advance(&portion) else { return }
    reading = nil
    portion -= Self.readingCost
    problems += result.problems
    if let keyboard = result.keyboard { add(keyboard, at: path) }
  }

  private mutating func add(_ keyboard: InstalledKeyboard, at path: String) {
    func isSame(_ other: InstalledKeyboard) -> Bool {
      other.identifier.lowercased() == keyboard.identifier.lowercased()
    }
    if let other = inFolder.first(where: isSame) {
      let message = "has the identifier of \(other.folder), which counts; remove one of them"
      problems.append(BundleProblem(file: path, line: 0, .warning, message))
    } else {
      inFolder.append(keyboard)
      if !keyboards.contains(where: isSame) { keyboards.append(keyboard) }
    }
  }
}
