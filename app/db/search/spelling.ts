import { is, SQL, sql } from "drizzle-orm";
import { literal } from "#values/text/clean.ts";
import type { Database } from "../database.ts";
import { text } from "../kinds.ts";
import { readRows } from "../rows.ts";
import type { searchWords } from "../schema.ts";

/** The words of texts and the number of texts that each is in: a table, or a query for `word` and `n`. */
type Vocabulary = typeof searchWords | SQL;

/** Words are corrected neither to two letters nor to a number. */
const isWhole = sql`length(known.word) > 2 and known.word !~ '^[0-9]+$'`;

/** Of words that are less alike, one is hardly meant by the other: `cheap` and `cherry` have 0.3. */
const leastSimilarity = 0.4;

/**
 * Each folded word as a vocabulary spells it: one that `likely` has as it says. A word that is one
 * mistake away is preferred, then one of `others`, then a similar word. Words within a word of the
 * vocabulary, words with digits and words without a similar one stay as they are.
 */
export async function spelledAs(
  db: Database,
  vocabulary: Vocabulary,
  words: readonly string[],
  {
    others = [],
    likely = new Map(),
  }: { others?: readonly string[]; likely?: ReadonlyMap<string, string> } = {},
): Promise<string[]> {
  if (words.length === 0) return [];
  const asked = words.map((word) => {
    const slips = new Set(oneSlipAway(word));
    const meant = others.find((known) => slips.has(known)) ?? null;
    return sql`(${word}, ${`%${literal(word)}%`}, ${[...slips].join(" ")}, ${meant}::text, ${likely.get(word) ?? null}::text)`;
  });
  const rows = await readRows(
    db,
    { word: text },
    sql`
    with vocabulary as ${is(vocabulary, SQL) ? once(vocabulary) : readByIndex(vocabulary)}
    select case
        when asked.word ~ '[0-9]' or length(asked.word) < 3
          or exists (select 1 from vocabulary known where known.word like asked.pattern)
        then asked.word
        else coalesce(
          asked.likely,
          (select known.word from vocabulary known
            join unnest(string_to_array(asked.neighbours, ' ')) as slip (word) using (word)
            where ${isWhole}
            order by known.n desc, known.word limit 1),
          asked.meant,
          (select known.word from vocabulary known
            where known.word % asked.word and ${isWhole}
              and similarity(known.word, asked.word) >= ${leastSimilarity}
            order by similarity(known.word, asked.word) desc, known.n desc, known.word limit 1),
          asked.word)
      end as word
    from (values ${sql.join(asked, sql`, `)}) as asked (word, pattern, neighbours, meant, likely)`,
  );
  return rows.map(({ word }) => word);
}

function once(words: SQL): SQL {
  return sql`materialized (${words})`;
}

function readByIndex(table: typeof searchWords): SQL {
  return sql`not materialized (select word, n from ${table})`;
}

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
