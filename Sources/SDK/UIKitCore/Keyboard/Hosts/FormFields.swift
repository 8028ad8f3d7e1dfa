// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// The fields around one of an app's that are for other parts of the same name, address, birthday or login, and are empty.
///
/// All fields of a view controller that are for such parts are read in the order of their views; where a part comes a second time,
/// another name or address begins, as in a form for where to send something and where to send the bill.
@MainActor
struct FormFields {
  private let fields: [(content: ContentType, field: UITextField)]

  init(around responder: UIResponder) {
    guard let field = responder as? UITextField, let whole = field.content?.whole, let root = field.formRoot else {
      fields = []
      return
    }
    var group: [(content: ContentType, field: UITextField)] = []
    for other in root.textFields {
      guard let content = other.content, content.whole == whole else { continue }
      if group.contains(where: { $0.content == content }) {
        if group.contains(where: { $0.field === field }) { break }
        group = []
      }
      group.append((content, other))
    }
    // A secret field is filled with a password, and with nothing else.
    fields = group.filter {
      $0.field !== field && !$0.field.hasText && $0.field.isEnabled
        && (!$0.field.isSecureTextEntry || $0.content.purpose == .password)
    }
  }

  /// What they are for.
  var otherContents: [ContentType] { fields.map(\.content) }

  /// Types a text into the field that it is for, as the person's keyboard does; without one it does nothing.
  func fill(with text: FieldText) {
    let field = fields.first { $0.content == text.content }?.field
    if let choice = field as? EntryChoiceField { return choice.fill(with: text.text) }
    guard let field,
      let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument),
      field.shouldChangeText(in: range, replacementText: text.text)
    else { return }
    field.insertText(text.text)
  }
}

extension UITextField {
  fileprivate var content: ContentType? { textContentType.map(\.content) }

  /// The view of the controller that the field belongs to.
  fileprivate var formRoot: UIView? {
    let controller = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
    return controller?.viewIfLoaded ?? window
  }
}

extension UIView {
  /// The text fields that show here, in the order of the views.
  fileprivate var textFields: [UITextField] {
    guard !isHidden else { return [] }
    if let field = self as? UITextField { return [field] }
    return subviews.flatMap(\.textFields)
  }
}

// MARK: - For keyboards outside the app

extension TypedField {
  /// What other empty fields of the same form are for, as far as they are parts of the same thing.
  package var otherContents: [ContentType] { form?.otherContents ?? [] }

  /// Fills the field of the same form that a text is for.
  package func fillOther(with text: FieldText) { form?.fill(with: text) }

  private var form: FormFields? { (field as? UIResponder).map { FormFields(around: $0) } }
}
