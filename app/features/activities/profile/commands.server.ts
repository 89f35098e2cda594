import { sql } from "drizzle-orm";
import { runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { RunnerBody } from "../measure/runner-body.ts";
import type { RunnerProfileProblem } from "./messages.ts";
import { computeEfforts, lockRunner } from "./queries.server.ts";
import type { RunnerProfileForm } from "./schema.ts";

/**
 * Stores the profile, and computes what follows from it for all of the runner's activities again:
 * both happen or neither. Activities that are measured at the same time come before or after it.
 */
export async function saveRunnerProfile(
  { db, limits, log }: Pick<Services, "db" | "limits" | "log">,
  { userId }: Pick<Viewer, "userId">,
  form: RunnerProfileForm,
): Promise<{ problem: RunnerProfileProblem | null }> {
  if (!(await limits.allow("runnerProfile", userId))) return { problem: "too-often" };
  const body: RunnerBody = {
    sex: form.sex,
    maxHeartRate: form.max_heart_rate,
    restingHeartRate: form.resting_heart_rate,
  };
  const values = { ...body, timeZone: form.time_zone };
  try {
    await db.transaction(async (tx) => {
      await lockRunner(tx, userId);
      await tx
        .insert(runnerProfiles)
        .values({ ...values, userId })
        .onConflictDoUpdate({
          target: runnerProfiles.userId,
          set: { ...values, updatedAt: sql`now()` },
        });
      await computeEfforts(tx, userId, body);
    });
    return { problem: null };
  } catch (error) {
    log.error({ error, userId }, "runner profile not saved");
    return { problem: "not-saved" };
  }
}
