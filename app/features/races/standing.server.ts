import { type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";

/** Whether race `r` takes registrations, as `mayRegister` decides. */
export function takesRegistrations(today: Day): SQL {
  return sql`(r.race_status not in ('cancelled', 'completed') and r.start_date >= ${today}::date
    and r.registration_status = 'open' and coalesce(r.registration_deadline >= ${today}::date, true))`;
}
