// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The platform's side of drags that leave the app.
@MainActor
package protocol DragHost: AnyObject {
  /// Takes a drag over: from now on the platform moves it, and says so by `IncomingDrag` and `endedByDesktop`. It also
  /// takes the drag's finger away, but not before this has returned.
  ///
  /// - Returns: Whether it could; if not, the drag stays within the scene.
  func start(_ drag: Drag, from scene: UIWindowScene) -> Bool
}

/// What another app drags over this one.
@MainActor
package protocol DragOffer: AnyObject, Sendable {
  /// MIME types, or whatever else the app calls its own data, the best first.
  var types: [String] { get }
  /// Whether the things may be moved.
  var allowsMove: Bool { get }

  /// Asks for the data, which comes once the drag was dropped.
  ///
  /// - Parameter completion: Called once; with `nil` when it does not come.
  func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void)
}

// MARK: - What this app gives away

extension Drag {
  /// What a drag that is for this app alone is offered as, because desktops know no drag without a type.
  private static let ownType = "application/x-spinet-drag"

  package var allowsMove: Bool { session.allowsMoveOperation }

  /// The names of all types in which other apps can have the things.
  package var mimeTypes: [String] {
    var result: [String] = []
    guard !session.isRestrictedToDraggingApplication else { return [Self.ownType] }
    for item in session.items {
      for representation in item.itemProvider.representations where representation.visibility == .all {
        for type in PasteboardType.mimeTypes(of: representation.type) where !result.contains(type) {
          result.append(type)
        }
      }
    }
    return result.isEmpty ? [Self.ownType] : result
  }

  /// Returns the picture that follows the finger, and where the finger is on it, in points.
  ///
  /// - Parameter scale: Pixels to a point.
  package func icon(scale: CGFloat) -> (image: CGImage, hotSpot: CGPoint)? { preview.icon(scale: scale) }

  /// Makes the data for another app: of several texts or addresses all, and of other things the first.
  ///
  /// - Parameter completion: Called once; with `nil` when there is none.
  package func data(ofType type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    guard !session.isRestrictedToDraggingApplication else { return completion(nil) }
    var sources: [(provider: NSItemProvider, type: String)] = session.items.compactMap { item in
      let found = item.itemProvider.representations.first {
        $0.visibility == .all && PasteboardType.mimeTypes(of: $0.type).contains(type)
      }
      return found.map { (item.itemProvider, $0.type) }
    }
    let joint = DataLoad.Joint(type)
    if joint == .first { sources = Array(sources.prefix(1)) }
    DataLoad(joint, count: sources.count, completion).start(sources)
  }
}

/// Data of several things on its way to another app.
@MainActor
private final class DataLoad {
  /// How several things make one.
  enum Joint: Equatable {
    case first, lines, addresses

    init(_ mimeType: String) {
      switch PasteboardType.identifier(of: mimeType) {
      case PasteboardType.text: self = .lines
      case "public.url": self = .addresses
      default: self = .first
      }
    }
  }

  private let joint: Joint
  private var pieces: [Data?]
  private var missing: Int
  private let completion: @MainActor (Data?) -> Void

  init(_ joint: Joint, count: Int, _ completion: @escaping @MainActor (Data?) -> Void) {
    self.joint = joint
    pieces = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func start(_ sources: [(provider: NSItemProvider, type: String)]) {
    if sources.isEmpty { return completion(nil) }
    for (index, source) in sources.enumerated() {
      source.provider.loadHere(source.type) { self.take($0, index) }
    }
  }

  private func take(_ data: Data?, _ index: Int) {
    pieces[index] = data
    missing -= 1
    guard missing == 0 else { return }
    let whole = pieces.compactMap { $0 }
    guard !whole.isEmpty else { return completion(nil) }
    switch joint {
    case .first: completion(whole.first)
    case .lines: completion(Data(whole.joined(separator: Data("\n".utf8))))
    // As RFC 2483 has it: each line ends, the last one too.
    case .addresses: completion(Data(whole.map { $0 + Data("\r\n".utf8) }.joined()))
    }
  }
}
