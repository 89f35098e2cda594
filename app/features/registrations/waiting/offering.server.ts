import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer, moment, orNull } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { races, waitingRunners } from "#db/schema.ts";
import { moment as momentOf } from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { mailTo } from "../letters.server.ts";
import { letterOfWaiting, type WaitingNews } from "./emails.tsx";
import { lineOrder, waitById } from "./queries.server.ts";
import { usualWaitingRules } from "./waiting.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;

/** Runners that one transaction tells of something; what is left is found by the next run. */
const atOnce = 100;

const msPerHour = 3_600_000;

/**
 * The line ends when less time than this is left to take a place: an offer in the night would go to nobody. What is free
 * then goes to the first runner who registers.
 */
const leastMs = msPerHour;

/** Locks the waiting list of a distance until the transaction ends: everything that changes it does so first. */
export async function lockLine(tx: Database, distanceId: string): Promise<boolean> {
  const locked = await tx.execute(
    sql`select id from race_distances where id = ${distanceId}::uuid for no key update`,
  );
  return locked.length > 0;
}

/**
 * Ends the offers whose time is over, and offers the free places of each distance to those who wait for it. Runs every
 * minute, and after each command that frees a place: what is offered follows from the tables alone, so that nothing is
 * lost with a process that ends in between.
 * @param raceId - only of one race
 * @returns how many runners had news
 */
export async function offerPlaces(services: Needs, raceId: string | null = null): Promise<number> {
  let told = 0;
  for (const distanceId of await distancesToSettle(services, raceId)) {
    told += await withRetry(services.db, (tx) => settleLine({ ...services, db: tx }, distanceId));
  }
  return told;
}

/** The same after a command that freed places. What fails here is done by the job. */
export async function offerFreed(
  services: Needs & Pick<Services, "log">,
  raceId: string | null = null,
): Promise<void> {
  try {
    await offerPlaces(services, raceId);
  } catch (error) {
    services.log.warn({ error, raceId }, "free places are offered by the job");
  }
}

/** Whether the registration for race `r` has ended for good, and not only been closed for now. */
function hasEnded(now: Date): SQL {
  return sql`(
    r.race_status in ('cancelled', 'completed') or public.day_begins(
      least(r.start_date, r.registration_deadline) + 1, r.time_zone) <= ${momentOf(now)})`;
}

/** The distances with something to do, in the order in which they are locked. */
async function distancesToSettle(
  { db, now }: Pick<Services, "db" | "now">,
  raceId: string | null,
): Promise<string[]> {
  const enough = new Date(now().getTime() + leastMs);
  const rows = await readRows(
    db,
    { id: waitingRunners.distanceId },
    sql`
    select distinct w.distance_id as id from waiting_runners w
    join races r on r.id = w.race_id
    join race_distances d on d.id = w.distance_id
    where (${raceId}::uuid is null or w.race_id = ${raceId}::uuid) and (
      w.offered_until <= ${momentOf(now())}
      or ${hasEnded(now())}
      or (w.offered_until is not null and public.registration_closes(r) <= ${momentOf(now())})
      or (
        w.offered_until is null and (
          d.capacity is null or d.taken < d.capacity
          or public.registration_closes(r) < ${momentOf(enough)}
        ) and public.registration_closes(r) > ${momentOf(now())}
      )
    ) order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Whether the registration for an open race ends so soon that nobody waits for it any more. */
export async function isLastHour(
  { db, now }: Pick<Services, "db" | "now">,
  raceId: string,
): Promise<boolean> {
  const enough = new Date(now().getTime() + leastMs);
  const ending = sql`id = ${raceId}::uuid and public.registration_closes(races) < ${momentOf(enough)}`;
  return (await db.$count(races, ending)) > 0;
}

/** Brings the waiting list of a distance up to date, in the transaction of `db`. */
async function settleLine(services: Needs, distanceId: string): Promise<number> {
  const { db, now } = services;
  if (!(await lockLine(db, distanceId))) return 0;
  const line = await readRow(
    db,
    { hasEnded: boolean, closes: orNull(moment), offerHours: integer },
    sql`
    select ${hasEnded(now())} as "hasEnded",
      nullif(public.registration_closes(r), '-infinity') as closes,
      coalesce(l.offer_hours, ${usualWaitingRules.offerHours}) as "offerHours"
    from race_distances d join races r on r.id = d.race_id
    left join race_waiting_lists l on l.race_id = r.id
    where d.id = ${distanceId}::uuid`,
  );
  if (!line) return 0;
  const ofLine = eq(waitingRunners.distanceId, distanceId);
  if (line.hasEnded) return takeOff(services, ofLine, "over");
  if (line.closes === null || line.closes <= now()) {
    return withdraw(services, and(ofLine, isNotNull(waitingRunners.offeredUntil)));
  }
  const lapsed = await endLapsedOffers(services, distanceId);
  const left = line.closes.getTime() - now().getTime();
  if (left < leastMs) {
    const stillWaits = and(ofLine, isNull(waitingRunners.offeredUntil));
    return lapsed + (await takeOff(services, stillWaits, "last-hour"));
  }
  const lastsMs = Math.min(left, line.offerHours * msPerHour);
  const offeredUntil = new Date(now().getTime() + lastsMs);
  return lapsed + (await offerTo(services, distanceId, offeredUntil));
}

/** Ends the offers of a distance whose time is over. The caller has locked the line. */
function endLapsedOffers(services: Needs, distanceId: string): Promise<number> {
  return takeOff(services, isLapsed(distanceId, services.now()), "lapsed");
}

/** The same for an entry in its transaction: it must not use such an offer, and may have the place of one. */
export async function freeLapsedOffers(services: Needs, distanceId: string | null): Promise<void> {
  const { db, now } = services;
  if (distanceId === null) return;
  if ((await db.$count(waitingRunners, isLapsed(distanceId, now()))) === 0) return;
  if (await lockLine(db, distanceId)) await endLapsedOffers(services, distanceId);
}

function isLapsed(distanceId: string, now: Date): SQL | undefined {
  return and(eq(waitingRunners.distanceId, distanceId), lte(waitingRunners.offeredUntil, now));
}

/** Takes runners off their list and tells them why. */
async function takeOff(
  services: Needs,
  condition: SQL | undefined,
  news: WaitingNews,
): Promise<number> {
  const { db } = services;
  const ended = await db
    .select({ id: waitingRunners.id })
    .from(waitingRunners)
    .where(condition)
    .orderBy(waitingRunners.number)
    .limit(atOnce);
  for (const { id } of ended) {
    await tellOfWait(services, id, news);
    // Triggers: places taken; see app/db/functions/registrations.sql
    await db.delete(waitingRunners).where(eq(waitingRunners.id, id));
  }
  return ended.length;
}

/** Ends offers whose runners wait again, at the place in line that they had. */
async function withdraw(services: Needs, condition: SQL | undefined): Promise<number> {
  const { db } = services;
  const ended = await db
    .select({ id: waitingRunners.id })
    .from(waitingRunners)
    .where(condition)
    .orderBy(waitingRunners.number)
    .limit(atOnce);
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Triggers: places taken; see app/db/functions/registrations.sql
  await db
    .update(waitingRunners)
    .set({ offeredUntil: null })
    .where(inArray(waitingRunners.id, ids));
  for (const id of ids) await tellOfWait(services, id, "withdrawn");
  return ids.length;
}

/** Offers the free places of a distance to the first in line. */
async function offerTo(services: Needs, distanceId: string, offeredUntil: Date): Promise<number> {
  const { db } = services;
  const places = await readRow(
    db,
    { free: integer },
    sql`
    select least(coalesce(capacity - taken, ${atOnce}), ${atOnce}) as free
    from race_distances where id = ${distanceId}::uuid`,
  );
  if (!places || places.free <= 0) return 0;
  const next = await db
    .select({ id: waitingRunners.id })
    .from(waitingRunners)
    .where(and(eq(waitingRunners.distanceId, distanceId), isNull(waitingRunners.offeredUntil)))
    .orderBy(lineOrder)
    .limit(places.free);
  const ids = next.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Triggers: places taken; see app/db/functions/registrations.sql
  await db.update(waitingRunners).set({ offeredUntil }).where(inArray(waitingRunners.id, ids));
  for (const id of ids) await tellOfWait(services, id, "offered");
  return ids.length;
}

/** Tells a runner what has become of their place in line, in the transaction of the change. */
export async function tellOfWait(
  { db, mail }: Pick<Services, "db" | "mail">,
  id: string,
  news: WaitingNews,
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const wait = await waitById(db, id);
  const [runner] = await db
    .select({ userId: waitingRunners.userId, origin: waitingRunners.origin })
    .from(waitingRunners)
    .where(eq(waitingRunners.id, id));
  if (!wait || !runner) return;
  const letter = letterOfWaiting(wait, news, { origin: notedOrigin(runner.origin) });
  await mailTo({ db, mail }, runner, letter);
}

/** Pages show the places that are free or held. */
const offerFreePlaces: Job["work"] = async (services, _, { dropPages }) => {
  if ((await offerPlaces(services)) > 0) dropPages();
};

export const waitingJobs: Job[] = [
  { queue: "offer-free-places", schedule: "* * * * *", work: offerFreePlaces },
];
