// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSItemProvider {
  /// Makes a provider of a value such as a `String` or a `URL`.
  ///
  /// Not on iOS, where `as NSString` makes the object of the value; on Linux there is no such conversion.
  public convenience init<T: _ObjectiveCBridgeable>(object: T) where T._ObjectiveCType: NSItemProviderWriting {
    self.init(object: object._bridgeToObjectiveC())
  }
}
