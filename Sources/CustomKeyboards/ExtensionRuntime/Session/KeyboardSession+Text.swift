// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import TextModel
import UIKitCore

// MARK: - Text

extension KeyboardSession {
  func makeDocument(_ field: FieldDescription, _ context: FieldContext) -> RemoteDocument? {
    // The host never shows a keyboard for a secret.
    guard !field.traits.isSecure else { return nil }
    let identifier = lastField.flatMap { $0.serial == field.serial ? $0.identifier : nil } ?? UUID()
    lastField = (field.serial, identifier)
    return RemoteDocument(field, context, identifier: identifier) { [weak self] in
      self?.shown?.controller.primaryLanguage ?? self?.bundle.primaryLanguage
    } send: { [link] in
      link.send($0)
    } onRefusal: { [weak self] in
      self?.report($0, of: .edit)
    }
  }

  func change(to field: FieldDescription, _ context: FieldContext, after editCount: UInt32) {
    guard let shown else { return }
    tellTextChange(of: shown.controller) {
      if let document = shown.document, document.field.serial == field.serial, !field.traits.isSecure {
        document.become(field)
        // Some of what has been typed may be on its way still, and what is being composed goes on.
        document.take(context, after: editCount, isAppChange: false)
      } else {
        let document = makeDocument(field, context)
        self.shown?.document = document
        shown.controller.take(document)
      }
      shown.scene.update(surroundings, style(for: field))
    }
  }

  func take(_ context: FieldContext, of field: UInt32, after editCount: UInt32, isAppChange: Bool) {
    guard let shown, let document = shown.document, document.field.serial == field, document.isNews(editCount) else {
      return
    }
    guard isAppChange else { return document.take(context, after: editCount, isAppChange: false) }
    tellTextChange(of: shown.controller) { document.take(context, after: editCount, isAppChange: true) }
  }

  /// Tells a controller of a change. Keyboards for other apps hear of the text and the caret alike, and not of the field.
  func tellTextChange(of controller: UIInputViewController, _ change: () -> Void) {
    controller.textWillChange(nil)
    change()
    controller.textDidChange(nil)
  }
}
