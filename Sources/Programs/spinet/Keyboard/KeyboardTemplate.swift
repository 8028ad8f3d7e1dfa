// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle

/// The files of a new keyboard.
struct KeyboardTemplate {
  let name: String
  let identifier: String
  let language: String
  /// The path of the SDK's sources.
  let sdk: String

  /// Every file with its path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", PackageResources.Package_swift_in), ("Info.plist", PackageResources.Info_plist_in),
      ("README.md", PackageResources.README_md_in),
      ("Sources/\(name)/KeyboardViewController.swift", PackageResources.KeyboardViewController_swift_in),
      ("Sources/\(name)/SuggestionBar.swift", PackageResources.SuggestionBar_swift_in),
      ("Sources/\(name)/Main+Linux.swift", PackageResources.Main_swift_in),
      ("Tests/\(name)Tests/\(name)Tests.swift", PackageResources.KeyboardTests_swift_in),
    ].map { ($0.0, filled($0.1)) } + [(".gitignore", ".build\n")]
  }

  private func filled(_ bytes: [UInt8]) -> String {
    let values = [
      "NAME": name, "IDENTIFIER": identifier, "LANGUAGE": language, "SDK": inSwift(sdk),
      "RIGHT_TO_LEFT": isRightToLeft ? "true" : "false",
    ]
    var parts = String(decoding: bytes, as: UTF8.self).split(separator: "@@", omittingEmptySubsequences: false).map(
      String.init)
    // Every second part stands between two signs.
    for index in parts.indices where !index.isMultiple(of: 2) { parts[index] = values[parts[index]] ?? "" }
    return parts.joined()
  }

  /// A path between the quotes of a Swift text.
  private func inSwift(_ path: String) -> String {
    path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
  }

  private var isRightToLeft: Bool {
    let subtag = language.lowercased().prefix { $0 != "-" }
    return ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(subtag)
  }
}
