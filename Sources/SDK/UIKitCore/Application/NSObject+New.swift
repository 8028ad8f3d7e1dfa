// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSwiftRuntime
import Foundation

// Swift makes objects of a class that is only known at run time by `required` initialisers alone. These here are not
// `required` on iOS, where subclasses need not have them.

/// Makes an object of a class that is only known at run time, by its `init()`, which need not be `required`.
///
/// - Returns: `nil` when the class is not below `NSObject`.
@MainActor
package func makeObject<Object>(_ type: Object.Type) -> Object? {
  guard let type = type as? NSObject.Type else { return nil }
  return newObject(of: type) as? Object
}

/// Makes an object by `init()`.
@MainActor
func newObject<Object: NSObject>(of type: Object.Type) -> Object { taken(spn_new(metadata(type))) }

/// Makes a cell by `init(style:reuseIdentifier:)`.
@MainActor
func newObject<Cell: UITableViewCell>(of type: Cell.Type, reuseIdentifier: String) -> Cell {
  let words = Words(reuseIdentifier)
  return taken(spn_new_cell(metadata(type), words.first, words.second))
}

/// Makes a header or footer by `init(reuseIdentifier:)`.
@MainActor
func newObject<View: UITableViewHeaderFooterView>(of type: View.Type, reuseIdentifier: String) -> View {
  let words = Words(reuseIdentifier)
  return taken(spn_new_header(metadata(type), words.first, words.second))
}

/// Makes an animator by `init(duration:timingParameters:)`.
@MainActor
func newObject<Animator: UIViewPropertyAnimator>(
  of type: Animator.Type, duration: TimeInterval, timingParameters: any UITimingCurveProvider
) -> Animator {
  let place = UnsafeMutablePointer<any UITimingCurveProvider>.allocate(capacity: 1)
  place.initialize(to: timingParameters)
  let words = Words(takingFrom: place)
  return taken(spn_new_animator(metadata(type), duration, words.first, words.second))
}

/// A value of two words as Swift hands it over to an initialiser, which takes over what the value owns.
private struct Words {
  let first: UInt
  let second: UInt

  init(_ string: String?) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: string)
    self.init(takingFrom: place)
  }

  /// - Parameter place: Goes, without what is in it: whoever gets the words owns that.
  init<Value>(takingFrom place: UnsafeMutablePointer<Value>) {
    precondition(MemoryLayout<Value>.size == 2 * MemoryLayout<UInt>.size, "a value of two words")
    let raw = UnsafeRawPointer(place)
    first = raw.load(as: UInt.self)
    second = raw.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    place.deallocate()
  }
}

/// The metadata of a native class, which is what the C functions ask for: Foundation's NSObject is one, and so are all
/// classes below it.
private func metadata(_ type: NSObject.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

/// The reference that comes back is ours.
private func taken<Object: NSObject>(_ object: UnsafeMutableRawPointer) -> Object {
  Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}
