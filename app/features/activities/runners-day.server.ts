import { sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { clockOffset, dayAt } from "./profile/runners-clock.ts";

/** The day that it is for a runner. Training knows no other today. */
export async function runnersToday(
  { db, now }: Pick<Services, "db" | "now">,
  owner: Pick<Viewer, "userId">,
): Promise<Day> {
  const moment = now();
  return dayAt(moment, (await findRunnersClock({ db }, owner))(moment));
}

/**
 * How many minutes the clock of a runner is ahead of UTC at a moment: by the zone of the profile, else
 * by the latest recorded activity, else in UTC.
 */
export async function findRunnersClock(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<(moment: Date) => number> {
  const known = await readRow(
    db,
    { zone: orNull(runnerProfiles.timeZone), latest: orNull(integer) },
    sql`select
      (select time_zone from runner_profiles where user_id = ${userId}::uuid) as zone,
      (select utc_offset_minutes from activities
        where user_id = ${userId}::uuid and source = 'file'
        order by started_at desc limit 1) as latest`,
  );
  const zone = known?.zone ?? null;
  const stated = zone === null ? (known?.latest ?? null) : null;
  return (moment) => clockOffset(moment, { stated, longitude: null, zone });
}
