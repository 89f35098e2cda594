import { and, eq, sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import { keptPlan, readRow, readRows } from "#db/rows.ts";
import { raceCourses, raceDistances } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { type StoredCourse, storedCourse } from "./stored-course.server.ts";

const { drawing: _drawing, ...plainColumns } = storedCourse;
const courseList = selectList("c", plainColumns);

/** The courses of a race, by the ids of its distances. */
export async function findCourses(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<StoredCourse[]> {
  return readRows(
    db,
    storedCourse,
    sql`
      select ${keptPlan} ${courseList}, c.drawing
      from race_courses c join race_distances d on d.id = c.distance_id
      where d.race_id = ${raceId}::uuid`,
  );
}

/** The course of one distance of a race; `null` where it has none. */
export async function findCourse(
  { db }: Pick<Services, "db">,
  { raceId, distanceId }: { raceId: string; distanceId: string },
): Promise<StoredCourse | null> {
  const [race, distance] = [readId(raceId), readId(distanceId)];
  if (race === null || distance === null) return null;
  return readRow(
    db,
    storedCourse,
    sql`
      select ${courseList}, c.drawing
      from race_courses c join race_distances d on d.id = c.distance_id
      where d.race_id = ${race}::uuid and d.id = ${distance}::uuid`,
  );
}

/** What is measured of the courses of a race, in the order of its distances. */
export async function findCourseFigures({ db }: Pick<Services, "db">, raceId: string) {
  const race = readId(raceId);
  if (race === null) return [];
  return db
    .select({
      distanceId: raceCourses.distanceId,
      distance: raceDistances.distance,
      recipe: raceCourses.recipe,
      length: raceCourses.lengthM,
      climb: raceCourses.climbM,
      descent: raceCourses.descentM,
      highest: raceCourses.highestM,
      lowest: raceCourses.lowestM,
      isDownloadable: raceCourses.isDownloadable,
    })
    .from(raceCourses)
    .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
    .where(eq(raceDistances.raceId, race))
    .orderBy(raceDistances.sortOrder, raceDistances.id);
}

export type CourseFigures = Awaited<ReturnType<typeof findCourseFigures>>[number];

/** The file of a course that may be downloaded, by the distance of a race. */
export async function findDownload(
  { db }: Pick<Services, "db">,
  { raceId, distanceId }: { raceId: string; distanceId: string },
) {
  const [race, distance] = [readId(raceId), readId(distanceId)];
  if (race === null || distance === null) return null;
  const [found] = await db
    .select({ file: raceCourses.file, fileName: raceCourses.fileName, bytes: raceCourses.bytes })
    .from(raceCourses)
    .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
    .where(
      and(
        eq(raceCourses.distanceId, distance),
        eq(raceDistances.raceId, race),
        eq(raceCourses.isDownloadable, true),
      ),
    );
  return found ?? null;
}
