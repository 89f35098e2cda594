/** Cuts a text at a word so that it has at most `limit` characters, the ellipsis included. */
export function shorten(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const cut = characters.slice(0, limit - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}
