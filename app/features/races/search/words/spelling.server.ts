import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { literal } from "#values/text/typed.ts";
import type { Term } from "../reading/term.ts";
import { wordsWithMeaning } from "../reading/terms.ts";
import { oneSlipAway } from "./spelling.ts";

/** Words are corrected neither to two letters nor to a number. */
const isWhole = sql`length(known.word) > 2 and known.word !~ '^[0-9]+$'`;

/** The words of all terms in order, those without a meaning as the races spell them. */
export async function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  const plain = terms.filter(({ meaning }) => !meaning).flatMap(({ words }) => words);
  if (plain.length === 0) return terms.flatMap(({ words }) => words);
  const corrected = await correctedWords(db, plain);
  const spelled = new Map(plain.map((word, at) => [word, corrected[at] ?? word]));
  const words = terms.flatMap(({ meaning, words }) =>
    meaning ? words : words.map((word) => spelled.get(word) ?? word),
  );
  return [...new Set(words)];
}

/**
 * Each word as the races spell it: `maratn limma` becomes `maraton lima`. A word of the races that is
 * one mistake away is preferred, then a word with a meaning (`decembr`), then a similar word. Words
 * that a race contains, words with digits and words without a similar one stay as they are.
 */
export async function correctedWords(db: Database, words: readonly string[]): Promise<string[]> {
  const asked = words.map((word) => {
    const slips = new Set(oneSlipAway(word));
    const meant = wordsWithMeaning.find((known) => slips.has(known)) ?? null;
    return sql`(${word}, ${`%${literal(word)}%`}, ${[...slips].join(" ")}, ${meant}::text)`;
  });
  const rows = await readRows(
    db,
    { word: text },
    sql`
    select case
        when asked.word ~ '[0-9]' or length(asked.word) < 3
          or exists (select 1 from search_words known where known.word like asked.pattern)
        then asked.word
        else coalesce(
          (select known.word from search_words known
            join unnest(string_to_array(asked.neighbours, ' ')) as slip (word) using (word)
            where ${isWhole}
            order by known.n desc, known.word limit 1),
          asked.meant,
          (select known.word from search_words known
            where known.word % asked.word and ${isWhole}
            order by similarity(known.word, asked.word) desc, known.n desc, known.word limit 1),
          asked.word)
      end as word
    from (values ${sql.join(asked, sql`, `)}) as asked (word, pattern, neighbours, meant)`,
  );
  return rows.map(({ word }) => word);
}
