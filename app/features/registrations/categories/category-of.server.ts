import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Selects the id and the name of an entry's category: the organizer's correction, or the first category in
 * order that fits on the day of the race. `automaticCategory` is the same rule without the correction.
 * @param entry - what the statement calls the row of `race_registrations`
 * @example sql`left join lateral (${categoryOf(sql`g`)}) k on true`
 */
export function categoryOf(entry: SQLWrapper): SQL {
  const age = sql`date_part('year', age(e.start_date::timestamp, ${entry}.date_of_birth::timestamp))`;
  return sql`
    select c.id, c.name from entry_categories c join races e on e.id = c.race_id
    where c.race_id = ${entry}.race_id and case
      when ${entry}.category_id is not null then c.id = ${entry}.category_id
      else (c.distance_id is null or c.distance_id = ${entry}.distance_id)
        and (c.gender is null or c.gender = ${entry}.gender)
        and (c.min_age is null or ${age} >= c.min_age)
        and (c.max_age is null or ${age} <= c.max_age)
      end
    order by c.sort_order, c.id limit 1`;
}

/** The name of that category as a column, `null` without one. */
export function categoryName(entry: SQLWrapper): SQL {
  return sql`(select k.name from (${categoryOf(entry)}) k)`;
}
