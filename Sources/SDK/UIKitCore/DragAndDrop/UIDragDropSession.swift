// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is known of a drag on both of its ends.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }

  /// Returns where the drag is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether the things may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }

  /// Whether other apps cannot take the things.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns whether any of the things comes in one of the types, or in one of their kind.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether objects of a class can be made of any of the things.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether values such as a `String` or a `URL` can be made of any of the things.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, for who began it.
@MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever this app knows the drag by; other apps do not get it.
  var localContext: Any? { get set }
}

/// A drag, for who may take what is dropped.
@MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag's other end, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }

  /// Makes objects of the things that can be had as such; those that cannot, or do not come, are left out.
  ///
  /// `completion`: Called on the main thread, once, with the objects in the order of the items.
  /// - Returns: How many have come.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values such as a `String` or a `URL` of the things that can be had as such.
  ///
  /// `completion`: Called on the main thread, once, with the values in the order of the items.
  /// - Returns: How many have come.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          guard let object = object as? T._ObjectiveCType,
            T._conditionallyBridgeFromObjectiveC(object, result: &value)
          else { return nil }
          return value
        })
    }
  }
}
