// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Stands for a closure that wants to know of changed traits.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells of its own changed traits: views and controllers.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Stops telling a closure of changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Has a closure called whenever one of some traits has changed, until it is taken out again.
  ///
  /// `handler`: Is given the object itself and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let held = traits.compactMap { $0 as? any HeldTrait.Type }
    let observer = TraitObserver(
      hasChanged: { old, new in held.contains { $0.differs(old, new) } },
      handler: { [weak self] old in if let self { handler(self, old) } })
    (self as? any TraitWatched)?.traitObservers.append(observer)
    return observer
  }
}

/// A closure that wants to know of changed traits.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let hasChanged: (UITraitCollection, UITraitCollection) -> Bool
  let handler: (UITraitCollection) -> Void

  init(
    hasChanged: @escaping (UITraitCollection, UITraitCollection) -> Bool,
    handler: @escaping (UITraitCollection) -> Void
  ) {
    self.hasChanged = hasChanged
    self.handler = handler
  }
}

/// Keeps the closures that want to know.
@MainActor
protocol TraitWatched: UITraitChangeObservable {
  var traitObservers: [TraitObserver] { get set }
}

extension TraitWatched {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func tellTraitObservers(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in traitObservers where observer.hasChanged(old, new) { observer.handler(old) }
  }
}

extension UIView: UITraitChangeObservable, TraitWatched {}

extension UIViewController: UITraitChangeObservable, TraitWatched {}
