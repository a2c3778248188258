#!/usr/bin/env bash
# Runs a command beside a minimal Debian root that holds the folder of `npm run build` and Node's binary, nothing else.
# What it makes is removed when the command ends. Where debootstrap cannot be had (no apt, not root) it says so in one
# line and succeeds.
#
# Usage: make-root.sh COMMAND [ARGUMENT …]
#
# The command finds STANDALONE_ROOT, the root's folder; in it the product is in /opt/quillcast.
set -euo pipefail

# What is mounted here is seen by nobody else, and ends with this script.
if [ "${1:-}" = --own-mounts ]; then shift
elif [ "$(id -u)" = 0 ]; then exec unshare --mount "$0" --own-mounts "$@"; fi

here=$(cd "$(dirname "$0")" && pwd)
suite='Standalone folder'
. "$here/../support/debian-packages.sh"
require_programs debootstrap
root="$folder/root"
trap 'umount "$root/proc" 2>/dev/null || true; stop' EXIT

npm run build
debootstrap --variant=minbase bookworm "$root" >"$folder/debootstrap.log" ||
  { tail -n 5 "$folder/debootstrap.log" >&2; skip 'Debian cannot be downloaded'; }
mount -t proc proc "$root/proc"
cp -r "$here/../../.next/standalone" "$root/opt/quillcast"
cp "$here/../../node_modules/node/bin/node" "$root/usr/local/bin/node"
# The product runs as nobody and owns its data only.
mkdir "$root/data"
chown 65534:65534 "$root/data"
chmod 755 "$folder"

STANDALONE_ROOT="$root" "$@"
