// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle

/// What a person is asked before a keyboard gets full access.
struct AccessQuestion {
  let title: String
  let message: String

  /// - Parameter languages: The person's as BCP 47 tags, the dearest first.
  init(_ manifest: KeyboardManifest, languages: [String]) {
    let name = manifest.displayName(for: languages)
    title = said("Allow Full Access for “\(name)”?", "‘\(name)’의 전체 접근을 허용하겠습니까?")
    let uses = Self.uses.filter { manifest.usageDescriptions[$0.key] != nil }
    var given = [said("the network", "네트워크")] + uses.map(\.name)
    if !manifest.appGroups.isEmpty { given.append(said("data shared with its app", "앱과 공유하는 데이터")) }
    let list = given.joined(separator: ", ")
    let reasons = uses.compactMap { use in
      manifest.usageDescription(use.key, for: languages).map { "\(use.heading): “\($0)”" }
    }
    let warning = said(
      "The keyboard can then send what you type with it to its author, and use: \(list).",
      "허용하면 이 키보드로 입력한 내용이 제작자에게 전송될 수 있으며, 다음을 사용할 수 있습니다: \(list).")
    let words = said("In the author’s words:", "제작자의 설명:")
    message = ([warning] + (reasons.isEmpty ? [] : ["\n\(words)"] + reasons)).joined(separator: "\n")
  }
}

// MARK: - Data of the person

extension AccessQuestion {
  private struct Use {
    /// The key of the usage description.
    let key: String
    let name: String
    let heading: String
  }

  private static var uses: [Use] {
    [
      Use(
        key: "NSLocationWhenInUseUsageDescription", name: said("your location", "위치"), heading: said("Location", "위치")),
      Use(
        key: "NSContactsUsageDescription", name: said("your contacts", "연락처"), heading: said("Contacts", "연락처")),
    ]
  }
}
