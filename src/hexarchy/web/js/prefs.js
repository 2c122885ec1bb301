// What a person prefers: language, light or dark, asking before acting, sound, calm. Kept in this browser only.

/** @param {string} key @param {string} usual */
export function read(key, usual) {
  try { return localStorage.getItem(`hexarchy.${key}`) ?? usual; } catch { return usual; }
}

/** @param {string} key @param {string} value */
export function write(key, value) {
  try { localStorage.setItem(`hexarchy.${key}`, value); } catch { /* private window: forgotten at the end */ }
}

/** @param {string} key */
export function erase(key) {
  try { localStorage.removeItem(`hexarchy.${key}`); } catch { /* it was never kept */ }
}

export const prefs = {
  lang: first.lang,
  theme: read("theme", "auto"),
  ask: read("ask", matchMedia("(pointer: coarse)").matches ? "yes" : "no"),
  sound: read("sound", "no"),
  motion: read("motion", "auto"),
};

/** @param {keyof typeof prefs} key @param {string} value */
export function prefer(key, value) {
  /** @type {Record<string, string>} */ (prefs)[key] = value;
  write(key, value);
  if (key === "lang") document.getElementById("live")?.replaceChildren(); // what was said there was said in the other
  dress();
}

export function isDark() {
  return prefs.theme === "dark" || (prefs.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

export function calm() { return prefs.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches; }

/** Tell the document. */
export function dress() {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.motion = calm() ? "calm" : "lively";
}
