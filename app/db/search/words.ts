import { type SQL, sql } from "drizzle-orm";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";

/** Words of a search that count; the others are left out. */
const mostWords = 8;

/** Shorter words have no trigram: they are looked for at the beginning of words. */
const trigram = 3;

/**
 * The conditions that every typed word stands in a text that is folded by `norm()` and begins with a
 * space; of one or two letters, at the beginning of a word.
 */
export function wordsAmong(typed: string, text: SQL): SQL[] {
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(literal)
    .map((word) => sql`${text} like ${word.length < trigram ? `% ${word}%` : `%${word}%`}`);
}
