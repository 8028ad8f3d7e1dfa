// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Changes the attributes that a text is about to be shown with.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Returns the attributes to show a stretch of text with, given those that it would have.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure, which gets the attributes of each stretch of text and returns others.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes to show a stretch of text with, given those that it would have.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
  /// Returns the text to be drawn with attributes of its own over those of a style.
  func shown(
    with base: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let merged = base.merging(run.attributes)
      let attributes = transformer?(merged) ?? merged
      result.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes.values))
    }
    return result
  }
}
