import { and, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import { activities, trainingPlans, trainingSessions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { runningSports } from "#features/activities/reading/sports.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";

/** How far back activities are looked at. */
const daysBack = 28;

/**
 * Marks sessions of the running plan as done that were run: open ones of the last four weeks with a
 * run of the same day and a similar length. Each run counts once.
 * @returns how many sessions were marked
 */
export async function matchActivities(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<number> {
  const today = await runnersToday({ db, now }, { userId });
  const since = addDays(today, -daysBack);
  const open = await openSessions(db, userId, { since, today });
  if (open.length === 0) return 0;
  const runs = await db
    .select({
      id: activities.id,
      day: activities.day,
      meters: activities.distanceM,
      movingSeconds: activities.movingS,
    })
    .from(activities)
    .leftJoin(trainingSessions, eq(trainingSessions.activityId, activities.id))
    .where(
      and(
        eq(activities.userId, userId),
        inArray(activities.sport, runningSports),
        isNull(trainingSessions.id),
        inArray(activities.day, [...new Set(open.map(({ day }) => day))]),
      ),
    )
    .orderBy(activities.startedAt);
  const left = [...open];
  let marked = 0;
  for (const run of runs) {
    const id = sessionOf(run, left);
    if (id === null) continue;
    left.splice(
      left.findIndex((one) => one.id === id),
      1,
    );
    await db
      .update(trainingSessions)
      .set({ state: "done", activityId: run.id })
      .where(and(eq(trainingSessions.id, id), eq(trainingSessions.state, "planned")));
    marked += 1;
  }
  return marked;
}

async function openSessions(
  db: Services["db"],
  userId: string,
  { since, today }: { since: Day; today: Day },
) {
  return db
    .select({
      id: trainingSessions.id,
      day: trainingSessions.day,
      meters: trainingSessions.plannedM,
      seconds: trainingSessions.plannedS,
    })
    .from(trainingSessions)
    .innerJoin(trainingPlans, eq(trainingPlans.id, trainingSessions.planId))
    .where(
      and(
        eq(trainingSessions.userId, userId),
        isNull(trainingPlans.endedAt),
        eq(trainingSessions.state, "planned"),
        gte(trainingSessions.day, since),
        lte(trainingSessions.day, today),
      ),
    );
}

/** How far an activity may be from what was planned, as a share. */
const similar = { from: 0.6, to: 1.6 };

type Planned = { id: string; day: Day; meters: number; seconds: number };
type Run = { id: string; day: Day; meters: number; movingSeconds: number };

/**
 * The session that an activity is, if any: one of the same day whose distance or time is similar, the
 * nearest of them. Half as much is another run.
 */
export function sessionOf(run: Run, sessions: readonly Planned[]): string | null {
  let best: { id: string; away: number } | null = null;
  for (const { id, day, meters, seconds } of sessions) {
    if (day !== run.day) continue;
    const ratios = [run.meters / meters, run.movingSeconds / seconds];
    if (!ratios.some((ratio) => ratio >= similar.from && ratio <= similar.to)) continue;
    const away = Math.min(...ratios.map((ratio) => Math.abs(Math.log(ratio))));
    if (!best || away < best.away) best = { id, away };
  }
  return best?.id ?? null;
}
