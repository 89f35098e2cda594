import { findProgram, installPackages } from "./programs.mjs";

/** Without windows and their own renderers: the same tests take half the time. */
const shells = ["/usr/bin/chromium-headless-shell", "chromium-headless-shell"];

const browsers = [
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
  return process.env.CHROMIUM || findProgram([...shells, ...browsers]);
}

/**
 * Where Chromium is, installed first when it is missing and this may be done.
 *
 * @throws {Error} with one line that says what is missing
 */
export function ensureChromium() {
  const isLean = process.env.CHROMIUM || findProgram(shells);
  if (!isLean) installPackages(["chromium-headless-shell", "fonts-liberation"]);
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell fonts-liberation) or name it in CHROMIUM.",
  );
}
