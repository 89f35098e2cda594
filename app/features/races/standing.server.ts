import { type SQL, sql } from "drizzle-orm";
import { earliestToday, latestToday } from "#values/zone.ts";

/** A race (`races` in the query builder), its row of the search, or its row of the back office's directory. */
type RaceRow = "r" | "races" | "s" | "d";

/** Whether race `r` takes registrations, as `mayRegister` decides. */
export function takesRegistrations(now: Date): SQL {
  return sql`public.registration_closes(r) > ${moment(now)}`;
}

/** Whether the day of a race has not ended at its place. The comparison of days is for the indexes. */
export function isAhead(now: Date, row: RaceRow = "r"): SQL {
  return sql`${day(row)} >= ${earliestToday(now)}::date and ${end(row)} > ${moment(now)}`;
}

/** The opposite of `isAhead`. */
export function isPast(now: Date, row: RaceRow = "r"): SQL {
  return sql`${day(row)} <= ${latestToday(now)}::date and ${end(row)} <= ${moment(now)}`;
}

/** The day that it is at the place of race `r`. */
export function todayOfRace(now: Date): SQL {
  return sql`(${moment(now)} at time zone r.time_zone)::date`;
}

export function moment(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}

function day(row: RaceRow): SQL {
  return sql.raw(`${row}.start_date`);
}

function end(row: RaceRow): SQL {
  return sql.raw(row === "r" || row === "races" ? `public.race_ends(${row})` : `${row}.ends_at`);
}
