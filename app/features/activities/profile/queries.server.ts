import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activities, runnerProfiles, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import type { RunnerBody } from "../measure/runner-body.ts";

/** What the form of the profile shows; all of it is `null` before it is first saved. */
export type RunnerProfile = RunnerBody & {
  /** An IANA zone. */
  timeZone: string | null;
};

const unsaid: RunnerProfile = {
  sex: null,
  maxHeartRate: null,
  restingHeartRate: null,
  timeZone: null,
};

/** The profile of a runner. */
export async function findRunnerProfile(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<RunnerProfile> {
  const [row] = await db
    .select({
      sex: runnerProfiles.sex,
      maxHeartRate: runnerProfiles.maxHeartRate,
      restingHeartRate: runnerProfiles.restingHeartRate,
      timeZone: runnerProfiles.timeZone,
    })
    .from(runnerProfiles)
    .where(eq(runnerProfiles.userId, userId));
  return row ?? unsaid;
}

/** The activity with the highest heart rate of a runner, in beats a minute. */
export type HighestHeartRate = { heartRate: number; activityId: string; name: string; day: Day };

/** `null` where no activity has a heart rate. */
export async function highestHeartRateOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<HighestHeartRate | null> {
  const [row] = await db
    .select({
      heartRate: activities.highestHeartRate,
      activityId: activities.id,
      name: activities.name,
      day: activities.day,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.highestHeartRate)))
    .orderBy(desc(activities.highestHeartRate), desc(activities.startedAt))
    .limit(1);
  return row && row.heartRate !== null ? { ...row, heartRate: row.heartRate } : null;
}

/**
 * Until the transaction ends, no other one stores recordings of this runner, or the profile by which
 * they are measured. Take it before any row of theirs is locked.
 */
export async function lockRunner(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
