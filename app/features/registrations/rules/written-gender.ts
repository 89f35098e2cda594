import { fold } from "#values/text/fold.ts";
import type { Gender } from "./entry-rules.ts";

const maleWord =
  /\b(varonil|masc\w*|men|man|male|hombres?|hommes?|manner|herren|varones|caballeros)\b/;
const femaleWord =
  /\b(femenil|fem\w*|women|woman|mujeres?|frauen|damen|damas?|dames?|ladies|weiblich)\b/;
const otherWord = /^(x|nb|non ?binary|no binari[oa]|divers|d|otr[oa]|other)$/;

/**
 * How a column writes genders: in a column of H and M, M is a woman; in one of V and F, and of M and F or W, a
 * man.
 */
export function genderReader(cells: readonly string[]): (text: string) => Gender | null {
  const letters = new Set(cells.map((cell) => fold(cell.trim())));
  const isSpanish = letters.has("h") && !letters.has("f") && !letters.has("w");
  return (text) => {
    const plain = fold(text.trim());
    if (["f", "w"].includes(plain)) return "female";
    if (["h", "v"].includes(plain)) return "male";
    if (plain === "m") return isSpanish ? "female" : "male";
    if (otherWord.test(plain)) return "nonbinary";
    return genderIn(plain);
  };
}

/** The gender that words name, in small letters without accents: `varonil`, `women`. */
export function genderIn(plain: string): Gender | null {
  // Before men: `women` has `men` in it, and `Female` `male`.
  if (femaleWord.test(plain)) return "female";
  return maleWord.test(plain) ? "male" : null;
}
