#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL cluster on a free port.
# Usage: with-postgres.sh COMMAND [ARGUMENT …]
set -euo pipefail

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

if [ -z "$(find_bin)" ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
fi
bin=$(find_bin)

folder=$(mktemp -d)
# PostgreSQL refuses to run as root; Debian's package brings a user for it.
as_server() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
[ "$(id -u)" = 0 ] && chown postgres "$folder"

port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
stop() {
  as_server "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

cd "$folder"
as_server "$bin/initdb" -D "$folder/data" -U quillcast --auth=trust -E UTF8 --no-locale >/dev/null
as_server "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/server.log" \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=500" start >/dev/null
cd - >/dev/null

TEST_DATABASE_URL="postgresql://quillcast@127.0.0.1:$port/postgres" "$@"
