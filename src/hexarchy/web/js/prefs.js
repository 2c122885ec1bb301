// What a person prefers: language, light or dark, asking before acting. Kept in this browser only.

/** @param {string} key @param {string} usual */
function read(key, usual) {
  try { return localStorage.getItem(`hexarchy.${key}`) ?? usual; } catch { return usual; }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try { localStorage.setItem(`hexarchy.${key}`, value); } catch { /* private window: forgotten at the end */ }
}

const speaks = (navigator.languages ?? []).map((l) => l.slice(0, 2)).find((l) => l === "en" || l === "fr");

export const prefs = {
  /** @type {"en" | "fr"} */ lang: read("lang", speaks ?? "en") === "fr" ? "fr" : "en",
  theme: read("theme", "auto"),
  ask: read("ask", matchMedia("(pointer: coarse)").matches ? "yes" : "no"),
};

/** @param {"lang" | "theme" | "ask"} key @param {string} value */
export function prefer(key, value) {
  /** @type {Record<string, string>} */ (prefs)[key] = value;
  write(key, value);
  dress();
}

export function isDark() {
  return prefs.theme === "dark" || (prefs.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

export function calm() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

/** Tell the document. */
export function dress() {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}
