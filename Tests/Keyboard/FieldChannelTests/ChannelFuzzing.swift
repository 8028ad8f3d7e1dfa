// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
@testable import TextModel

@testable import FieldChannel

/// Feeds the channel's reader any bytes, and checks what must hold whatever they are. Shared with the fuzz target
/// FuzzFieldChannel.
struct ChannelFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    for part in bytes.split(separator: 0x0A) {
      let line = String(decoding: part, as: UTF8.self)
      guard let message = ChannelMessage(line) else { continue }
      precondition(!message.text.utf8.contains(0x0A), "a line in a line")
      switch message {
      case .field(let claim): check(claim)
      case .keyboard(let report):
        precondition(
          report.form == nil || report.frame.width > 0 && report.frame.height > 0, "a place that is none")
        precondition(ChannelMessage(message.text) == message, "what is sent is not what was heard")
      case .hello, .noField, .fill:
        precondition(ChannelMessage(message.text) == message, "what is sent is not what was heard")
      }
    }
  }

  private func check(_ claim: FieldClaim) {
    precondition((0...1000).contains(claim.accessoryHeight), "an accessory without bounds")
    let told = FieldTraits(purpose: claim.purpose, hints: claim.hints)
    if told.isSecure { precondition(claim.traits.isSecure && claim.traits.keyboard == nil, "a secret is told away") }
  }
}
