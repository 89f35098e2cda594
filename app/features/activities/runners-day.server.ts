import { sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { clockOffset, dayAt } from "./runners-clock.ts";

/**
 * The day that it is for a runner: by the zone of the profile, else by the clock of the latest recorded
 * activity, else in UTC. Training knows no other today.
 */
export async function runnersToday(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Day> {
  const known = await readRow(
    db,
    { zone: orNull(runnerProfiles.timeZone), latest: orNull(integer) },
    sql`select
      (select time_zone from runner_profiles where user_id = ${userId}::uuid) as zone,
      (select utc_offset_minutes from activities
        where user_id = ${userId}::uuid and source = 'file'
        order by started_at desc limit 1) as latest`,
  );
  const moment = now();
  const zone = known?.zone ?? null;
  const stated = zone === null ? (known?.latest ?? null) : null;
  return dayAt(moment, clockOffset(moment, { stated, longitude: null, zone }));
}
