// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem
import Storage

/// The person's settings for programs of theirs: the D-Bus interface `org.spinet.Settings1`, which Documentation/DBus.md
/// describes. It changes the same file as `spinet settings` and the settings app, after the same checks.
final class SettingsService {
  static let name = "org.spinet.Settings1"
  static let path = "/org/spinet/Settings1"

  private let bus: SessionBus
  private let file: String?
  private let onChange: () -> Void

  /// Offers the object and asks for the name.
  ///
  /// - Parameters:
  ///   - file: The settings file; `nil` where there is no place for one.
  ///   - report: Called with one line for the log when the name is not ours.
  ///   - onChange: Called when the file has been changed, before the caller gets its answer.
  init(bus: SessionBus, file: String?, report: @escaping (String) -> Void, onChange: @escaping () -> Void) {
    self.bus = bus
    self.file = file
    self.onChange = onChange
    bus.serve(below: Self.path) { [weak self] in self?.answer($0) ?? .failure(Self.errorName("Refused"), "spinetd ends")
    }
    bus.requestName(Self.name) { isOurs in
      if isOurs != true {
        report("D-Bus name \(Self.name) is not ours; settings over D-Bus are answered by another program")
      }
    }
  }

  /// Tells everybody which settings have other values than before.
  func announce(_ new: Settings, insteadOf old: Settings) {
    let changed = SettingsKey.all.filter { $0.value(in: new) != $0.value(in: old) }
    guard !changed.isEmpty else { return }
    let entries = changed.map { BusValue.entry(.string($0.name), .string($0.value(in: new))) }
    bus.emit(path: Self.path, interface: Self.name, member: "Changed", [.array(of: "{ss}", entries)])
  }
}

// MARK: - Calls

extension SettingsService {
  private func answer(_ request: BusRequest) -> BusAnswer {
    guard request.path == Self.path else {
      return .failure("org.freedesktop.DBus.Error.UnknownObject", "there is no object \(request.path)")
    }
    let words = (request.arguments ?? []).compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
    // Other types than strings are other methods.
    let count = words.count == request.arguments?.count ? words.count : -1
    do throws(SettingsFile.Failure) {
      switch (request.interface, request.member, count) {
      case ("org.freedesktop.DBus.Introspectable", "Introspect", 0): return .values([.string(Self.introspection)])
      case (Self.name, "List", 0): return .values([try list()])
      case (Self.name, "Get", 1): return .values([.string(try SettingsKey.named(words[0]).value(in: try read()))])
      case (Self.name, "Set", 2):
        try change { file throws(SettingsFile.Failure) in try file.assign(words[1], to: words[0]) }
        return .values([])
      case (Self.name, "Reset", 1):
        try change { file throws(SettingsFile.Failure) in try file.reset(words[0]) }
        return .values([])
      case (Self.name, "ResetAll", 0):
        try change { file throws(SettingsFile.Failure) in try file.resetAll() }
        return .values([])
      default:
        return .failure(
          "org.freedesktop.DBus.Error.UnknownMethod",
          "\(Self.name) has List(), Get(s), Set(s, s), Reset(s) and ResetAll()")
      }
    } catch {
      return .failure(Self.errorName(Self.word(for: error.code)), error.message)
    }
  }

  private func list() throws(SettingsFile.Failure) -> BusValue {
    let settings = try read()
    let rows = SettingsKey.all.map { key in
      BusValue.structure(
        [key.name, key.value(in: settings), key.usualValue, key.allowed, key.meaning].map(BusValue.string))
    }
    return .array(of: "(sssss)", rows)
  }

  private var place: String {
    get throws(SettingsFile.Failure) {
      guard let file else {
        throw SettingsFile.Failure(
          .refused, message: "there is no place for settings; set HOME and start spinetd again")
      }
      return file
    }
  }

  private func read() throws(SettingsFile.Failure) -> Settings { try SettingsFile(path: place).settings }

  /// - Note: Keys wait while the file is changed, so another program gets a moment only to end its own change.
  private func change(
    _ change: (inout SettingsFile) throws(SettingsFile.Failure) -> Void
  ) throws(SettingsFile.Failure) {
    try SettingsFile.change(place, patience: .milliseconds(50), change)
    onChange()
  }

  private static func errorName(_ word: String) -> String { "\(name).Error.\(word)" }

  private static func word(for code: SettingsFile.Failure.Code) -> String {
    switch code {
    case .unknownKey: "UnknownSetting"
    case .value: "BadValue"
    case .mistake: "BadFile"
    case .refused, .other: "Refused"
    }
  }

  private static let introspection = """
    <node>
     <interface name="\(name)">
      <method name="List"><arg name="settings" type="a(sssss)" direction="out"/></method>
      <method name="Get"><arg name="name" type="s" direction="in"/><arg name="value" type="s" direction="out"/></method>
      <method name="Set"><arg name="name" type="s" direction="in"/><arg name="value" type="s" direction="in"/></method>
      <method name="Reset"><arg name="name" type="s" direction="in"/></method>
      <method name="ResetAll"/>
      <signal name="Changed"><arg name="values" type="a{ss}"/></signal>
     </interface>
    </node>
    """
}
