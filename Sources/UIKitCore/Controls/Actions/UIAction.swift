// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something to do, with what a button or a menu shows of it.
@MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// A name, by which an action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }
  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }
  /// A longer title, where there is room for it.
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
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

  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  /// Runs the handler for a control or a menu.
  func perform(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
