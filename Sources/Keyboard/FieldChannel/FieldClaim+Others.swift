// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

// MARK: - Other fields of the same form

extension FieldClaim {
  /// More kinds than a name or an address has parts are not heard.
  private static let mostOthers = 8

  mutating func takeOthers(_ line: ChannelLine) {
    number = line["number"].flatMap { Int($0) } ?? 0
    for name in (line["others"] ?? "").split(separator: ",").prefix(Self.mostOthers) {
      let content = ContentType(rawValue: String(name))
      if !otherContents.contains(content) { otherContents.append(content) }
    }
  }

  /// Puts as many of the kinds into a line as a value has room for.
  func putOthers(into line: inout ChannelLine) {
    guard !otherContents.isEmpty else { return }
    var value = ""
    for content in otherContents.prefix(Self.mostOthers) {
      let longer = value.isEmpty ? content.rawValue : value + "," + content.rawValue
      if longer.utf8.count <= FieldChannel.longestValueByteCount { value = longer }
    }
    line["others"] = value
    line["number"] = "\(number)"
  }
}

extension FieldText {
  /// - Returns: `nil` for no text, or one that is not of one line.
  init?(_ line: ChannelLine) {
    guard let content = line["content"], let text = line[ChannelLine.filledText], !text.isEmpty,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.init(text, as: ContentType(rawValue: content))
  }

  var line: ChannelLine {
    var line = ChannelLine("fill")
    line["content"] = content.rawValue
    line[ChannelLine.filledText] = text
    return line
  }
}
