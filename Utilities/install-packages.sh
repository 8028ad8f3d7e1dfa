#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# install-packages.sh [--list] [GROUP...]: installs by apt what is missing of the named groups, on Debian 12.
#   build  what the Swift toolchain and our C libraries need        run    what the keyboard uses while it runs
#   demo   a compositor, fingers and a GTK app                      test   every toolkit, browser, terminal and keyboard of the tests
#   demo-phoc, demo-weston, demo-kwin                               the demo on another compositor than sway
#   bench  what ours is measured against                            docs   what the scripts of `make docs` run in
# Without a group: build. With --list it only prints the packages of the groups, one a line. With --if-debian it says on other systems
# what to install by hand, and succeeds.
set -eu

build="gcc libc6-dev libgcc-12-dev libstdc++-12-dev binutils pkg-config tzdata ca-certificates
  libcurl4 libxml2 libsqlite3-0 libncurses6 libedit2 zlib1g-dev
  libwayland-dev libcairo2-dev libpango1.0-dev libfreetype-dev libharfbuzz-dev libglib2.0-dev libxkbcommon-dev libhangul-dev libexpat1-dev libsystemd-dev
  libcanberra-dev libspeechd-dev libseccomp-dev libsqlite3-dev libssl-dev libwebsockets-dev libqrencode-dev
  libtesseract-dev libleptonica-dev xz-utils"
run="fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji xkb-data sound-theme-freedesktop bubblewrap libgeonames0
  tesseract-ocr-eng tesseract-ocr-kor"
demo="$run sway swaybg grim dbus-daemon dbus-bin libwlroots-dev libpixman-1-dev python3-minimal python3-gi
  gir1.2-gtk-4.0 adwaita-icon-theme gsettings-desktop-schemas librsvg2-common"
weston="weston libweston-10-dev"
kwin="kwin-wayland kscreen libwayland-bin"
test="$demo phoc $weston $kwin cage xwayland x11-xserver-utils foot gir1.2-gtk-3.0 python3-pyqt6 qt6-wayland python3-pyqt5 qtwayland5
  firefox-esr chromium libwayland-bin libglib2.0-bin systemd pulseaudio pulseaudio-utils libcanberra-pulse
  at-spi2-core gir1.2-atspi-2.0 speech-dispatcher squeekboard gnome-keyring gcr keepassxc
  libreoffice-writer libreoffice-gtk3 python3-uno lxterminal wofi bemenu"
docs="python3"
bench="$demo squeekboard wvkbd python3-venv libgtk-4-dev hunspell hunspell-en-us aspell aspell-en codespell"

packages_of() {
  case $1 in
    build) echo "$build" ;;
    run) echo "$run" ;;
    demo | demo-sway) echo "$demo" ;;
    demo-phoc) echo "$demo phoc" ;;
    demo-weston) echo "$demo $weston" ;;
    demo-kwin) echo "$demo $kwin" ;;
    docs) echo "$docs" ;;
    test) echo "$test" ;;
    bench) echo "$bench" ;;
    *)
      echo "install-packages: no group '$1'; there are build, run, demo, demo-phoc, demo-weston, demo-kwin, docs, test and bench" >&2
      exit 2
      ;;
  esac
}

# Prints the packages of the groups given as arguments, one a line.
list_of() {
  for name in "$@"; do packages_of "$name"; done | tr -s ' \n' '\n\n' | sed '/^$/d' | sort -u
}

list_only=no if_debian=no
case ${1:-} in
  --list) list_only=yes && shift ;;
  --if-debian) if_debian=yes && shift ;;
esac
[ $# -gt 0 ] || set -- build
for group in "$@"; do packages_of "$group" >/dev/null; done

if [ $list_only = yes ]; then
  list_of "$@"
  exit 0
fi

# Prints what is not installed of the packages given as arguments.
missing_of() {
  # dpkg-query fails when it does not know a package; what it prints for the others counts.
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p') || true
  for package in "$@"; do
    printf '%s\n' "$installed" | grep -Fxq "$package" || printf '%s ' "$package"
  done
}

as_root=
# Finds how to become root, or says what to do by hand.
need_root() {
  [ "$(id -u)" -ne 0 ] || return 0
  if command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    as_root=sudo
    return 0
  fi
  cat >&2 <<ADVICE
install-packages: installing needs root, and sudo is not there or asks for a password. As root, run:
  apt-get update && apt-get install --no-install-recommends $*
ADVICE
  exit 1
}

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
  cat >&2 <<ADVICE
install-packages: this is no Debian system. Install by hand what these Debian packages hold:
  $(list_of "$@" | tr '\n' ' ')
ADVICE
  [ $if_debian = yes ]
  exit
fi

updated=no
for group in "$@"; do
  # The lists are words without blanks or patterns.
  # shellcheck disable=SC2046
  missing=$(missing_of $(packages_of "$group"))
  if [ -z "$missing" ]; then
    echo "==> Packages ($group): all installed"
    continue
  fi
  # The advice names what all the groups lack, so that it is followed once.
  # shellcheck disable=SC2046
  need_root $(missing_of $(list_of "$@"))
  if [ $updated = no ]; then
    echo "==> Packages: fetching apt's lists"
    $as_root apt-get -qq update
    updated=yes
  fi
  echo "==> Packages ($group): installing $(echo "$missing" | wc -w), which may take minutes: $missing"
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 install $missing
done
