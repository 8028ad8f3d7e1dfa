// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Gallery
public import UIKit

/// A field for each kind of keyboard, and one for each Return key.
public final class KindsPage: PageController, UITextFieldDelegate {
  public private(set) var fields: [UITextField] = []

  private static var keyboards: [(String, UIKeyboardType)] {
    [
      (said("Default", "기본"), .default), (said("ASCII", "ASCII"), .asciiCapable),
      (said("Numbers and punctuation", "숫자와 문장 부호"), .numbersAndPunctuation), (said("URL", "URL"), .URL),
      (said("Number pad", "숫자 패드"), .numberPad), (said("Phone pad", "전화 패드"), .phonePad),
      (said("Name or phone", "이름 또는 전화"), .namePhonePad), (said("Email", "이메일"), .emailAddress),
      (said("Decimal pad", "소수 패드"), .decimalPad), (said("Handles and tags", "계정과 해시태그"), .twitter),
      (said("Web search", "웹 검색"), .webSearch), (said("ASCII number pad", "ASCII 숫자 패드"), .asciiCapableNumberPad),
    ]
  }

  private static var returnKeys: [(String, UIReturnKeyType)] {
    [
      (said("Return", "리턴"), .default), (said("Go", "이동"), .go), (said("Google", "Google"), .google),
      (said("Join", "연결"), .join), (said("Next", "다음"), .next), (said("Route", "경로"), .route),
      (said("Search", "검색"), .search), (said("Send", "보내기"), .send), (said("Yahoo", "Yahoo"), .yahoo),
      (said("Done", "완료"), .done), (said("Emergency call", "긴급 전화"), .emergencyCall),
      (said("Continue", "계속"), .continue),
    ]
  }

  public override func build() {
    scrollView.keyboardDismissMode = .interactive
    let dark = UISwitch()
    dark.addAction(
      UIAction { [weak self] action in
        guard let self, let dark = action.sender as? UISwitch else { return }
        for field in fields { field.keyboardAppearance = dark.isOn ? .dark : .default }
        fields.first { $0.isFirstResponder }?.reloadInputViews()
      }, for: .valueChanged)
    addGroup(said("Appearance", "화면 모드"), [RowView(said("Dark keyboard", "어두운 키보드"), dark)])
    addGroup(
      said("Keyboards", "키보드"), Self.keyboards.map { name, kind in row(name) { $0.keyboardType = kind } })
    addGroup(
      said("Return keys", "리턴 키"),
      footer: said("Scroll down over the keyboard to send it away.", "아래로 스크롤해 키보드까지 쓸어내리면 키보드가 닫힙니다."),
      Self.returnKeys.map { name, kind in row(name) { $0.returnKeyType = kind } })
  }

  private func row(_ name: String, _ set: (UITextField) -> Void) -> UIView {
    let field = UITextField()
    field.placeholder = said("Type here", "입력하세요")
    field.textAlignment = effectiveAlignment
    field.accessibilityLabel = name
    field.delegate = self
    set(field)
    fields.append(field)
    return RowView(name, field.sized(width: 140, height: 34))
  }

  /// At the trailing side.
  private var effectiveAlignment: NSTextAlignment {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField.returnKeyType == .next, let index = fields.firstIndex(of: textField), index + 1 < fields.count
    else { return textField.resignFirstResponder() }
    return fields[index + 1].becomeFirstResponder()
  }
}
