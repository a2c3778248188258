#!/usr/bin/env bash
# Runs a command beside a real WordPress: Debian's packages, a database of its own, on a free port of
# loopback. Everything it starts is stopped by its pid, and its files are removed, when the command ends.
# Where the packages cannot be had (no apt, not root) it says so in one line and succeeds.
#
# Usage: start-wordpress.sh COMMAND [ARGUMENT …]
#
# Any suite can use it: add a test file to this folder and it runs with the others, or give another
# command. The command finds these variables, and OUTBOUND_ALLOW_HOSTS names the site:
#   WORDPRESS_URL                  the site, with pretty permalinks and comments open to anybody
#   WORDPRESS_POST_URL             a published post with the theme's comment form
#   WORDPRESS_LOGIN_PASSWORD       every user's login password
#   WORDPRESS_ADMIN_PASSWORD       application passwords of the users `admin`, `author`, `contributor`
#   WORDPRESS_AUTHOR_PASSWORD      and `subscriber`; `newcomer` is an author without one
#   WORDPRESS_CONTRIBUTOR_PASSWORD
#   WORDPRESS_SUBSCRIBER_PASSWORD
set -euo pipefail

skip() { echo "WordPress tests are left out: $1."; exit 0; }
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then skip 'they need apt and dpkg'; fi
[ "$(id -u)" = 0 ] || skip 'they need root, to install PHP and MariaDB'

# Only programs without a service: neither a web server nor a database is left running on the machine.
programs='php-cli php-gd php-mysql mariadb-server-core mariadb-client-core'
site_packages='wordpress wordpress-theme-twentytwentythree php-getid3 libjs-cropper libjs-underscore'
are_installed() {
  local states
  states=$(dpkg-query -W -f '${db:Status-Status}\n' $programs 2>/dev/null) || return 1
  ! grep -qv '^installed$' <<<"$states"
}
install() {
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends -o DPkg::Lock::Timeout=300 $programs
}
are_installed || install >/dev/null || skip 'PHP and MariaDB cannot be installed'

here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
pids=()
stop() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap stop EXIT

# The site's own packages are unpacked, not installed: installed they would bring Apache.
mkdir "$folder/packages"
download() { (cd "$folder/packages" && apt-get download -qq $site_packages >/dev/null 2>&1); }
download || { apt-get update -qq && download; } || skip 'the packages cannot be downloaded'
for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder/unpacked"; done
rm "$folder/unpacked/usr/share/wordpress/.htaccess"
cp -rL "$folder/unpacked/usr/share/wordpress" "$folder/site"
cp "$here/wp-config.php" "$folder/site/wp-config.php"

mariadb-install-db --no-defaults --user=root --datadir="$folder/data" \
  --auth-root-authentication-method=normal --skip-test-db >"$folder/install.log" 2>&1
mariadbd --no-defaults --user=root --datadir="$folder/data" --socket="$folder/db.sock" --skip-networking \
  --pid-file="$folder/db.pid" --innodb-flush-log-at-trx-commit=0 >"$folder/db.log" 2>&1 &
pids+=($!)

port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
export WORDPRESS_URL="http://127.0.0.1:$port" WORDPRESS_SOCKET="$folder/db.sock"
export OUTBOUND_ALLOW_HOSTS="127.0.0.1:$port"
php -d error_log="$folder/php.log" -d upload_max_filesize=16M -d post_max_size=20M \
  -S "127.0.0.1:$port" -t "$folder/site" "$here/router.php" >"$folder/server.log" 2>&1 &
pids+=($!)

for _ in $(seq 100); do [ -S "$folder/db.sock" ] && break; sleep 0.1; done
settings=$(php "$here/set-up.php" "$folder/site") || { cat "$folder/db.log" >&2; exit 1; }
eval "$settings"

"$@"
