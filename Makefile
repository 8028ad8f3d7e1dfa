# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# `make demo` and `make test` are complete first commands on a fresh Debian 12 with git, make and Swift 6.3 on PATH.
# Debug builds live in .build/debug, release builds (static Swift runtime) in .build/release; no target builds twice.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Seconds that each target of `make fuzz` runs.
FUZZ_SECONDS ?= 60
# How long `make soak` types, in minutes, and what else it is told; `.build/debug/typing-soak --help` lists that.
SOAK_MINUTES ?= 30
SOAK_ARGUMENTS ?=
# How often `make test-busy` runs the tests that drive apps, and beside how many programs that never rest.
BUSY_RUNS ?= 5
BUSY_LOOPS ?= 4
# What `make bench-typing` is told; `Benchmarks/run-typing.sh --help` lists that. Without a sample it takes long.
TYPING_ARGUMENTS ?= --sample 300
# What `make lint` and `make format` read; the glue under Sources/C/CWayland is C and not theirs.
FORMATTED := Package.swift Sources Tests Utilities FuzzTesting Examples Benchmarks

# Checks at run time that every test has run with, in debug builds, are left out, and code is made small: a keyboard
# sleeps between keys and finds the caches cold. See Documentation/Decisions/0010-release-flags.md.
RELEASE_FLAGS := -Xswiftc -Osize -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -disable-dynamic-actor-isolation
# Functions that starts and taps run lie side by side, and relocations are packed where the C library can read that (2.36).
# See Documentation/Decisions/0039-layout-of-the-program.md.
RELEASE_FLAGS += -Xswiftc -use-ld=lld -Xlinker "--symbol-ordering-file=$(CURDIR)/Utilities/hot-functions.txt" \
  -Xlinker --no-warn-symbol-ordering
RELEASE_FLAGS += $(shell printf '2.36\n%s\n' "$$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -VC \
  && echo -Xlinker -z -Xlinker pack-relative-relocs)

# Tests of values, engines, the system and storage, which `make test-sanitized` runs: what reads bytes of others, and all
# code with pointers outside of drawing. They take a minute under the sanitizer; the SDK's take a quarter of an hour.
LOWER_TESTS := GeometryTests TextModelTests LinuxSystemTests ConstraintSolverTests KeyboardLayoutTests \
  KeyboardEngineTests TypingDecoderTests CompositionTests KeyboardBundleTests SupplementaryLexiconTests ExtensionProtocolTests FieldChannelTests \
  RasterTests StorageTests
# Tests that `make test-release` runs: those, and of all else in `spinetd` what needs no screen.
RELEASE_TESTS := $(LOWER_TESTS) LearntWordsTests WordLearningTests WaylandPlatformTests ExtensionHostTests SystemKeyboardTests SpinetdTests DesktopTests
# Each of these builds has a folder of its own. Leaks are not looked for: Foundation's and XCTest's own are the ones that there
# are. lld, because gold warns of each name that the sanitizer gives its checks.
SANITIZED_ENVIRONMENT = SPINET_ONLY="$(LOWER_TESTS)"
SANITIZED_FLAGS := --sanitize=address -Xswiftc -use-ld=lld --scratch-path .build-sanitized
THREADS_ENVIRONMENT = SPINET_ONLY=LinuxSystemTests
THREADS_FLAGS := --sanitize=thread -Xswiftc -use-ld=lld --scratch-path .build-threads
RELEASE_ENVIRONMENT = SPINET_ONLY="$(RELEASE_TESTS)"
RELEASE_TEST_FLAGS = -c release $(RELEASE_FLAGS) -Xswiftc -enable-testing --scratch-path .build-release-tests

.DEFAULT_GOAL := all
.NOTPARALLEL:
.PHONY: all build release demo gallery tour checkout morse settings test example template ci lint format bench bench-guests bench-sdk bench-solver bench-remote bench-typing install uninstall clean \
  docs pictures check-docs docs-api docs-requirements test-release test-sanitized build-ahead ci-steps check-counts counts-update check-hot-functions check-layers check-generated check-emoji check-requirements check-scripts fuzz soak test-busy language-files \
  help swift \
  packages-build packages-release packages-demo packages-docs packages-test packages-bench

all: build

help:
	@sed -n 's/^## //p' Makefile

## make build               debug build of everything but the tests
build: swift
	@echo "==> Building (debug)"
	$(SWIFT) build

## make release             optimised programs with the Swift runtime linked in
release: packages-release
	@echo "==> Building spinetd, spinet and their helpers (release, static Swift runtime); some minutes the first time"
	$(SWIFT) build -c release --static-swift-stdlib $(RELEASE_FLAGS)
	Utilities/build-language-files.sh .build/release/spinet .build/language

## make demo                the keyboard and an app in the running Wayland session; without one, a scripted finger on a
##                          screen of its own, and a screenshot; SPINET_COMPOSITOR=weston, kwin, phoc or sway for that one
demo: packages-demo release
	@echo "==> Demo"
	.build/release/demo

## make gallery             every control on pages: an app in the running Wayland session; without one, pictures of all
##                          pages and of what touches do, in .build/gallery
gallery: packages-demo
	@echo "==> Building the gallery (debug)"
	$(SWIFT) build --product example-gallery
	$(SWIFT) build --product gallery-pictures
	@if [ -S "$${XDG_RUNTIME_DIR:-/run}/$${WAYLAND_DISPLAY:-none}" ]; then \
	  .build/debug/example-gallery; \
	else \
	  echo "==> Pictures of the gallery; some minutes" && .build/debug/gallery-pictures .build/gallery; \
	fi

## make tour                fields and the keyboard: an app in the running Wayland session; without one, a tour played by touch
##                          on a screen in memory, and pictures of it in .build/tour
tour: packages-demo
	@echo "==> Building the tour of the keyboard (debug)"
	$(SWIFT) build --product example-keyboard-tour
	$(SWIFT) build --product keyboard-tour-film
	@if [ -S "$${XDG_RUNTIME_DIR:-/run}/$${WAYLAND_DISPLAY:-none}" ]; then \
	  .build/debug/example-keyboard-tour; \
	else \
	  echo "==> Playing the tour; about a minute" && .build/debug/keyboard-tour-film .build/tour; \
	fi

## make checkout            a form with AutoFill: an app in the running Wayland session; without one, pictures of it in
##                          .build/checkout
checkout: packages-demo
	@echo "==> Building the checkout (debug)"
	$(SWIFT) build --product example-checkout
	$(SWIFT) build --product checkout-pictures
	@if [ -S "$${XDG_RUNTIME_DIR:-/run}/$${WAYLAND_DISPLAY:-none}" ]; then \
	  .build/debug/example-checkout; \
	else \
	  echo "==> Pictures of the checkout" && .build/debug/checkout-pictures .build/checkout; \
	fi

## make morse               types Morse code by touch into a GTK app, through the installed keyboard in its sandbox, on a screen
##                          of its own; pictures of the keyboard and its trainer in .build/morse
morse: packages-demo
	@echo "==> Building the Morse keyboard, its trainer and spinetd (debug)"
	$(SWIFT) build --product spinetd
	$(SWIFT) build --product spinet-confine
	$(SWIFT) build --product MorseKeyboard
	$(SWIFT) build --product morse-coder
	$(SWIFT) build --product morse-demo
	$(SWIFT) build --product morse-pictures
	@echo "==> Morse"
	.build/debug/morse-demo
	.build/debug/morse-pictures .build/morse/trainer home-light home-dark home-korean step-turnOn-korean \
	  step-switchTo-light step-done-dark drill-new-korean drill-wrong-light drill-memory-dark practice-light \
	  practice-dark practice-korean sheet-light settings-one-switch-dark

## make settings            the settings: an app in the running Wayland session; without one, pictures of all its pages in
##                          .build/settings
settings: packages-demo
	@echo "==> Building the settings (debug)"
	$(SWIFT) build --product spinet-settings
	$(SWIFT) build --product settings-pictures
	@if [ -S "$${XDG_RUNTIME_DIR:-/run}/$${WAYLAND_DISPLAY:-none}" ]; then \
	  .build/debug/spinet-settings; \
	else \
	  echo "==> Pictures of the settings; some minutes" && .build/debug/settings-pictures .build/settings; \
	fi

## make test                debug build and every test
test: packages-test
	@echo "==> Building and running every test (debug); some minutes the first time"
	Utilities/run-tests.sh "$(SWIFT)"

## make test-release        the tests of `spinetd` and what it is made of, built as it is released
test-release: packages-build
	@echo "==> Tests in release; some minutes the first time"
	$(RELEASE_ENVIRONMENT) Utilities/run-tests.sh "$(SWIFT)" --filter . $(RELEASE_TEST_FLAGS)

## make test-sanitized      the tests of the lower layers under the address sanitizer, and of threads under that of threads
test-sanitized: packages-build
	@echo "==> Tests under the address sanitizer; some minutes the first time"
	ASAN_OPTIONS=detect_leaks=0 $(SANITIZED_ENVIRONMENT) Utilities/run-tests.sh "$(SWIFT)" --filter . $(SANITIZED_FLAGS)
	@echo "==> Tests under the thread sanitizer"
	TSAN_OPTIONS="suppressions=$(CURDIR)/Utilities/thread-sanitizer.txt" $(THREADS_ENVIRONMENT) \
	  Utilities/run-tests.sh "$(SWIFT)" --filter . $(THREADS_FLAGS)

# What the two above build, for `make ci` to have it built while tests wait for apps.
build-ahead:
	$(SANITIZED_ENVIRONMENT) $(SWIFT) build --build-tests $(SANITIZED_FLAGS)
	$(THREADS_ENVIRONMENT) $(SWIFT) build --build-tests $(THREADS_FLAGS)
	$(RELEASE_ENVIRONMENT) $(SWIFT) build --build-tests $(RELEASE_TEST_FLAGS)

## make example             the example of an app as a package of its own, built and run without a screen
example: packages-build
	@echo "==> Example package"
	Utilities/check-example.sh "$(SWIFT)"

## make template            the keyboard that `spinet keyboard new` makes, tested, built and installed into the build folder
template: packages-build
	@echo "==> Template of a keyboard"
	Utilities/check-template.sh "$(SWIFT)"

## make ci                  what must pass before a change goes in
ci: packages-test
	@# Tests that drive apps wait for them more than they work; what is built for other tests is built meanwhile.
	@Utilities/beside.sh .build/ahead.log $(MAKE) --no-print-directory build-ahead -- $(MAKE) --no-print-directory ci-steps
	@echo "==> All of make ci passed"

ci-steps: lint check-scripts check-layers check-generated check-emoji check-requirements release check-counts check-links \
  check-hot-functions example template
	@echo "==> Tests; the ones that drive apps may not skip"
	SPINET_APP_TESTS=required $(MAKE) --no-print-directory test
	$(MAKE) --no-print-directory test-sanitized test-release check-docs

## make check-links         no keyboard's program links the system's keyboard or a desktop; after make release
check-links:
	@echo "==> What keyboards link"
	Utilities/check-links.sh .build/release/MorseKeyboard .build/release/test-keyboard

## make check-hot-functions whether what the linker lays side by side in spinetd is still what taps run; after make release
check-hot-functions:
	@echo "==> What taps run"
	Utilities/check-hot-functions.sh .build/release/spinetd

## make lint                checks the format of the Swift sources
lint: swift
	@echo "==> Lint"
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

## make format              formats the Swift sources in place
format: swift
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

## make bench               our keyboard, squeekboard and wvkbd measured in turn; then apps of our UIKit and of GTK 4, and our
##                          constraint solver and kiwi; then our decoder and spelling checkers
bench: packages-bench release
	@echo "==> Benchmarks: three keyboards in turn, some minutes"
	Benchmarks/run.sh
	@$(MAKE) --no-print-directory bench-sdk bench-solver bench-typing

## make bench-sdk           apps of our UIKit and of GTK 4 on the same screens
bench-sdk: packages-bench
	@echo "==> Benchmarks: apps, some minutes"
	$(SWIFT) build -c release --static-swift-stdlib $(RELEASE_FLAGS) --product bench-sdk
	Benchmarks/run-sdk.sh

## make bench-guests        custom keyboards in their sandbox: start, touches, failures, memory
bench-guests: packages-bench release
	@echo "==> Benchmarks: custom keyboards, about ten minutes"
	Benchmarks/run-guests.sh

## make bench-solver        our constraint solver and kiwi on the same screens
bench-solver: packages-bench
	@echo "==> Benchmarks: constraint solvers, about a minute"
	SWIFT="$(SWIFT)" Benchmarks/run-solver.sh

## make bench-remote        presses for each character with a remote and with switches, by our keys and words; no machine changes it
bench-remote: packages-bench release
	@echo "==> Benchmarks: a remote and switches, about a minute"
	.build/release/bench-remote Keyboards .build/language/en.language Benchmarks/typing/phrases-own.txt

## make bench-typing        our decoder, hunspell and aspell on the same words, with targets; TYPING_ARGUMENTS="--sample 300"
bench-typing: packages-bench release
	@echo "==> Benchmarks: typing, some minutes"
	Benchmarks/run-typing.sh $(TYPING_ARGUMENTS)

## make check-counts        what a key and a layout cost in counts that no machine changes, against Benchmarks/Thresholds
check-counts: release
	@echo "==> Counts"
	Utilities/check-counts.sh .build/release

## make counts-update       writes those limits anew
counts-update: release
	Utilities/check-counts.sh --update .build/release

## make fuzz                random bytes into every parser and the solver, FUZZ_SECONDS=60 for each
fuzz: packages-build
	FuzzTesting/run.sh $(FUZZ_SECONDS)

## make soak                types into every app for SOAK_MINUTES=30 while it is stopped, slowed and scaled, and compares every
##                          letter; SOAK_ARGUMENTS="--app gtk4" for one app, CONTRIBUTING.md for the rest
soak: packages-test
	@echo "==> Building the soak of the keyboard's typing, spinetd and its helpers (debug)"
	$(SWIFT) build --product spinet
	$(SWIFT) build --product spinetd
	$(SWIFT) build --product spinet-confine
	$(SWIFT) build --product spinet-sounds
	$(SWIFT) build --product spinet-learner
	$(SWIFT) build --product test-keyboard
	$(SWIFT) build --product typing-soak
	@echo "==> Soak: $(SOAK_MINUTES) minutes"
	.build/debug/typing-soak --minutes $(SOAK_MINUTES) $(SOAK_ARGUMENTS)

## make test-busy           the tests that drive apps, BUSY_RUNS=5 times in a row beside BUSY_LOOPS=4 programs that never rest
test-busy: packages-test template
	@echo "==> Building every test (debug)"
	$(SWIFT) build --build-tests
	@echo "==> Tests on a busy machine: $(BUSY_RUNS) runs"
	Utilities/test-busy.sh "$(SWIFT)" "$(BUSY_RUNS)" "$(BUSY_LOOPS)"

## make language-files      builds the language files of Data/counts into .build/language; needs xz
language-files: packages-build
	@echo "==> Building spinet (debug)"
	$(SWIFT) build --product spinet
	@echo "==> Language files"
	Utilities/build-language-files.sh .build/debug/spinet .build/language

## make check-layers        no import points up, and other rules on imports
check-layers:
	@echo "==> Layers"
	Utilities/check-layers.sh

## make check-generated     the committed Wayland glue is what its generator writes
check-generated:
	@echo "==> Generated code"
	Utilities/generate-wayland.sh --check

## make check-emoji         whether the tables of emoji are what the packages of Unicode's data make, where those are installed
check-emoji:
	@echo "==> Emoji"
	python3 Utilities/make-emoji.py --check

## make docs                the documentation of the SDK, a site in .build/docs
docs: packages-docs build
	@echo "==> Documentation"
	Utilities/docs.sh "$(SWIFT)"

## make pictures            the pictures of the documentation, in Documentation/Images
pictures: packages-build
	@echo "==> Building what makes pictures (debug)"
	$(SWIFT) build --product settings-pictures
	$(SWIFT) build --product morse-pictures
	$(SWIFT) build --product keyboard-tour-film
	$(SWIFT) build --product gallery-pictures
	@echo "==> Pictures of the documentation"
	Utilities/docs/pictures.sh

## make check-docs          every public symbol of the SDK is documented, every link and sample in its documentation works
check-docs: docs
	@echo "==> Documented symbols, code samples"
	Utilities/check-docs.sh "$(SWIFT)"

## make docs-api            writes Documentation/UIKit-API.md from what the SDK has
docs-api: docs
	python3 Utilities/docs/api.py .build/docs-work/graphs/UIKit Sources/SDK/UIKit/UIKit.docc/WhatDiffersFromIOS.md \
	  Documentation/UIKit-API.md

## make docs-requirements   writes Documentation/Requirements.md from the tests' names
docs-requirements:
	Utilities/requirements.sh

check-requirements:
	@echo "==> Requirements map"
	Utilities/requirements.sh --check
	Utilities/check-security.sh

check-scripts:
	@echo "==> Tests of the scripts"
	Utilities/tests/run.sh

## make install             copies what `make release` built, which it does first unless it runs as root:
##                          PREFIX=/usr/local DESTDIR=
install:
	@if [ "$$(id -u)" -ne 0 ] && command -v $(SWIFT) >/dev/null; then $(MAKE) --no-print-directory release; fi
	Utilities/install.sh install "$(PREFIX)" "$(DESTDIR)"

## make uninstall           removes what `make install` put there, nothing else
uninstall:
	Utilities/install.sh uninstall "$(PREFIX)" "$(DESTDIR)"

## make clean               removes everything that was built
clean:
	rm -rf .build .build-*

swift:
	@Utilities/check-swift.sh "$(SWIFT)"

# The toolchain itself needs some of the packages, so its presence is checked before them and its version after.
packages-build packages-release packages-demo packages-docs packages-test packages-bench:
	@Utilities/check-swift.sh --present "$(SWIFT)"
	Utilities/install-packages.sh $(GROUPS_$@)
	@Utilities/check-swift.sh "$(SWIFT)"

GROUPS_packages-build := build
# The programs are for other systems as well.
GROUPS_packages-release := --if-debian build run
GROUPS_packages-demo := build $(if $(SPINET_COMPOSITOR),demo-$(SPINET_COMPOSITOR),demo)
GROUPS_packages-docs := build docs
GROUPS_packages-test := build test docs
GROUPS_packages-bench := build bench
