// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIImage {
  /// How an image is chosen and shown.
  open class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() {}
  }

  /// How heavy the lines of symbols are; the names are those of fonts.
  @nonexhaustive
  public enum SymbolWeight: Int, Sendable {
    /// Left open; drawn as regular.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// A little heavier than the thinnest.
    case thin = 2
    /// A little lighter than regular.
    case light = 3
    /// As text that is not bold.
    case regular = 4
    /// A little heavier than regular.
    case medium = 5
    /// Between regular and bold.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest lines.
    case black = 9
  }

  /// How large symbols are beside text of their point size.
  @nonexhaustive
  public enum SymbolScale: Int, Sendable {
    /// As `medium`.
    case `default` = -1
    /// Left open; drawn as `medium`.
    case unspecified = 0
    /// Smaller: 0.79 of `medium`.
    case small = 1
    /// In proportion to text of the point size.
    case medium = 2
    /// Larger: 1.28 of `medium`.
    case large = 3
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Makes a configuration for beside text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Makes a configuration for beside text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Makes a configuration that leaves nothing open.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// Makes a configuration of a weight; the size stays open.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }

    /// Makes a configuration of a scale; point size and weight stay open.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }

    /// One that leaves everything open.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Returns this configuration, with what it leaves open taken from another one.
    func filled(from other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize ?? other.pointSize, weight: weight == .unspecified ? other.weight : weight,
        scale: scale == .unspecified ? other.scale : scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    public override var hash: Int { (pointSize?.hashValue ?? 0) ^ weight.rawValue << 8 ^ scale.rawValue }
  }
}

// MARK: - What it means for drawing

extension UIImage.SymbolConfiguration {
  /// The size of the drawing, where 1 is beside text of 17 points.
  var enlargement: CGFloat {
    let size = pointSize ?? 17
    let factor: CGFloat =
      switch scale {
      case .small: 0.79
      case .large: 1.28
      case .medium, .default, .unspecified: 1
      }
    return (size.isFinite && size > 0 ? min(size, 4000) : 17) / 17 * factor
  }

  /// The width of lines, where 1 is regular.
  var lineWeight: CGFloat {
    switch weight {
    case .ultraLight: 0.35
    case .thin: 0.5
    case .light: 0.78
    case .regular, .unspecified: 1
    case .medium: 1.17
    case .semibold: 1.35
    case .bold: 1.55
    case .heavy: 1.78
    case .black: 2
    }
  }
}

extension UIImage {
  /// Returns a symbol with what its configuration leaves open taken from another one.
  package func filled(from configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(_, let own) = parts.content else { return self }
    return withConfiguration(own.filled(from: configuration))
  }
}
