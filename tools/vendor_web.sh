#!/bin/sh
# Makes src/hexarchy/web/vendor/*.js again: one ES module a library. Needs npm; nobody needs it to run or test.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
out="$here/src/hexarchy/web/vendor"
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
cd "$temp"
npm init -y >/dev/null
npm install --silent lit-html@3.3.3 @fluent/bundle@0.19.1 esbuild@0.28.2
cat >lit-html.js <<'JS'
export { html, svg, render, nothing } from "lit-html";
export { guard } from "lit-html/directives/guard.js";
export { repeat } from "lit-html/directives/repeat.js";
JS
echo 'export { FluentBundle, FluentResource } from "@fluent/bundle";' >fluent-bundle.js
for name in lit-html fluent-bundle; do
  npx esbuild "$name.js" --bundle --format=esm --minify --legal-comments=inline --banner:js="// @ts-nocheck" \
    --outfile="$out/$name.js"
done
