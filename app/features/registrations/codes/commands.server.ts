import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, races, vouchers } from "#db/schema.ts";
import { automatically } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { distanceNames, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { moment } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { mostCodes, type PriceProblem } from "../prices/messages.ts";
import type { VoucherChoice } from "../prices/schema.ts";
import { lockLine } from "../waiting/offering.server.ts";
import { hasWaiting } from "../waiting/queries.server.ts";

type Outcome = Promise<{ problem: PriceProblem | null }>;

/** What the database refuses when a code is added, or counts again. */
const voucherConstraints: Record<string, PriceProblem> = {
  vouchers_race_id_code_key: "code-exists",
  race_distances_capacity: "no-places",
};

/** Runs a change of codes in a transaction, and names what the database refuses. */
async function withCodes(
  db: Database,
  work: (tx: Database) => Promise<{ problem: PriceProblem | null }>,
): Outcome {
  try {
    return await withRetry(db, work);
  } catch (error) {
    const problem = voucherConstraints[violatedConstraint(error) ?? ""];
    if (!problem) throw error;
    return { problem };
  }
}

/**
 * Adds a code to a race. Codes are not changed afterwards, because runners know what they are told. One that keeps places
 * takes them off the free places of its distance.
 */
export function addVoucher(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  form: VoucherChoice,
): Outcome {
  return withCodes(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const distances = await distanceNames(tx, raceId);
    const isKnown = form.distance === null || distances.some(({ id }) => id === form.distance);
    if (!isKnown) return { problem: "changed-meanwhile" };
    if ((await tx.$count(vouchers, eq(vouchers.raceId, raceId))) >= mostCodes) {
      return { problem: "too-many" };
    }
    const { voucher: code, kind, value, keeps_places: keeps } = form;
    const problem = keeps ? await objectionToKeeping(tx, raceId, form.distance) : null;
    if (problem) return { problem };
    // Triggers: places taken; see app/db/functions/registrations.sql
    const [made] = await tx
      .insert(vouchers)
      .values({
        raceId,
        code,
        kind,
        value,
        maxUses: form.max_uses,
        maxPerPerson: form.max_per_person,
        distanceId: form.distance,
        lastDay: form.last_day,
        emailDomain: form.email_domain,
        keepsPlaces: keeps,
        createdAt: services.now(),
      })
      .returning({ id: vouchers.id });
    await recordChange(inside, editor, {
      action: "created",
      subjectType: "discount code",
      subjectId: made?.id ?? null,
      subjectName: race.name,
      after: { code, kind, value, ...(keeps && { kept_places: form.max_uses }) },
    });
    return { problem: null };
  });
}

/** Locks a distance, and says why no place of it can be kept now. The database counts the free ones. */
async function objectionToKeeping(
  tx: Database,
  raceId: string,
  distanceId: string | null,
): Promise<PriceProblem | null> {
  const [distance] = await tx
    .select({ capacity: raceDistances.capacity })
    .from(raceDistances)
    .where(and(eq(raceDistances.id, distanceId ?? ""), eq(raceDistances.raceId, raceId)))
    .for("no key update");
  if (!distance) return "changed-meanwhile";
  if (distance.capacity === null) return "no-limit";
  return (await hasWaiting({ db: tx }, { raceId, distanceId })) ? "others-wait" : null;
}

/**
 * Stops a code, or lets it count again. Entries that have it keep it. The places that a stopped code keeps are free for
 * everybody.
 */
export function changeVoucher(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  { raceId, voucherId, isActive }: { raceId: string; voucherId: string; isActive: boolean },
): Outcome {
  return withCodes(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const id = readId(voucherId);
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    if (id === null) return { problem: "gone" };
    const own = and(eq(vouchers.id, id), eq(vouchers.raceId, raceId));
    const [known] = await tx.select().from(vouchers).where(own);
    if (!known) return { problem: "gone" };
    if (known.keepsPlaces) {
      const problem = await objectionToKeeping(tx, raceId, known.distanceId);
      if (isActive && problem) return { problem };
      const isOver = known.lastDay !== null && known.lastDay < todayAt(race, services.now());
      if (isActive && isOver) return { problem: "day-over" };
    }
    // Triggers: places taken; see app/db/functions/registrations.sql
    const [changed] = await tx
      .update(vouchers)
      .set({ isActive })
      .where(and(own, mayEdit(editor, vouchers.raceId)))
      .returning({ code: vouchers.code });
    if (!changed) return { problem: "gone" };
    await recordChange(inside, editor, {
      action: "changed",
      subjectType: "discount code",
      subjectId: id,
      subjectName: race.name,
      before: { is_active: known.isActive },
      after: { code: changed.code, is_active: isActive },
    });
    return { problem: null };
  });
}

/**
 * Stops the codes whose last day is over and that still keep places: these are free for everybody then. Runs every minute.
 * @returns how many were stopped
 */
export async function releaseKeptPlaces({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<number> {
  const isOver = sql`public.kept_places(v) > 0
    and public.day_begins(v.last_day + 1, r.time_zone) <= ${moment(now())}`;
  const over = await readRows(
    db,
    { id: vouchers.id, code: vouchers.code, distanceId: text, raceName: races.raceName },
    sql`
    select v.id, v.code, v.distance_id::text as "distanceId", r.race_name as "raceName"
    from vouchers v join races r on r.id = v.race_id
    where v.keeps_places and v.is_active and ${isOver} order by v.id limit 200`,
  );
  for (const { id, code, distanceId, raceName } of over) {
    await withRetry(db, async (tx) => {
      // Everything that changes kept places locks their distance first.
      if (!(await lockLine(tx, distanceId))) return;
      const [stopped] = await tx
        .update(vouchers)
        .set({ isActive: false })
        .where(and(eq(vouchers.id, id), eq(vouchers.isActive, true)))
        .returning({ left: sql`${vouchers.maxUses} - ${vouchers.uses}`.mapWith(Number) });
      if (!stopped) return;
      await recordChange({ db: tx, now }, null, {
        action: `${automatically} stopped`,
        subjectType: "discount code",
        subjectId: id,
        subjectName: raceName,
        before: { is_active: true },
        after: { code, is_active: false, released_places: stopped.left },
      });
    });
  }
  return over.length;
}

/** Pages show the places that are free for everybody again. */
const releasePlaces: Job["work"] = async (services, _, { dropPages }) => {
  if ((await releaseKeptPlaces(services)) > 0) dropPages();
};

export const codeJobs: Job[] = [
  { queue: "release-kept-places", schedule: "* * * * *", work: releasePlaces },
];
