import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { literal } from "#values/typed.ts";
import { oneSlipAway } from "./spelling.ts";

/**
 * Each word as the races spell it: `maratn limma` becomes `maraton lima`. A word one slip away
 * comes before one that only looks alike. Words that some race contains stay as they are, and so
 * do words with digits and those like no other.
 */
export async function correctedWords(db: Database, words: string[]): Promise<string[]> {
  const asked = words.map(
    (word) => sql`(${word}, ${`%${literal(word)}%`}, ${oneSlipAway(word).join(" ")})`,
  );
  const rows = await db.execute<{ word: string }>(sql`
    select case
        when asked.word ~ '[0-9]' or length(asked.word) < 3
          or exists (select 1 from search_words known where known.word like asked.pattern)
        then asked.word
        else coalesce(
          (select known.word from search_words known
            join unnest(string_to_array(asked.neighbours, ' ')) as slip (word) using (word)
            order by known.n desc, known.word limit 1),
          (select known.word from search_words known where known.word % asked.word
            order by similarity(known.word, asked.word) desc, known.n desc, known.word limit 1),
          asked.word)
      end as word
    from (values ${sql.join(asked, sql`, `)}) as asked (word, pattern, neighbours)`);
  return rows.map(({ word }) => word);
}
