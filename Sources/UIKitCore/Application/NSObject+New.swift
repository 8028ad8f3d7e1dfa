// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSwiftRuntime
import Foundation

/// Makes an object of a class that is only known at run time, by its `init()`, which need not be `required`.
///
/// - Returns: `nil` when the class is not below `NSObject`.
@MainActor
package func makeObject<Object>(_ type: Object.Type) -> Object? {
  guard let type = type as? NSObject.Type else { return nil }
  // The metadata of a native class, which is what the C function asks for: Foundation's NSObject is one, and so are all
  // classes below it. The reference that comes back is ours.
  let object = Unmanaged<NSObject>.fromOpaque(spn_new(unsafeBitCast(type, to: UnsafeRawPointer.self)))
  return object.takeRetainedValue() as? Object
}
