#!/bin/sh
# Starts a throw-away PostgreSQL on a free port and prints its address; stop it with stop.sh and the same folder.
# Nothing of it outlives its machine, so that nothing waits for the disk.
# PostgreSQL refuses to run as root, so as root the cluster belongs to the user "wayfold-test", made if missing.
set -eu

folder=${1:?usage: start.sh FOLDER}
owner=$(id -un)
as_owner=''
if [ "$(id -u)" = 0 ]; then
  owner=wayfold-test
  id "$owner" >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin "$owner"
  as_owner="runuser -u $owner --"
fi

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb 2>/dev/null || true)")
if [ ! -x "$bin/initdb" ]; then
  echo 'PostgreSQL was not found; on Debian: apt-get install postgresql' >&2
  exit 1
fi

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
[ -z "$as_owner" ] || chown "$owner" "$folder"
cd "$folder"

port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
$as_owner "$bin/initdb" --pgdata "$folder/data" --username wayfold --auth trust --encoding UTF8 --locale C.UTF-8 >"$folder/initdb.log"
$as_owner "$bin/pg_ctl" --pgdata "$folder/data" --log "$folder/server.log" --wait --timeout 60 \
  --options "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='' -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" start >"$folder/start.log"
echo "postgres://wayfold@127.0.0.1:$port/postgres"
