// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import Storage
internal import UIKit

/// The country whose decimal sign and domain endings keys offer.
final class RegionPage: FormPage, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private lazy var regions = Self.allRegions

  init(_ model: SettingsModel) { super.init(model, title: said(.region)) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSearchBar(searchBar, said(.search))
    searchBar.delegate = self
  }

  override func makeSections() -> [FormSection] {
    let wanted = searchBar.text ?? ""
    let found = regions.filter {
      wanted.isEmpty || $0.name.localizedStandardContains(wanted) || $0.code == wanted.uppercased()
    }
    let automatic = row("auto", said(.automaticAppearance), model.settings.region == nil)
    let rows = found.map { row($0.code, $0.name, model.settings.region == $0.code) }
    // Another search is another list, which does not slide out of the one before.
    return [
      FormSection("automatic", footer: said(.regionFooter), wanted.isEmpty ? [automatic] : []),
      FormSection("regions \(wanted)", rows),
    ].filter { !$0.rows.isEmpty }
  }

  private func row(_ code: String, _ name: String, _ isChosen: Bool) -> FormRow {
    .choice(code, name, isChosen: isChosen) { [weak self] in
      self?.attempt { try self?.model.set("region", to: code) }
    }
  }

  /// What people call a region; `nil` is the system's.
  static func name(_ code: String?) -> String {
    guard let code else { return said(.automaticAppearance) }
    let locale = Locale(identifier: UIApplication.shared.preferredLanguages.first ?? "en")
    return locale.localizedString(forRegionCode: code) ?? code
  }

  /// Codes of several countries together, which have no decimal separator and no domain: the European Union, the euro area, the United
  /// Nations and the islands around Oceania.
  private static let groups: Set = ["EU", "EZ", "QO", "UN"]

  private static var allRegions: [(code: String, name: String)] {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter {
      $0.count == 2 && $0.allSatisfy(\.isLetter) && !groups.contains($0)
    }
    return Set(codes).map { ($0, name($0)) }.sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { refresh() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
