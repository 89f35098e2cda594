import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { searchWords } from "#db/schema.ts";
import { literal } from "#values/text/typed.ts";
import { wordPattern } from "./word-pattern.ts";

/** A part of more words than these is found faster by reading the texts of all races. */
const wordsLimit = 8;

/**
 * For each part, the patterns of the texts that have it anywhere: `im` is within `lima`. There are far
 * fewer words than races, so a rare part is found by the index of words. Parts that no word has are
 * left out.
 */
export async function patternsWithin(
  db: Database,
  parts: readonly string[],
): Promise<Map<string, string[]>> {
  const asked = parts.map((part) => sql`(${part}, ${`%${literal(part)}%`})`);
  const rows = await readRows(
    db,
    { part: text, word: searchWords.word },
    sql`
      select asked.part, found.word
      from (values ${sql.join(asked, sql`, `)}) as asked (part, pattern)
      cross join lateral (
        select word from search_words where word like asked.pattern limit ${wordsLimit + 1}
      ) found`,
  );
  const words = Map.groupBy(rows, ({ part }) => part);
  return new Map(
    [...words].map(([part, found]) => [
      part,
      found.length > wordsLimit
        ? [`%${literal(part)}%`]
        : found.map(({ word }) => wordPattern(word)),
    ]),
  );
}
