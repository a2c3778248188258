# Shared by the suites that run beside a real peer from Debian's packages; sourced, not run.
# The sourcing script sets `suite` (its name, for the sentence that says it is left out) and then calls these. What they
# start or unpack is in `folder` and `pids`, and is removed and stopped by its pid when the script ends.

skip() { echo "$suite tests are left out: $1."; exit 0; }
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then skip 'they need apt and dpkg'; fi
[ "$(id -u)" = 0 ] || skip 'they need root, to install programs'

are_installed() {
  local states
  states=$(dpkg-query -W -f '${db:Status-Status}\n' "$@" 2>/dev/null) || return 1
  ! grep -qv '^installed$' <<<"$states"
}

# Installs programs, which must bring no service: nothing is left running on the machine.
require_programs() {
  are_installed "$@" && return
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"; } >/dev/null ||
    skip "$* cannot be installed"
}

folder=$(mktemp -d)
pids=()
stop() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap stop EXIT

# Unpacks packages into $folder/unpacked instead of installing them: installed they would bring a web server.
unpack_packages() {
  mkdir "$folder/packages"
  download() { (cd "$folder/packages" && apt-get download -qq "$@" >/dev/null 2>&1); }
  download "$@" || { apt-get update -qq && download "$@"; } || skip 'the packages cannot be downloaded'
  for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder/unpacked"; done
}

free_port() {
  node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'
}
