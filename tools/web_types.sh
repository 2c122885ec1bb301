#!/usr/bin/env bash
# Check the types of the page's modules (JSDoc) with the TypeScript compiler. Needs npm; neither the table nor its tests do.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
npm install --silent --prefix "$temp" typescript@7.0.2
"$temp/node_modules/.bin/tsc" --noEmit --allowJs --checkJs --strict --target es2022 --module es2022 \
  --moduleResolution bundler --lib es2023,dom,dom.iterable "$here"/src/hexarchy/web/js/*.{js,d.ts}
echo "types of the page: all clean"
