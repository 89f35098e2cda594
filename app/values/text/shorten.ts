const longestName = 80;

/** Cuts a text at a word so that it has at most `limit` characters, the ellipsis included. */
export function shorten(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const cut = characters.slice(0, limit - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

/**
 * A name that a person chose, in quotation marks, for letters to strangers: it stays on one line, ends
 * where its marks end, and cannot be read as a sentence of ours.
 * @example quotedName('Lima 42K" is cancelled') // "“Lima 42K' is cancelled”"
 */
export function quotedName(name: string): string {
  const line = name.replace(/\p{Cf}+/gu, "").replace(/[\p{Cc}\s]+/gu, " ");
  return `“${shorten(line.replace(/["“”„‟«»]/g, "'").trim(), longestName)}”`;
}
