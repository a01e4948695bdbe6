#!/bin/sh
# Copies what runs, and nothing else, from a built project with its production dependencies into a folder: deploy/pack.sh /opt/regen
set -eu
to=$1
cd "$(dirname "$0")/.."
test -f apps/server/dist/main.js || { echo "Build first: npx turbo run build --filter=@regen/server..." >&2; exit 1; }
mkdir -p "$to"
find package.json node_modules apps/server apps/web packages/* -maxdepth 1 \
  \( -name package.json -o -name dist -o -name node_modules \) -print0 |
  tar --create --null --files-from=- | tar --extract --directory "$to"
