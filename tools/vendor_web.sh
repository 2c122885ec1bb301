#!/bin/sh
# Makes src/hexarchy/web/vendor/*.js again: one ES module a library. Needs npm; nobody needs it to run or test.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
out="$here/src/hexarchy/web/vendor"
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
cd "$temp"
npm init -y >/dev/null
npm install --silent lit-html@3.3.3 d3-zoom@3.0.1 d3-selection@3 @fluent/bundle@0.19.1 esbuild@0.28.2
cat >lit-html.js <<'JS'
export { html, svg, render, nothing } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
JS
cat >d3-zoom.js <<'JS'
export { zoom, zoomIdentity, zoomTransform } from "d3-zoom";
export { select } from "d3-selection";
JS
cat >still.js <<'JS'
// Stands in for d3-transition and d3-interpolate: the page glides by itself, and 30 kB are saved.
import { selection } from "d3-selection";
export const interrupt = () => {};
export const interpolateZoom = () => {};
selection.prototype.interrupt = function () { return this; };
JS
echo 'export { FluentBundle, FluentResource } from "@fluent/bundle";' >fluent-bundle.js
for name in lit-html d3-zoom fluent-bundle; do
  npx esbuild "$name.js" --bundle --format=esm --minify --legal-comments=inline --banner:js="// @ts-nocheck" \
    --alias:d3-transition=./still.js --alias:d3-interpolate=./still.js --outfile="$out/$name.js"
done
