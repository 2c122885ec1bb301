#!/bin/sh
# Makes src/hexarchy/web/vendor/*.js again: one ES module a library. Needs npm; nobody needs it to run or test.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
out="$here/src/hexarchy/web/vendor"
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
cd "$temp"
npm init -y >/dev/null
npm install --silent lit-html@3.3.3 d3-zoom@3.0.1 @fluent/bundle@0.19.1 esbuild@0.28.2
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
export const interrupt = () => {};
export const interpolateZoom = () => {};
JS
cat >selection.js <<'JS'
// Stands in for d3-selection with as much of it as d3-zoom asks for, of one node: 14 kB more are saved.
class Selection {
  constructor(node) { this.at = node; }
  selection() { return this; }
  interrupt() { return this; }
  datum() { return this.at.__data__; }
  call(done, ...args) { done(this, ...args); return this; }
  each(done) { if (this.at) done.call(this.at, this.at.__data__, 0, [this.at]); return this; }
  filter(fits) { return fits.call(this.at) ? this : new Selection(null); }
  property(name, value) { if (this.at) this.at[name] = typeof value === "function" ? value.call(this.at) : value; return this; }
  style(name, value) { this.at?.style.setProperty(name, value); return this; }
  on(names, listener, options) {
    if (!this.at) return this;
    const kept = this.at.__on ??= new Map();
    if (listener === undefined) return kept.get(names)?.[2];
    for (const name of names.split(" ")) {
      const type = name.split(".")[0], before = kept.get(name);
      if (before) this.at.removeEventListener(type, before[0], before[1]);
      kept.delete(name);
      if (!listener) continue;
      const heard = function (event) { listener.call(this, event, this.__data__); };
      this.at.addEventListener(type, heard, options);
      kept.set(name, [heard, options, listener]);
    }
    return this;
  }
}
export const select = (node) => new Selection(node);
export function pointer(event, node = event.currentTarget) {
  const box = node.getBoundingClientRect();
  return [event.clientX - box.left - node.clientLeft, event.clientY - box.top - node.clientTop];
}
JS
echo 'export { FluentBundle, FluentResource } from "@fluent/bundle";' >fluent-bundle.js
for name in lit-html d3-zoom fluent-bundle; do
  npx esbuild "$name.js" --bundle --format=esm --minify --legal-comments=inline --banner:js="// @ts-nocheck" \
    --alias:d3-transition=./still.js --alias:d3-interpolate=./still.js --alias:d3-selection=./selection.js \
    --outfile="$out/$name.js"
done
