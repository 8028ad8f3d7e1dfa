// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// One key of the settings file: its name, what it may be, and where its value goes.
package struct SettingsKey: Sendable {
  package let name: String
  /// The allowed values, in words, for messages.
  package let allowed: String
  /// Puts a value in its place; returns false, changing nothing, when the value is not allowed.
  let apply: @Sendable (String, inout Settings) -> Bool
}

// MARK: - The keys

extension SettingsKey {
  /// The form in which the keyboard was left.
  private static let remembered = "remembered"

  /// Every key, in the order of the documentation.
  package static let all: [SettingsKey] = [
    SettingsKey(name: "keyboards", allowed: "keyboard names with commas between them, such as en-US, org.example.morse")
    {
      guard let names = list($0, of: { isLayoutName($0) || BundleIdentifier.isValid($0) }) else { return false }
      $1.keyboards = names
      return true
    },
    .onOff("key-clicks", \.keyClicks),
    .onOff("haptics", \.haptics),
    SettingsKey(
      name: "appearance", allowed: KeyboardAppearance.allCases.map(\.settingsWord).joined(separator: ", ")
    ) {
      guard let appearance = KeyboardAppearance(settingsWord: $0) else { return false }
      $1.appearance = appearance
      return true
    },
    .choice("contrast", \.contrast),
    SettingsKey(
      name: "key-size",
      allowed: KeySize.named.map(\.word).joined(separator: ", ")
        + ", or hundredths of the usual height from \(KeySize.percents.lowerBound) to \(KeySize.percents.upperBound)"
    ) {
      guard let size = KeySize(word: $0) else { return false }
      $1.keySize = size
      return true
    },
    SettingsKey(
      name: "bottom-gap",
      allowed: "logical pixels from \(BottomGap.heights.lowerBound) to \(BottomGap.heights.upperBound)"
    ) {
      guard $0.utf8.count <= 3, $0.utf8.allSatisfy(isDigit), let gap = Int($0), BottomGap.heights.contains(gap)
      else { return false }
      $1.bottomGap = gap
      return true
    },
    SettingsKey(
      name: "form", allowed: ([remembered] + KeyboardForm.onDesktops.map(\.rawValue)).joined(separator: ", ")
    ) {
      let form = KeyboardForm(rawValue: $0)
      guard form.map(KeyboardForm.onDesktops.contains) ?? ($0 == remembered) else { return false }
      $1.form = form
      return true
    },
    .choice("one-handed", \.oneHanded),
    .choice("globe", \.globe),
    .onOff("auto-capitalization", \.autoCapitalization),
    .onOff("double-space-period", \.doubleSpacePeriod),
    .onOff("suggestions", \.suggestions),
    .onOff("auto-correct", \.autoCorrection),
    .onOff("smart-punctuation", \.smartPunctuation),
    .onOff("caps-lock", \.capsLock),
    .onOff("key-preview", \.keyPreview),
    .onOff("show-last-character", \.showsLastCharacter),
    .onOff("hardware-keyboard", \.hardwareKeyboard),
    .choice("remote-keys", \.remoteKeys),
    .choice("switches", \.scanning.switches),
    SettingsKey(name: "scan-time", allowed: "milliseconds from 300 to 10000") {
      guard $0.utf8.allSatisfy(isDigit), let time = Int64($0), (300...10_000).contains(time) else { return false }
      $1.scanning.stepMilliseconds = time
      return true
    },
    SettingsKey(name: "scan-pause", allowed: "milliseconds from 0 to 10000") {
      guard $0.utf8.allSatisfy(isDigit), let time = Int64($0), (0...10_000).contains(time) else { return false }
      $1.scanning.startMilliseconds = time
      return true
    },
    SettingsKey(name: "scan-rounds", allowed: "a number from 1 to 9") {
      guard $0.utf8.count == 1, let count = Int($0), (1...9).contains(count) else { return false }
      $1.scanning.roundCount = count
      return true
    },
    .onOff("learn-words", \.learnsWords),
    .onOff("contact-names", \.contactNames),
    .onOff("autofill-card", \.autoFillCard),
    .onOff("autofill-codes", \.autoFillCodes),
    .onOff("autofill-passwords", \.autoFillPasswords),
    .onOff("autofill-location", \.autoFillLocation),
    SettingsKey(name: "hold-delay", allowed: "milliseconds from 150 to 2000") {
      guard $0.utf8.allSatisfy(isDigit), let delay = Int($0), (150...2000).contains(delay) else { return false }
      $1.holdDelayMilliseconds = delay
      return true
    },
    .delay("slow-keys", \.slowKeysMilliseconds),
    .delay("bounce-keys", \.bounceKeysMilliseconds),
    .delay("dwell-keys", \.dwellMilliseconds),
    SettingsKey(name: "remote-typing", allowed: "off, or an address of this device such as 192.168.1.5") {
      guard $0 == "off" || isAddress($0) else { return false }
      $1.remoteAddress = $0 == "off" ? nil : $0
      return true
    },
    .choice("speak-keys", \.spokenKeys),
    SettingsKey(name: "region", allowed: "auto, or a country code of two letters such as KR or US") {
      let isAuto = $0 == "auto"
      guard isAuto || $0.utf8.count == 2 && $0.utf8.allSatisfy(isLetter) else { return false }
      $1.region = isAuto ? nil : $0.uppercased()
      return true
    },
    SettingsKey(name: "full-access", allowed: "identifiers of keyboards with commas between them, or none") {
      guard let names = $0 == "none" ? [] : list($0, of: BundleIdentifier.isValid) else { return false }
      $1.fullAccess = names
      return true
    },
    SettingsKey(name: "location-access", allowed: "identifiers of keyboards with commas between them, or none") {
      guard let names = $0 == "none" ? [] : list($0, of: BundleIdentifier.isValid) else { return false }
      $1.locationAccess = names
      return true
    },
    SettingsKey(
      name: "terminal-access",
      allowed: "KEYBOARD@APP with commas between them, such as org.example.morse@foot, or none"
    ) {
      guard let names = $0 == "none" ? [] : list($0, of: { KeyboardInApp($0) != nil }) else { return false }
      $1.terminalAccess = names.compactMap(KeyboardInApp.init)
      return true
    },
    SettingsKey(name: "contacts", allowed: "auto, or the path of a folder that begins with / or ~/") {
      guard $0 == "auto" || $0.hasPrefix("/") || $0.hasPrefix("~/") else { return false }
      $1.contacts = $0 == "auto" ? nil : $0
      return true
    },
    SettingsKey(name: "no-custom-keyboards-in", allowed: "ids of apps with commas between them, or none") {
      guard let names = $0 == "none" ? [] : list($0, of: isAppID) else { return false }
      $1.noCustomKeyboardsIn = names
      return true
    },
  ]

  /// A key that has one of a few words.
  private static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
  ) -> SettingsKey {
    SettingsKey(name: name, allowed: Value.allCases.map(\.rawValue).joined(separator: ", ")) {
      guard let value = Value(rawValue: $0) else { return false }
      $1[keyPath: path] = value
      return true
    }
  }

  /// A key that has a number of milliseconds, 0 for `off`.
  private static func delay(_ name: String, _ path: any WritableKeyPath<Settings, Int> & Sendable) -> SettingsKey {
    SettingsKey(name: name, allowed: "off, or milliseconds from 100 to 4000") {
      guard $0 != "off" else {
        $1[keyPath: path] = 0
        return true
      }
      guard $0.utf8.allSatisfy(isDigit), let delay = Int($0), (100...4000).contains(delay) else { return false }
      $1[keyPath: path] = delay
      return true
    }
  }

  private static func onOff(_ name: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable) -> SettingsKey {
    SettingsKey(name: name, allowed: "on, off") {
      guard $0 == "on" || $0 == "off" else { return false }
      $1[keyPath: path] = $0 == "on"
      return true
    }
  }
}

// MARK: - Values

/// The names in a list, each once; `nil` when there is none, or one that is not allowed.
private func list(_ list: String, of isAllowed: (String) -> Bool) -> [String]? {
  var names: [String] = []
  for part in list.split(separator: ",", omittingEmptySubsequences: false) {
    let name = part.trimmed
    guard isAllowed(name) else { return nil }
    if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
  }
  return names
}

private func isLayoutName(_ name: String) -> Bool {
  (1...64).contains(name.utf8.count) && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == dash }
}

func isAppID(_ name: String) -> Bool {
  (1...255).contains(name.utf8.count)
    && name.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == dash || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
}

/// Whether a text is an address of IPv4 or IPv6 that one device has, written in numbers.
private func isAddress(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  if parts.count == 4 {
    let numbers = parts.map { $0.utf8.allSatisfy(isDigit) ? UInt8($0) : nil }
    return numbers.allSatisfy { $0 != nil } && numbers[0] != 0
  }
  let isHexadecimal = text.utf8.allSatisfy {
    isDigit($0) || (0x61...0x66).contains($0 | 0x20) || $0 == UInt8(ascii: ":")
  }
  return isHexadecimal && (3...39).contains(text.utf8.count) && text.utf8.count { $0 == UInt8(ascii: ":") } >= 2
}

private let dash = UInt8(ascii: "-")

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
