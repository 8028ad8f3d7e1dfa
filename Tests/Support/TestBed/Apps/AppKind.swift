// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The unmodified toolkits, browsers and terminals that text is typed into.
package enum AppKind: String, Sendable, CaseIterable {
  case gtk4, gtk3, qt6, qt5, firefox, chromium, foot
  /// LibreOffice Writer, on GTK 3.
  case libreoffice
  /// A terminal of the VTE library, on GTK 3.
  case vte
  /// GTK 3 as an X11 app, through XWayland.
  case x11
  /// Weston's own editor, which speaks text-input-v1.
  case westonEditor = "weston-editor"

  /// Those that text gets to on compositors of wlroots.
  package static let ofWlroots = allCases.filter { $0 != .westonEditor }

  /// The programs that must be installed.
  package var programs: [String] {
    switch self {
    case .gtk4, .gtk3, .qt6, .qt5: []
    case .firefox: ["firefox-esr"]
    case .chromium: ["chromium"]
    case .foot: ["foot"]
    case .libreoffice: ["soffice"]
    case .vte: ["lxterminal"]
    case .x11: ["Xwayland"]
    case .westonEditor: ["weston-editor"]
    }
  }

  /// Whether the app asks for text input when a field gets focus, by the protocol text-input-v3.
  ///
  /// Qt 5 and Qt 6.4 speak versions 2 and 4 of their own only, and X11 apps none: there the keyboard is shown by hand and
  /// types by the virtual keyboard.
  package var speaksTextInput: Bool {
    switch self {
    case .gtk4, .gtk3, .firefox, .chromium, .foot, .libreoffice, .vte, .westonEditor: true
    case .qt6, .qt5, .x11: false
    }
  }

  package var isBrowser: Bool { self == .firefox || self == .chromium }

  package var isTerminal: Bool { self == .foot || self == .vte }

  /// Whether the app has several fields, which it focuses when it is asked to; otherwise its window is one field.
  package var hasFields: Bool { !isTerminal && self != .libreoffice }

  /// Whether the app asks for text input on this compositor.
  ///
  /// Qt 5 speaks version 2 as well, which KWin has; Weston has version 1 alone.
  package func speaksTextInput(on compositor: SessionOptions.Compositor) -> Bool {
    switch compositor {
    case .kwin: self == .qt5 || speaksTextInput && self != .westonEditor
    case .weston: self == .westonEditor
    case .sway, .phoc, .cage: speaksTextInput
    }
  }

  /// Whether its fields ask for a keyboard only when they are touched.
  ///
  /// Qt 5 asks to see the keyboard by a request of its own, which version 2 of text input has.
  package func asksByTouch(on compositor: SessionOptions.Compositor) -> Bool {
    self == .westonEditor || self == .qt5 && compositor == .kwin
  }

  /// Whether the app's window does not shrink to a phone's width.
  package var needsTablet: Bool { isBrowser || self == .libreoffice }

  /// The field of ordinary text.
  package var mainField: String {
    switch self {
    case .foot, .vte: "terminal"
    case .westonEditor: "text"
    case .libreoffice: "document"
    default: "normal"
    }
  }

  func command(profile: String) -> [String] {
    func fixture(_ name: String) -> [String] { [Programs.python, "\(Checkout.fixtures)/fixtures/\(name).py"] }
    switch self {
    case .gtk4: return fixture("gtk4")
    case .gtk3, .x11: return fixture("gtk3")
    case .qt6: return fixture("qt") + ["6"]
    case .qt5: return fixture("qt") + ["5"]
    case .firefox, .chromium: return fixture("web") + [rawValue, profile]
    case .foot: return ["foot", "--config=/dev/null", "--font=monospace:size=10"] + fixture("terminal")
    case .libreoffice: return fixture("libreoffice") + [profile]
    case .westonEditor: return fixture("weston_editor")
    case .vte: return ["lxterminal", "--no-remote", "-e", fixture("terminal").joined(separator: " ")]
    }
  }

  var environment: [String: String] {
    switch self {
    case .x11: ["GDK_BACKEND": "x11"]
    case .libreoffice: ["SAL_USE_VCLPLUGIN": "gtk3"]
    default: [:]
    }
  }
}
