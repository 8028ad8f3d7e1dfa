// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Phrases
internal import UIKit

/// What this is, and under which licences.
final class AboutPage: FormPage {
  init(_ model: SettingsModel) { super.init(model, title: said(.about)) }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let notices = LicenceNotice.all(model.places)
    let own = notices.filter { $0.kind == .spinet }.map(row)
    let libraries = notices.filter { $0.kind == .library }.map(row)
    return [
      FormSection(
        "version",
        [.fact("name", said(.app), "Spinet"), .fact("version", said(.version), SpinetVersion.string)]),
      FormSection("licences", header: said(.licences), footer: said(.licencesFooter), own),
      FormSection("libraries", header: said(.libraries), libraries),
    ].filter { !$0.rows.isEmpty }
  }

  private func row(_ notice: LicenceNotice) -> FormRow {
    .link(notice.id, notice.title) { [weak self] in
      self.map { $0.push(NoticePage(notice)) }
    }
  }
}
