// swift-tools-version: 6.2
// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Settings of every Swift target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// Settings of the targets that live on the one thread of the daemon.
let mainThread: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Spinet",
  // What is promised; everything else is ours to change. A program is here because `make install` or a keyboard's author
  // runs it.
  products: [
    // With what it re-exports: SwiftPM builds an app anew when one of the modules that are named here has changed. Apps have
    // platforms to run on; the programs of custom keyboards run in a sandbox without any.
    .library(
      name: "UIKit",
      targets: ["UIKit", "UIKitCore", "EntryFormatting", "Graphics", "Typesetting", "_Testing_UIKit", "AppPlatforms"]),
    .library(
      name: "UIKitForKeyboards",
      targets: ["UIKit", "UIKitCore", "EntryFormatting", "Graphics", "Typesetting", "_Testing_UIKit"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "TVUIKit", targets: ["TVUIKit"]),
    // What finds words by touches, and what opens the files of languages that are there.
    .library(name: "TypingDecoder", targets: ["TypingDecoder", "InstalledLanguages"]),
    .library(name: "HeadlessPlatform", targets: ["HeadlessPlatform"]),
    .library(name: "KeyboardTesting", targets: ["KeyboardTesting", "HeadlessPlatform"]),
    .executable(name: "spinetd", targets: ["spinetd"]),
    .executable(name: "spinet", targets: ["spinet"]),
    .executable(name: "spinet-settings", targets: ["spinet-settings"]),
    .executable(name: "spinet-sounds", targets: ["spinet-sounds"]),
    .executable(name: "spinet-speech", targets: ["spinet-speech"]),
    .executable(name: "spinet-lexicon", targets: ["spinet-lexicon"]),
    .executable(name: "spinet-learner", targets: ["spinet-learner"]),
    .executable(name: "spinet-place", targets: ["spinet-place"]),
    .executable(name: "spinet-reader", targets: ["spinet-reader"]),
    .executable(name: "spinet-remote", targets: ["spinet-remote"]),
    .executable(name: "spinet-caller", targets: ["spinet-caller"]),
    .executable(name: "spinet-confine", targets: ["spinet-confine"]),
  ]
)

// MARK: - Wings

/// Returns the targets of a wing, which is a folder of `Sources` or `Tests`: each lies below it in a folder of its own name, or
/// where its path says.
func wing(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "\(folder)/\(target.path ?? target.name)" }
  return targets
}

// MARK: - C libraries: those of the system, and what Swift cannot say
package.targets += wing(
  "Sources/C",
  [
    .systemLibrary(name: "CWaylandClient", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CWaylandCursor", pkgConfig: "wayland-cursor", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev", "libfreetype-dev"])]),
    .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CHangul", pkgConfig: "libhangul", providers: [.apt(["libhangul-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CSpeechd", pkgConfig: "speech-dispatcher", providers: [.apt(["libspeechd-dev"])]),
    .systemLibrary(name: "CCanberra", pkgConfig: "libcanberra", providers: [.apt(["libcanberra-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // Without pkg-config, whose word brings flags for threads that SwiftPM warns of.
    .systemLibrary(name: "CWebSockets", providers: [.apt(["libwebsockets-dev"])]),
    .systemLibrary(name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CTesseract", providers: [.apt(["libtesseract-dev", "libleptonica-dev"])]),
    .target(name: "CWayland", dependencies: ["CWaylandClient"]),
    .target(name: "CCamera"),
    .target(name: "CLinux"),
    .target(name: "COverwriting", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CSwiftRuntime"),
    .target(name: "CAppStart"),
    .target(name: "CSystemd", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CGeoNames", linkerSettings: [.linkedLibrary("dl")]),
  ])

// MARK: - Values, drawing, and the system
package.targets += wing(
  "Sources/Base",
  [
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "TextModel", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Phrases", swiftSettings: strict),
    .target(name: "LinuxSystem", dependencies: ["CLinux"], swiftSettings: strict),
    .target(name: "Raster", dependencies: ["CFreeType", "CPangoCairo", "Geometry"], swiftSettings: strict),
    .target(name: "Desktop", dependencies: ["CSystemd", "LinuxSystem", "TextModel"], swiftSettings: mainThread),
    .target(
      name: "AccessibilityBus", dependencies: ["Desktop", "Geometry", "LinuxSystem"], swiftSettings: mainThread),
    .target(name: "Storage", dependencies: ["LinuxSystem", "TextModel"], swiftSettings: strict),
    .target(name: "ContactCards", dependencies: ["LinuxSystem", "TextModel"], swiftSettings: strict),
    .target(
      name: "SecretService", dependencies: ["Desktop", "LinuxSystem", "TextModel"], swiftSettings: mainThread),
    .target(name: "StrongPasswords", swiftSettings: strict),
    .target(name: "ScanProtocol", swiftSettings: strict),
    .target(
      name: "CameraReading", dependencies: ["Camera", "LinuxSystem", "ScanProtocol", "TextReading"],
      swiftSettings: strict),
    .target(name: "Camera", dependencies: ["CCamera", "LinuxSystem", "TextReading"], swiftSettings: strict),
    .target(name: "TextReading", dependencies: ["LinuxSystem"], swiftSettings: strict),
  ])

// MARK: - The keyboard
package.targets += wing(
  "Sources/Keyboard",
  [
    .target(name: "KeyboardLayout", dependencies: ["CExpat", "CGLib", "TextModel"], swiftSettings: strict),
    .target(name: "KeyboardEngine", dependencies: ["Geometry", "TextModel"], swiftSettings: strict),
    .target(name: "Composition", dependencies: ["CHangul", "TextModel"], swiftSettings: strict),
    .target(name: "Emoji", dependencies: ["TextModel"], swiftSettings: strict),
    .target(name: "FieldChannel", dependencies: ["Geometry", "TextModel"], swiftSettings: strict),
    .target(name: "RemoteProtocol", dependencies: ["ExtensionProtocol", "TextModel"], swiftSettings: strict),
    .target(
      name: "RemoteTrust", dependencies: ["CCrypto", "ExtensionProtocol", "RemoteProtocol"], swiftSettings: strict),
    .target(name: "TypingDecoder", swiftSettings: strict),
    .target(name: "InstalledLanguages", dependencies: ["TypingDecoder"], swiftSettings: strict),
    .target(name: "LearntWords", swiftSettings: strict),
    .target(
      name: "LearntWordStore", dependencies: ["CSQLite", "LearntWords", "LinuxSystem"], swiftSettings: strict),
    .target(name: "LanguageBuilding", dependencies: ["TypingDecoder"], swiftSettings: strict),
    .target(
      name: "WordLearning", dependencies: ["LearntWords", "LinuxSystem", "SystemKeyboard"], swiftSettings: mainThread),
    .target(
      name: "SystemKeyboard",
      dependencies: [
        "Emoji", "Geometry", "TextModel", "KeyboardLayout", "KeyboardEngine", "Composition", "LearntWords",
        "LinuxSystem", "Raster", "Phrases", "ScanProtocol", "TypingDecoder",
      ],
      swiftSettings: strict),
    .target(
      name: "Desk",
      dependencies: [
        "ContactCards", "Emoji", "ExtensionProtocol", "FieldChannel", "Geometry", "KeyboardEngine", "LearntWords",
        "Phrases", "Raster", "ScanProtocol", "StrongPasswords", "SystemKeyboard", "TextModel",
      ],
      swiftSettings: mainThread),
    .target(
      name: "WaylandPlatform",
      dependencies: ["CWayland", "CXKBCommon", "Geometry", "TextModel", "LinuxSystem"],
      swiftSettings: mainThread),
  ])

// MARK: - Custom keyboards, and what they get
package.targets += wing(
  "Sources/CustomKeyboards",
  [
    .target(name: "ExtensionProtocol", dependencies: ["Geometry", "TextModel"], swiftSettings: strict),
    .target(name: "KeyboardBundle", dependencies: ["CExpat", "TextModel"], swiftSettings: strict),
    .target(name: "SupplementaryLexicon", dependencies: ["ExtensionProtocol"], swiftSettings: strict),
    .target(name: "Confinement", dependencies: ["LinuxSystem"], swiftSettings: strict),
    .target(name: "Sandbox", dependencies: ["CSeccomp", "Confinement", "LinuxSystem"], swiftSettings: strict),
    .target(
      name: "ExtensionHost",
      dependencies: [
        "ExtensionProtocol", "Geometry", "KeyboardBundle", "LinuxSystem", "PersonalWords", "Sandbox", "Storage",
        "TextModel",
      ],
      swiftSettings: mainThread),
    .target(
      name: "PersonalWords", dependencies: ["ExtensionProtocol", "SupplementaryLexicon", "LinuxSystem", "Storage"],
      swiftSettings: mainThread),
    .target(
      name: "KeyboardAdministration", dependencies: ["ExtensionHost", "LinuxSystem", "RemoteTrust", "Storage"],
      swiftSettings: strict),
    .target(
      name: "ExtensionRuntime",
      dependencies: ["CoreLocation", "ExtensionProtocol", "Geometry", "LinuxSystem", "TextModel", "UIKitCore"],
      swiftSettings: mainThread),
  ])

// MARK: - The SDK
package.targets += wing(
  "Sources/SDK",
  [
    // L2, L3: the SDK.
    .target(name: "Graphics", dependencies: ["CPangoCairo", "Geometry"], swiftSettings: strict),
    .target(name: "Typesetting", dependencies: ["CPangoCairo", "Graphics"], swiftSettings: strict),
    // What fields take, and what is wrong with it.
    .target(name: "EntryFormatting", dependencies: ["Phrases"], swiftSettings: strict),
    .target(
      name: "UIKitCore",
      dependencies: [
        "ConstraintSolver", "CSwiftRuntime", "EntryFormatting", "Geometry", "Graphics", "LinuxSystem", "Phrases",
        "TextModel", "Typesetting",
      ],
      swiftSettings: strict),
    .target(name: "CoreLocation", swiftSettings: strict),
    .target(
      name: "AppElements", dependencies: ["AccessibilityBus", "Geometry", "Phrases", "UIKitCore"],
      swiftSettings: mainThread),

    // The keyboard that an app shows itself.
    .target(
      name: "EmbeddedKeyboard",
      dependencies: [
        "ContactCards", "Desk", "Emoji", "FieldChannel", "Geometry", "KeyboardEngine", "LinuxSystem", "Phrases",
        "SystemKeyboard",
        "TextModel", "UIKitCore", "WordLearning",
      ],
      swiftSettings: strict),
    .target(
      name: "SpellChecking",
      dependencies: ["LinuxSystem", "SystemKeyboard", "TextModel", "TypingDecoder", "UIKitCore", "WordLearning"],
      swiftSettings: strict),
    .target(
      name: "TextScanning",
      dependencies: ["Camera", "CameraReading", "LinuxSystem", "ScanProtocol", "TextReading", "UIKitCore"],
      swiftSettings: strict),
    .target(
      name: "HeadlessPlatform",
      dependencies: ["EmbeddedKeyboard", "SpellChecking", "SystemKeyboard", "TextModel", "UIKitCore", "WordLearning"],
      swiftSettings: strict),
    .target(
      name: "WaylandWindows",
      dependencies: [
        "AccessibilityBus", "AppElements", "COverwriting", "CoreLocation", "CWayland", "CWaylandCursor", "CXKBCommon",
        "Desktop",
        "EmbeddedKeyboard",
        "ExtensionProtocol", "FieldChannel", "Geometry", "LinuxSystem", "PersonalWords", "Storage",
        "SpellChecking", "SupplementaryLexicon",
        "SystemKeyboard", "TextModel", "TextScanning",
        "UIKitCore",
        "WaylandPlatform", "WordLearning",
      ],
      swiftSettings: mainThread),
    .target(
      name: "UIKit",
      dependencies: ["CAppStart", "ExtensionRuntime", "LinuxSystem", "UIKitCore", "_Testing_UIKit"],
      swiftSettings: strict),
    .target(
      name: "AppPlatforms", dependencies: ["HeadlessPlatform", "LinuxSystem", "UIKitCore", "WaylandWindows"],
      swiftSettings: strict),
    .target(name: "TVUIKit", dependencies: ["Phrases", "UIKitCore"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "KeyboardTesting", dependencies: ["HeadlessPlatform", "UIKitCore"], swiftSettings: strict),
  ])

// MARK: - Programs
package.targets += wing(
  "Sources/Programs",
  [
    .executableTarget(
      name: "spinetd",
      dependencies: [
        "AccessibilityBus", "CameraReading", "COverwriting", "ContactCards", "Desk", "Emoji", "WaylandPlatform",
        "SystemKeyboard",
        "KeyboardBundle", "KeyboardEngine",
        "KeyboardLayout", "LearntWords",
        "ExtensionHost",
        "ExtensionProtocol", "FieldChannel", "Geometry", "Phrases", "Raster", "TextModel", "LinuxSystem",
        "PersonalWords", "RemoteProtocol", "ScanProtocol", "SecretService",
        "Storage", "SupplementaryLexicon", "Desktop", "WordLearning",
      ],
      swiftSettings: mainThread),
    .executableTarget(
      name: "spinet",
      dependencies: [
        "CQRCode", "Camera", "Desktop", "ExtensionHost", "ExtensionProtocol", "KeyboardAdministration",
        "KeyboardBundle", "KeyboardLayout",
        "LanguageBuilding", "LearntWordStore", "LinuxSystem", "PersonalWords", "RemoteProtocol", "RemoteTrust",
        "Sandbox", "SecretService", "Storage", "SupplementaryLexicon", "TextModel", "TextReading",
        "TypingDecoder", "WaylandPlatform",
      ],
      resources: [
        // What `spinet keyboard new` writes.
        .embedInCode("Template/Package.swift.in"), .embedInCode("Template/Info.plist.in"),
        .embedInCode("Template/README.md.in"), .embedInCode("Template/Main.swift.in"),
        .embedInCode("Template/SuggestionBar.swift.in"), .embedInCode("Template/KeyboardViewController.swift.in"),
        .embedInCode("Template/KeyboardTests.swift.in"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "spinet-sounds", dependencies: ["CCanberra", "Desktop", "LinuxSystem", "TextModel"],
      swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-speech", dependencies: ["CSpeechd", "Desktop", "LinuxSystem"], swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-confine", dependencies: ["Confinement", "LinuxSystem"], swiftSettings: strict),
    .executableTarget(
      name: "spinet-learner", dependencies: ["LearntWords", "LearntWordStore", "LinuxSystem"], swiftSettings: mainThread
    ),
    .executableTarget(
      name: "spinet-place", dependencies: ["CGeoNames", "Desktop", "LinuxSystem"], swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-reader", dependencies: ["CTesseract", "LinuxSystem", "Sandbox", "TextReading"],
      swiftSettings: strict),
    .executableTarget(
      name: "spinet-scanner",
      dependencies: ["Camera", "CameraReading", "LinuxSystem", "Sandbox", "ScanProtocol", "TextReading"],
      swiftSettings: strict),
    .executableTarget(
      name: "spinet-remote",
      dependencies: ["COverwriting", "CWebSockets", "LinuxSystem", "RemoteProtocol", "RemoteTrust", "Sandbox"],
      resources: [
        // What a phone's browser is served.
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
        .embedInCode("Page/phrases.js"),
      ],
      swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-caller",
      dependencies: ["COverwriting", "CWebSockets", "LinuxSystem", "RemoteProtocol", "Sandbox"],
      swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-lexicon", dependencies: ["SupplementaryLexicon", "LinuxSystem", "PersonalWords"],
      swiftSettings: strict),
    .target(
      name: "SettingsPages",
      dependencies: [
        "ContactCards", "Desktop", "ExtensionHost", "ExtensionProtocol", "KeyboardAdministration", "KeyboardBundle",
        "SupplementaryLexicon", "LearntWordStore", "LearntWords", "LinuxSystem", "PersonalWords", "RemoteProtocol",
        "RemoteTrust", "SecretService", "Storage", "SystemKeyboard", "TextModel", "UIKit", "UIKitCore", "Phrases",
        "WordLearning",
      ],
      swiftSettings: mainThread),
    .executableTarget(
      name: "spinet-settings", dependencies: ["AppPlatforms", "SettingsPages", "UIKit", "UIKitCore"],
      swiftSettings: mainThread),
  ])

// MARK: - Examples, and programs that play something or take pictures of it
package.targets.append(
  contentsOf: [
    .executableTarget(
      name: "settings-pictures",
      dependencies: [
        "ExamplePictures", "HeadlessPlatform", "KeyboardTesting", "LearntWordStore", "LearntWords", "SettingsPages",
        "Desktop", "LinuxSystem", "SecretService", "TestKeyring", "TestSupport", "TextModel", "UIKitCore",
      ],
      path: "Utilities/settings-pictures", swiftSettings: mainThread),

    // The example app, for the app-level tests; it is a package of its own as well.
    .executableTarget(
      name: "example-taps", dependencies: ["AppPlatforms", "TapsScreen", "UIKit", "UIKitCore"],
      path: "Examples/ThirdParty/Sources/Taps", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "TapsScreen", dependencies: ["UIKit", "UIKitCore"], path: "Examples/ThirdParty/Sources/TapsScreen",
      swiftSettings: [.swiftLanguageMode(.v6)]),

    // The gallery of controls: its pages, the app, and the program that takes pictures of them without a screen.
    .target(
      name: "Gallery", dependencies: ["UIKit", "UIKitCore"], path: "Examples/Gallery/Sources/Pages",
      swiftSettings: strict),
    .executableTarget(
      name: "example-gallery", dependencies: ["AppPlatforms", "Gallery", "UIKit", "UIKitCore"],
      path: "Examples/Gallery/Sources/App",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "gallery-pictures",
      dependencies: [
        "ExamplePictures", "Gallery", "Geometry", "HeadlessPlatform", "KeyboardTesting", "TestBed", "UIKitCore",
      ],
      path: "Examples/Gallery/Sources/Pictures", swiftSettings: strict),
    .target(
      name: "ExamplePictures", dependencies: ["HeadlessPlatform", "UIKitCore"], path: "Examples/Pictures",
      swiftSettings: strict),

    // The tour of the keyboard: its pages, the app, and the program that plays it on a screen in memory.
    .target(
      name: "KeyboardTour", dependencies: ["Gallery", "UIKit", "UIKitCore"],
      path: "Examples/KeyboardTour/Sources/Pages", swiftSettings: strict),
    .executableTarget(
      name: "example-keyboard-tour", dependencies: ["AppPlatforms", "KeyboardTour", "UIKit", "UIKitCore"],
      path: "Examples/KeyboardTour/Sources/App", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keyboard-tour-film",
      dependencies: ["ExamplePictures", "HeadlessPlatform", "KeyboardTesting", "KeyboardTour", "UIKitCore"],
      path: "Examples/KeyboardTour/Sources/Film", swiftSettings: strict),

    // A checkout: a form, the app, and the program that takes pictures of it.
    .target(
      name: "CheckoutForm", dependencies: ["UIKit", "UIKitCore"], path: "Examples/Checkout/Sources/Pages",
      swiftSettings: strict),
    .executableTarget(
      name: "example-checkout", dependencies: ["AppPlatforms", "CheckoutForm", "UIKit", "UIKitCore"],
      path: "Examples/Checkout/Sources/App", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "checkout-pictures",
      dependencies: ["CheckoutForm", "ExamplePictures", "HeadlessPlatform", "KeyboardTesting", "UIKitCore"],
      path: "Examples/Checkout/Sources/Pictures", swiftSettings: strict),

    // Morse: a keyboard, and the app that carries it and teaches it.
    .target(name: "MorseCode", path: "Examples/MorseCoder/Sources/MorseCode", swiftSettings: strict),
    .target(
      name: "MorseUI", dependencies: ["MorseCode", "UIKit", "UIKitCore"], path: "Examples/MorseCoder/Sources/MorseUI",
      swiftSettings: strict),
    .target(
      name: "MorseTrainer", dependencies: ["MorseCode", "MorseUI", "UIKit", "UIKitCore"],
      path: "Examples/MorseCoder/Sources/MorseTrainer", swiftSettings: strict),
    .executableTarget(
      name: "MorseKeyboard", dependencies: ["CoreLocation", "MorseCode", "MorseUI", "UIKit", "UIKitCore"],
      path: "Examples/MorseCoder/Sources/MorseKeyboard", swiftSettings: strict),
    .executableTarget(
      name: "morse-coder", dependencies: ["AppPlatforms", "MorseTrainer", "UIKit", "UIKitCore"],
      path: "Examples/MorseCoder/Sources/MorseCoder", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "morse-demo", dependencies: ["Geometry", "MorseBed", "TestBed"],
      path: "Examples/MorseCoder/Sources/Demo", swiftSettings: strict),
    .executableTarget(
      name: "morse-pictures",
      dependencies: [
        "ExamplePictures", "HeadlessPlatform", "KeyboardTesting", "MorseCode", "MorseTrainer",
        "MorseUI", "UIKitCore",
      ],
      path: "Examples/MorseCoder/Sources/Pictures", swiftSettings: strict),
    .executableTarget(
      name: "demo", dependencies: ["TestBed", "Geometry"], path: "Utilities/demo", exclude: ["message.py"],
      swiftSettings: strict),
  ]
)

// MARK: - Tests of values, drawing, and the system
package.targets += wing(
  "Tests/Base",
  [
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["TestSupport", "ConstraintSolver"], swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ScanProtocolTests", dependencies: ["ScanProtocol", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TextModelTests", dependencies: ["TestSupport", "Geometry", "TextModel"], swiftSettings: strict),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "Geometry"], swiftSettings: strict),
    .testTarget(name: "LinuxSystemTests", dependencies: ["TestSupport", "LinuxSystem"], swiftSettings: strict),
    .testTarget(
      name: "DesktopTests", dependencies: ["TestSupport", "Desktop", "LinuxSystem", "TextModel", "spinet-sounds"],
      exclude: ["Fixtures"],
      swiftSettings: mainThread),
    .testTarget(name: "StorageTests", dependencies: ["TestSupport", "Storage"], swiftSettings: strict),
    .testTarget(
      name: "ContactCardsTests", dependencies: ["TestSupport", "ContactCards", "LinuxSystem", "TextModel"],
      swiftSettings: strict),
    .testTarget(
      name: "SecretServiceTests",
      dependencies: ["TestKeyring", "TestSupport", "Desktop", "LinuxSystem", "SecretService", "TextModel"],
      swiftSettings: mainThread),
    .testTarget(
      name: "StrongPasswordsTests", dependencies: ["TestSupport", "StrongPasswords"], swiftSettings: strict),
    .testTarget(
      name: "CameraTests", dependencies: ["Camera", "LinuxSystem", "TestSupport", "TextReading"], swiftSettings: strict),
    .testTarget(
      name: "TextReadingTests",
      dependencies: [
        "CPangoCairo", "CTesseract", "LinuxSystem", "TestSupport", "TextReading", "spinet-reader",
      ],
      exclude: ["Phrases"], swiftSettings: strict),
  ])

// MARK: - Tests of the keyboard
package.targets += wing(
  "Tests/Keyboard",
  [
    .testTarget(
      name: "FieldChannelTests", dependencies: ["TestSupport", "FieldChannel", "Geometry", "TextModel"],
      swiftSettings: strict),
    .testTarget(
      name: "RemoteProtocolTests", dependencies: ["TestSupport", "RemoteProtocol", "TextModel"], swiftSettings: strict),
    .testTarget(name: "RemoteTrustTests", dependencies: ["RemoteProtocol", "RemoteTrust"], swiftSettings: strict),
    .testTarget(
      name: "KeyboardLayoutTests", dependencies: ["TestSupport", "KeyboardLayout", "LinuxSystem", "spinet"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyboardEngineTests",
      dependencies: ["TestSupport", "KeyboardEngine", "Composition", "Geometry", "TextModel"],
      swiftSettings: strict),
    .testTarget(name: "EmojiTests", dependencies: ["TestSupport", "Emoji"], swiftSettings: strict),
    .testTarget(
      name: "TypingDecoderTests",
      dependencies: [
        "Composition", "InstalledLanguages", "LanguageBuilding", "TestSupport", "TypingDecoder", "spinet",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "QualityTests", dependencies: ["LinuxSystem", "TestBed", "TestSupport", "TypingDecoder", "spinet"],
      exclude: ["english.tsv", "korean.tsv"], swiftSettings: strict),
    .testTarget(
      name: "LearntWordsTests",
      dependencies: ["TestSupport", "LearntWords", "LearntWordStore", "LinuxSystem", "spinet-learner"],
      swiftSettings: strict),
    .testTarget(
      name: "WordLearningTests",
      dependencies: [
        "TestSupport", "LearntWords", "LearntWordStore", "LinuxSystem", "SystemKeyboard", "WordLearning",
        "spinet-learner",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CompositionTests", dependencies: ["TestSupport", "CHangul", "Composition"], swiftSettings: strict),
    .testTarget(
      name: "SystemKeyboardTests",
      dependencies: [
        "TestSupport",
        "SystemKeyboard", "CPangoCairo", "Composition", "Emoji", "Geometry", "KeyboardEngine", "KeyboardLayout",
        "LanguageBuilding", "LearntWords", "LinuxSystem",
        "Phrases", "Raster",
        "TextModel", "TypingDecoder",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "DeskTests",
      dependencies: [
        "TestSupport", "ContactCards", "Desk", "Emoji", "ExtensionProtocol", "FieldChannel", "Geometry",
        "KeyboardEngine", "KeyboardLayout", "LanguageBuilding", "LearntWords", "LinuxSystem", "Phrases",
        "Raster", "ScanProtocol", "SystemKeyboard", "TextModel", "TypingDecoder",
      ],
      swiftSettings: mainThread),
    .testTarget(
      name: "WaylandPlatformTests",
      dependencies: [
        "TestBed", "TestSupport", "WaylandPlatform", "CXKBCommon", "Composition", "Geometry", "KeyboardEngine",
        "SystemKeyboard", "TextModel", "TypingDecoder", "typing-soak",
      ],
      swiftSettings: strict),
  ])

// MARK: - Tests of custom keyboards
package.targets += wing(
  "Tests/CustomKeyboards",
  [
    .testTarget(
      name: "SandboxTests",
      dependencies: [
        "Confinement", "LinuxSystem", "Sandbox", "TestBed", "TestSupport", "hostile-keyboard", "spinet-confine",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExtensionProtocolTests", dependencies: ["TestSupport", "ExtensionProtocol", "Geometry", "TextModel"],
      swiftSettings: strict),
    .testTarget(
      name: "ExtensionHostTests",
      dependencies: [
        "TestSupport", "ExtensionHost", "ExtensionProtocol", "Geometry", "KeyboardBundle", "LinuxSystem", "Storage",
        "TextModel",
      ],
      swiftSettings: mainThread),
    .testTarget(
      name: "PersonalWordsTests",
      dependencies: ["TestSupport", "ExtensionProtocol", "LinuxSystem", "PersonalWords", "Storage", "spinet-lexicon"],
      swiftSettings: mainThread),
    .testTarget(
      name: "ExtensionRuntimeTests",
      dependencies: [
        "CoreLocation", "ExtensionProtocol", "ExtensionRuntime", "Geometry", "LinuxSystem", "MorseCode",
        "MorseKeyboard", "MorseUI", "TestKeyboardKeys", "TestSupport", "TextModel", "UIKitCore", "test-keyboard",
      ],
      swiftSettings: mainThread),
    .testTarget(
      name: "SupplementaryLexiconTests", dependencies: ["TestSupport", "ExtensionProtocol", "SupplementaryLexicon"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyboardBundleTests", dependencies: ["TestSupport", "KeyboardBundle", "TextModel"], swiftSettings: strict),
    .testTarget(
      name: "InstalledKeyboardsTests", dependencies: ["ExtensionHost", "KeyboardBundle", "LinuxSystem"],
      swiftSettings: strict),
  ])

// MARK: - Tests of the SDK
package.targets += wing(
  "Tests/SDK",
  [
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: strict),
    .testTarget(
      name: "EntryFormattingTests", dependencies: ["EntryFormatting", "Phrases", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Graphics", "TestSupport", "Typesetting"], swiftSettings: strict),
    .testTarget(
      name: "UIKitCoreTests", dependencies: ["TestSupport", "UIKitCore", "HeadlessPlatform"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTextTests",
      dependencies: [
        "EmbeddedKeyboard", "Graphics", "HeadlessPlatform", "KeyboardTesting", "LearntWords", "LearntWordStore",
        "LinuxSystem", "SpellChecking", "SystemKeyboard", "TextModel", "TestSupport", "TypingDecoder", "UIKitCore",
        "WordLearning", "spinet-learner",
      ],
      exclude: ["Pasting/Goldens", "Words/Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "TVUIKitTests",
      dependencies: ["HeadlessPlatform", "KeyboardTesting", "Phrases", "TestSupport", "TVUIKit", "UIKitCore"],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(name: "HeadlessPlatformTests", dependencies: ["HeadlessPlatform", "UIKitCore"], swiftSettings: strict),
    .testTarget(
      name: "KeyboardTestingTests", dependencies: ["KeyboardTesting", "HeadlessPlatform", "TestSupport", "UIKitCore"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "TextScanningTests",
      dependencies: ["LinuxSystem", "TestSupport", "TextScanning", "UIKitCore", "spinet-reader"], swiftSettings: strict),
    .testTarget(
      name: "WaylandWindowsTests",
      dependencies: [
        "TestSupport", "CoreLocation", "CXKBCommon", "Desktop", "EmbeddedKeyboard", "FieldChannel", "Geometry",
        "LinuxSystem", "PersonalWords", "Storage", "SystemKeyboard", "TestSystemBus", "TextModel", "UIKitCore",
        "WaylandPlatform", "WaylandWindows",
        "spinet-lexicon",
      ],
      swiftSettings: mainThread),
    .testTarget(
      name: "AccessibilityBusTests",
      dependencies: [
        "TestSupport", "AccessibilityBus", "AppElements", "Desktop", "HeadlessPlatform", "LinuxSystem", "UIKitCore",
      ],
      swiftSettings: mainThread),
  ])

// MARK: - Tests of the programs
package.targets += wing(
  "Tests/Programs",
  [
    .testTarget(
      name: "SpinetdTests",
      dependencies: [
        "TestSupport", "spinetd", "AccessibilityBus", "ContactCards", "Desktop", "SystemKeyboard", "ExtensionHost",
        "ExtensionProtocol",
        "KeyboardBundle",
        "Desk", "KeyboardEngine", "KeyboardLayout", "Geometry", "LinuxSystem",
        "Raster", "ScanProtocol", "SecretService", "Storage",
        "TestBed", "TestKeyring", "TestSystemBus", "TextModel", "spinet-lexicon", "spinet-place", "spinet-reader",
        "spinet-scanner",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SettingsPagesTests",
      dependencies: [
        "ContactCards", "Desk", "Desktop", "Emoji", "ExamplePictures", "ExtensionHost", "ExtensionProtocol", "Geometry",
        "HeadlessPlatform", "KeyboardTesting", "LearntWordStore", "LearntWords", "LinuxSystem", "PersonalWords",
        "RemoteProtocol", "RemoteTrust", "SecretService", "SettingsPages", "Storage", "SystemKeyboard", "TestKeyring",
        "TestSupport", "TextModel", "UIKitCore", "WordLearning", "settings-pictures", "spinet", "spinet-remote",
        "spinetd",
      ],
      swiftSettings: mainThread),
    .testTarget(
      name: "RemoteTests",
      dependencies: ["TestSupport", "spinet", "spinet-caller", "spinet-remote"],
      exclude: [
        "bed.py", "between.py", "browsers.py", "client.py", "erased.py", "laptop.py", "page.py", "phone.py",
        "terminal.py", "threats.py",
      ], swiftSettings: strict),
    .testTarget(
      name: "KeyboardCommandTests",
      dependencies: [
        "KeyboardBundle", "LearntWords", "LearntWordStore", "Storage", "TestKeyring", "TestSupport", "spinet",
        "spinet-reader",
      ],
      swiftSettings: strict),
  ])

// MARK: - Tests of the examples
package.targets += wing(
  "Tests/Examples",
  [
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ExamplePictures", "Gallery", "HeadlessPlatform", "KeyboardTesting", "UIKitCore", "gallery-pictures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "KeyboardTourTests",
      dependencies: [
        "ExamplePictures", "HeadlessPlatform", "KeyboardTesting", "KeyboardTour", "UIKitCore", "keyboard-tour-film",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CheckoutTests",
      dependencies: [
        "CheckoutForm", "ContactCards", "EmbeddedKeyboard", "ExamplePictures", "HeadlessPlatform", "KeyboardTesting",
        "UIKitCore", "checkout-pictures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MorseCoderTests",
      dependencies: [
        "ExamplePictures", "HeadlessPlatform", "KeyboardBundle", "KeyboardTesting", "MorseCode", "MorseKeyboard",
        "MorseTrainer", "MorseUI", "TestSupport", "TextModel", "UIKitCore", "morse-pictures",
      ],
      swiftSettings: strict),
  ])

// MARK: - Tests of the whole, through apps on real compositors
package.targets += wing(
  "Tests/Apps",
  [
    .executableTarget(
      name: "typing-soak", dependencies: ["Geometry", "TestBed", "TestKeyboardKeys"], path: "Soak",
      swiftSettings: strict),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "Graphics", "LearntWords", "LearntWordStore",
        "TestBed", "TestKeyboardKeys", "TestSupport", "controls-app", "demo", "example-checkout",
        "example-keyboard-tour",
        "example-taps",
        "hostile-keyboard", "input-method-script", "lock-screen", "MorseBed", "MorseKeyboard", "spinet-confine",
        "spinet", "spinet-caller", "spinet-learner", "spinet-lexicon", "spinet-place", "spinet-remote",
        "spinet-reader", "spinet-scanner", "spinet-settings", "spinetd", "test-keyboard", "TypingDecoder", "typing-app",
        "UIKitCore",
      ],
      exclude: ["Accessibility/client.py"], swiftSettings: strict),
  ])

// MARK: - Apps, keyboards and others that tests start in the place of real ones
package.targets += wing(
  "Tests/StandIns",
  [
    // One control of each kind, for the app-level tests.
    .executableTarget(
      name: "controls-app", dependencies: ["AppPlatforms", "UIKit", "UIKitCore"], path: "ControlsApp",
      swiftSettings: [.swiftLanguageMode(.v6)]),

    // Fields that say what they hold, for the app-level tests.
    .executableTarget(
      name: "typing-app", dependencies: ["AppPlatforms", "CoreLocation", "UIKit", "UIKitCore"], path: "TypingApp",
      swiftSettings: [.swiftLanguageMode(.v6)]),

    // A keyboard for other apps with a few keys, some of which do what no keyboard should, for the app-level tests.
    .target(name: "TestKeyboardKeys", path: "TestKeyboard/Keys", swiftSettings: strict),
    .executableTarget(
      name: "test-keyboard",
      dependencies: ["InstalledLanguages", "TestKeyboardKeys", "TypingDecoder", "UIKit", "UIKitCore"],
      path: "TestKeyboard",
      exclude: ["Info.plist", "Keys"], swiftSettings: [.swiftLanguageMode(.v6)]),

    // An input method that does what its arguments say, for the app-level tests.
    .executableTarget(
      name: "input-method-script", dependencies: ["CWayland", "WaylandPlatform"], path: "InputMethodScript",
      swiftSettings: mainThread),

    // A field of the desktop itself, for the app-level tests.
    .executableTarget(
      name: "lock-screen", dependencies: ["CWayland", "LinuxSystem", "WaylandPlatform"], path: "LockScreen",
      swiftSettings: mainThread),

    // A keyboard that tries what it must not be able to do, for the tests of the sandbox.
    .target(name: "CSystemCalls"),
    .executableTarget(
      name: "hostile-keyboard",
      dependencies: [
        "CSystemCalls", "ExtensionProtocol", "Geometry", "LinuxSystem", "Raster", "TestSupport", "TextModel",
      ],
      path: "HostileKeyboard", exclude: ["Info.plist", "Plans"], swiftSettings: strict),
  ])

// MARK: - What tests are made with
package.targets += wing(
  "Tests/Support",
  [
    .target(name: "MorseBed", dependencies: ["Geometry", "MorseCode", "MorseUI", "TestBed"], swiftSettings: strict),

    // What tests of several modules need.
    .target(name: "TestSupport", dependencies: ["LinuxSystem"], swiftSettings: strict),
    .target(name: "TestKeyring", dependencies: ["TestSupport", "Desktop"], swiftSettings: strict),
    .target(name: "TestSystemBus", dependencies: ["TestSupport"], exclude: ["geoclue.py"], swiftSettings: strict),

    // The bed of the app-level tests: compositors, touches, apps that report what they received.
    .target(name: "TestBed", dependencies: ["Geometry", "TestSupport"], swiftSettings: strict),
  ])

// MARK: - Benchmarks
package.targets.append(
  contentsOf: [
    .target(name: "CAllocations", path: "Benchmarks/allocations"),
    .executableTarget(
      name: "bench-counts",
      dependencies: [
        "CAllocations", "Geometry", "KeyboardEngine", "KeyboardLayout", "LanguageBuilding", "Raster", "SystemKeyboard",
        "TextModel", "TypingDecoder",
      ],
      path: "Benchmarks/counts/bench-counts", swiftSettings: mainThread),
    .executableTarget(
      name: "bench-remote",
      dependencies: [
        "Geometry", "InstalledLanguages", "KeyboardEngine", "SystemKeyboard", "TextModel", "TypingDecoder",
      ],
      path: "Benchmarks/remote/bench-remote", swiftSettings: strict),
    .executableTarget(
      name: "bench-solver", dependencies: ["ConstraintSolver"], path: "Benchmarks/solver/bench-solver",
      swiftSettings: strict),
    .executableTarget(
      name: "bench-guests",
      dependencies: [
        "ExtensionHost", "ExtensionProtocol", "Geometry", "KeyboardBundle", "LinuxSystem", "Sandbox", "TextModel",
      ],
      path: "Benchmarks/guests/bench-guests", swiftSettings: mainThread),
    .executableTarget(
      name: "bench-sdk", dependencies: ["AppPlatforms", "UIKit", "UIKitCore"], path: "Benchmarks/sdk/bench-sdk",
      swiftSettings: strict),
  ]
)

// MARK: - Fuzz targets

/// Those of `FuzzTesting`, which only its script builds: each module has to be built for the fuzzer.
let fuzzTargets: [Target] =
  [
    fuzzTarget("FuzzLayoutReader", "KeyboardLayout"),
    fuzzTarget("FuzzSolver", "ConstraintSolver"),
    fuzzTarget("FuzzEmojiWords", "Emoji", "TextModel"),
    fuzzTarget("FuzzFieldChannel", "FieldChannel", "Geometry", "TextModel"),
    fuzzTarget(
      "FuzzGuest", "ExtensionHost", "ExtensionProtocol", "Geometry", "LinuxSystem", "TextModel", settings: mainThread),
    fuzzTarget("FuzzKeyboardBundle", "KeyboardBundle", "TextModel"),
    fuzzTarget("FuzzLanguageFile", "LanguageBuilding", "TypingDecoder"),
    fuzzTarget("FuzzLearntWords", "LearntWords"),
    fuzzTarget("FuzzLexicon", "ExtensionProtocol", "SupplementaryLexicon"),
    fuzzTarget("FuzzRemote", "RemoteProtocol", "RemoteTrust", "TextModel"),
    fuzzTarget("FuzzScan", "ScanProtocol"),
    fuzzTarget("FuzzTextPath", "TextModel", "WaylandPlatform"),
    .target(name: "CFuzzer", path: "FuzzTesting/Sources/CFuzzer"),
  ]

/// Returns a program that hands the fuzzer's bytes to a module, whose internals it reaches as its tests do.
func fuzzTarget(_ name: String, _ modules: Target.Dependency..., settings: [SwiftSetting] = strict) -> Target {
  .executableTarget(
    name: name, dependencies: ["CFuzzer"] + modules, path: "FuzzTesting/Sources/\(name)", swiftSettings: settings)
}

// MARK: - A part of the package

// SPINET_ONLY="NAME …" leaves the targets of these names and what they need, so that a part is built and tested in another
// way, as `make test-sanitized` does, without all the rest. Fuzz targets are there if they are named.
if let names = Context.environment["SPINET_ONLY"], !names.isEmpty {
  let all = Dictionary(uniqueKeysWithValues: (package.targets + fuzzTargets).map { ($0.name, $0) })
  var kept: Set<String> = []
  var waiting = names.split(whereSeparator: \.isWhitespace).map(String.init)
  while let name = waiting.popLast() {
    guard kept.insert(name).inserted else { continue }
    guard let target = all[name] else { fatalError("SPINET_ONLY: there is no target '\(name)'") }
    for case .byNameItem(let name, _) in target.dependencies { waiting.append(name) }
  }
  package.targets = all.values.filter { kept.contains($0.name) }.sorted { $0.name < $1.name }
  package.products = []
}
