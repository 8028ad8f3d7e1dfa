// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension KeyboardManifest {
  /// The language of a folder such as `ko.lproj` or `zh_CN.lproj`, as a BCP 47 tag; `nil` for folders of other names
  /// and for `Base.lproj`, which is no language.
  package static func language(ofFolder name: String) -> String? {
    guard name.hasSuffix(".lproj") else { return nil }
    let tag = String(name.dropLast(6).map { $0 == "_" ? "-" : $0 })
    return tag != "Base" && isLanguageTag(tag) ? tag : nil
  }

  /// Takes the texts of one language's `InfoPlist.strings`; keys that a keyboard has no use for are passed over.
  ///
  /// - Returns: What is wrong with the file. None of it keeps the keyboard from working.
  package mutating func addLocalization(_ bytes: [UInt8], language: String, file: String) -> [BundleProblem] {
    guard localizations.count < Self.longestLocalizationCount else {
      return [
        BundleProblem(
          file: file, line: 0, .warning, "a keyboard has \(Self.longestLocalizationCount) languages at most")
      ]
    }
    do throws(BundleProblem) {
      let all = try StringsFile.parse(bytes, file: file)
      var texts: [String: String] = [:]
      texts["CFBundleDisplayName"] = all["CFBundleDisplayName"] ?? all["CFBundleName"]
      for key in Self.usageKeys { texts[key] = all[key] }
      var problems: [BundleProblem] = []
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) where !Self.isText(text) {
        texts[key] = nil
        problems.append(
          BundleProblem(file: file, line: 0, .warning, "\(key) \(Self.textRule); the name in Info.plist counts"))
      }
      localizations[language] = texts
      return problems
    } catch {
      return [BundleProblem(file: error.file, line: error.line, .warning, error.message)]
    }
  }

  static let longestLocalizationCount = 200
}
