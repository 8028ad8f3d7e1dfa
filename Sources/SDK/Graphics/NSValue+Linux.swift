// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On Apple's systems the compiler takes these structures for objects and back. On Linux they say how themselves, so that a rectangle that
// is posted in a notification is found as `CGRect` and as `NSValue`.

/// A structure that an `NSValue` can hold.
private protocol BoxedStructure {
  /// The structure's type as `NSValue` tells it.
  static var objCType: String { get }
}

extension BoxedStructure {
  static func isIn(_ value: NSValue) -> Bool { String(cString: value.objCType) == objCType }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  fileprivate static let objCType = String(cString: NSValue(rect: .zero).objCType)

  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = isIn(source) ? source.rectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  fileprivate static let objCType = String(cString: NSValue(point: .zero).objCType)

  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = isIn(source) ? source.pointValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedStructure {
  fileprivate static let objCType = String(cString: NSValue(size: .zero).objCType)

  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = isIn(source) ? source.sizeValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.cgSizeValue ?? .zero }
}

extension NSValue {
  /// Makes an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Makes an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Makes an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle; zero where the object holds none.
  public var cgRectValue: CGRect { CGRect.isIn(self) ? rectValue : .zero }

  /// The point; zero where the object holds none.
  public var cgPointValue: CGPoint { CGPoint.isIn(self) ? pointValue : .zero }

  /// The size; zero where the object holds none.
  public var cgSizeValue: CGSize { CGSize.isIn(self) ? sizeValue : .zero }
}
