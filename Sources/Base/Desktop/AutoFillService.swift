// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of a code that a program hands over.
package enum CodeAnswer: Hashable, Sendable {
  /// It is offered for a while.
  case isOffered
  /// It is none.
  case isNoCode
  /// Too many have come.
  case comesTooOften
  /// The settings say that none are offered.
  case notWanted
}

/// Where programs that get messages hand over codes: the D-Bus name and interface `org.spinet.AutoFill1`, which
/// Documentation/DBus.md describes.
@MainActor
package final class AutoFillService {
  package nonisolated static let name = "org.spinet.AutoFill1"
  package nonisolated static let path = "/org/spinet/AutoFill1"
  /// How long a string may be that is looked at, in bytes.
  private static let longestText = 200

  private let onCode: (_ text: String, _ sender: String) -> CodeAnswer

  /// Offers the object and asks for the name.
  ///
  /// - Parameters:
  ///   - report: Called with one line for the log when the name is not ours.
  ///   - onCode: Called with a code and who has sent it, both of which may be any text.
  package init(
    bus: SessionBus, report: @escaping (String) -> Void,
    onCode: @escaping (_ text: String, _ sender: String) -> CodeAnswer
  ) {
    self.onCode = onCode
    bus.serve(below: Self.path) { [weak self] in
      self?.answer($0) ?? .failure("org.freedesktop.DBus.Error.ServiceUnknown", "the keyboard is about to end")
    }
    bus.requestName(Self.name) { isOurs in
      if isOurs != true {
        report("D-Bus name \(Self.name) belongs to another program; no codes reach this keyboard until that ends")
      }
    }
  }

  private func answer(_ request: BusRequest) -> BusAnswer {
    guard request.path == Self.path, request.interface.isEmpty || request.interface == Self.name,
      request.member == "OfferCode"
    else { return .failure("org.freedesktop.DBus.Error.UnknownMethod", "the only method is \(Self.name).OfferCode") }
    guard let arguments = request.arguments, arguments.count == 2, case .string(let code) = arguments[0],
      case .string(let sender) = arguments[1], code.utf8.count <= Self.longestText,
      sender.utf8.count <= Self.longestText
    else {
      return .failure(
        "org.freedesktop.DBus.Error.InvalidArgs", "OfferCode takes two strings: the code, and who has sent it")
    }
    return switch onCode(code, sender) {
    case .isOffered: .values([])
    case .isNoCode: .failure("\(Self.name).Error.NoCode", "a code has 4 to 10 letters and digits of ASCII")
    case .comesTooOften: .failure("\(Self.name).Error.TooOften", "too many codes in a minute; try again later")
    case .notWanted: .failure("\(Self.name).Error.NotWanted", "the settings say autofill-codes = off")
    }
  }
}
