#!/usr/bin/env bash
# Runs a command beside Debian's pgbouncer, unpacked and not installed (installed it would serve). What it unpacks is removed
# when the command ends. Where the packages cannot be had (no apt, not root) it says so in one line and succeeds.
#
# Usage: unpack-pgbouncer.sh COMMAND [ARGUMENT …]
#
# The command finds PGBOUNCER_PROGRAM, the program, and PGBOUNCER_LIBRARIES, the folder of its libraries.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
suite=pgbouncer
. "$here/../support/debian-packages.sh"
unpack_packages pgbouncer libevent-2.1-7 libc-ares2
chmod 755 "$folder"

PGBOUNCER_PROGRAM="$folder/unpacked/usr/sbin/pgbouncer" \
PGBOUNCER_LIBRARIES="$folder/unpacked/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo "$(uname -m)-linux-gnu")" \
  "$@"
