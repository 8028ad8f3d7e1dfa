// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import Desktop

/// A GeoClue that says what a test wants, and notes what it is asked.
///
/// It differs from the real one in that it has one client, knows where the device is at once, and asks nobody.
final class FakeGeoClue {
  private let bus: SessionBus
  private let client = "/org/freedesktop/GeoClue2/Client/1"
  private static let interface = "org.freedesktop.GeoClue2"
  private var count = 0
  /// The members that were called, with a property's name behind `Set`.
  private(set) var calls: [String] = []
  private(set) var properties: [String: BusValue] = [:]
  private(set) var hasName = false
  /// Whether somebody may know.
  var allows = true
  /// Whether an answer to `GetClient` is given.
  var isRunning = true
  /// What the location objects say.
  var location: [String: BusValue] = [
    "Latitude": .double(37.5665), "Longitude": .double(126.978), "Accuracy": .double(12),
    "Altitude": .double(-.greatestFiniteMagnitude), "Speed": .double(-1), "Heading": .double(-1),
    "Description": .string("Seoul"), "Timestamp": .structure([.uint64(1_800_000_000), .uint64(250_000)]),
  ]

  /// - Parameter bus: The connection of its own on the bus that plays the system's.
  init(on bus: SessionBus) {
    self.bus = bus
    bus.serve(below: "/org/freedesktop/GeoClue2") { [weak self] in
      self?.answer($0) ?? .failure("org.freedesktop.DBus.Error.UnknownObject", "gone")
    }
    bus.requestName(Self.interface) { [weak self] in self?.hasName = $0 == true }
  }

  private func answer(_ request: BusRequest) -> BusAnswer {
    guard isRunning else { return .failure("org.freedesktop.DBus.Error.Failed", "not today") }
    switch request.member {
    case "Set":
      guard let arguments = request.arguments, arguments.count == 3, case .string(let name) = arguments[1],
        case .variant(let value) = arguments[2]
      else { return .failure("org.freedesktop.DBus.Error.InvalidArgs", "what?") }
      calls.append("Set \(name)")
      properties[name] = value
      return .values([])
    case "GetAll":
      let entries = location.map { BusValue.entry(.string($0), .variant($1)) }
      return .values([.array(of: "{sv}", entries)])
    case "GetClient":
      calls.append(request.member)
      return .values([.path(client)])
    case "Start":
      calls.append(request.member)
      guard allows else { return .failure("org.freedesktop.DBus.Error.AccessDenied", "no") }
      move()
      return .values([])
    default:
      calls.append(request.member)
      return .values([])
    }
  }

  /// Tells that the device is where `location` says now.
  func move() {
    let old = count == 0 ? "/" : "\(client)/Location/\(count)"
    count += 1
    bus.emit(
      path: client, interface: Self.interface + ".Client", member: "LocationUpdated",
      [.path(old), .path("\(client)/Location/\(count)")])
  }

  /// Ends as a service does that nobody has asked for a while.
  func quit() { bus.close() }
}
