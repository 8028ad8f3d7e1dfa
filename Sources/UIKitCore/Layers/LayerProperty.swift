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

/// A value of such a part, as numbers between which there are others.
struct LayerValue: Equatable {
  var numbers: [CGFloat]

  /// Returns the value a part of the way to another one; 0 is this one, 1 the other, and springs go beyond.
  func mixed(with other: LayerValue, by part: CGFloat) -> LayerValue {
    LayerValue(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
  }

  static func + (a: LayerValue, b: LayerValue) -> LayerValue {
    LayerValue(numbers: zip(a.numbers, b.numbers).map { $0 + $1 })
  }

  static func - (a: LayerValue, b: LayerValue) -> LayerValue {
    LayerValue(numbers: zip(a.numbers, b.numbers).map { $0 - $1 })
  }
}

extension LayerValue {
  fileprivate init(_ numbers: CGFloat...) { self.numbers = numbers }

  fileprivate init(_ color: CGColor) { self.init(color.red, color.green, color.blue, color.alpha) }

  fileprivate var color: CGColor { CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) }
}

extension LayerState {
  /// The value of a part. A missing background is that of the colour it stands for: none at all.
  subscript(property: LayerProperty) -> LayerValue {
    get {
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
