#!/bin/sh
# Stops the server that start.sh started in FOLDER and deletes the folder.
set -eu

folder=$(cd "${1:?usage: stop.sh FOLDER}" && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v pg_ctl)")
as_owner=''
[ "$(id -u)" != 0 ] || as_owner="runuser -u $(stat -c %U "$folder/data") --"
cd "$folder"
$as_owner "$bin/pg_ctl" --pgdata "$folder/data" --mode immediate --wait stop >/dev/null || true
cd /
rm -rf "$folder"
