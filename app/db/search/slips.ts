const letters = "abcdefghijklmnopqrstuvwxyz";

/** Longer words have too many neighbours; similarity finds the right one. */
const lettersLimit = 20;

/**
 * Every word that one typing mistake turns into `word` (a letter left out, doubled, mistyped, or
 * two swapped that stand close together): `trial` has 288 of them, one of which is `trail`. Empty for words with fewer than
 * three letters or with other characters.
 */
export function oneSlipAway(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || word.length > lettersLimit) return [];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = "", second = "", third = ""] = after;
    found.add(before + after.slice(1));
    found.add(before + second + first + after.slice(2));
    found.add(before + third + second + first + after.slice(3));
    for (const letter of letters) {
      found.add(before + letter + after);
      if (first) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
