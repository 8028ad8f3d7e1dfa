// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation for Linux holds numbers in rows, and no structures. A row of another type for each structure tells them apart.

/// A structure that an `NSValue` holds as a row of numbers.
private protocol NumberRow {
  /// The row as `NSValue` tells its type: of 64 bits each.
  static var objCType: String { get }
  static var zero: Self { get }
}

extension NumberRow {
  /// Returns what an object holds; `nil` for something else.
  static func read(_ value: NSValue) -> Self? {
    guard String(cString: value.objCType) == objCType else { return nil }
    var result = zero
    withUnsafeMutableBytes(of: &result) { bytes in
      if let start = bytes.baseAddress { value.getValue(start) }
    }
    return result
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIEdgeInsets: _ObjectiveCBridgeable, NumberRow {
  fileprivate static let objCType = "[4d]"

  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = read(source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable, NumberRow {
  fileprivate static let objCType = "[4Q]"

  public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
    result = source.directionalEdgeInsetsValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) -> Bool {
    result = read(source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
    source?.directionalEdgeInsetsValue ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension UIOffset: _ObjectiveCBridgeable, NumberRow {
  fileprivate static let objCType = "[2d]"

  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = source.uiOffsetValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool {
    result = read(source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.uiOffsetValue ?? .zero
  }
}

extension NSValue {
  /// Makes an object of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: UIEdgeInsets.objCType)
  }

  /// Makes an object of insets that go by the direction of text.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: NSDirectionalEdgeInsets.objCType)
  }

  /// Makes an object of an offset.
  public convenience init(uiOffset offset: UIOffset) {
    var offset = offset
    self.init(bytes: &offset, objCType: UIOffset.objCType)
  }

  /// The insets; zero where the object holds none.
  public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets.read(self) ?? .zero }

  /// The insets that go by the direction of text; zero where the object holds none.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets.read(self) ?? .zero }

  /// The offset; zero where the object holds none.
  public var uiOffsetValue: UIOffset { UIOffset.read(self) ?? .zero }
}
