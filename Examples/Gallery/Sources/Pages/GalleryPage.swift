// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// One page of the gallery: how the list shows it, and what makes it.
@MainActor
public struct GalleryPage {
  public let title: String
  /// The name of the symbol in the list.
  let symbol: String
  let color: UIColor
  /// Makes the page anew.
  public let make: () -> UIViewController

  init(_ title: String, _ symbol: String, _ color: UIColor, _ make: @escaping () -> UIViewController) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.make = {
      let controller = make()
      controller.title = title
      controller.navigationItem.largeTitleDisplayMode = .never
      return controller
    }
  }
}

/// Pages that belong together.
@MainActor
public struct GallerySection {
  public let title: String
  public let pages: [GalleryPage]

  public static let all = [
    GallerySection(
      title: "Controls",
      pages: [
        GalleryPage("Buttons", "hand.tap", .systemBlue) { ButtonsPage() },
        GalleryPage("Switches and Sliders", "switch.2", .systemGreen) { SwitchesPage() },
        GalleryPage("Segmented Controls", "rectangle.split.3x1", .systemTeal) { SegmentsPage() },
        GalleryPage("Pickers", "list.bullet", .systemIndigo) { PickersPage() },
        GalleryPage("Date Pickers", "calendar", .systemRed) { DatePickersPage() },
      ]),
    GallerySection(
      title: "Text and Pictures",
      pages: [
        GalleryPage("Text Styles", "textformat.size", .systemGray) { TextStylesPage() },
        GalleryPage("Labels", "text.alignleft", .systemOrange) { LabelsPage() },
        GalleryPage("Search", "magnifyingglass", .systemBrown) { SearchPage() },
        GalleryPage("Images and Symbols", "photo", .systemPurple) { ImagesPage() },
        GalleryPage("Colors", "paintpalette", .systemPink) { ColorsPage() },
      ] + GalleryPage.ofLinux),
    GallerySection(
      title: "Layout",
      pages: [
        GalleryPage("Stack Views", "square.stack", .systemBlue) { StacksPage() },
        GalleryPage("Auto Layout", "ruler", .systemOrange) { ConstraintsPage() },
        GalleryPage("Scrolling", "arrow.up.arrow.down", .systemTeal) { ScrollingPage() },
        GalleryPage("Zooming", "magnifyingglass", .systemGray) { ZoomingPage() },
      ]),
    GallerySection(
      title: "Tables",
      pages: [
        GalleryPage("Plain Table", "person", .systemGray2) { PlainTablePage() },
        GalleryPage("Grouped Table", "folder", .systemBlue) { GroupedTablePage() },
        GalleryPage("Editing and Swiping", "envelope", .systemCyan) { EditingTablePage() },
        GalleryPage("Settings Form", "gear", .systemGray) { SettingsPage() },
      ]),
    GallerySection(
      title: "Over the Page",
      pages: [
        GalleryPage("Alerts", "exclamationmark.bubble", .systemYellow) { AlertsPage() },
        GalleryPage("Sheets", "rectangle.bottomhalf.inset.filled", .systemIndigo) { SheetsPage() },
        GalleryPage("Menus", "list.bullet", .systemBlue) { MenusPage() },
        GalleryPage("Popovers", "info.circle", .systemGreen) { PopoversPage() },
      ]),
    GallerySection(
      title: "Motion",
      pages: [
        GalleryPage("Gestures", "hand.draw", .systemBrown) { GesturesPage() },
        GalleryPage("Drag and Drop", "doc", .systemTeal) { DragAndDropPage() },
        GalleryPage("Animations", "sparkles", .systemPurple) { AnimationsPage() },
      ]),
  ]
}
