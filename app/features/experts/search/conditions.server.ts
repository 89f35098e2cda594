import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { wordsAmong } from "#db/search/words.ts";
import { fold } from "#values/text/fold.ts";
import type { ExpertFilters } from "./filters.ts";

/** The conditions of the filters on an expert, over the projection `s`. */
export type ExpertConditions = {
  words: SQL | undefined;
  specialty: SQL | undefined;
  city: SQL | undefined;
};

export async function conditionsOf(
  db: Database,
  filters: Pick<ExpertFilters, "q" | "specialty" | "city">,
): Promise<ExpertConditions> {
  const { serviceId, cityId } = await choicesNamed(db, filters);
  return {
    words: wordsIn(filters.q),
    specialty: filters.specialty ? offers(filters.specialty, serviceId) : undefined,
    city: filters.city ? sql`s.city_id = ${cityId ?? 0}::int` : undefined,
  };
}

/** Each word stands in the name, the title or a service. */
export function wordsIn(text: string): SQL | undefined {
  return and(...wordsAmong(text, sql`s.search_text`));
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

const numbers = { serviceId: orNull(integer), cityId: orNull(integer) };

async function choicesNamed(
  db: Database,
  { specialty, city }: Pick<ExpertFilters, "specialty" | "city">,
) {
  const none = { serviceId: null, cityId: null };
  if (!specialty && !city) return none;
  const found = await readRow(
    db,
    numbers,
    sql`select
      (select service_id from expert_services where norm = ${fold(specialty)}) as "serviceId",
      (select city_id from expert_cities where city = ${city}) as "cityId"`,
  );
  return found ?? none;
}
