// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A keyboard as an LDML file describes it, imports resolved. Source: UTS #35 part 7 (CLDR 45 and later), `keyboard3`.
public struct Keyboard: Hashable, Sendable {
  /// The main locale, a BCP 47 tag such as `fr-t-k0-azerty`.
  package var locale: String
  /// Further locales that it serves.
  package var locales: [String]
  /// The version of the standard that the file says it follows.
  package var conformsTo: Int
  /// The version of the layout itself.
  package var version: String?
  /// What the file says of itself.
  package var info: Info
  /// Whether output is kept normalised; false only with `<settings normalization="disabled"/>`.
  package var normalizes: Bool
  /// What key caps show where that is not the output.
  package var displays: Displays
  /// Every key by id, imported and implied ones included.
  public var keys: [String: Key]
  /// The flicks, by their ids.
  package var flicks: [String: Flick]
  /// Hardware forms by id, implied ones included: the scan codes of each row.
  package var forms: [String: Form]
  /// In the order of the file; touch groups differ in `minDeviceWidth`, hardware groups in `formID`.
  package var layerGroups: [LayerGroup]
  /// Ids of the markers that its outputs and rules use.
  package var markers: [String]
  /// What becomes of the text as it is typed.
  package var transforms: [TransformGroup]
  /// What Backspace takes, where that is not one character.
  package var backspaces: [TransformGroup]
  /// The content of `special` elements, which the standard leaves to each implementation, in the order of the file;
  /// that of `special` elements in `layers` and `layer` is with those.
  package var specials: [Special]

  package init(
    locale: String, locales: [String] = [], conformsTo: Int = 45, version: String? = nil, info: Info,
    normalizes: Bool = true, displays: Displays = Displays(), keys: [String: Key] = [:], flicks: [String: Flick] = [:],
    forms: [String: Form] = [:], layerGroups: [LayerGroup] = [], markers: [String] = [],
    transforms: [TransformGroup] = [], backspaces: [TransformGroup] = [], specials: [Special] = []
  ) {
    self.locale = locale
    self.locales = locales
    self.conformsTo = conformsTo
    self.version = version
    self.info = info
    self.normalizes = normalizes
    self.displays = displays
    self.keys = keys
    self.flicks = flicks
    self.forms = forms
    self.layerGroups = layerGroups
    self.markers = markers
    self.transforms = transforms
    self.backspaces = backspaces
    self.specials = specials
  }
}

/// What a keyboard says of itself.
package struct Info: Hashable, Sendable {
  package var name: String
  /// Who wrote it.
  package var author: String?
  /// What kind of arrangement it is, such as `QWERTY`.
  package var layout: String?
  /// A short sign for a menu, such as `FR`.
  package var indicator: String?

  package init(name: String, author: String? = nil, layout: String? = nil, indicator: String? = nil) {
    self.name = name
    self.author = author
    self.layout = layout
    self.indicator = indicator
  }
}

/// What key caps show where it is not the key's output.
package struct Displays: Hashable, Sendable {
  /// What the cap of a key shows, by the key's id.
  package var byKeyID: [String: String]
  /// What the caps of all keys with an output show, by that output.
  package var byOutput: [String: String]
  /// The letter on which combining marks are shown.
  package var baseCharacter: String?

  package init(byKeyID: [String: String] = [:], byOutput: [String: String] = [:], baseCharacter: String? = nil) {
    self.byKeyID = byKeyID
    self.byOutput = byOutput
    self.baseCharacter = baseCharacter
  }
}

/// An element inside `special`, with its attributes and children, as written.
package struct Special: Hashable, Sendable {
  package var name: String
  /// The attributes, by their names.
  package var attributes: [String: String]
  /// The elements inside.
  package var children: [Special]

  package init(name: String, attributes: [String: String] = [:], children: [Special] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}
