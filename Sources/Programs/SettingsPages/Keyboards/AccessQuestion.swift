// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import Phrases

/// What a person is asked before a keyboard may do more than type.
struct AccessQuestion {
  let title: String
  let message: String

  /// - Parameter languages: The person's as BCP 47 tags, the dearest first.
  static func fullAccess(_ manifest: KeyboardManifest, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    let contacts = Use.contacts.reason(manifest, languages)
    let location = Use.location.reason(manifest, languages)
    var given = [said(.theNetwork)]
    if contacts != nil { given.append(said(.yourContacts)) }
    if !manifest.appGroups.isEmpty { given.append(said(.sharedData)) }
    let list = given.joined(separator: ", ")
    var lines = [
      said(.fullAccessMessage, list)
    ]
    if location != nil {
      lines.append(
        said(.locationComesLater))
    }
    let reasons = [Use.contacts.quote(contacts), Use.location.quote(location)].compactMap(\.self)
    return AccessQuestion(
      title: said(.allowFullAccessFor, name),
      message: text(lines, reasons))
  }

  static func location(_ manifest: KeyboardManifest, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    return AccessQuestion(
      title: said(.allowLocationFor, name),
      message: text([], [Use.location.reason(manifest, languages).map { "“\($0)”" }].compactMap(\.self)))
  }

  /// Whether a keyboard may type where what is typed is run.
  ///
  /// - Parameter app: The app's name for people.
  static func commandApp(_ manifest: KeyboardManifest, _ app: String, _ languages: [String]) -> AccessQuestion {
    let name = manifest.displayName(for: languages)
    return AccessQuestion(
      title: said(.allowAppFor, name, app),
      message: said(.appMessage))
  }

  private static func text(_ lines: [String], _ reasons: [String]) -> String {
    let heading = said(.authorsWords)
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
        case .location: said(.location)
        case .contacts: said(.contacts)
        }
      return reason.map { "\(heading): “\($0)”" }
    }
  }
}
