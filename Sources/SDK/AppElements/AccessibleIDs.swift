// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers for objects: an object has the same one for as long as it lives, and no other object ever has it.
final class AccessibleIDs {
  private struct Entry {
    let id: Int
    weak var object: AnyObject?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// Entries of objects that are gone are thrown out when there are this many.
  private var limit = 256

  func id(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // Another object may be where one was that is gone.
    if let entry = entries[key], entry.object === object { return entry.id }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(entries.count * 2, 256)
    }
    last += 1
    entries[key] = Entry(id: last, object: object)
    return last
  }
}
