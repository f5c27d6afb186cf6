#!/bin/sh
# Builds the system's version of libical from its Debian source, with AddressSanitizer and libFuzzer's coverage, and prints the
# folder of its .pc file. What was built before is taken. Needs apt-get, and root where cmake has to be installed first.
set -eu
cd "$(dirname "$0")"
folder=$PWD/.build/libical-asan
config=$folder/installed/lib/pkgconfig
if [ -e "$config/libical.pc" ]; then
  printf '%s\n' "$config"
  exit 0
fi
mkdir -p "$folder/lists/partial"
say() { printf '%s\n' "$*" >&2; }

if ! command -v cmake >/dev/null 2>&1; then
  say "Installing cmake."
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends cmake >&2
fi
version=$(pkg-config --modversion libical)
compilers=$(dirname "$(readlink -f "$(command -v swift)")")
if [ ! -d "$folder/source" ]; then
  say "Fetching the source of libical $version."
  # A list of its own, so that the system's sources stay as they are.
  release=$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")
  printf 'deb-src http://deb.debian.org/debian %s main\n' "$release" >"$folder/sources.list"
  lists="-o Dir::Etc::SourceList=$folder/sources.list -o Dir::Etc::SourceParts=- -o Dir::State::Lists=$folder/lists"
  apt-get -qq $lists -o APT::Sandbox::User=root update >&2
  (cd "$folder" && apt-get -qq $lists -o APT::Sandbox::User=root --tar-only --download-only source libical3 >&2)
  mkdir "$folder/unpacked"
  tar -C "$folder/unpacked" --strip-components=1 -xf "$folder"/libical3_"$version"*.orig.tar.*z
  mv "$folder/unpacked" "$folder/source"
fi

say "Building it."
cmake -S "$folder/source" -B "$folder/work" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DCMAKE_C_COMPILER="$compilers/clang" -DCMAKE_CXX_COMPILER="$compilers/clang++" \
  -DCMAKE_C_FLAGS="-fsanitize=address,fuzzer-no-link -fno-omit-frame-pointer" -DCMAKE_INSTALL_PREFIX="$folder/installed" \
  -DCMAKE_INSTALL_LIBDIR=lib -DSTATIC_ONLY=ON -DSHARED_ONLY=OFF -DICAL_BUILD_DOCS=OFF -DICAL_GLIB=OFF \
  -DWITH_CXX_BINDINGS=OFF -DICAL_GLIB_VAPI=OFF -DGOBJECT_INTROSPECTION=OFF -DLIBICAL_BUILD_TESTING=OFF >"$folder/log" 2>&1 &&
  cmake --build "$folder/work" --target install >>"$folder/log" 2>&1 || {
  tail -n 20 "$folder/log" >&2
  say "libical couldn't be built; the whole log is $folder/log"
  exit 1
}
sed -i "s|^Libs:.*|Libs: -L\${libdir} -lical -licui18n -licuuc -licudata|" "$config/libical.pc"
printf '%s\n' "$config"
