// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

extension UIPasteControl {
  /// What a paste control shows.
  @nonexhaustive
  public enum DisplayMode: UInt, Sendable {
    /// A sign and a word.
    case iconAndLabel = 0
    /// A sign alone.
    case iconOnly = 1
    /// A word alone.
    case labelOnly = 2
  }

  /// What a paste control looks like.
  @MainActor
  open class Configuration: NSObject {
    /// What the control shows; a sign and a word by default.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round the corners are; as `cornerRadius` says by default.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// How round the corners are where the style leaves it to this, in points.
    open var cornerRadius: CGFloat = UIButton.Configuration.filled().background.cornerRadius
    /// The colour of sign and word; white for `nil`.
    open var baseForegroundColor: UIColor?
    /// The colour behind them; the tint colour for `nil`.
    open var baseBackgroundColor: UIColor?

    /// Makes the usual look.
    public override init() { super.init() }

    /// A configuration with the same values.
    func duplicate() -> Configuration {
      let result = Configuration()
      result.displayMode = displayMode
      result.cornerStyle = cornerStyle
      result.cornerRadius = cornerRadius
      result.baseForegroundColor = baseForegroundColor
      result.baseBackgroundColor = baseBackgroundColor
      return result
    }

    /// What the button in the control shows.
    var button: UIButton.Configuration {
      let word = PhraseLanguage.current(.paste)
      var result = UIButton.Configuration.filled()
      if displayMode != .labelOnly { result.image = UIImage(systemName: "doc.on.clipboard") }
      if displayMode != .iconOnly { result.title = word }
      result.imagePadding = 6
      result.cornerStyle = cornerStyle
      result.background.cornerRadius = cornerRadius
      result.baseForegroundColor = baseForegroundColor
      result.baseBackgroundColor = baseBackgroundColor
      return result
    }
  }
}
