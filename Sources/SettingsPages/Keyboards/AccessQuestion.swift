// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle

/// What a person is asked before a keyboard may do more than type.
struct AccessQuestion {
  let title: String
  let message: String

  /// - Parameter languages: The person's as BCP 47 tags, the dearest first.
  static func fullAccess(_ manifest: KeyboardManifest, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    let contacts = Use.contacts.reason(manifest, languages)
    let location = Use.location.reason(manifest, languages)
    var given = [said("the network", "네트워크")]
    if contacts != nil { given.append(said("your contacts", "연락처")) }
    if !manifest.appGroups.isEmpty { given.append(said("data shared with its app (writing)", "앱과 공유하는 데이터(쓰기)")) }
    let list = given.joined(separator: ", ")
    var lines = [
      said(
        "The keyboard can then send what you type with it to its author, and use: \(list).",
        "허용하면 이 키보드가 입력 내용을 제작자에게 보낼 수 있고 \(list)를 사용할 수 있습니다.")
    ]
    if location != nil {
      lines.append(
        said(
          "It knows your location only if you turn that on afterwards.", "위치는 나중에 별도로 켜야 사용할 수 있습니다."))
    }
    let reasons = [Use.contacts.quote(contacts), Use.location.quote(location)].compactMap(\.self)
    return AccessQuestion(
      title: said("Allow Full Access for “\(name)”?", "‘\(name)’ 키보드의 전체 접근을 허용하시겠습니까?"),
      message: text(lines, reasons))
  }

  static func location(_ manifest: KeyboardManifest, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    return AccessQuestion(
      title: said("Allow “\(name)” to Use Your Location?", "‘\(name)’ 키보드에서 현재 위치를 사용하도록 허용하시겠습니까?"),
      message: text([], [Use.location.reason(manifest, languages).map { "“\($0)”" }].compactMap(\.self)))
  }

  /// Whether a keyboard may type where what is typed is run.
  ///
  /// - Parameter app: The app's name for people.
  static func commandApp(_ manifest: KeyboardManifest, _ app: String, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    return AccessQuestion(
      title: said("Allow “\(name)” to Type in “\(app)”?", "‘\(name)’ 키보드가 ‘\(app)’에 입력하도록 허용하시겠습니까?"),
      message: said(
        "What is typed in this app is run as a command. The keyboard can then do everything that you can: read and delete "
          + "your files, send them away, and install programs.",
        "이 앱에 입력한 내용은 명령으로 실행됩니다. 허용하면 이 키보드는 사용자가 할 수 있는 모든 일을 할 수 있습니다. 파일을 읽고 지우거나, "
          + "외부로 보내거나, 프로그램을 설치할 수 있습니다."))
  }

  private static func text(_ lines: [String], _ reasons: [String]) -> String {
    let heading = said("In the author’s words:", "제작자의 설명:")
    let quoted = reasons.isEmpty ? [] : [([heading] + reasons).joined(separator: "\n")]
    return (lines + quoted).joined(separator: "\n\n")
  }
}

// MARK: - Data of the person

extension AccessQuestion {
  /// Something of the person's that keyboards say what they want it for.
  enum Use: String {
    case location = "NSLocationWhenInUseUsageDescription"
    case contacts = "NSContactsUsageDescription"

    /// What the author says; `nil` where the keyboard does not want it.
    func reason(_ manifest: KeyboardManifest, _ languages: [String]) -> String? {
      manifest.usageDescription(rawValue, for: languages)
    }

    fileprivate func quote(_ reason: String?) -> String? {
      let heading =
        switch self {
        case .location: said("Location", "위치")
        case .contacts: said("Contacts", "연락처")
        }
      return reason.map { "\(heading): “\($0)”" }
    }
  }
}
