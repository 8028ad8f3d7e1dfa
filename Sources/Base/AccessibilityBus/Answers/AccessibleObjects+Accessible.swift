// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop

// MARK: - org.a11y.atspi.Accessible, Application, Cache

extension AccessibleObjects {
  func accessible(
    _ member: String, _ object: Accessible, _ arguments: Arguments
  ) throws(AccessibleError) -> [BusValue] {
    switch member {
    case "GetChildAtIndex":
      let index = try arguments.int(0)
      return [reference(object.children.indices.contains(index) ? object.children[index] : nil)]
    case "GetChildren": return [.array(of: "(so)", object.children.map { reference($0) })]
    case "GetIndexInParent": return [.int32(object.id == AccessibleTree.root ? -1 : Int32(clamping: object.index))]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.uint32(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
    case "GetState": return [object.states.value]
    case "GetAttributes":
      let entries = object.attributes.sorted { $0.key < $1.key }
      return [.array(of: "{ss}", entries.map { .entry(.string($0.key), .string($0.value)) })]
    case "GetApplication": return [reference(AccessibleTree.root)]
    case "GetInterfaces": return [interfaceNames(object)]
    default: throw .unknownMember
    }
  }

  func app(_ member: String, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    switch member {
    case "GetLocale": return [.string(source.locale)]
    default: throw .unknownMember
    }
  }

  private func interfaceNames(_ object: Accessible) -> BusValue {
    .array(of: "s", object.interfaces.map { .string("org.a11y.atspi." + $0) })
  }

  /// Everything that programs keep of an object, in one.
  func cacheItem(_ object: Accessible) -> BusValue {
    .structure([
      reference(object.id), reference(AccessibleTree.root), parentReference(object),
      .int32(object.id == AccessibleTree.root ? -1 : Int32(clamping: object.index)),
      .int32(Int32(clamping: object.children.count)), interfaceNames(object), .string(object.name),
      .uint32(object.role.rawValue), .string(object.description), object.states.value,
    ])
  }

  var cacheItems: BusValue {
    let objects = tree.objects.values.sorted { $0.id < $1.id }
    return .array(of: "((so)(so)(so)iiassusau)", objects.map { cacheItem($0) })
  }
}
