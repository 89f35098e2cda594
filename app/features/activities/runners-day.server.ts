import { sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { offsetIn } from "#values/zone.ts";

const msPerMinute = 60_000;

const minutesPerDegree = 4;

/** The error of a clock that is estimated from the longitude, in minutes. */
const sunError = 130;

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

/** The day on a clock that is a number of minutes ahead of UTC. */
export function dayAt(moment: Date, utcOffsetMinutes: number): Day {
  return toDay(new Date(moment.getTime() + utcOffsetMinutes * msPerMinute));
}

/**
 * How many minutes the runner's clock was ahead of UTC. The value of the file is the best. A position
 * gives it to the hour; if the runner's own zone agrees with it, that zone is exact.
 * @param zone - an IANA zone
 */
export function clockOffset(
  moment: Date,
  {
    stated,
    longitude,
    zone,
  }: { stated: number | null; longitude: number | null; zone: string | null },
): number {
  if (stated !== null) return stated;
  const own = zone === null ? null : offsetIn(zone, moment);
  if (longitude === null) return own ?? 0;
  const bySun = Math.round((longitude * minutesPerDegree) / 60) * 60;
  return own !== null && Math.abs(own - bySun) <= sunError ? own : bySun;
}

/**
 * The timestamp at which a clock shows a day and a time, and how many minutes it is ahead of UTC then.
 * @param time - `07:30`
 * @param offsetAt - the offset at a timestamp, in minutes
 */
export function momentOnClock(
  day: Day,
  time: string,
  offsetAt: (moment: Date) => number,
): { moment: Date; utcOffsetMinutes: number } {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = (minutes: number) => new Date(shown - minutes * msPerMinute);
  const utcOffsetMinutes = offsetAt(before(offsetAt(new Date(shown))));
  return { moment: before(utcOffsetMinutes), utcOffsetMinutes };
}
