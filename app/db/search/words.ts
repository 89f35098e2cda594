import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { literal } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";

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

/** The dictionary of a text by its language: the same expression as in triggers and indexes. */
export function dictionaryOf(lang: SQLWrapper): SQL {
  return sql`case ${lang} when 'es' then 'spanish'::regconfig else 'english'::regconfig end`;
}

/**
 * The query for the words of a reader: all of them, with any endings, in any language of the site.
 * Quotation marks and minus signs are ignored, because a phrase or an excluded word would read the text
 * of every candidate.
 */
export function searchFor(typed: string): SQL {
  return sql`(plainto_tsquery('english', plain_words(${typed}))
    || plainto_tsquery('spanish', plain_words(${typed})))`;
}
