// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What a key is for.
package enum KeyRole: Hashable, Sendable {
  /// Types text; the layout's transforms and the language's composition come after it.
  case character(String)
  case space
  case delete
  case `return`
  /// Shift for the next letter; twice for caps lock.
  case shift
  /// Shows another plane of the same layout, by layer id.
  case plane(String)
  /// Next keyboard; held: the list of keyboards.
  case globe
  /// Switches to the keyboard with that id; a choice of the Globe key's list.
  case keyboard(String)
  /// Makes the keyboard float, splits it, or docks it again; a choice of the Globe key's list.
  case form(KeyboardForm)
  /// Moves the keys to a side of the screen, or makes them as wide as it; a choice of the Globe key's list, and what is beside
  /// keys that were moved.
  case oneHanded(OneHandedKeyboard)
  /// Sets the size of the keyboard by hand; a choice of the Globe key's list, and what ends that.
  case adjust(SizeAdjusting)
  /// Takes text from what a camera sees; a choice of the Globe key's list, and what is on the panel that it opens.
  case scan(ScanAction)
  /// Opens the keyboard's settings; a choice of the Globe key's list.
  case settings
  /// Shows the plane of emoji.
  case emoji
  /// Shows the field in which emoji are searched by name.
  case findEmoji
  /// Brings a section of a region that scrolls into sight, by its name.
  case section(String)
  /// Puts a word in place of the one at the caret, or after it; empty where the bar of suggestions offers nothing.
  case suggestion(String)
  /// Forgets a word that the bar of suggestions offers; a choice of a hold there.
  case forget(String)
  /// Hides the keyboard.
  case dismiss
  /// Brings the keys back, where the bar of words stands alone.
  case showKeys
  /// Puts the bar of words that stands alone somewhere else.
  case bar(BarPlace)
  /// A modifier for the next key, in terminal fields only.
  case modifier(KeyStroke.Modifiers)
  /// A key that is not text: Tab, Escape, arrows, function keys.
  case stroke(KeyStroke)
}

/// What a key does with the size of the keyboard.
package enum SizeAdjusting: Hashable, Sendable {
  /// Lets fingers set it.
  case begin
  /// Goes back to what the settings say.
  case reset
  /// Lets keys type again.
  case end
}

/// What a key does with the text that a camera sees.
package enum ScanAction: Hashable, Sendable {
  /// Looks through the camera.
  case begin
  /// Chooses a line, by its index, or leaves it.
  case line(Int)
  /// Looks once more.
  case again
  /// Types what was chosen.
  case insert
  /// Brings the keys back.
  case end
}

/// What a key cap shows.
package enum KeyLabel: Hashable, Sendable {
  /// A letter or sign, drawn large.
  case text(String)
  /// A word such as `space`, `123`, `.com`, drawn small.
  case word(String)
  /// A line to be read, with no cap around it.
  case line(String, isTitle: Bool)
  case icon(KeyIcon)
  /// An emoji, in its colours.
  case emoji(String)
  /// The title of what follows, small and without a cap.
  case heading(String)
  /// The text of a field to type in, or what stands there as long as it is empty.
  case entry(String, isHint: Bool)
  /// Main text with letters under it, as on a phone pad (`2` over `ABC`).
  case pad(String, letters: String)
  /// A word that can be taken; a pending one is typed by the next space.
  case suggestion(String, isPending: Bool)
  /// A secret that can be taken, behind the caption that says what it is.
  case secret(SecretText, caption: String)
  /// A line of text that a camera sees. It is in the picture, or shows where there is none.
  case scanned(String, isChosen: Bool, shows: Bool)
  /// A line to be read over what a camera sees.
  case scanHint(String)
  /// Nothing at all: an empty cell of a number pad.
  case blank
}

/// The pictures on key caps, drawn by us.
package enum KeyIcon: Hashable, Sendable, CaseIterable {
  case shift, shiftOn, capsLock, delete, globe, emoji, `return`, dismiss
  case left, right, up, down, tab, search, space
  case toLeft, toRight, wholeWidth
  case clear, recents, people, animals, food, activity, travel, objects, symbols, flags
  case keyboard
}
