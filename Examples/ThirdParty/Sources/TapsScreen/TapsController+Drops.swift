// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// What the card says can be dragged to other apps, and text of other apps can be dropped on it.

extension TapsController: UIDragInteractionDelegate {
  public func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    report("lifted")
    let provider = NSItemProvider()
    let text = words
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
      completion(Data(text.utf8), nil)
      return nil
    }
    return [UIDragItem(itemProvider: provider)]
  }

  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    report("drag begins")
  }

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { report("drag ended: \(operation)") }
}

extension TapsController: UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    report("drop entered, \(session.localDragSession == nil ? "from elsewhere" : "our own")")
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    report("drop left")
  }

  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      report("dropped \(texts.count): \(texts.joined(separator: ", "))")
      self?.card.note = texts.first ?? "Nothing"
    }
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    report("drop over")
  }
}
