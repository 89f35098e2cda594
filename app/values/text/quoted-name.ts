import { shorten } from "./shorten.ts";

const longestName = 80;

/**
 * A name that a person chose, in quotation marks, for letters to strangers: it stays on one line, ends
 * where its marks end, and cannot be read as a sentence of ours.
 * @example quotedName('Lima 42K" is cancelled') // "“Lima 42K' is cancelled”"
 */
export function quotedName(name: string): string {
  const line = name.replace(/\p{Cf}+/gu, "").replace(/[\p{Cc}\s]+/gu, " ");
  return `“${shorten(line.replace(/["“”„‟«»]/g, "'").trim(), longestName)}”`;
}
