// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads single values from a dconf database file; any bytes are accepted, and what is damaged is not there.
///
/// Source: the format "gvdb" of GLib, `gvdb-format.h`, and GLib's "GVariant Serialisation". All numbers are
/// little-endian. The header names the extent of the root table; that has its own header, bloom words, buckets and items
/// of 24 bytes. An item's key is the key of its parent followed by its own.
struct DconfDatabase {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of a key if it is set and is a boolean.
  func boolean(_ key: String) -> Bool? {
    let key = Array(key.utf8)
    guard bytes.starts(with: Array("GVariant".utf8)), let items = rootItems() else { return nil }
    let count = items.count / Self.itemSize
    for index in 0..<count {
      let item = items.startIndex + index * Self.itemSize
      guard bytes[item + 14] == UInt8(ascii: "v"), matches(item, key, items, steps: count),
        let value = extent(at: item + 16)
      else { continue }
      // A variant is its value, a zero byte and the value's type.
      let content = bytes[value]
      guard content.count == 3, content.dropFirst().elementsEqual([0, UInt8(ascii: "b")]) else { return nil }
      return content.first == 1
    }
    return nil
  }

  private static let itemSize = 24

  /// The bytes of the root table's items, a whole number of them.
  private func rootItems() -> Range<Int>? {
    guard let root = extent(at: 16), let bloom = number(at: root.lowerBound),
      let buckets = number(at: root.lowerBound + 4)
    else { return nil }
    // The five highest bits of the first number are a shift for the bloom filter.
    let start = root.lowerBound + 8 + 4 * (bloom & 0x07FF_FFFF) + 4 * buckets
    guard start <= root.upperBound else { return nil }
    let count = (root.upperBound - start) / Self.itemSize
    return start..<start + count * Self.itemSize
  }

  /// Whether an item has the key: its own part is compared with the key's end, its parent's with what stands before.
  private func matches(_ item: Int, _ key: [UInt8], _ items: Range<Int>, steps: Int) -> Bool {
    var rest = key[...]
    var item = item
    for _ in 0..<steps {
      guard let parent = number(at: item + 4), let start = number(at: item + 8), let size = number(at: item + 12) else {
        return false
      }
      let end = start + (size & 0xFFFF)
      guard end <= bytes.count, rest.suffix(end - start).elementsEqual(bytes[start..<end]) else { return false }
      rest = rest.dropLast(end - start)
      if parent == Int(UInt32.max) { return rest.isEmpty }
      guard parent < items.count / Self.itemSize else { return false }
      item = items.lowerBound + parent * Self.itemSize
    }
    return false
  }

  /// The extent that a pointer of two numbers names, if it lies in the file.
  private func extent(at offset: Int) -> Range<Int>? {
    guard let start = number(at: offset), let end = number(at: offset + 4), start <= end, end <= bytes.count else {
      return nil
    }
    return start..<end
  }

  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
