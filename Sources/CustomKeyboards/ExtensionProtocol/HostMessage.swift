// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// What a keyboard hears.
///
/// Those with a number are answered with `KeyboardMessage.done` once all that follows from them has been sent.
package enum HostMessage: Hashable, Sendable {
  /// The keyboard comes on screen: for a field, with its text.
  case show(answer: UInt32, KeyboardSurroundings, FieldDescription, FieldContext)
  /// Something of where it shows is different.
  case surroundings(answer: UInt32, KeyboardSurroundings)
  /// Another field is typed into, or the same one has become another kind; with the text as it is after so many edits of the
  /// keyboard's in it.
  case field(answer: UInt32, FieldDescription, editCount: UInt32, FieldContext)
  /// The text as it is after so many edits of the keyboard's in this field.
  ///
  /// `isAppChange`: Whether somebody else has changed it or moved the caret.
  case context(field: UInt32, editCount: UInt32, FieldContext, isAppChange: Bool)
  /// What fingers do, all at one moment.
  case touches(answer: UInt32, microseconds: Int64, [Touch])
  /// The keyboard leaves the screen; it hears nothing until it shows again.
  case hide(answer: UInt32)
  /// A picture has been shown; the keyboard may show the next one.
  case frameShown
  /// A part of what was asked for with `requestLexicon`; the last one says so.
  case lexicon([LexiconEntry], isLast: Bool)
  case location(LocationNews)
  /// A change of the text was not made. It counts among the changes all the same; the text as it is follows.
  case refusedEdit(field: UInt32, number: UInt32, KeyboardRefusal)
  /// Nothing comes of what else the keyboard wished: the next keyboard, to be sent away, a click.
  case refusedWish(KeyboardRefusal)

  /// One finger on the keyboard.
  package struct Touch: Hashable, Sendable {
    /// Names the finger while it is down.
    package var finger: UInt32
    /// What the finger did.
    package var phase: TouchPhase
    /// In the keyboard's area, in logical pixels from its top left corner; a finger may leave the area.
    package var place: Point

    package init(finger: UInt32, phase: TouchPhase, place: Point) {
      self.finger = finger
      self.phase = phase
      self.place = place
    }
  }
}

/// What stands for what: typed, and put in its place.
package struct LexiconEntry: Hashable, Sendable {
  /// What is typed to get it.
  package var userInput: String
  /// What it becomes.
  package var documentText: String

  package init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
  }
}

/// What a keyboard hears of where the device is.
package enum LocationNews: Hashable, Sendable {
  case authorization(Authorization)
  case fix(LocationFix)
  /// There is none, and none is to be expected.
  case failed

  /// What the person has answered about the location.
  package enum Authorization: UInt8, Hashable, Sendable, CaseIterable {
    case notDetermined, restricted, denied, whenInUse
  }
}

/// Where the device is. Source: `org.freedesktop.GeoClue2.Location`.
package struct LocationFix: Hashable, Sendable {
  /// In degrees, WGS 84.
  package var latitude: Double
  /// In degrees; west is negative.
  package var longitude: Double
  /// In metres.
  package var accuracy: Double
  /// In metres above the sea; `nil` where that is not known.
  package var altitude: Double?
  /// In metres a second, and degrees from north; `nil` where that is not known.
  package var speed: Double?
  package var heading: Double?
  /// In seconds since 1970.
  package var timestamp: Double

  package init(latitude: Double, longitude: Double, accuracy: Double, timestamp: Double) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.timestamp = timestamp
  }
}
