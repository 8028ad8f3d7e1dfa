// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Desktop

/// Why a call cannot be answered.
enum AccessibleError: Error {
  case unknownObject, unknownMember, wrongArguments, readOnly

  /// As the bus carries it.
  var answer: BusAnswer {
    switch self {
    case .unknownObject: .failure("org.freedesktop.DBus.Error.UnknownObject", "The object is gone or never was.")
    case .unknownMember:
      .failure("org.freedesktop.DBus.Error.UnknownMethod", "The object has no such method or property.")
    case .wrongArguments: .failure("org.freedesktop.DBus.Error.InvalidArgs", "The arguments are of other types.")
    case .readOnly: .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "The property cannot be set.")
    }
  }
}

extension AccessibleObjects {
  private static let prefix = "org.a11y.atspi."
  private static let properties = "org.freedesktop.DBus.Properties"

  /// Answers any call; what makes no sense gets an error.
  package func answer(_ request: BusRequest) -> BusAnswer {
    refresh()
    do throws(AccessibleError) {
      guard let arguments = request.arguments else { throw AccessibleError.wrongArguments }
      return .values(try values(for: request, Arguments(arguments)))
    } catch { return error.answer }
  }

  private func values(for request: BusRequest, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    if request.path == AccessiblePath.cache, request.interface == Self.prefix + "Cache" {
      guard request.member == "GetItems" else { throw .unknownMember }
      return [cacheItems]
    }
    guard let id = AccessiblePath.id(at: request.path), let object = tree.objects[id] else { throw .unknownObject }
    if request.interface == Self.properties { return try property(request.member, of: object, arguments) }
    guard let interface = interface(request.interface, of: object) else { throw .unknownMember }
    let member = request.member
    switch interface {
    case "Accessible": return try accessible(member, object, arguments)
    case "Application": return try app(member, arguments)
    case "Component": return try component(member, object, arguments)
    case "Action": return try action(member, object, arguments)
    case "Text": return try text(member, object, arguments)
    case "Selection": return try selection(member, object, arguments)
    default: throw .unknownMember
    }
  }

  /// The short name of an interface that the object has.
  private func interface(_ name: String, of object: Accessible) -> String? {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let short = String(name.dropFirst(Self.prefix.count))
    return object.interfaces.contains(short) ? short : nil
  }

  // MARK: Properties

  private func property(
    _ member: String, of object: Accessible, _ arguments: Arguments
  ) throws(AccessibleError) -> [BusValue] {
    guard let interface = interface(try arguments.string(0), of: object) else { throw .unknownMember }
    let all = properties(interface, of: object)
    switch member {
    case "Get":
      let name = try arguments.string(1)
      guard let value = all.first(where: { $0.name == name })?.value else { throw .unknownMember }
      return [.variant(value)]
    case "GetAll": return [.array(of: "{sv}", all.map { .entry(.string($0.name), .variant($0.value)) })]
    case "Set":
      let (name, value) = (try arguments.string(1), try arguments.variant(2))
      guard all.contains(where: { $0.name == name }) else { throw .unknownMember }
      try set(name, of: object, interface, to: value)
      return []
    default: throw .unknownMember
    }
  }

  private func properties(_ interface: String, of object: Accessible) -> [(name: String, value: BusValue)] {
    switch interface {
    case "Accessible":
      [
        ("Name", .string(object.name)), ("Description", .string(object.description)),
        ("Parent", parentReference(object)), ("ChildCount", .int32(Int32(clamping: object.children.count))),
        ("Locale", .string(object.language.isEmpty ? source.locale : object.language)),
        ("AccessibleId", .string(object.identifier)),
      ]
    case "Application":
      [
        ("ToolkitName", .string("Spinet")), ("Version", .string("1")), ("AtspiVersion", .string("2.1")),
        ("Id", .int32(registryID)),
      ]
    case "Action": [("NActions", .int32(Int32(clamping: object.actions.count)))]
    case "Value": valueProperties(object)
    case "Text":
      [
        ("CharacterCount", .int32(Int32(clamping: (object.text ?? "").unicodeScalars.count))),
        ("CaretOffset", .int32(0)),
      ]
    case "Selection": [("NSelectedChildren", .int32(Int32(clamping: selectedChildren(of: object).count)))]
    default: []
    }
  }

  private func valueProperties(_ object: Accessible) -> [(name: String, value: BusValue)] {
    guard let range = object.range else { return [] }
    return [
      ("MinimumValue", .double(range.minimum)), ("MaximumValue", .double(range.maximum)),
      ("MinimumIncrement", .double(range.step)), ("CurrentValue", .double(range.value)),
      ("Text", .string(object.attributes["valuetext"] ?? "")),
    ]
  }

  private func set(
    _ name: String, of object: Accessible, _ interface: String, to value: BusValue
  ) throws(AccessibleError) {
    switch (interface, name, value) {
    case ("Application", "Id", .int32(let number)): registryID = number
    case ("Value", "CurrentValue", .double(let number)):
      guard source.setValue(number, of: object.id) else { throw .unknownObject }
      setNeedsRefresh()
    case ("Application", "Id", _), ("Value", "CurrentValue", _): throw .wrongArguments
    default: throw .readOnly
    }
  }
}

/// The values of a call, each of the type that it has to have.
struct Arguments {
  private let values: [BusValue]

  init(_ values: [BusValue]) { self.values = values }

  private func value(_ index: Int) throws(AccessibleError) -> BusValue {
    guard values.indices.contains(index) else { throw .wrongArguments }
    return values[index]
  }

  func string(_ index: Int) throws(AccessibleError) -> String {
    guard case .string(let value) = try value(index) else { throw .wrongArguments }
    return value
  }

  func int(_ index: Int) throws(AccessibleError) -> Int {
    switch try value(index) {
    case .int32(let value): return Int(value)
    case .uint32(let value): return Int(value)
    default: throw .wrongArguments
    }
  }

  func variant(_ index: Int) throws(AccessibleError) -> BusValue {
    guard case .variant(let value) = try value(index) else { throw .wrongArguments }
    return value
  }
}
