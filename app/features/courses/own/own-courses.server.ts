import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRow } from "#db/rows.ts";
import { ownCourses } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { spend } from "#features/membership/usage/usage.server.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { FileToRead } from "#values/form/upload.ts";
import { readId } from "#values/id.ts";
import { plainFileName } from "#values/text/file-name.ts";
import { measureFile } from "../measuring.server.ts";
import { measuredColumns, type StoredCourse, storedCourse } from "../stored-course.server.ts";
import {
  mostKept,
  mostRecent,
  type OwnCourseLine,
  type OwnCourseProblem,
  recentDays,
} from "./own-course.ts";

type Member = Pick<Viewer, "userId">;

/**
 * Measures a member's own file and counts one use, unless the same course exists already. Neither the
 * file nor its position on the earth is stored. A file that cannot be read costs nothing.
 */
export async function measureOwnCourse(
  services: Pick<Services, "db" | "now" | "limits">,
  member: Member,
  { signal, ...file }: FileToRead,
): Promise<{ id: string; problem: null } | { problem: OwnCourseProblem }> {
  const { db, now, limits } = services;
  const { tier, rights } = await rightsOf(services, member);
  const right = "gpxAnalysesPerMonth";
  if (rights[right] === 0) {
    return { problem: { problem: "used-up", meter: { right, used: 0, limit: 0 }, tier } };
  }
  if (!(await limits.allow("courseUpload", member.userId))) return { problem: "too-often" };
  const answer = await measureFile(file.bytes, { by: member.userId, signal });
  if ("problem" in answer) return answer;
  const { hairline: _, ...columns } = measuredColumns(answer);
  const measured = {
    ...columns,
    drawing: { ...columns.drawing, line: { ...columns.drawing.line, lat: 0, lon: 0 } },
    name: answer.measure.name || plainFileName(file.name, "course"),
  };
  return withRetry(db, async (tx) => {
    const id = randomUUID();
    // Two tabs with the same file wait for each other here: the second one finds the first one's row.
    const [row] = await tx
      .insert(ownCourses)
      .values({
        id,
        userId: member.userId,
        ...measured,
        forgetAt: new Date(now().getTime() + recentDays * msPerDay),
        createdAt: now(),
      })
      .onConflictDoUpdate({
        target: [ownCourses.userId, ownCourses.geometry],
        set: { ...measured, forgetAt: laterUnlessKept },
      })
      .returning({ id: ownCourses.id });
    if (row && row.id !== id) return { id: row.id, problem: null };
    const counted = await spend({ db: tx, now }, member, right);
    if ("problem" in counted) {
      await tx.delete(ownCourses).where(eq(ownCourses.id, id));
      return { problem: counted };
    }
    await forgetSurplus(tx, member);
    return { id, problem: null };
  });
}

const laterUnlessKept = sql`case when own_courses.forget_at is null then null else excluded.forget_at end`;

/** Only the newest courses stay beside those that are kept. */
async function forgetSurplus(tx: Services["db"], { userId }: Member): Promise<void> {
  const recent = and(eq(ownCourses.userId, userId), isNotNull(ownCourses.forgetAt));
  const newest = tx
    .select({ id: ownCourses.id })
    .from(ownCourses)
    .where(recent)
    .orderBy(desc(ownCourses.createdAt), desc(ownCourses.id))
    .limit(mostRecent);
  await tx.delete(ownCourses).where(and(recent, notInArray(ownCourses.id, newest)));
}

const ownColumns = {
  distanceId: ownCourses.id,
  fileName: ownCourses.name,
  format: ownCourses.format,
  recipe: ownCourses.recipe,
  length: ownCourses.lengthM,
  climb: ownCourses.climbM,
  descent: ownCourses.descentM,
  highest: ownCourses.highestM,
  lowest: ownCourses.lowestM,
};
const ownList = selectList("c", ownColumns);

/** A member's own course; `null` for that of others and one that is gone. */
export async function findOwnCourse(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Member,
  id: string,
): Promise<{ course: StoredCourse; isKept: boolean } | null> {
  const own = readId(id);
  if (own === null) return null;
  const row = await readRow(
    db,
    { ...ownColumns, forgetAt: ownCourses.forgetAt, drawing: storedCourse.drawing },
    sql`
      select ${ownList}, c.forget_at as "forgetAt", c.drawing
      from own_courses c
      where c.id = ${own}::uuid and c.user_id = ${userId}::uuid
        and (c.forget_at is null or c.forget_at > ${now()})`,
  );
  if (!row) return null;
  const { forgetAt, ...course } = row;
  return { course: { ...course, isDownloadable: false }, isKept: forgetAt === null };
}

/** A member's courses, the newest first. */
export async function listOwnCourses(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Member,
): Promise<OwnCourseLine[]> {
  const rows = await db
    .select({
      id: ownCourses.id,
      name: ownCourses.name,
      length: ownCourses.lengthM,
      climb: ownCourses.climbM,
      forgetAt: ownCourses.forgetAt,
    })
    .from(ownCourses)
    .where(
      and(
        eq(ownCourses.userId, userId),
        or(isNull(ownCourses.forgetAt), gt(ownCourses.forgetAt, now())),
      ),
    )
    .orderBy(desc(ownCourses.createdAt), desc(ownCourses.id))
    .limit(mostKept + mostRecent);
  return rows.map(({ forgetAt, ...line }) => ({ ...line, isKept: forgetAt === null }));
}

/** Keeps a course until its member removes it. */
export async function keepOwnCourse(
  { db, now }: Pick<Services, "db" | "now">,
  member: Member,
  id: string,
): Promise<{ problem: OwnCourseProblem | null }> {
  const found = await findOwnCourse({ db, now }, member, id);
  if (!found) return { problem: "gone" };
  if (found.isKept) return { problem: null };
  const isKept = and(eq(ownCourses.userId, member.userId), isNull(ownCourses.forgetAt));
  if ((await db.$count(ownCourses, isKept)) >= mostKept) return { problem: "too-many-kept" };
  await db
    .update(ownCourses)
    .set({ forgetAt: null })
    .where(and(eq(ownCourses.id, found.course.distanceId), eq(ownCourses.userId, member.userId)));
  return { problem: null };
}

/** Removes a member's course. */
export async function removeOwnCourse(
  { db }: Pick<Services, "db">,
  { userId }: Member,
  id: string,
): Promise<{ problem: OwnCourseProblem | null }> {
  const own = readId(id);
  if (own === null) return { problem: "gone" };
  const removed = await db
    .delete(ownCourses)
    .where(and(eq(ownCourses.id, own), eq(ownCourses.userId, userId)))
    .returning({ id: ownCourses.id });
  return { problem: removed.length === 0 ? "gone" : null };
}

/** Deletes expired courses that are not kept; runs every night. */
export async function forgetOwnCourses({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.delete(ownCourses).where(lte(ownCourses.forgetAt, now()));
}

export const ownCourseJobs: Job[] = [
  { queue: "forget-own-courses", schedule: "20 4 * * *", work: forgetOwnCourses },
];
