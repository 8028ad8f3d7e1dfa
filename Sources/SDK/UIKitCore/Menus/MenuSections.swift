// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu and the menus that it is in.
struct MenuEntry {
  let element: UIMenuElement
  /// From the outermost to the one that holds the element.
  let owners: [UIMenu]
}

/// Elements between two thick lines of a menu.
struct MenuSection {
  var title = ""
  var size = UIMenu.ElementSize.automatic
  var entries: [MenuEntry] = []

  /// Returns what a menu shows, with menus that show among its elements as sections.
  @MainActor
  static func sections(of menu: UIMenu, within owners: [UIMenu] = []) -> [MenuSection] {
    let owners = owners + [menu]
    var result: [MenuSection] = []
    var current = MenuSection(size: menu.preferredElementSize)
    func close() {
      if !current.entries.isEmpty { result.append(current) }
      current.entries = []
    }
    func add(_ elements: [UIMenuElement]) {
      for element in elements {
        if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
          close()
          var sections = sections(of: inner, within: owners)
          if !sections.isEmpty { sections[0].title = inner.title }
          result += sections
        } else if let deferred = element as? UIDeferredMenuElement, let found = deferred.elements {
          add(found)
        } else if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
          current.entries.append(MenuEntry(element: element, owners: owners))
        }
      }
    }
    add(menu.children)
    close()
    return result
  }
}

extension UIMenu {
  /// All that can be on or off, here and in menus below.
  var leaves: [any UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return menu.leaves }
      if let deferred = element as? UIDeferredMenuElement {
        return (deferred.elements ?? []).compactMap { $0 as? any UIMenuLeaf }
      }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }

  /// What is still to be found, here but not in menus that open by themselves.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.deferredElements : [] }
      return (element as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// Turns one element on and the others off.
  func select(_ chosen: any UIMenuLeaf) {
    for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
  }
}
