import { type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";

/** What `mayRegister` says of race `r`, as long as its day is ahead. */
export function takesRegistrations(today: Day): SQL {
  return sql`(r.race_status not in ('cancelled', 'completed') and r.registration_status = 'open'
    and coalesce(r.registration_deadline >= ${today}::date, true))`;
}
