import type { Database } from "#db/database.ts";
import { activities, activityUploadFiles, activityUploads } from "#db/schema.ts";
import { people, world } from "../people.ts";

/** Activities of the owner, without files, and the upload that the first one came with. */
export async function fillWithActivities(db: Database): Promise<void> {
  const userId = people.owner;
  await db.insert(activities).values(
    world.activities.map((id, place) => ({
      id,
      userId,
      name: `Owner's run ${place}`,
      sport: "run" as const,
      startedAt: new Date(`2026-05-0${place + 1}T07:00:00Z`),
      day: `2026-05-0${place + 1}`,
      source: "manual" as const,
      distanceM: 8000,
      elapsedS: 2700,
      movingS: 2700,
    })),
  );
  const uploadId = world.activityUpload;
  await db.insert(activityUploads).values({ id: uploadId, userId, finishedAt: new Date() });
  await db.insert(activityUploadFiles).values({
    uploadId,
    place: 1,
    name: "secret-run.fit",
    state: "known",
    problem: { code: "same-run" },
    activityId: world.activities[0],
  });
}
