import { findProgram, installPackages } from "./programs.mjs";

const names = [
  "/usr/bin/chromium",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {string | null} where Chromium is; `CHROMIUM` wins. */
export function findChromium() {
  return process.env.CHROMIUM || findProgram(names);
}

/**
 * Where Chromium is, installed first when it is missing and this may be done.
 *
 * @throws {Error} with one line that says what is missing
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (installPackages(["chromium", "fonts-liberation"])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium fonts-liberation) or name it in CHROMIUM.",
  );
}
