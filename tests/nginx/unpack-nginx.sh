#!/usr/bin/env bash
# Runs a command beside Debian's nginx, unpacked and not installed (installed it would serve). What it unpacks is removed
# when the command ends. Where the packages cannot be had (no apt, not root) it says so in one line and succeeds.
#
# Usage: unpack-nginx.sh COMMAND [ARGUMENT …]
#
# The command finds NGINX_PROGRAM, the program.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
suite=nginx
. "$here/../support/debian-packages.sh"
unpack_packages nginx
chmod 755 "$folder"

NGINX_PROGRAM="$folder/unpacked/usr/sbin/nginx" "$@"
