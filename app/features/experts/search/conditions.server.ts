import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { wordsAmong } from "#db/search/words.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { ServiceFilters } from "./filters.ts";

/** The conditions of the filters on an expert, over the projection `s`. */
export type ExpertConditions = {
  words: SQL | undefined;
  /** Most experts have the words: those who do not are counted faster. */
  isCommon: boolean;
  specialty: SQL | undefined;
  city: SQL | undefined;
};

/** What the filters ask of an expert, with the numbers of the chosen service and city. */
export async function conditionsOf(
  db: Database,
  { specialty, city, q }: Pick<ServiceFilters, "q" | "specialty" | "city">,
): Promise<ExpertConditions> {
  const known = await readKnown(db, { specialty, city, q });
  return {
    words: and(...wordsAmong(q, sql`s.search_text`)),
    isCommon: known.having !== null && known.having > known.all / 2,
    specialty: specialty ? offers(specialty, known.serviceId) : undefined,
    city: city ? sql`s.city_id = ${known.cityId ?? 0}::int` : undefined,
  };
}

/** The active experts for whom all conditions hold, as `s`. */
export function activeExperts(...conditions: (SQL | undefined)[]): SQL {
  return sql`expert_search s where ${and(sql`s.is_active`, ...conditions)}`;
}

/** A known service is found by its number, which is many times as fast as reading texts. */
function offers(specialty: string, serviceId: number | null): SQL {
  return serviceId === null
    ? sql`strpos(s.services_text, ${fold(specialty)}) > 0`
    : sql`s.service_ids @> array[${serviceId}::int]`;
}

const knownRow = {
  serviceId: orNull(integer),
  cityId: orNull(integer),
  having: orNull(integer),
  all: integer,
};

/** The numbers of the choices, and about how many experts have the rarest of the words. */
async function readKnown(
  db: Database,
  { specialty, city, q }: Pick<ServiceFilters, "q" | "specialty" | "city">,
) {
  const counts = fold(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word.length < 3 ? "" : "%"}${literal(word)}%`)
    .map(
      (pattern) => sql`(select coalesce(sum(n), 0) from expert_words where word like ${pattern})`,
    );
  const none = { serviceId: null, cityId: null, having: null, all: 0 };
  if (counts.length === 0 && !specialty && !city) return none;
  const found = await readRow(
    db,
    knownRow,
    sql`select
      (select service_id from expert_services where norm = ${fold(specialty)}) as "serviceId",
      (select city_id from expert_cities where city = ${city}) as "cityId",
      least(null, ${counts.length > 0 ? sql.join(counts, sql`, `) : sql`null`})::int as having,
      (select coalesce(sum(experts), 0) from expert_cities)::int as "all"`,
  );
  return found ?? none;
}
