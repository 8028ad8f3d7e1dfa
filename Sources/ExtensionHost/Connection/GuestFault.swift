// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import LinuxSystem

/// Why a keyboard was ended. None of it has a word of what somebody typed.
package enum GuestFault: Error, Hashable, Sendable {
  /// Its process is no more, with the reason in words.
  case ended(String)
  /// It has not answered in time.
  case noAnswer
  /// It does not take what it is told.
  case notReading
  case memory(mebibytes: Int, limit: Int)
  /// It has said more than a keyboard has to say.
  case flood
  /// It has typed again and again though nobody had touched it; none of that was typed.
  case typesUnasked
  case wrongMessage(PacketError)
  /// It speaks another version of the protocol.
  case wrongVersion(UInt32)
  /// The memory or the form of a picture is not what it should be.
  case wrongPicture(String)
  /// It cannot be started.
  case start(String)
}

extension GuestFault {
  /// Whether a keyboard that does it is not to be started again, were it the first time.
  package var isFinal: Bool { self == .typesUnasked }
}

extension GuestFault: CustomStringConvertible {
  /// What to write into the log.
  package var description: String {
    switch self {
    case .ended(let how): "it ended by itself (\(how))"
    case .noAnswer: "it did not answer in time"
    case .notReading: "it does not read what it is told"
    case .memory(let used, let limit): "it uses \(used) MiB of memory, more than the \(limit) that keyboards may have"
    case .flood: "it sent more messages than a keyboard may"
    case .typesUnasked: "it tried to type again and again without being touched"
    case .wrongMessage(let error): "it sent a message that is none (\(error))"
    case .wrongVersion(let version):
      "it speaks version \(version) of the protocol, not \(ExtensionProtocolVersion.current); build it anew"
    case .wrongPicture(let what): "it sent a picture that cannot be shown (\(what))"
    case .start(let why): "it cannot be started: \(why)"
    }
  }
}

extension GuestFault: ExplainedError {
  /// The fault itself: its cases are what programs tell apart.
  package var code: GuestFault { self }

  package var message: String { description }
}
