// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A drag that a desktop moves over this app's windows: one of another app, or one of its own that comes back.
@MainActor
package final class IncomingDrag {
  private let tracker: DropTracker?
  private let own: Drag?
  private var isDropped = false
  private var rest: PlatformCall?

  /// Seconds until a drop counts as concluded, as that of a drag within the app.
  private static let landing: TimeInterval = 0.35

  /// A drag that another app began.
  package init(_ offer: any DragOffer) {
    own = nil
    let item = UIDragItem(itemProvider: NSItemProvider(offer))
    tracker = DropTracker(DropSession(items: [item], allowsMove: offer.allowsMove))
  }

  /// A drag that this app began.
  package init(_ drag: Drag) {
    own = drag
    tracker = nil
  }

  /// Takes note of where the drag is.
  ///
  /// - Returns: What a drop would do there.
  package func move(to place: CGPoint, in scene: UIWindowScene) -> UIDropOperation {
    guard !isDropped, place.isUsable else { return .cancel }
    return own?.moved(byDesktopTo: place, in: scene) ?? tracker?.move(to: place, in: scene) ?? .cancel
  }

  /// Takes note that the drag has left the windows, or was taken back.
  package func leave() {
    guard !isDropped else { return }
    own?.leftByDesktop()
    // Another app's drag that comes back is another one, as far as the desktop says.
    tracker?.leave()
    tracker?.end()
  }

  /// Lets go of the things where the drag is.
  ///
  /// - Returns: What becomes of them; for nothing `cancel`.
  package func drop() -> UIDropOperation {
    guard !isDropped else { return .cancel }
    isDropped = true
    if let own { return own.droppedByDesktop() }
    guard let tracker else { return .cancel }
    let operation = tracker.drop()
    guard operation == .copy || operation == .move else {
      tracker.end()
      return .cancel
    }
    // The closure keeps the drop until then; what is still wanted of it afterwards is kept by who wants it.
    rest = UIApplication.call(after: Self.landing) { [self] in
      rest = nil
      tracker.conclude()
      tracker.end()
    }
    return operation
  }
}

extension NSItemProvider {
  /// Makes a provider of what another app offers. The offer is kept for as long as the provider is.
  @MainActor
  fileprivate convenience init(_ offer: any DragOffer) {
    self.init()
    let offered = offer.types
    var known: Set<String> = []
    for type in offered {
      let identifier = PasteboardType.identifier(of: type)
      guard known.insert(identifier).inserted else { continue }
      // Of several names of one type that which is known best.
      let best = PasteboardType.mimeTypes(of: identifier).first(where: offered.contains) ?? type
      register(Representation(type: identifier, visibility: .all, source: .desktop { offer.read(best, $0) }))
    }
  }
}
