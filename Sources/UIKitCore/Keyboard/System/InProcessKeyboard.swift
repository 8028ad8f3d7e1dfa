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
    view.overrideUserInterfaceStyle = style(of: responder)
    view.others = others
    view.showsGlobe = showsGlobe
    view.focus(client, FieldTraits(field), isReturnEnabled: Self.isReturnEnabled(field), as: kind, in: size)
    view.onDismiss = { [weak responder] in responder?.resignFirstResponder() }
    view.frame.size.height = view.boardHeight
    return view
  }

  /// Light or dark, as a field wants its keyboard.
  func style(of responder: UIResponder?) -> UIUserInterfaceStyle {
    switch (responder as? any UIKeyInput)?.keyboardAppearance {
    case .dark: .dark
    case .light: .light
    default: .unspecified
    }
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

  // MARK: Keyboards to choose from

  /// Keyboards of the app's own, which follow on those of the system.
  var others: [KeyboardChoice] = []
  /// Whether the keys have a Globe among them.
  var showsGlobe = true
  /// Calls when the person has chosen one of the app's own.
  var onOther: (KeyboardChoice) -> Void = { _ in }

  /// The keyboards of the system that serve a field, in the order of the Globe key.
  func choices(for field: any UITextInputTraits) -> [KeyboardChoice] {
    makeView()?.choices(for: FieldTraits(field)) ?? []
  }

  /// The one of them that shows, or that shows next.
  var chosenID: String? { view?.modeID }

  /// The modes that the person has enabled, in the order of the Globe key.
  var modeIDs: [String] { makeView()?.modeIDs ?? [] }

  /// The mode for fields that take any language.
  var preferredID: String? { view?.preferredID }

  /// Shows a mode with the next field.
  func prefer(_ id: String) { makeView()?.prefer(id) }

  /// Calls when another mode shows.
  var onModeChange: () -> Void = {}

  /// Shows one of them; one that does not show yet will be that one.
  func choose(_ id: String) { makeView()?.choose(id) }

  /// Shows the next keyboard.
  func advance() { view?.advance() }

  /// How high the keys are that are usual on a screen, in points.
  func usualHeight(in size: CGSize) -> CGFloat {
    guard let view = makeView() else { return 216 }
    return view.usualHeight(in: size)
  }

  private func makeView() -> SystemKeyboardView? {
    if let view { return view }
    guard !isMissing else { return nil }
    do {
      let catalog = try LayoutFolder(path: nil).catalog { Console.report("keyboard: \($0)") }
      view = SystemKeyboardView(catalog: catalog)
      view?.onModeChange = { [weak self] in self?.onModeChange() }
      view?.onOther = { [weak self] in self?.onOther($0) }
    } catch {
      isMissing = true
      Console.report("keyboard: \(error.message) in SPINET_LAYOUTS")
    }
    return view
  }
}
