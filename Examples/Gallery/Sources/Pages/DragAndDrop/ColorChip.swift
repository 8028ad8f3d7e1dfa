// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A colour that can be dragged away; apps that know no colours get its name.
final class ColorChip: UIView, UIDragInteractionDelegate {
  private let name: String
  private let color: UIColor

  init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 10
    isAccessibilityElement = true
    accessibilityLabel = name
    let interaction = UIDragInteraction(delegate: self)
    // By default only tablets let people drag.
    interaction.isEnabled = true
    addInteraction(interaction)
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = color
    return [item]
  }
}

/// Takes a colour that is dropped on it.
final class ColorWell: UIView, UIDropInteractionDelegate {
  init(_ name: String) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    layer.borderWidth = 2
    layer.borderColor = UIColor.clear.cgColor
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityValue = "Empty"
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  private func mark(_ isTarget: Bool) {
    layer.borderColor = isTarget ? tintColor.cgColor : UIColor.clear.cgColor
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.items.contains { $0.localObject is UIColor }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { mark(true) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { mark(false) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { mark(false) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    mark(false)
    guard let color = session.items.lazy.compactMap({ $0.localObject as? UIColor }).first else { return }
    UIView.animate(withDuration: 0.25) { self.backgroundColor = color }
    session.loadObjects(ofClass: String.self) { [weak self] names in self?.accessibilityValue = names.first }
  }
}
