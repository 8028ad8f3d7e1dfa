// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Empty: it only has to be there. The toolchain's Testing says that whoever imports it together with a module called
// UIKit gets a module of this name as well, which the toolchain has for Apple's platforms alone. Without this one, a test
// that imports both does not compile.
