// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSystemd
internal import LinuxSystem

/// The keyboard as shells know it: the D-Bus name and interface `sm.puri.OSK0` with `SetVisible` and `Visible`.
///
/// Source: the introspection data of Phosh's "sm.puri.OSK0 D-Bus Interface".
@MainActor
package final class KeyboardService {
  private static let name = "sm.puri.OSK0"
  private static let path = "/sm/puri/OSK0"

  /// The bus keeps the service alive, not the other way round.
  private weak let bus: SessionBus?
  private let report: (String) -> Void
  private let onSetVisible: (Bool) -> Void
  /// What sd-bus calls for the object; at a fixed address because sd-bus keeps it until the bus closes.
  private let object: UnsafeMutablePointer<spn_osk0>

  /// Whether the keyboard is on screen; whoever watches the property is told of each change.
  package var isVisible: Bool = false {
    didSet {
      if isVisible != oldValue { announce() }
    }
  }

  /// Offers the object and asks for the name, waiting in line when another keyboard has it.
  ///
  /// The object stays for as long as the bus does.
  ///
  /// - Parameters:
  ///   - report: Called with one line for the log when the name is not ours.
  ///   - onSetVisible: Called when someone asks for the keyboard to be shown or hidden.
  package init(bus: SessionBus, report: @escaping (String) -> Void, onSetVisible: @escaping (Bool) -> Void) {
    self.bus = bus
    self.report = report
    self.onSetVisible = onSetVisible
    object = .allocate(capacity: 1)
    object.initialize(
      to: spn_osk0(
        context: Unmanaged.passUnretained(self).toOpaque(),
        set_visible: { context, visible in KeyboardService.from(context)?.onSetVisible(visible != 0) },
        is_visible: { context in KeyboardService.from(context)?.isVisible == true ? 1 : 0 }))
    guard let connection = bus.connection, spn_osk0_add(connection, object) >= 0 else {
      report("D-Bus does not take the object \(Self.path); shells cannot show the keyboard")
      return
    }
    bus.keptAlive.append(self)
    bus.requestName(Self.name) { [weak self] isOurs in
      switch isOurs {
      case true?: break
      case false?: self?.reportOwner()
      case nil: report("D-Bus gives no name \(Self.name); shells cannot show the keyboard")
      }
    }
  }

  isolated deinit { object.deallocate() }

  private static func from(_ context: UnsafeMutableRawPointer?) -> KeyboardService? {
    context.map { Unmanaged<KeyboardService>.fromOpaque($0).takeUnretainedValue() }
  }

  private func announce() {
    guard let bus, let connection = bus.connection else { return }
    "Visible".withCString { property in
      var names: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: property), nil]
      _ = bus.functions.emit_properties_changed_strv(connection, Self.path, Self.name, &names)
    }
  }

  /// Finds out which program has the name, and says so.
  private func reportOwner() {
    bus?.askOwner(of: Self.name) { [report] program in
      let owner = program?.description ?? "another program"
      report("D-Bus name \(Self.name) belongs to \(owner); until that ends, shells show that keyboard and not this one")
    }
  }
}
