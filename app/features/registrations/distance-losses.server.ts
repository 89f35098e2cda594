import { and, asc, eq } from "drizzle-orm";
import { entryCategories, entryQuestions, raceExtras, waitingRunners } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { DistanceLosses } from "./distance-losses.ts";
import { findQuestions, withAnswerCounts } from "./questions/queries.server.ts";

/** What a distance takes with it. */
export async function distanceLosses(
  { db }: Pick<Services, "db">,
  distanceId: string,
): Promise<DistanceLosses> {
  const categories = await db
    .select({ name: entryCategories.name })
    .from(entryCategories)
    .where(eq(entryCategories.distanceId, distanceId))
    .orderBy(asc(entryCategories.sortOrder), asc(entryCategories.id));
  const questions = await withAnswerCounts(
    db,
    await findQuestions(db, eq(entryQuestions.distanceId, distanceId)),
  );
  const textsOf = (isAnswered: boolean) =>
    questions.filter(({ answers }) => answers > 0 === isAnswered).map(({ text }) => text);
  const extras = await db
    .select({ en: raceExtras.nameEn, es: raceExtras.nameEs })
    .from(raceExtras)
    .where(and(eq(raceExtras.distanceId, distanceId), raceExtras.isSold))
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id));
  return {
    extras,
    categories: categories.map(({ name }) => name),
    deleted: textsOf(false),
    stopped: textsOf(true),
    waiting: await db.$count(waitingRunners, eq(waitingRunners.distanceId, distanceId)),
  };
}
