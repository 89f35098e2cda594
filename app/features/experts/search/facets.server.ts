import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, text } from "#db/kinds.ts";
import { readCount, readRow, readRows } from "#db/rows.ts";
import { activeExperts, type ExpertConditions } from "./conditions.server.ts";

/** How many experts one choice of a filter would leave. */
export type ExpertChoice = { value: string; count: number };

/** The counts beside the filters. Each filter's counts ignore what is chosen in that filter. */
export type ExpertFacets = { specialties: ExpertChoice[]; cities: ExpertChoice[] };

/** How many experts there are with all filters, and without each of them. */
export type ExpertTotals = {
  all: number;
  anyCity: number;
  anySpecialty: number;
  /** With the words only. */
  words: number;
};

/** The most choices of a filter: those with the most experts. */
const choicesLimit = 300;

export async function countExperts(
  db: Database,
  { words, specialty, city }: ExpertConditions,
): Promise<ExpertTotals> {
  if (!words && !specialty && !city) {
    const all = await readCount(
      db,
      sql`select coalesce(sum(experts), 0)::int as count from expert_cities`,
    );
    return { all, anyCity: all, anySpecialty: all, words: all };
  }
  const [s, c] = [specialty ?? sql`true`, city ?? sql`true`];
  const totals = await readRow(
    db,
    { all: integer, anyCity: integer, anySpecialty: integer, words: integer },
    sql`
    select
      count(*) filter (where ${s} and ${c})::int as "all",
      count(*) filter (where ${s})::int as "anyCity",
      count(*) filter (where ${c})::int as "anySpecialty",
      count(*)::int as words
    from ${activeExperts(words)}`,
  );
  return totals ?? { all: 0, anyCity: 0, anySpecialty: 0, words: 0 };
}

export async function expertFacets(
  db: Database,
  conditions: ExpertConditions,
): Promise<ExpertFacets> {
  const [specialties, cities] = await Promise.all([
    specialtyChoices(db, conditions),
    cityChoices(db, conditions),
  ]);
  return { specialties: byName(specialties), cities: byName(cities) };
}

/** Without filters, the numbers that triggers keep answer at once. */
function specialtyChoices(db: Database, { words, city }: ExpertConditions) {
  if (!words && !city)
    return choices(db, sql`select name as value, experts as count from expert_services`);
  return choices(
    db,
    sql`select k.name as value, n.count
      from (
        select id, count(*)::int as count
        from (select unnest(s.service_ids) as id from ${activeExperts(words, city)}) offered
        group by id
      ) n
      join expert_services k on k.service_id = n.id`,
  );
}

function cityChoices(db: Database, { words, specialty }: ExpertConditions) {
  if (!words && !specialty)
    return choices(db, sql`select city as value, experts as count from expert_cities`);
  return choices(
    db,
    sql`select k.city as value, n.count
      from (
        select s.city_id, count(*)::int as count from ${activeExperts(words, specialty)} group by s.city_id
      ) n
      join expert_cities k using (city_id)`,
  );
}

function choices(db: Database, all: SQL): Promise<ExpertChoice[]> {
  return readRows(
    db,
    { value: text, count: integer },
    sql`select value, count from (${all}) choice where count > 0
      order by count desc, value limit ${choicesLimit}`,
  );
}

const names = new Intl.Collator("en-US");

function byName(choices: ExpertChoice[]): ExpertChoice[] {
  return choices.sort((a, b) => names.compare(a.value, b.value));
}
