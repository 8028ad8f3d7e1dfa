// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import SystemKeyboard
import TextModel

/// The keyboard of the system for the app's fields, with the field that it types into.
@MainActor
final class InProcessKeyboard {
  private var view: SystemKeyboardView?
  private var client: ResponderTextClient?
  private weak var field: UIResponder?
  /// Whether the layouts could not be read; said once.
  private var isMissing = false

  /// Types into a field from now on.
  ///
  /// - Parameters:
  ///   - responder: The field.
  ///   - kind: How the keyboard is held.
  ///   - size: Of the screen, in points.
  /// - Returns: What shows; `nil` where there are no layouts, which is said on standard error.
  func focus(_ responder: UIResponder, as kind: InAppKeyboard.Kind, in size: CGSize) -> UIView? {
    guard let field = responder as? any UIKeyInput, let view = makeView() else { return nil }
    let client = ResponderTextClient(field)
    client.onChange = { [weak self] in self?.updateReturnKey() }
    self.client = client
    self.field = responder
    view.overrideUserInterfaceStyle =
      switch field.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      default: .unspecified
      }
    view.focus(client, FieldTraits(field), isReturnEnabled: Self.isReturnEnabled(field), as: kind, in: size)
    view.onDismiss = { [weak responder] in responder?.resignFirstResponder() }
    view.frame.size.height = view.boardHeight
    return view
  }

  func blur() {
    view?.blur()
    client = nil
    field = nil
  }

  /// A field's text or caret has changed by other hands than the keys'.
  func textChanged(in responder: UIResponder) {
    guard responder === field else { return }
    view?.textChanged()
    updateReturnKey()
  }

  private func updateReturnKey() {
    guard let input = field as? any UIKeyInput else { return }
    view?.setReturnEnabled(Self.isReturnEnabled(input))
  }

  private static func isReturnEnabled(_ field: any UIKeyInput) -> Bool {
    !field.enablesReturnKeyAutomatically || field.hasText
  }

  private func makeView() -> SystemKeyboardView? {
    if let view { return view }
    guard !isMissing else { return nil }
    do {
      let catalog = try LayoutFolder(path: nil).catalog { Console.report("keyboard: \($0)") }
      view = SystemKeyboardView(catalog: catalog)
    } catch {
      isMissing = true
      Console.report("keyboard: \(error.message) in SPINET_LAYOUTS")
    }
    return view
  }
}
