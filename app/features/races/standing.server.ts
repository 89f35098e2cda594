import { type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";

/** Whether race `r` takes registrations, as `mayRegister` decides. */
export function takesRegistrations(today: Day): SQL {
  return sql`public.registration_ends(r) >= ${today}::date`;
}
