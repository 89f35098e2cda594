import { and, type SQL, sql } from "drizzle-orm";
import { wordsAmong } from "#db/search/words.ts";
import { fold } from "#values/text/fold.ts";
import type { ServiceFilters } from "./filters.ts";

/** The filters that narrow the list. */
export type NarrowingFilters = Pick<ServiceFilters, "q" | "specialty" | "city">;

export function hasWords({ q }: NarrowingFilters): boolean {
  return fold(q).trim() !== "";
}

/** The filters on an expert of the projection, as `s`. */
export function isFound({ q, specialty, city }: NarrowingFilters): SQL {
  const all = and(
    sql`s.is_active`,
    ...wordsAmong(q, sql`s.search_text`),
    specialty ? sql`strpos(s.services_text, ${fold(specialty)}) > 0` : undefined,
    city ? sql`s.city_id = (select city_id from expert_cities where city = ${city})` : undefined,
  );
  return sql`${all}`;
}

/**
 * The sets of the filters, for `with`: of each part of the list its `chunk` and the `experts` as bits.
 * - `said` - those who have the words
 * - `offering`, `living` - of these, those with the service, and those in the city
 * - `found` - those with both
 */
export function foundSets({ q, specialty, city }: NarrowingFilters): SQL {
  const [first = everyone, ...others] = wordsAmong(q, sql`t.term`).map(sayingTerms);
  const said = others.reduce(bothOf, first);
  const all = sql`select * from said`;
  return sql`
    said as materialized (${said}),
    offering as materialized (${specialty ? bothOf(all, offeringServices(specialty)) : all}),
    living as materialized (${city ? bothOf(all, livingIn(city)) : all}),
    found as materialized (${bothOf(sql`select * from offering`, sql`select * from living`)})`;
}

const everyone = sql`select chunk, experts from expert_sets where kind = 'all'`;

function bothOf(one: SQL, other: SQL): SQL {
  return sql`select chunk, one.experts & other.experts as experts
    from (${one}) one join (${other}) other using (chunk)`;
}

/** A term has the word, or begins with it if it is short. */
function sayingTerms(hasWord: SQL): SQL {
  return sql`select chunk, bit_or(experts) as experts from expert_term_sets
    where term_id = any (array(select t.term_id from expert_terms t where ${hasWord})) group by chunk`;
}

function offeringServices(part: string): SQL {
  return anyOf(
    "service",
    sql`select service_id from expert_services where strpos(norm, ${fold(part)}) > 0`,
  );
}

function livingIn(city: string): SQL {
  return anyOf("city", sql`select city_id from expert_cities where city = ${city}`);
}

function anyOf(kind: "service" | "city", keys: SQL): SQL {
  return sql`select chunk, bit_or(experts) as experts from expert_sets
    where kind = ${sql.raw(`'${kind}'`)} and key_id = any (array(${keys})) group by chunk`;
}
