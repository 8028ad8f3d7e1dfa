// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

// What a country changes about the keys. Source of the separators: CLDR, `numbers`; of the endings: common use.

// MARK: - Numbers

extension Region {
  /// The sign between whole numbers and fractions.
  package var decimalSeparator: String { Self.decimalCommas.contains(code) ? "," : "." }

  private static let decimalCommas: Set<String> = [
    "AD", "AL", "AM", "AO", "AR", "AT", "AX", "AZ", "BA", "BE", "BG", "BO", "BR", "BY", "CL", "CM", "CO", "CR", "CU",
    "CY", "CZ", "DE", "DK", "DZ", "EC", "EE", "ES", "FI", "FO", "FR", "GE", "GL", "GR", "HR", "HU", "ID", "IS", "IT",
    "KG", "KZ", "LT", "LU", "LV", "MA", "MC", "MD", "ME", "MK", "MZ", "NL", "NO", "PL", "PT", "PY", "RO", "RS", "RU",
    "SE", "SI", "SK", "SM", "SN", "TN", "TR", "UA", "UY", "UZ", "VA", "VE", "VN", "XK", "ZA",
  ]
}

// MARK: - Domains

extension Region {
  /// The endings of addresses that are common there, most likely ones first.
  package var domainEndings: [String] {
    if let endings = Self.domainEndings[code] { return endings }
    let common = [".com", ".net", ".org", ".edu"]
    return code.utf8.count == 2 && code.utf8.allSatisfy(Self.isLetter) ? common + ["." + code.lowercased()] : common
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

  private static let domainEndings: [String: [String]] = [
    "AR": [".com.ar", ".ar", ".com", ".net", ".org"],
    "AT": [".at", ".co.at", ".com", ".net", ".org", ".eu"],
    "AU": [".com.au", ".net.au", ".org.au", ".au", ".com", ".net", ".org"],
    "BE": [".be", ".com", ".net", ".org", ".eu"],
    "BR": [".com.br", ".br", ".org.br", ".com", ".net", ".org"],
    "CA": [".ca", ".com", ".net", ".org", ".edu"],
    "CH": [".ch", ".com", ".net", ".org", ".li"],
    "CL": [".cl", ".com", ".net", ".org"],
    "CN": [".cn", ".com.cn", ".com", ".net", ".org"],
    "CO": [".com.co", ".co", ".com", ".net", ".org"],
    "CZ": [".cz", ".com", ".net", ".org", ".eu"],
    "DE": [".de", ".com", ".net", ".org", ".eu"],
    "DK": [".dk", ".com", ".net", ".org", ".eu"],
    "ES": [".es", ".com", ".net", ".org", ".eu"],
    "EU": [".eu", ".com", ".net", ".org"],
    "FI": [".fi", ".com", ".net", ".org", ".eu"],
    "FR": [".fr", ".com", ".net", ".org", ".eu"],
    "GB": [".co.uk", ".uk", ".org.uk", ".com", ".net", ".org"],
    "GR": [".gr", ".com.gr", ".com", ".net", ".org", ".eu"],
    "HK": [".hk", ".com.hk", ".com", ".net", ".org"],
    "HU": [".hu", ".com", ".net", ".org", ".eu"],
    "ID": [".co.id", ".id", ".com", ".net", ".org"],
    "IE": [".ie", ".com", ".net", ".org", ".eu"],
    "IL": [".co.il", ".org.il", ".com", ".net", ".org"],
    "IN": [".in", ".co.in", ".com", ".net", ".org"],
    "IT": [".it", ".com", ".net", ".org", ".eu"],
    "JP": [".co.jp", ".jp", ".ne.jp", ".com", ".net", ".org"],
    "KR": [".co.kr", ".kr", ".com", ".net", ".org"],
    "MX": [".com.mx", ".mx", ".com", ".net", ".org"],
    "MY": [".com.my", ".my", ".com", ".net", ".org"],
    "NL": [".nl", ".com", ".net", ".org", ".eu"],
    "NO": [".no", ".com", ".net", ".org"],
    "NZ": [".co.nz", ".nz", ".org.nz", ".com", ".net", ".org"],
    "PH": [".ph", ".com.ph", ".com", ".net", ".org"],
    "PL": [".pl", ".com.pl", ".com", ".net", ".org", ".eu"],
    "PT": [".pt", ".com", ".net", ".org", ".eu"],
    "RO": [".ro", ".com", ".net", ".org", ".eu"],
    "RU": [".ru", ".com", ".net", ".org"],
    "SE": [".se", ".nu", ".com", ".net", ".org"],
    "SG": [".com.sg", ".sg", ".com", ".net", ".org"],
    "TH": [".co.th", ".in.th", ".com", ".net", ".org"],
    "TR": [".com.tr", ".org.tr", ".com", ".net", ".org"],
    "TW": [".com.tw", ".tw", ".com", ".net", ".org"],
    "UA": [".ua", ".com.ua", ".com", ".net", ".org"],
    "US": [".com", ".net", ".edu", ".org", ".us"],
    "VN": [".vn", ".com.vn", ".com", ".net", ".org"],
    "ZA": [".co.za", ".org.za", ".com", ".net", ".org"],
  ]
}
