const letters = "abcdefghijklmnopqrstuvwxyz";

/** Longer words have so many neighbours that likeness finds the right one by itself. */
const lettersLimit = 20;

/**
 * Every word that one slip of a finger turns into `word` (a letter left out, doubled, mistyped, or
 * two swapped): `trial` has `trail` among its 294. None for what is not three plain letters or more.
 */
export function oneSlipAway(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || word.length > lettersLimit) return [];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = "", second = ""] = after;
    found.add(before + after.slice(1));
    found.add(before + second + first + after.slice(2));
    for (const letter of letters) {
      found.add(before + letter + after);
      if (first) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
