#!/usr/bin/env bash
# Runs a command beside Debian's PostgreSQL 15, Patroni, etcd and HAProxy, unpacked and not installed (installed they would
# serve). What it unpacks is removed when the command ends. Where the packages cannot be had (no apt, not root) it says so in
# one line and succeeds.
#
# Usage: unpack-patroni.sh COMMAND [ARGUMENT …]
#
# The command finds PATRONI_ROOT, the folder that they are unpacked into.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
suite=patroni
. "$here/../support/debian-packages.sh"
require_programs python3
programs=(patroni python3-etcd etcd-server haproxy postgresql-15)
# Everything that these need and the machine lacks, and themselves.
missing=$(apt-get install -s --no-install-recommends "${programs[@]}" | sed -n 's/^Inst \([^ ]*\).*/\1/p') ||
  { apt-get update -qq && missing=$(apt-get install -s --no-install-recommends "${programs[@]}" | sed -n 's/^Inst \([^ ]*\).*/\1/p'); } ||
  skip 'the packages cannot be found'
unpack_packages $(printf '%s\n' "${programs[@]}" $missing | sort -u)
chmod 755 "$folder"

PATRONI_ROOT="$folder/unpacked" "$@"
