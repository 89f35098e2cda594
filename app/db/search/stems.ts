import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

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
