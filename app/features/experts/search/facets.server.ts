import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { arrayOf, integer, listOf, object, orNull, text } from "#db/kinds.ts";
import { readCount, readRow, readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { foundSets, type NarrowingFilters } from "./conditions.server.ts";

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

export type CountedExperts = {
  totals: ExpertTotals;
  facets: ExpertFacets;
  /** The places of all experts that are found, if they are few. */
  places: number[] | null;
};

/** The most choices of a filter: those with the most experts. */
const choicesLimit = 300;

/** Up to so many experts are read by their places; of more, a page is soon met in the list's order. */
const fewExperts = 500;

const choice = { value: text, count: integer };

const countedRow = {
  all: integer,
  anyCity: integer,
  anySpecialty: integer,
  words: integer,
  places: orNull(arrayOf(integer)),
  specialties: listOf(object(choice)),
  cities: listOf(object(choice)),
};

/** All counts of a question, from the sets of experts that the projection keeps. */
export async function countFacets(
  db: Database,
  filters: NarrowingFilters,
): Promise<CountedExperts> {
  const { q, specialty, city } = filters;
  const row = await readRow(
    db,
    countedRow,
    sql`
    with ${foundSets(filters)}
    select
      ${sizeOf("found")} as "all",
      ${sizeOf("offering")} as "anyCity",
      ${sizeOf("living")} as "anySpecialty",
      ${sizeOf("said")} as words,
      case when ${sizeOf("found")} <= ${fewExperts} then array(${placesIn("found")}) end as places,
      ${listed(q || city ? countedSpecialties : keptSpecialties)} as specialties,
      ${listed(q || specialty ? countedCities : keptCities)} as cities`,
  );
  if (!row) throw new Error("A count has no row.");
  const { specialties, cities, places, ...totals } = row;
  return { totals, places, facets: { specialties: byName(specialties), cities: byName(cities) } };
}

/** How many active experts the filters leave. */
export async function countExperts(db: Database, filters: NarrowingFilters): Promise<number> {
  return readCount(db, sql`with ${foundSets(filters)} select ${sizeOf("found")} as count`);
}

/** The cities of active experts, from A to Z. */
export async function citiesOfExperts({ db }: Pick<Services, "db">): Promise<string[]> {
  return byName(await readRows(db, choice, largest(keptCities))).map(({ value }) => value);
}

type FoundSet = "said" | "offering" | "living" | "found";

function sizeOf(set: FoundSet): SQL {
  return sql`(select coalesce(sum(bit_count(experts)), 0)::int from ${sql.raw(set)})`;
}

/** Splitting the text of the bits at each 1 finds them many times as fast as asking for every bit. */
function placesIn(set: FoundSet): SQL {
  return sql`
    select f.chunk * 8192 + bit.at
    from ${sql.raw(set)} f
    cross join lateral (
      select (sum(length(zeros) + 1) over (order by number) - 1)::int as at, number
      from string_to_table(f.experts::text, '1') with ordinality piece (zeros, number)
    ) bit
    where bit.number <= bit_count(f.experts)`;
}

/** Kept by triggers: without other filters nothing needs to be counted. */
const keptSpecialties = sql`select name as value, experts as count from expert_services`;
const keptCities = sql`select city as value, experts as count from expert_cities`;

/** How many of the experts of a set each service or each city has. */
function sharesOf(kind: "service" | "city", set: FoundSet): SQL {
  return sql`
    select kept.key_id, sum(bit_count(kept.experts & among.experts)::int)::int as count
    from ${sql.raw(set)} among join expert_sets kept using (chunk)
    where kept.kind = ${sql.raw(`'${kind}'`)}
    group by kept.key_id`;
}

const countedSpecialties = sql`select k.name as value, shares.count
  from (${sharesOf("service", "living")}) shares join expert_services k on k.service_id = key_id`;
const countedCities = sql`select k.city as value, shares.count
  from (${sharesOf("city", "offering")}) shares join expert_cities k on k.city_id = key_id`;

function listed(choices: SQL): SQL {
  return sql`(select coalesce(json_agg(one), '[]') from (${largest(choices)}) one)`;
}

function largest(choices: SQL): SQL {
  return sql`select * from (${choices}) choice where count > 0
    order by count desc, value limit ${choicesLimit}`;
}

const names = new Intl.Collator("en-US");

function byName(choices: ExpertChoice[]): ExpertChoice[] {
  return choices.sort((a, b) => names.compare(a.value, b.value));
}
