// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// What an action does, with the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something to do, with what a button or a menu shows of it.
@MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A name, by which an action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu or a button shows of the action; may be empty.
  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }
  /// A longer title, where there is room for it.
  open var discoverabilityTitle: String?
  /// What tells the action from others; one that has the same takes its place at a control.
  open private(set) var identifier: Identifier
  /// What the action looks like in a menu and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a mark beside the action.
  open var state: UIMenuElement.State
  /// What the action runs for; `nil` while it does not run.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action; one without an identifier gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an action that shows what a camera sees in place of a responder's keyboard, for text in it to be typed there; a button or a menu
  /// shows it with a title and a picture. It can be chosen for as long as the responder exists.
  open class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction {
    UIAction(
      title: PhraseLanguage.current(.scanText), image: UIImage(systemName: "text.viewfinder"), identifier: identifier
    ) { [weak responder] action in responder?.captureTextFromCamera(action.sender) }
  }

  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  /// Runs the handler for a control or a menu.
  func perform(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
