const plainLetters: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "s",
  þ: "t",
  æ: "a",
  œ: "o",
};

const isPlain = /^[ -~]*$/;

/**
 * Folds case and accents away so that `México` and `mexico` compare equal.
 * The database's `norm()` does the same, letter by letter.
 */
export function fold(text: string): string {
  // A shortcut for most texts: lists fold the places of all their races.
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]+/g, "")
    .toLowerCase()
    .replace(/[øłđðħıßþæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** One letter more, less or other, or two neighbors swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest.slice(1) === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  return `${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}` === otherRest;
}
