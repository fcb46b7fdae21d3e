#!/bin/sh
# Makes a release archive that needs a Java 25 runtime and nothing else: sh deploy/release.sh [FOLDER]
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
out=${1:-$here/target/release}
mvn -q -B -f "$here/pom.xml" -Dmaven.test.skip=true package
mvn -q -B -f "$here/pom.xml" org.cyclonedx:cyclonedx-maven-plugin:2.9.1:makeBom || echo "no bill of materials: the plugin could not be had" >&2
version=$(sed -n 's:.*<version>\(.*\)</version>.*:\1:p' "$here/pom.xml" | head -n 1)
name=footnote-$version
rm -rf "$out/$name"
mkdir -p "$out/$name/lib"
cp "$here/target/footnote.jar" "$out/$name/lib/"
cp -r "$here/target/lib" "$out/$name/lib/lib"
cp "$here/footnote" "$here/README.md" "$here/CHANGELOG.md" "$here/LICENSE" "$here/THIRD-PARTY.md" "$out/$name/"
cp "$here/deploy/footnote.cmd" "$out/$name/"
cp -r "$here/docs" "$here/deploy" "$out/$name/"
[ -f "$here/target/bom.json" ] && cp "$here/target/bom.json" "$out/$name/"
cd "$out"
# the same bytes for the same contents: sorted, no owner, one date
date=$(git -C "$here" log -1 --format=%cI 2>/dev/null || echo 2026-01-01T00:00:00Z)
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="$date" -cf - "$name" | gzip -n >"$name.tar.gz"
sha256sum "$name.tar.gz" >SHA256SUMS
(cd "$name" && find . -type f | LC_ALL=C sort | xargs sha256sum) >"$name.files.sha256"
sha256sum "$name.files.sha256" >>SHA256SUMS
cat SHA256SUMS
