// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// Why a keyboard was turned off, in the language of the settings.
enum FailureReason {
  /// - Parameter stored: The description of a `GuestFault`, or any other text, which stays as it is.
  static func text(_ stored: String) -> String {
    guard let kind = GuestFault.Kind(description: stored) else { return stored }
    return said(stored, korean(kind))
  }

  private static func korean(_ kind: GuestFault.Kind) -> String {
    switch kind {
    case .ended: "비정상 종료"
    case .noAnswer: "응답하지 않음"
    case .notReading: "메시지를 읽지 않음"
    case .memory: "메모리를 너무 많이 사용함"
    case .flood: "메시지를 지나치게 많이 보냄"
    case .typesUnasked: "터치하지 않았는데 입력하려고 함"
    case .wrongMessage: "잘못된 메시지를 보냄"
    case .wrongVersion: "Spinet과 버전이 맞지 않아 다시 빌드해야 함"
    case .wrongPicture: "잘못된 화면을 보냄"
    case .start: "시작할 수 없음"
    }
  }
}
