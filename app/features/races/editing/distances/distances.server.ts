import { randomUUID } from "node:crypto";
import { and, asc, count, eq, max, sql } from "drizzle-orm";
import { someValuesOf, valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { raceDistances, races } from "#db/schema.ts";
import { difference, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { ClockTime } from "#values/day.ts";
import { toMeters } from "../../distance.ts";
import { type Editor, isEditable } from "../../rights.server.ts";
import { todayAt } from "../../standing.ts";
import { parsePrice } from "../../written-price.ts";
import {
  type DistanceDetails,
  type DistancePicture,
  distancePictures,
  type EditingRefusal,
} from "../details.ts";
import { type EditingProblem, mostDistances } from "../messages.ts";
import { notifyRunners, type Told } from "../notices/notify-runners.server.ts";
import { newsOfStart } from "../notices/race-news.ts";
import { findDetails, findDistances, type Precondition } from "../queries.server.ts";
import { keepPicture, removePictures } from "../race-files.server.ts";
import type { DistanceChanges, DistanceForm } from "../schema.ts";
import { mergedDistance, type Pictures, storedDetails } from "./merged-distance.ts";

type Pictured = Pick<Services, "db" | "now" | "files" | "images" | "log">;

/** Adds a distance after the others of the race. */
export async function addDistance(
  services: Pictured,
  editor: Editor,
  { raceId, precondition }: { raceId: string; precondition?: Precondition },
  form: DistanceForm,
): Promise<{ id: string; problem: null } | EditingRefusal> {
  const { db, now, log } = services;
  const id = randomUUID();
  const pictures = await keepDistancePictures(services, id, form);
  if ("problem" in pictures) return pictures;
  try {
    const added = await withRetry(db, async (tx) => {
      const [race] = await lockRace(tx, editor, raceId);
      if (!race) return { problem: "no-race" as const };
      if (precondition && !(await precondition(tx))) {
        return { problem: "precondition-failed" as const };
      }
      const [stored] = await tx
        .select({ last: max(raceDistances.sortOrder), count: count() })
        .from(raceDistances)
        .where(eq(raceDistances.raceId, raceId));
      if ((stored?.count ?? 0) >= mostDistances) return { problem: "too-many-distances" as const };
      const details = storedDetails(form);
      const columns = { ...details, ...pictures.changed };
      const place = { id, race_id: raceId, sort_order: (stored?.last ?? -1) + 1 };
      // Triggers: lengths and price in the search; see app/db/functions/races.sql
      await tx
        .insert(raceDistances)
        .values(valuesOf(raceDistances, { ...place, ...columns, ...readFrom(details) }));
      await touchRace(tx, raceId);
      await recordChange({ db: tx, now }, editor, {
        action: "created",
        subjectType: "distance",
        subjectId: id,
        subjectName: `${form.distance}, ${race.name}`,
        after: recorded(withoutEmpty(columns)),
      });
      return { id, problem: null };
    });
    if (added.problem !== null) await removePictures(services, Object.values(pictures.changed));
    return added;
  } catch (error) {
    log.error({ error, raceId }, "distance not added");
    await removePictures(services, Object.values(pictures.changed));
    return { problem: "distance-not-saved" };
  }
}

/**
 * Stores what was changed in the form of a distance, unless somebody else has changed the same since it
 * was loaded. Changes that were not made in a form of stored values are applied to what is stored under
 * the lock. Runners are notified of another start.
 */
export async function saveDistance(
  services: Pictured & Pick<Services, "jobs" | "mail">,
  editor: Editor,
  { raceId, distanceId, origin, precondition }: Omit<At, "pictures">,
  form: DistanceChanges,
): Promise<{ problem: null; told: Told | null; theirs: string[] } | EditingRefusal> {
  const { db, log } = services;
  const pictures = await keepDistancePictures(services, distanceId, form);
  if ("problem" in pictures) return pictures;
  try {
    await services.jobs.started();
    const saved = await withRetry(db, (tx) =>
      updateDistance(
        { ...services, db: tx },
        editor,
        { raceId, distanceId, origin, precondition, pictures: pictures.changed },
        form,
      ),
    );
    if ("problem" in saved) {
      await removeUnused(services, distanceId, pictures.changed);
      return saved;
    }
    await removePictures(services, saved.replaced);
    return { problem: null, told: saved.told, theirs: saved.theirs };
  } catch (error) {
    if (violatedConstraint(error) === "race_distances_capacity")
      return wrongPlaces("capacity-unreadable");
    log.error({ error, distanceId }, "distance not saved");
    return { problem: "distance-not-saved" };
  }
}

/** Deletes the pictures of a form that was not stored, but for those that the distance has already. */
async function removeUnused(services: Pictured, distanceId: string, changed: Partial<Pictures>) {
  const [stored] = await findDistances(services.db, eq(raceDistances.id, distanceId));
  const kept: (string | null)[] = Object.values(stored?.pictures ?? {});
  const unused = Object.values(changed).filter((address) => !kept.includes(address));
  await removePictures(services, unused);
}

type At = {
  raceId: string;
  distanceId: string;
  origin: string;
  precondition?: Precondition | undefined;
  pictures: Pictures;
};
type Saved = { told: Told | null; replaced: (string | null)[]; theirs: string[] };

async function updateDistance(
  services: Pick<Services, "db" | "now" | "jobs" | "mail">,
  editor: Editor,
  at: At,
  form: DistanceChanges,
): Promise<Saved | EditingRefusal> {
  const { db, now } = services;
  const [race] = await lockRace(db, editor, at.raceId);
  const mine = isOfRace(at);
  const [stored] = await findDistances(db, mine, { isLocked: true });
  if (!race || !stored) return { problem: "no-distance" };
  if (at.precondition && !(await at.precondition(db))) return { problem: "precondition-failed" };
  const kept = stored.pictures;
  const before = { ...stored.details, ...kept };
  const merged = mergedDistance(form, before, at.pictures);
  if ("problem" in merged) return merged;
  const { after, theirs } = merged;
  const isFewer = after.capacity !== null && after.capacity < stored.taken;
  if (isFewer && after.capacity !== before.capacity) {
    return { ...wrongPlaces("places-taken"), taken: stored.taken };
  }
  const change = difference(before, after);
  if (!change) return { told: null, replaced: [], theirs };
  const columns = Object.keys(change.after ?? {});
  // Triggers: lengths and price in the search; see app/db/functions/races.sql
  await db
    .update(raceDistances)
    .set({
      ...someValuesOf(raceDistances, after, columns),
      ...valuesOf(raceDistances, readFrom(after)),
    })
    .where(mine);
  await touchRace(db, at.raceId);
  await recordChange({ db, now }, editor, {
    action: "changed",
    subjectType: "distance",
    subjectId: at.distanceId,
    subjectName: `${after.distance}, ${race.name}`,
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
  const told = await tellOfStart(services, at, {
    before: before.start_time,
    after: after.start_time,
  });
  const replaced = distancePictures.filter((name) => after[name] !== kept[name]);
  return { told, replaced: replaced.map((name) => kept[name]), theirs };
}

/** Tells the runners of a distance of another start. */
async function tellOfStart(
  services: Pick<Services, "db" | "now" | "jobs" | "mail">,
  { raceId, distanceId, origin }: At,
  start: Record<"before" | "after", ClockTime | null>,
): Promise<Told | null> {
  const race = await findDetails(services.db, eq(races.id, raceId));
  const news = race && newsOfStart(race.details, start, todayAt(race, services.now()));
  return news && (await notifyRunners(services, { raceId, distanceId, news, origin }));
}

function wrongPlaces(problem: EditingProblem): EditingRefusal {
  return { problem, fields: { capacity: problem } };
}

/** The values for search and prices, read from the texts. */
function readFrom({ distance, price, discounted_price }: DistanceDetails) {
  return {
    distance_m: toMeters(distance),
    price_minor: parsePrice(price),
    discounted_price_minor: parsePrice(discounted_price),
  };
}

/**
 * Locks a race that the editor may edit before its distances change, so that such changes run one
 * after another. A link that has ended during the wait for the lock counts no more.
 */
export async function lockRace(tx: Database, editor: Editor, raceId: string) {
  const isTheirs = isEditable(editor, raceId);
  await tx.select({ id: races.id }).from(races).where(isTheirs).for("no key update");
  return tx
    .select({ name: races.raceName, startDate: races.startDate, timeZone: races.timeZone })
    .from(races)
    .where(isTheirs);
}

/** Tells calendars and caches that a race has changed because its distances have. */
export async function touchRace(tx: Database, raceId: string): Promise<void> {
  await tx
    .update(races)
    .set({ sequence: sql`${races.sequence} + 1` })
    .where(eq(races.id, raceId));
}

/** A distance under the race that an address names with it. */
export function isOfRace({ raceId, distanceId }: { raceId: string; distanceId: string }) {
  return and(eq(raceDistances.id, distanceId), eq(raceDistances.raceId, raceId));
}

/** Whether something may be for this distance: one of the race, or `null` for every one. */
export async function isDistanceOf(
  db: Database,
  raceId: string,
  distanceId: string | null,
): Promise<boolean> {
  return (
    distanceId === null || (await db.$count(raceDistances, isOfRace({ raceId, distanceId }))) > 0
  );
}

/** The distances of a race in their order, to choose from. */
export async function distanceNames(
  db: Database,
  raceId: string,
): Promise<{ id: string; distance: string }[]> {
  return db
    .select({ id: raceDistances.id, distance: raceDistances.distance })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder), asc(raceDistances.id));
}

type Changed = Partial<Record<DistancePicture, string | null>>;

/** Stores the pictures of a distance's form; a refused picture undoes the others. All are checked. */
async function keepDistancePictures(
  services: Pick<Services, "files" | "images" | "log">,
  distanceId: string,
  form: DistanceChanges,
): Promise<{ changed: Changed } | EditingRefusal> {
  const changed: Changed = {};
  const fields: NonNullable<EditingRefusal["fields"]> = {};
  for (const name of distancePictures) {
    const { address, problem } = await keepPicture(services, `${distanceId} ${name}`, {
      sent: form[name],
      isRemoved: form[`remove_${name}`],
    });
    if (problem) fields[name] = problem;
    if (address !== undefined) changed[name] = address;
  }
  const [problem] = Object.values(fields);
  if (problem === undefined) return { changed };
  await removePictures(services, Object.values(changed));
  return { problem, fields };
}
