// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a layer's state that can move from one value to another.
enum LayerProperty: CaseIterable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
}

extension LayerProperty {
  /// Whether several animations can move it at once, each its own way.
  var addsUp: Bool {
    switch self {
    case .position, .bounds, .transform: true
    default: false
    }
  }
}

/// A value of such a part, as numbers between which there are others; those that it does not need are 0.
struct LayerValue: Equatable {
  var numbers = SIMD8<Double>.zero

  /// Returns the value a part of the way to another one; 0 is this one, 1 the other, and springs go beyond.
  func mixed(with other: LayerValue, by part: CGFloat) -> LayerValue {
    LayerValue(numbers: numbers + (other.numbers - numbers) * Double(part))
  }

  static func + (a: LayerValue, b: LayerValue) -> LayerValue { LayerValue(numbers: a.numbers + b.numbers) }

  static func - (a: LayerValue, b: LayerValue) -> LayerValue { LayerValue(numbers: a.numbers - b.numbers) }
}

extension LayerValue {
  fileprivate init(
    _ a: CGFloat, _ b: CGFloat = 0, _ c: CGFloat = 0, _ d: CGFloat = 0, _ e: CGFloat = 0, _ f: CGFloat = 0
  ) {
    numbers = SIMD8(Double(a), Double(b), Double(c), Double(d), Double(e), Double(f), 0, 0)
  }

  fileprivate init(_ color: CGColor) { self.init(color.red, color.green, color.blue, color.alpha) }

  fileprivate var color: CGColor { CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) }
}

extension LayerState {
  /// The value of a part. A missing background is that of the colour it stands for: none at all.
  subscript(property: LayerProperty) -> LayerValue {
    // Inlined, so that no state is copied to read a part of it.
    @inline(__always) get {
      switch property {
      case .position: LayerValue(position.x, position.y)
      case .bounds: LayerValue(bounds.minX, bounds.minY, bounds.width, bounds.height)
      case .transform:
        LayerValue(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
      case .opacity: LayerValue(opacity)
      case .backgroundColor: LayerValue(backgroundColor ?? CGColor(gray: 0, alpha: 0))
      case .cornerRadius: LayerValue(cornerRadius)
      case .borderWidth: LayerValue(borderWidth)
      case .borderColor: LayerValue(borderColor)
      case .shadowColor: LayerValue(shadowColor)
      case .shadowOpacity: LayerValue(shadowOpacity)
      case .shadowOffset: LayerValue(shadowOffset.width, shadowOffset.height)
      case .shadowRadius: LayerValue(shadowRadius)
      }
    }
    set {
      let n = newValue.numbers
      switch property {
      case .position: position = CGPoint(x: n[0], y: n[1])
      case .bounds: bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      case .transform: transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case .opacity: opacity = n[0]
      case .backgroundColor: backgroundColor = newValue.color
      case .cornerRadius: cornerRadius = n[0]
      case .borderWidth: borderWidth = n[0]
      case .borderColor: borderColor = newValue.color
      case .shadowColor: shadowColor = newValue.color
      case .shadowOpacity: shadowOpacity = n[0]
      case .shadowOffset: shadowOffset = CGSize(width: n[0], height: n[1])
      case .shadowRadius: shadowRadius = n[0]
      }
    }
  }
}
