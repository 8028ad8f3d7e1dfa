// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon after; together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved on the control or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, more than 70 points away from the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back to the control; together with `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control; together with `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted on the control or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted more than 70 points away from the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away, as by a scroll view that scrolls.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Somebody changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a tap on a button, a new value of a slider.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control is about to come up.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// People began to edit the control's text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// People changed the control's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// People stopped editing the control's text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// People ended editing the control's text with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// All that is told of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for events of your own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that are left to this module.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything that happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not hear fingers.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen or turned on.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a remote.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the states of subclasses.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are left to this module.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content is from top to bottom. Of the controls here buttons follow it.
  @nonexhaustive
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Half way down.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom; buttons centre what they show.
    case fill = 3
  }

  /// Where content is from side to side. Of the controls here buttons follow it.
  @nonexhaustive
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// At the side where text begins.
    case leading = 4
    /// At the side where text ends.
    case trailing = 5
  }
}
