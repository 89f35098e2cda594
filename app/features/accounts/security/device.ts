import type { Lang, Words } from "#values/say.ts";

/** Browsers by a part of their User-Agent; the first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const unknown: Words = { en: "Unknown device", es: "Dispositivo desconocido" };
const app: Words = { en: "App", es: "Aplicación" };
const on: Words = { en: "on", es: "en" };

/**
 * The browser and the system of a User-Agent: `Chrome on Windows`.
 * @param userAgent - as sent with the sign-in, and so any text
 */
export function deviceOf(userAgent: string | null, lang: Lang): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} ${on[lang]} ${system}`;
  return browser ?? system ?? unknown[lang];
}

/**
 * An app by its User-Agent: `App (Paceline on Android)`. A program that names no product, such as a page
 * of another site, is named by its browser.
 * @param userAgent - as sent with the sign-in, and so any text
 */
export function appOf(userAgent: string | null, lang: Lang): string {
  const [, product] = /^(?!Mozilla\/)([\w .-]{1,40})\//.exec(userAgent ?? "") ?? [];
  const system = nameIn(systems, userAgent);
  if (!product) {
    const device = deviceOf(userAgent, lang);
    return device === unknown[lang] ? app[lang] : `${app[lang]} (${device})`;
  }
  return `${app[lang]} (${system ? `${product} ${on[lang]} ${system}` : product})`;
}

function nameIn(known: readonly [RegExp, string][], userAgent: string | null): string | null {
  return known.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
}
