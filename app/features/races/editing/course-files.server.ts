import { eq, type SQL } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCourses, raceDistances } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** The files of the courses of the distances that meet a condition: their rows go with the distances. */
export async function courseFilesOf(db: Database, condition: SQL | undefined): Promise<string[]> {
  const found = await db
    .select({ file: raceCourses.file })
    .from(raceCourses)
    .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
    .where(condition);
  return found.map(({ file }) => file);
}

/** A file that stays by mistake is found by the nightly check for files that no course has. */
export async function removeCourseFiles(
  { files, log }: Pick<Services, "files" | "log">,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      log.warn({ error, key }, "file of a course not removed");
    });
  }
}
