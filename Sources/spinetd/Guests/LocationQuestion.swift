// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the person is told when a keyboard asks where the device is, and has not been told yet whether it may know.
///
/// It is a message of the desktop, not a question on the keyboard, whose area is the keyboard's own: what can be answered
/// there could be imitated there.
struct LocationQuestion {
  let title: String
  let text: String

  /// - Parameters:
  ///   - name: The keyboard's, for people.
  ///   - reason: What its bundle says it wants the location for.
  ///   - language: A BCP 47 tag.
  init(name: String, identifier: String, reason: String, language: String) {
    let command = "spinet keyboard access \(identifier) location on"
    if language.hasPrefix("ko") {
      title = "‘\(name)’ 키보드가 현재 위치를 사용하려고 합니다"
      text = "“\(reason)”\n허용하려면 ‘키보드 설정’을 열거나 다음 명령을 실행하십시오: \(command)"
    } else {
      title = "The keyboard \(name) would like to use your location"
      text = "“\(reason)”\nTo allow it, open Keyboard Settings, or run: \(command)"
    }
  }
}
