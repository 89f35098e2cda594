import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, orNull, text } from "#db/kinds.ts";
import {
  raceDistances,
  races,
  raceWaitingLists,
  userProfiles,
  users,
  waitingRunners,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { EntryTarget } from "../registration.ts";
import { usualWaitingRules, type Wait, type WaitingRules } from "./waiting.ts";

/** The order in which places are offered: the runner whom an organizer moved up last is at the head. */
export const lineOrder = sql`coalesce(moved_up_at, '-infinity') desc, number`;

const position = sql`
  case when ${waitingRunners.offeredUntil} is null then (
    select count(*) + 1 from waiting_runners ahead
    where ahead.distance_id = ${waitingRunners.distanceId} and ahead.offered_until is null
      and (coalesce(ahead.moved_up_at, '-infinity'), -ahead.number)
        > (coalesce(${waitingRunners.movedUpAt}, '-infinity'), -${waitingRunners.number})
  ) end`.mapWith(orNull(integer));

const waitColumns = {
  id: waitingRunners.id,
  raceId: waitingRunners.raceId,
  raceName: races.raceName,
  timeZone: races.timeZone,
  distanceId: waitingRunners.distanceId,
  distance: raceDistances.distance,
  position,
  offeredUntil: waitingRunners.offeredUntil,
  since: waitingRunners.createdAt,
};

/** The rows of waiting lists, offers first, then in the order of each line. */
async function waitsWhere(db: Database, condition: SQL | undefined): Promise<Wait[]> {
  return db
    .select(waitColumns)
    .from(waitingRunners)
    .innerJoin(races, eq(races.id, waitingRunners.raceId))
    .innerJoin(raceDistances, eq(raceDistances.id, waitingRunners.distanceId))
    .where(condition)
    .orderBy(sql`${waitingRunners.offeredUntil} nulls last`, waitingRunners.number);
}

/**
 * What the viewer waits for, offers first. An offer whose time is over is left out.
 * @param raceId - of one race; `null` for all
 */
export async function waitsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string | null = null,
): Promise<Wait[]> {
  const own = eq(waitingRunners.userId, userId);
  const waits = await waitsWhere(
    db,
    raceId === null ? own : and(own, eq(waitingRunners.raceId, raceId)),
  );
  return waits.filter(({ offeredUntil }) => offeredUntil === null || offeredUntil > now());
}

/** One of them; `null` for other people's and for one that has ended. */
export async function findWait(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<Wait | null> {
  const waits = await waitsOf(services, viewer);
  return waits.find((wait) => wait.id === readId(id)) ?? null;
}

/** A row by its id, for a letter about it. */
export async function waitById(db: Database, id: string): Promise<Wait | null> {
  const [wait] = await waitsWhere(db, eq(waitingRunners.id, id));
  return wait ?? null;
}

/** Whether somebody waits for a distance: its free places are for them. */
export async function hasWaiting(
  { db }: Pick<Services, "db">,
  { distanceId }: EntryTarget,
): Promise<boolean> {
  if (distanceId === null) return false;
  const waiting = and(
    eq(waitingRunners.distanceId, distanceId),
    isNull(waitingRunners.offeredUntil),
  );
  return (await db.$count(waitingRunners, waiting)) > 0;
}

/** The waiting list of a race. */
export async function waitingRulesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<WaitingRules> {
  const [rules] = await db
    .select({ isOpen: raceWaitingLists.isOpen, offerHours: raceWaitingLists.offerHours })
    .from(raceWaitingLists)
    .where(eq(raceWaitingLists.raceId, raceId));
  return rules ?? usualWaitingRules;
}

/** A runner in a waiting list as its organizer sees them. */
export type WaitingRunner = Pick<
  Wait,
  "id" | "distance" | "position" | "offeredUntil" | "since" | "timeZone"
> & { name: string; email: string };

/** How many runners wait for a place in a race, or have the offer of one. */
export async function countWaiting({ db }: Pick<Services, "db">, raceId: string): Promise<number> {
  return db.$count(waitingRunners, eq(waitingRunners.raceId, raceId));
}

/**
 * Who waits for a place in a race, by distance in their order: open offers first, then the line.
 * @param limit - the first ones only
 */
export async function waitingRunnersOf(
  { db }: Pick<Services, "db">,
  raceId: string,
  limit: number | null = null,
): Promise<WaitingRunner[]> {
  const runners = db
    .select({
      id: waitColumns.id,
      timeZone: waitColumns.timeZone,
      distance: waitColumns.distance,
      position,
      offeredUntil: waitColumns.offeredUntil,
      since: waitColumns.since,
      name: sql`concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName})`.mapWith(text),
      email: users.email,
    })
    .from(waitingRunners)
    .innerJoin(races, eq(races.id, waitingRunners.raceId))
    .innerJoin(raceDistances, eq(raceDistances.id, waitingRunners.distanceId))
    .innerJoin(users, eq(users.id, waitingRunners.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(waitingRunners.raceId, raceId))
    .orderBy(
      raceDistances.sortOrder,
      raceDistances.id,
      sql`${waitingRunners.offeredUntil} nulls last`,
      lineOrder,
    );
  return limit === null ? runners : runners.limit(limit);
}
