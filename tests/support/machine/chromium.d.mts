/** Where Chromium is; `CHROMIUM` wins. */
export function findChromium(): string | null;

/** The same, installed first when it is missing and this may be done; throws one plain line. */
export function ensureChromium(): string;
