// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A keyboard as an LDML file describes it, imports resolved. Source: UTS #35 part 7 (CLDR 45 and later), `keyboard3`.
public struct Keyboard: Hashable, Sendable {
  /// The main locale, a BCP 47 tag such as `fr-t-k0-azerty`.
  public var locale: String
  /// Further locales that it serves.
  public var locales: [String]
  public var conformsTo: Int
  public var version: String?
  public var info: Info
  /// Whether output is kept normalised; false only with `<settings normalization="disabled"/>`.
  public var normalizes: Bool
  public var displays: Displays
  /// Every key by id, imported and implied ones included.
  public var keys: [String: Key]
  public var flicks: [String: Flick]
  /// Hardware forms by id, implied ones included: the scan codes of each row.
  public var forms: [String: Form]
  /// In the order of the file; touch groups differ in `minDeviceWidth`, hardware groups in `formID`.
  public var layerGroups: [LayerGroup]
  /// Ids of the markers that its outputs and rules use.
  public var markers: [String]
  public var transforms: [TransformGroup]
  public var backspaces: [TransformGroup]
  /// The content of `special` elements, which the standard leaves to each implementation, in the order of the file;
  /// that of `special` elements in `layers` and `layer` is with those.
  public var specials: [Special]

  public init(
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
public struct Info: Hashable, Sendable {
  public var name: String
  public var author: String?
  public var layout: String?
  /// A short sign for a menu, such as `FR`.
  public var indicator: String?

  public init(name: String, author: String? = nil, layout: String? = nil, indicator: String? = nil) {
    self.name = name
    self.author = author
    self.layout = layout
    self.indicator = indicator
  }
}

/// What key caps show where it is not the key's output.
public struct Displays: Hashable, Sendable {
  public var byKeyID: [String: String]
  public var byOutput: [String: String]
  /// The letter on which combining marks are shown.
  public var baseCharacter: String?

  public init(byKeyID: [String: String] = [:], byOutput: [String: String] = [:], baseCharacter: String? = nil) {
    self.byKeyID = byKeyID
    self.byOutput = byOutput
    self.baseCharacter = baseCharacter
  }
}

/// An element inside `special`, with its attributes and children, as written.
public struct Special: Hashable, Sendable {
  public var name: String
  public var attributes: [String: String]
  public var children: [Special]

  public init(name: String, attributes: [String: String] = [:], children: [Special] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}
