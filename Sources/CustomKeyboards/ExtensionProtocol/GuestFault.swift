// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

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

extension GuestFault {
  /// What all faults of a kind have in common. The value is how their descriptions begin, by which a stored one is known.
  package enum Kind: String, CaseIterable, Sendable {
    case ended = "it ended by itself"
    case noAnswer = "it did not answer in time"
    case notReading = "it does not read what it is sent"
    case memory = "it uses too much memory"
    case flood = "it sent more messages than a keyboard may"
    case typesUnasked = "it tried to type again and again without being touched"
    case wrongMessage = "it sent an invalid message"
    case wrongVersion = "it speaks another version of the protocol"
    case wrongPicture = "it sent a picture that cannot be shown"
    case start = "it cannot be started"

    /// The kind of a fault that was stored by its description; `nil` for any other text.
    package init?(description: String) {
      guard let kind = Self.allCases.first(where: { description.hasPrefix($0.rawValue) }) else { return nil }
      self = kind
    }
  }

  /// What kind of fault it is, for counting.
  package var kind: Kind {
    switch self {
    case .ended: .ended
    case .noAnswer: .noAnswer
    case .notReading: .notReading
    case .memory: .memory
    case .flood: .flood
    case .typesUnasked: .typesUnasked
    case .wrongMessage: .wrongMessage
    case .wrongVersion: .wrongVersion
    case .wrongPicture: .wrongPicture
    case .start: .start
    }
  }
}

extension GuestFault: CustomStringConvertible {
  /// What to write into the log.
  package var description: String {
    switch self {
    case .noAnswer, .notReading, .flood, .typesUnasked: kind.rawValue
    case .ended(let how): "\(kind.rawValue) (\(how))"
    case .memory(let used, let limit): "\(kind.rawValue): \(used) MiB, more than the \(limit) that keyboards may have"
    case .wrongMessage(let error): "\(kind.rawValue) (\(error))"
    case .wrongVersion(let version):
      "\(kind.rawValue), \(version) and not \(ExtensionProtocolVersion.current); build it anew"
    case .wrongPicture(let what): "\(kind.rawValue) (\(what))"
    case .start(let why): "\(kind.rawValue): \(why)"
    }
  }
}
