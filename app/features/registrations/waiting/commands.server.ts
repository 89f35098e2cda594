import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { raceDistances, raceRegistrations, raceWaitingLists, waitingRunners } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { isOfRace, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { isFull } from "#features/races/race.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { registrationObstacle } from "../obstacle.ts";
import type { ListedProblem, WaitingRefusal } from "./messages.ts";
import { isLastHour, lockLine, tellOfWait } from "./offering.server.ts";
import { hasWaiting, waitById, waitingRulesOf } from "./queries.server.ts";
import { mostWaiting, mostWaits, type WaitingRules } from "./waiting.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;
type Joined = { id: string; problem: null } | { id: null; problem: WaitingRefusal };

/** Puts the viewer at the end of the line for a full distance. Joining twice gives the same place. */
export async function joinWaitingList(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { raceId, distanceId, origin }: { raceId: string; distanceId: string; origin: string },
): Promise<Joined> {
  const { userId } = viewer;
  return withRetry(services.db, async (tx): Promise<Joined> => {
    const inside = { ...services, db: tx };
    const race = await findRaceToEnter({ db: tx }, raceId);
    if (!race?.distances.some(({ id }) => id === distanceId)) return refused("gone");
    const today = todayAt(race, services.now());
    const obstacle = registrationObstacle(race, null, { today });
    if (obstacle !== null && obstacle !== "full") return refused(obstacle);
    const before = await placeInLine(tx, viewer, distanceId);
    if (before) return { ...before, problem: null };
    if (!(await waitingRulesOf({ db: tx }, race.id)).isOpen) return refused("off");
    const waits = await tx.$count(waitingRunners, eq(waitingRunners.userId, userId));
    if (waits >= mostWaits) return refused("too-many");
    if (await isLastHour(inside, race.id)) return refused("off");
    if (!(await lockLine(tx, distanceId))) return refused("gone");
    const problem = await objectionTo(tx, viewer, { raceId: race.id, distanceId });
    if (problem) return refused(problem);
    const [made] = await tx
      .insert(waitingRunners)
      .values({ raceId: race.id, distanceId, userId, origin, createdAt: services.now() })
      .onConflictDoNothing()
      .returning({ id: waitingRunners.id });
    if (made) await tellOfWait(inside, made.id, "joined");
    const joined = made ?? (await placeInLine(tx, viewer, distanceId));
    if (!joined) throw new Error("The runner was not put on the waiting list.");
    return { ...joined, problem: null };
  });
}

async function placeInLine(
  tx: Database,
  { userId }: Pick<Viewer, "userId">,
  distanceId: string,
): Promise<{ id: string } | null> {
  const [row] = await tx
    .select({ id: waitingRunners.id })
    .from(waitingRunners)
    .where(and(eq(waitingRunners.distanceId, distanceId), eq(waitingRunners.userId, userId)));
  return row ?? null;
}

/** Why nobody new waits for this distance, whose line is locked; `null` if the viewer may. */
async function objectionTo(
  tx: Database,
  { userId }: Pick<Viewer, "userId">,
  target: { raceId: string; distanceId: string },
): Promise<WaitingRefusal | null> {
  const { distanceId } = target;
  const own = and(
    eq(raceRegistrations.userId, userId),
    eq(raceRegistrations.distanceId, distanceId),
    isNull(raceRegistrations.companionId),
    ne(raceRegistrations.status, "cancelled"),
  );
  if ((await tx.$count(raceRegistrations, own)) > 0) return "registered";
  const [distance] = await tx
    .select({ capacity: raceDistances.capacity, taken: raceDistances.taken })
    .from(raceDistances)
    .where(isOfRace(target));
  if (!distance) return "gone";
  const others = await tx.$count(waitingRunners, eq(waitingRunners.distanceId, distanceId));
  if (others >= mostWaiting) return "off";
  if (isFull(distance) || (await hasWaiting({ db: tx }, target))) return null;
  return "free";
}

/**
 * Takes the viewer off a waiting list; an open offer ends with it.
 * @returns the race, whose place may be free now; `null` where the viewer was not on the list
 */
export async function leaveWaitingList(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<{ raceId: string } | null> {
  const known = readId(id);
  if (known === null) return null;
  return withRetry(db, async (tx) => {
    const own = and(eq(waitingRunners.id, known), eq(waitingRunners.userId, userId));
    const [wait] = await tx
      .select({ distanceId: waitingRunners.distanceId })
      .from(waitingRunners)
      .where(own);
    if (!wait || !(await lockLine(tx, wait.distanceId))) return null;
    // Triggers: places taken; see app/db/functions/registrations.sql
    const [left] = await tx
      .delete(waitingRunners)
      .where(own)
      .returning({ raceId: waitingRunners.raceId });
    return left ?? null;
  });
}

function refused(problem: WaitingRefusal): Joined {
  return { id: null, problem };
}

/** Opens or closes the waiting list of a race, and says how long its offers last. */
export async function changeWaitingRules(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  rules: WaitingRules,
): Promise<{ problem: "no-race" | null }> {
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [race] = await lockRace(tx, editor, known);
    if (!race) return { problem: "no-race" };
    const change = difference(await waitingRulesOf(inside, known), rules);
    if (!change) return { problem: null };
    await tx
      .insert(raceWaitingLists)
      .values({ raceId: known, ...rules })
      .onConflictDoUpdate({
        target: raceWaitingLists.raceId,
        set: { ...rules, updatedAt: services.now() },
      });
    await recordChange(inside, editor, {
      action: "changed",
      subjectType: "waiting list",
      subjectId: known,
      subjectName: race.name,
      ...change,
    });
    return { problem: null };
  });
}

/** Records that the waiting list of a race was saved as a file. */
export async function recordWaitingExport(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  race: { id: string; name: string },
): Promise<void> {
  await recordChange(services, editor, {
    action: "exported",
    subjectType: "waiting list",
    subjectId: race.id,
    subjectName: race.name,
  });
}

type Listed = { raceId: string; waitId: string };

/** Puts a runner at the head of the line, for the next place that is free: at once, if there is one. */
export async function moveUp(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  listed: Listed,
): Promise<{ problem: ListedProblem | null }> {
  return changeListed(services, editor, listed, async (tx, wait) => {
    if (wait.offeredUntil !== null) return { problem: "offered" };
    await tx
      .update(waitingRunners)
      .set({ movedUpAt: services.now() })
      .where(eq(waitingRunners.id, wait.id));
    return { action: "moved up", before: { position: wait.position }, after: { position: 1 } };
  });
}

/** Takes a runner off the list, who is told by mail; an open offer ends with it. */
export async function removeWaiting(
  services: Needs,
  editor: Editor,
  listed: Listed,
): Promise<{ problem: ListedProblem | null }> {
  return changeListed(services, editor, listed, async (tx, wait) => {
    await tellOfWait({ ...services, db: tx }, wait.id, "removed");
    // Triggers: places taken; see app/db/functions/registrations.sql
    await tx.delete(waitingRunners).where(eq(waitingRunners.id, wait.id));
    return { action: "removed", before: { position: wait.position, since: wait.since } };
  });
}

type Change = (
  tx: Database,
  wait: NonNullable<Awaited<ReturnType<typeof waitById>>>,
) => Promise<
  | { action: string; before: Record<string, unknown>; after?: Record<string, unknown> }
  | { problem: ListedProblem }
>;

/** Changes one row of a list that the editor may edit, and writes it down. */
async function changeListed(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  { raceId, waitId }: Listed,
  make: Change,
): Promise<{ problem: ListedProblem | null }> {
  const known = readId(waitId);
  if (known === null) return { problem: "gone" };
  return withRetry(services.db, async (tx) => {
    const [found] = await tx
      .select({ distanceId: waitingRunners.distanceId })
      .from(waitingRunners)
      .where(
        and(
          eq(waitingRunners.id, known),
          eq(waitingRunners.raceId, raceId),
          mayEdit(editor, waitingRunners.raceId),
        ),
      );
    if (!found || !(await lockLine(tx, found.distanceId))) return { problem: "gone" };
    const wait = await waitById(tx, known);
    if (!wait) return { problem: "gone" };
    const change = await make(tx, wait);
    if ("problem" in change) return change;
    await recordChange({ ...services, db: tx }, editor, {
      ...change,
      subjectType: "waiting runner",
      subjectId: known,
      subjectName: `${wait.distance}, ${wait.raceName}`,
    });
    return { problem: null };
  });
}
