import { not, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, oneOf, text } from "#db/kinds.ts";
import { readCount, readRow, readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
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

export type CountedExperts = { totals: ExpertTotals; facets: ExpertFacets };

/** How many experts there are, and how many each choice of a filter would leave. */
export async function countFacets(
  db: Database,
  conditions: ExpertConditions,
): Promise<CountedExperts> {
  const { words, isCommon, specialty, city } = conditions;
  if (words && !specialty && !city) return countWords(db, words, isCommon);
  const [totals, specialties, cities] = await Promise.all([
    countExperts(db, conditions),
    choices(db, words || city ? specialtiesOf(activeExperts(words, city)) : keptSpecialties),
    choices(db, words || specialty ? citiesOf(activeExperts(words, specialty)) : keptCities),
  ]);
  return { totals, facets: { specialties: byName(specialties), cities: byName(cities) } };
}

/** How many experts there are with all conditions, and without some of them. */
export async function countExperts(
  db: Database,
  { words, specialty, city }: ExpertConditions,
): Promise<ExpertTotals> {
  if (!words && !specialty && !city) return sameTotals(await readCount(db, keptTotal));
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
  return totals ?? sameTotals(0);
}

function sameTotals(all: number): ExpertTotals {
  return { all, anyCity: all, anySpecialty: all, words: all };
}

/** The cities of active experts, from A to Z. */
export async function citiesOfExperts({ db }: Pick<Services, "db">): Promise<string[]> {
  return byName(await choices(db, keptCities)).map(({ value }) => value);
}

/** Kept by triggers: without other filters they answer at once. */
const keptSpecialties = sql`select name as value, experts as count from expert_services`;
const keptCities = sql`select city as value, experts as count from expert_cities`;
const keptTotal = sql`select coalesce(sum(experts), 0)::int as count from expert_cities`;

const countedSpecialties = (experts: SQL) => sql`
  select id, count(*)::int as n
  from (select unnest(s.service_ids) as id from ${experts}) offered group by id`;
const countedCities = (experts: SQL) => sql`
  select s.city_id as id, count(*)::int as n from ${experts} group by s.city_id`;

const specialtiesOf = (experts: SQL) => sql`
  select k.name as value, counted.n as count
  from (${countedSpecialties(experts)}) counted join expert_services k on k.service_id = counted.id`;
const citiesOf = (experts: SQL) => sql`
  select k.city as value, counted.n as count
  from (${countedCities(experts)}) counted join expert_cities k on k.city_id = counted.id`;

/**
 * Words alone: the texts are read once for everything. Where most experts have the words, the others
 * are counted, and subtracted from the numbers that triggers keep.
 */
async function countWords(db: Database, words: SQL, isCommon: boolean): Promise<CountedExperts> {
  const counted = sql`coalesce(counted.n, 0)`;
  const left = isCommon ? sql`k.experts - ${counted}` : counted;
  const found = sql`found s`;
  const rows = await readRows(
    db,
    { about: oneOf(["total", "specialty", "city"]), value: text, count: integer },
    sql`
    with found as materialized (
      select s.city_id, s.service_ids from ${activeExperts(isCommon ? not(words) : words)}
    )
    (${largest(sql`select 'specialty' as about, k.name as value, ${left} as count
      from expert_services k left join (${countedSpecialties(found)}) counted
        on counted.id = k.service_id`)})
    union all
    (${largest(sql`select 'city' as about, k.city as value, ${left} as count
      from expert_cities k left join (${countedCities(found)}) counted on counted.id = k.city_id`)})
    union all
    select 'total', '', count(*)::int from found`,
  );
  const of = (about: string) =>
    rows.filter((row) => row.about === about).map(({ value, count }) => ({ value, count }));
  const total = of("total")[0]?.count ?? 0;
  return {
    totals: sameTotals(isCommon ? (await readCount(db, keptTotal)) - total : total),
    facets: { specialties: byName(of("specialty")), cities: byName(of("city")) },
  };
}

function choices(db: Database, all: SQL): Promise<ExpertChoice[]> {
  return readRows(db, { value: text, count: integer }, largest(all));
}

function largest(all: SQL): SQL {
  return sql`select * from (${all}) choice where count > 0
    order by count desc, value limit ${choicesLimit}`;
}

const names = new Intl.Collator("en-US");

function byName(choices: ExpertChoice[]): ExpertChoice[] {
  return choices.sort((a, b) => names.compare(a.value, b.value));
}
