import { or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDirectory } from "#db/schema.ts";
import { wordsIn } from "#features/races/reading/search-words.ts";
import { wordPattern } from "#features/races/search/query/conditions.server.ts";
import { correctedName } from "#features/races/search/query/spelling.server.ts";
import { isAhead, isPast } from "#features/races/standing.server.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { nameFit } from "./name-fit.ts";

/** Races that are compared with the name: so many upcoming and so many past ones. */
const candidatesLimit = 40;

/** The most words of a name that count. */
const wordsLimit = 8;

/** Names that are less alike are no answer. */
const leastFit = 0.25;

/** How well the name of a race fits; of exactly this name it is 1. */
export type NameFit = { id: string; day: Day; isPast: boolean; fit: number };

/**
 * The races whose names fit best, the next ones first: those with all words of the name, else with
 * all as the races spell them, else with most of them.
 */
export async function bestFits(db: Database, typed: string, now: Date): Promise<NameFit[]> {
  const name = spelledOut(typed);
  const words = tellingWords(name);
  if (words.length === 0) return [];
  // The NYC Half is called so: the half marathons of New York City are others.
  const asTyped = tellingWords(typed);
  if (asTyped.join(" ") !== words.join(" ") && asTyped.length > 1) {
    const literal = await fitsAmong(db, {
      name: typed,
      words: asTyped,
      least: asTyped.length,
      now,
    });
    if (literal.length > 0) return literal;
  }
  const exact = await fitsAmong(db, { name, words, least: words.length, now });
  if (exact.length > 0) return exact;
  const spelled = await correctedName(db, words);
  const corrected = { name: spelled.join(" "), words: spelled, now };
  const all = await fitsAmong(db, { ...corrected, least: spelled.length });
  const half = Math.ceil(spelled.length / 2);
  if (all.length > 0 || half === spelled.length) return all;
  return fitsAmong(db, { ...corrected, least: half });
}

/** Places in the middle of names, as races write them: `maratón de CDMX`. */
const inFull: Readonly<Record<string, string>> = {
  aqp: "arequipa",
  cdmx: "ciudad de mexico",
  df: "ciudad de mexico",
  gdl: "guadalajara",
  cim: "california international",
  lt100: "leadville trail 100",
  mdq: "marathon beneva de quebec",
  mtl: "montreal",
  mty: "monterrey",
  nyc: "new york city",
  philly: "philadelphia",
  qro: "queretaro",
  sf: "san francisco",
};

function spelledOut(name: string): string {
  return name
    .replace(/\bLA\b|\bla(?= marathon\b)/g, "los angeles")
    .replace(/(?<=\p{L}{3})(?=\d)/gu, " ")
    .replace(/\p{L}+/gu, (word) => inFull[fold(word)] ?? word);
}

type AskedName = { name: string; words: readonly string[]; least: number; now: Date };

async function fitsAmong(db: Database, { name, words, least, now }: AskedName): Promise<NameFit[]> {
  const has = words.map(hasWord);
  const hits = sql.join(
    has.map((condition) => sql`(${condition})::int`),
    sql` + `,
  );
  const found = least === words.length ? sql.join(has, sql` and `) : sql`(${or(...has)})`;
  const some = (condition: SQL, order: SQL) => sql`(
    select race_id as id, name_norm as name, start_date as day, ${isPast(now, "d")} as "isPast"
    from race_directory d where ${condition} and ${found} and ${hits} >= ${least}::int
    order by ${hits} desc, ${order} limit ${candidatesLimit})`;
  const rows = await readRows(
    db,
    {
      id: raceDirectory.raceId,
      name: raceDirectory.nameNorm,
      day: raceDirectory.startDate,
      isPast: boolean,
    },
    sql`${some(isAhead(now, "d"), sql`start_date, race_id`)} union all
      ${some(isPast(now, "d"), sql`start_date desc, race_id`)} union all
      (select race_id, name_norm, start_date, ${isPast(now, "d")} from race_directory d
        where name_norm = ${fold(name).trim()} order by start_date desc limit ${candidatesLimit})`,
  );
  const each = new Map(rows.map((row) => [row.id, row]));
  return [...each.values()]
    .map(({ name: stored, ...race }) => ({ ...race, fit: nameFit(name, stored) }))
    .filter(({ fit }) => fit >= leastFit)
    .sort((one, other) => byFit(one, other) || byDay(one, other));
}

/** Small differences, such as the year in a name, do not come before the day. */
function byFit(one: NameFit, other: NameFit): number {
  return Math.round(other.fit * 10) - Math.round(one.fit * 10);
}

/** The next race first, then the latest past one. */
function byDay(one: NameFit, other: NameFit): number {
  if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
  if (one.day === other.day) return 0;
  return one.day < other.day !== one.isPast ? -1 : 1;
}

/** What races of both languages call the same. */
const sameWords: Record<string, readonly string[]> = {
  marathon: ["marathon", "maraton", "42k"],
  maraton: ["maraton", "marathon", "42k"],
  half: ["half", "media", "medio", "21k"],
  media: ["media", "half", "21k"],
  medio: ["medio", "half", "21k"],
};

function hasWord(word: string): SQL {
  const conditions = (sameWords[word] ?? [word]).map(
    (same) => sql`words like ${wordPattern(same)}`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Words that tell no race from another. */
const weakWords = new Set(
  "the a an of in at and de del la el los las en y race races run carrera carreras corrida".split(
    " ",
  ),
);

function tellingWords(name: string): string[] {
  const words = [...new Set(wordsIn(name))].slice(0, wordsLimit);
  const telling = words.filter((word) => !weakWords.has(word));
  return telling.length > 0 ? telling : words;
}
