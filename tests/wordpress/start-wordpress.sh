#!/usr/bin/env bash
# Runs a command beside a real WordPress, from Debian's packages, with its own database, on a free loopback port.
# When the command ends, it stops everything it started by pid and removes its files.
# Without the packages (no apt, not root) it prints one line and succeeds.
#
# Usage: start-wordpress.sh COMMAND [ARGUMENT …]
#
# Test files in this folder run together; any other command works, too. It gets these variables, and the site in
# OUTBOUND_ALLOW_HOSTS:
#   WORDPRESS_URL                  the site, with pretty permalinks and comments open to anybody
#   WORDPRESS_POST_URL             a published post with the theme's comment form
#   WORDPRESS_LOGIN_PASSWORD       every user's login password
#   WORDPRESS_ADMIN_PASSWORD       application passwords of the users `admin`, `author`, `contributor`
#   WORDPRESS_AUTHOR_PASSWORD      and `subscriber`; `newcomer` is an author without one
#   WORDPRESS_CONTRIBUTOR_PASSWORD
#   WORDPRESS_SUBSCRIBER_PASSWORD
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
suite=WordPress
. "$here/../support/debian-packages.sh"
require_programs php-cli php-gd php-mysql mariadb-server-core mariadb-client-core
unpack_packages wordpress wordpress-theme-twentytwentythree php-getid3 libjs-cropper libjs-underscore
rm "$folder/unpacked/usr/share/wordpress/.htaccess"
cp -rL "$folder/unpacked/usr/share/wordpress" "$folder/site"
cp "$here/wp-config.php" "$folder/site/wp-config.php"

mariadb-install-db --no-defaults --user=root --datadir="$folder/data" \
  --auth-root-authentication-method=normal --skip-test-db >"$folder/install.log" 2>&1
mariadbd --no-defaults --user=root --datadir="$folder/data" --socket="$folder/db.sock" --skip-networking \
  --pid-file="$folder/db.pid" --innodb-flush-log-at-trx-commit=0 >"$folder/db.log" 2>&1 &
pids+=($!)

port=$(free_port)
export WORDPRESS_URL="http://127.0.0.1:$port" WORDPRESS_SOCKET="$folder/db.sock"
export OUTBOUND_ALLOW_HOSTS="127.0.0.1:$port"
php -d error_log="$folder/php.log" -d upload_max_filesize=16M -d post_max_size=20M \
  -S "127.0.0.1:$port" -t "$folder/site" "$here/router.php" >"$folder/server.log" 2>&1 &
pids+=($!)

for _ in $(seq 100); do [ -S "$folder/db.sock" ] && break; sleep 0.1; done
settings=$(php "$here/set-up.php" "$folder/site") || { cat "$folder/db.log" >&2; exit 1; }
eval "$settings"

"$@"
