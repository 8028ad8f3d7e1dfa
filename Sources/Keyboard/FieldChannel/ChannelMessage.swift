// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What one side tells the other in a line.
package enum ChannelMessage: Hashable, Sendable {
  /// The first line of either side, with the latest version that it speaks; the keyboard's has what the app shows by that a
  /// field is its own.
  case hello(version: Int, proof: FieldProof? = nil)
  /// The app's field that has focus.
  case field(FieldClaim)
  /// No field of the app has focus.
  case noField
  /// Where the keyboard is.
  case keyboard(KeyboardReport)
  /// A text for one of the other fields of the form of the field that the app calls by a number.
  case fill(FieldText, number: Int)

  /// - Returns: `nil` for anything else, which is not meant for this version.
  package init?(_ text: String) {
    guard let line = ChannelLine(parsing: text) else { return nil }
    switch line.word {
    case "hello":
      guard let version = line["version"].flatMap({ Int($0) }), version > 0 else { return nil }
      self = .hello(version: version, proof: line["proof"].flatMap { FieldProof($0) })
    case "field": self = .field(FieldClaim(line))
    case "nofield": self = .noField
    case "keyboard":
      guard let report = KeyboardReport(line) else { return nil }
      self = .keyboard(report)
    case "fill":
      guard let text = FieldText(line), let number = line["number"].flatMap({ Int($0) }) else { return nil }
      self = .fill(text, number: number)
    default: return nil
    }
  }

  /// How it is sent, without the line feed.
  package var text: String {
    switch self {
    case .hello(let version, let proof):
      var line = ChannelLine("hello")
      line["proof"] = proof?.word
      line["version"] = "\(version)"
      return line.text
    case .field(let claim): return claim.line.text
    case .noField: return ChannelLine("nofield").text
    case .keyboard(let report): return report.line.text
    case .fill(let text, let number):
      var line = text.line
      line["number"] = "\(number)"
      return line.text
    }
  }
}
