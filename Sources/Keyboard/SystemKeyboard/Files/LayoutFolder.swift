// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// The layouts' files: those that came with the program, and those that people have put into a folder of their own.
package struct LayoutFolder {
  /// Why there is no keyboard.
  package struct Missing: ExplainedError, Hashable {
    package enum Code: Hashable, Sendable {
      /// There is no folder with layouts.
      case folder
      /// Parts that all layouts have in common cannot be read.
      case sharedParts
      /// No layout of a language can be read.
      case languages
    }

    package let code: Code
    package let message: String
    package let advice: String?
  }

  private let path: String
  /// The folder of people's own layouts, which need not be there; `nil` for none.
  private let ownPath: String?

  /// - Parameter path: The folder to use, and no other; `nil` to look where programs keep their data, and in the folder of
  ///   people's own layouts.
  package init(path: String?) throws(Missing) {
    let told = path ?? Environment.value("SPINET_LAYOUTS")
    try self.init(path: told, own: told == nil ? BaseFolder.data.path.map { $0 + "/spinet/Keyboards" } : nil)
  }

  /// - Parameters:
  ///   - path: The folder with Spinet's own layouts; `nil` to look where programs keep their data.
  ///   - own: The folder with people's own layouts; `nil` for none.
  package init(path: String?, own: String?) throws(Missing) {
    ownPath = own
    guard let path = path ?? Self.candidates.first(where: { Files.exists($0 + "/" + KeyboardCatalog.padsFileName) })
    else {
      throw Missing(
        code: .folder, message: "no layouts found", advice: "install them with the program, or name their folder")
    }
    self.path = path
  }

  /// Where the layouts may be: beside an installed program, in a checkout, and in the data folders.
  private static var candidates: [String] {
    let program = Process.folder.map { [$0 + "/../share/spinet/Keyboards", $0 + "/../../../Keyboards"] } ?? []
    return program + BaseFolder.sharedData.map { $0 + "/spinet/Keyboards" } + besideSources
  }

  /// For what is built for debugging, such as the tests of somebody's own package: the layouts of the checkout, or of the
  /// installation, that holds the sources.
  static var besideSources: [String] {
    #if DEBUG
      var folders = #filePath.split(separator: "/").dropLast().map { "/" + $0 }
      while !folders.isEmpty, !Files.exists(folders.joined() + "/Package.swift") { folders.removeLast() }
      return folders.isEmpty ? [] : [folders.joined() + "/Keyboards", folders.joined() + "/../Keyboards"]
    #else
      return []
    #endif
  }

  /// The paths of the layouts' files.
  package var files: [String] { Files.names(in: path).filter { $0.hasSuffix(".xml") }.sorted().map { path + "/" + $0 } }

  /// Reads every layout that can be read; the others are reported and left out.
  ///
  /// A layout of people's own takes the place of the one for the same language, and comes after the others where there is
  /// none.
  ///
  /// - Parameter report: Gets a line for each fault.
  package func catalog(report: (String) -> Void) throws(Missing) -> KeyboardCatalog {
    let shared = [KeyboardCatalog.padsFileName, KeyboardCatalog.rowsFileName]
    guard let pads = read(path + "/" + shared[0], report), let rows = read(path + "/" + shared[1], report) else {
      throw Missing(
        code: .sharedParts, message: "the layouts in \(path) are not complete", advice: "install them again")
    }
    let own = ownPath.map { languages(in: $0, report) } ?? []
    let keyboards = languages(in: path, report).map { keyboard in
      own.first { $0.locale == keyboard.locale } ?? keyboard
    }
    guard !keyboards.isEmpty else {
      throw Missing(
        code: .languages, message: "there is no layout of a language in \(path)", advice: "install them again")
    }
    return KeyboardCatalog(keyboards: keyboards + own, pads: pads, rows: rows)
  }

  /// Reads the layouts of languages in a folder, in the order of their files' names.
  private func languages(in folder: String, _ report: (String) -> Void) -> [Keyboard] {
    Files.names(in: folder).filter { Self.isLanguage($0) }.compactMap { read(folder + "/" + $0, report) }
  }

  /// Layouts of languages are named for their locale, such as `en-US.xml`; parts of layouts have other names.
  private static func isLanguage(_ name: String) -> Bool {
    name.hasSuffix(".xml") && name.prefix { $0 != "-" && $0 != "." }.utf8.count <= 3
  }

  private func read(_ file: String, _ report: (String) -> Void) -> Keyboard? {
    do {
      return try KeyboardReader.read(try Files.read(file), file: file, imports: imported)
    } catch let errors as LayoutErrors {
      for error in errors.errors { report("\(error)") }
    } catch {
      report("cannot read \(file)")
    }
    return nil
  }

  private func imported(_ request: LayoutImport) -> LayoutImportedFile? {
    guard case .file(let parent) = request.base, !request.path.split(separator: "/").contains(".."),
      !request.path.hasPrefix("/")
    else { return nil }
    let folder = parent.lastIndex(of: "/").map { String(parent[..<$0]) } ?? "."
    // Layouts of people's own import the parts that came with the program, too.
    for folder in [folder, path] {
      let file = folder + "/" + request.path
      if let bytes = try? Files.read(file) { return LayoutImportedFile(name: file, bytes: bytes) }
    }
    return nil
  }
}
