import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { activities } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { ActivityLine } from "./activity.ts";

type Owner = Pick<Viewer, "userId">;

const line = {
  id: activities.id,
  name: activities.name,
  sport: activities.sport,
  startedAt: activities.startedAt,
  day: activities.day,
  meters: activities.distanceM,
  elapsedSeconds: activities.elapsedS,
  movingSeconds: activities.movingS,
  climb: activities.climbM,
  averageHeartRate: activities.averageHeartRate,
  trainingImpulse: activities.trainingImpulse,
};

/** A runner's activities of one year, the newest first. */
export async function listActivities(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  year: number,
): Promise<ActivityLine[]> {
  const { day } = activities;
  return db
    .select(line)
    .from(activities)
    .where(
      and(eq(activities.userId, userId), gte(day, `${year}-01-01`), lt(day, `${year + 1}-01-01`)),
    )
    .orderBy(desc(activities.startedAt), activities.id);
}

/** The years in which a runner has activities, the newest first. */
export async function activityYears(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
): Promise<number[]> {
  const year = sql<number>`extract(year from ${activities.day})::int`;
  const rows = await db
    .selectDistinct({ year })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}
