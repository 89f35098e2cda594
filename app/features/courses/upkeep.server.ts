import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { raceCourses } from "#db/schema.ts";
import { removeUnused } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { recipe } from "./measure/recipe.ts";
import { measureFile } from "./measuring.server.ts";
import { courseFolder, measuredColumns } from "./stored-course.server.ts";

/** How long unsaved uploads are kept. */
const keptDays = 1;

/** Removes files that belong to no course: uploads that were not saved, and those of deleted races. */
export async function forgetUnusedCourses({
  db,
  files,
  now,
}: Pick<Services, "db" | "files" | "now">): Promise<void> {
  const before = new Date(now().getTime() - keptDays * msPerDay);
  const usedOf = async (keys: string[]) => {
    const used = await db
      .select({ file: raceCourses.file })
      .from(raceCourses)
      .where(inArray(raceCourses.file, keys));
    return used.map(({ file }) => file);
  };
  await removeUnused(files, courseFolder, { before, usedOf });
}

export const measuringQueue = "measure-courses";

/** Asks for new numbers where an earlier recipe has measured. */
export async function orderNewMeasures({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  const old = await db.$count(raceCourses, ne(raceCourses.recipe, recipe.version));
  if (old > 0) await jobs.send(measuringQueue, {}, { singletonKey: String(recipe.version) });
}

/**
 * Measures again what an earlier recipe has measured.
 * @returns how many courses have new numbers
 */
export async function measureOldCourses(
  { db, files, log, now }: Pick<Services, "db" | "files" | "log" | "now">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const old = await db
    .select({
      distanceId: raceCourses.distanceId,
      file: raceCourses.file,
      isMadeUp: sql<boolean>`${raceCourses.drawing} @> '{"notices": [{"code": "made-up"}]}'`,
    })
    .from(raceCourses)
    .where(ne(raceCourses.recipe, recipe.version));
  let count = 0;
  for (const { distanceId, file, isMadeUp } of old) {
    if (signal?.aborted) break;
    const stored = await files.read(file);
    const measured = stored && (await measureFile(stored.bytes, { by: measuringQueue }));
    if (!measured || "problem" in measured) {
      log.warn({ distanceId, file, problem: measured?.problem }, "course not measured again");
      continue;
    }
    // The file itself does not have this notice.
    if (isMadeUp) measured.measure.notices.push({ code: "made-up" });
    // Not a course that was replaced meanwhile.
    await db
      .update(raceCourses)
      .set({ ...measuredColumns(measured), updatedAt: now() })
      .where(and(eq(raceCourses.distanceId, distanceId), eq(raceCourses.file, file)));
    count += 1;
  }
  return count;
}

export const courseJobs: Job[] = [
  { queue: "forget-courses", schedule: "35 4 * * *", work: forgetUnusedCourses },
  {
    queue: measuringQueue,
    schedule: "40 4 * * *",
    async work(services, _, { signal, dropPages }) {
      if ((await measureOldCourses(services, { signal })) > 0) dropPages();
    },
  },
];
