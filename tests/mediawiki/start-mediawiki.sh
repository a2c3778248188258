#!/usr/bin/env bash
# Runs a command beside a real MediaWiki: Debian's packages, a SQLite database of its own, the pages of pages/, on a free
# port of loopback. Everything it starts is stopped by its pid, and its files are removed, when the command ends.
# Where the packages cannot be had (no apt, not root) it says so in one line and succeeds.
#
# Usage: start-mediawiki.sh COMMAND [ARGUMENT …]
#
# The command finds MEDIAWIKI_API_BASE, the address of the wiki's rest.php.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
suite=MediaWiki
. "$here/../support/debian-packages.sh"
require_programs php-cli php-intl php-mbstring php-xml php-sqlite3
unpack_packages mediawiki mediawiki-classes

mkdir "$folder/site" "$folder/data"
cp -r "$folder/unpacked/usr/share/mediawiki" "$folder/site/w"
# Links to the places of an installed package.
find "$folder/site/w" -maxdepth 1 -type l -delete
mkdir "$folder/site/w/extensions" "$folder/site/w/images"

port=$(free_port)
wiki="$folder/site/w"
php "$wiki/maintenance/install.php" --quiet --dbtype sqlite --dbpath "$folder/data" --dbname wiki \
  --server "http://127.0.0.1:$port" --scriptpath /w --lang en --pass 'a login password of the tests' \
  'Test wiki' Admin >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; exit 1; }
cat "$here/settings.php" >>"$wiki/LocalSettings.php"
php "$wiki/maintenance/importTextFiles.php" --user Admin "$here"/pages/* >"$folder/import.log" 2>&1 ||
  { cat "$folder/import.log" >&2; exit 1; }
php "$wiki/maintenance/rebuildtextindex.php" >>"$folder/import.log" 2>&1 || true

# What is no file, such as /wiki/Zeppelin, is answered by the index of the root.
cp "$here/index.php" "$folder/site/index.php"

php -d error_log="$folder/php.log" -S "127.0.0.1:$port" -t "$folder/site" >"$folder/server.log" 2>&1 &
pids+=($!)
export MEDIAWIKI_API_BASE="http://127.0.0.1:$port/w/rest.php"
for _ in $(seq 100); do (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break; sleep 0.1; done

"$@"
