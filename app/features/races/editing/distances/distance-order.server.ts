import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import {
  type entryCategories,
  entryQuestions,
  raceDistances,
  type raceExtras,
} from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { Editor } from "../../rights.server.ts";
import type { EditingRefusal } from "../details.ts";
import { findDistances, type Precondition } from "../queries.server.ts";
import { courseFilesOf, removeCourseFiles, removePictures } from "../race-files.server.ts";
import { isOfRace, lockRace, touchRace } from "./distances.server.ts";

/** Puts the distances of a race in the order of their ids. All of them have to be named. */
export async function orderDistances(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  order: string[],
): Promise<{ problem: null } | EditingRefusal> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" as const };
    const stored = await findDistances(tx, eq(raceDistances.raceId, raceId));
    const texts = new Map(stored.map(({ id, details }) => [id, details.distance]));
    const isSame = order.length === texts.size && new Set(order).size === order.length;
    if (!isSame || order.some((id) => !texts.has(id))) return { problem: "order-changed" as const };
    await storeOrder(tx, raceDistances, raceId, order);
    await touchRace(tx, raceId);
    await recordChange({ db: tx, now }, editor, {
      action: "ordered the distances of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { distances: [...texts.values()] },
      after: { distances: order.map((id) => texts.get(id)) },
    });
    return { problem: null };
  });
}

/** Stores the order of rows of a race by their ids. Rows that are not named keep their place. */
export async function storeOrder(
  tx: Database,
  table: typeof raceDistances | typeof raceExtras | typeof entryCategories | typeof entryQuestions,
  raceId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${table} as listed set sort_order = given.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
      with ordinality as given (id, place)
    where listed.id = given.id::uuid and listed.race_id = ${raceId}::uuid`);
}

/** Deletes a distance. Its runners stay registered for the race, without a distance. */
export async function deleteDistance(
  services: Pick<Services, "db" | "now" | "files" | "log">,
  editor: Editor,
  {
    raceId,
    distanceId,
    precondition,
  }: { raceId: string; distanceId: string; precondition?: Precondition },
): Promise<{ problem: null; name: string } | EditingRefusal> {
  const { db, now, log } = services;
  try {
    const deleted = await withRetry(db, async (tx) => {
      const [race] = await lockRace(tx, editor, raceId);
      await lockQuestions(tx, raceId);
      const mine = isOfRace({ raceId, distanceId });
      const [stored] = await findDistances(tx, mine, { isLocked: true });
      if (!race || !stored) return { problem: "no-distance" as const };
      if (precondition && !(await precondition(tx))) {
        return { problem: "precondition-failed" as const };
      }
      const { details, pictures, taken } = stored;
      const courses = await courseFilesOf(tx, mine);
      // Triggers: lengths and price in the search, questions; see app/db/functions/races.sql and
      // entry-questions.sql
      await tx.delete(raceDistances).where(mine);
      await touchRace(tx, raceId);
      await recordChange({ db: tx, now }, editor, {
        action: "deleted",
        subjectType: "distance",
        subjectId: distanceId,
        subjectName: `${details.distance}, ${race.name}`,
        before: { title: details.title, price: details.price, runners: taken },
      });
      return { problem: null, name: details.distance, pictures, courses };
    });
    if (deleted.problem !== null) return deleted;
    await removePictures(services, Object.values(deleted.pictures));
    await removeCourseFiles(services, deleted.courses);
    return { problem: null, name: deleted.name };
  } catch (error) {
    if (violatedConstraint(error) === "race_registrations_once")
      return { problem: "entered-twice" };
    log.error({ error, distanceId }, "distance not deleted");
    return { problem: "distance-not-deleted" };
  }
}

/** A new entry locks the questions of its race before its distance: the same order here avoids a deadlock. */
async function lockQuestions(tx: Database, raceId: string): Promise<void> {
  await tx
    .select({ id: entryQuestions.id })
    .from(entryQuestions)
    .where(eq(entryQuestions.raceId, raceId))
    .orderBy(asc(entryQuestions.id))
    .for("update");
}
