import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  entryOrders,
  paymentMethods,
  priceTiers,
  raceDistances,
  raceSales,
  vouchers,
} from "#db/schema.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { distanceNames, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { moment } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { takesCards } from "../takes-cards.server.ts";
import { lockLine } from "../waiting/offering.server.ts";
import { hasWaiting } from "../waiting/queries.server.ts";
import { type ManualMethod, manualMethods } from "../ways.ts";
import { mostCodes, type PriceProblem } from "./messages.ts";
import { findSale, type Sale } from "./queries.server.ts";
import type { SaleChoice, VoucherChoice } from "./schema.ts";
import { refreshPricesOf } from "./shown-prices.server.ts";
import type { TypedStep } from "./typed-steps.ts";

type Outcome = Promise<{ problem: PriceProblem | null }>;

/** The steps that an organizer gives to a distance, or to a race without distances. */
export type DistanceSteps = { distanceId: string | null; steps: TypedStep[] };

/**
 * Changes what the entries of a race cost and how they are paid for. Orders keep the price that they hold. Without any
 * step, the race sells no entries.
 */
export async function changeSale(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  { prices, ...choice }: SaleChoice & { prices: DistanceSteps[] },
): Outcome {
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const [race] = await lockRace(tx, editor, raceId);
      if (!race) return { problem: "no-race" };
      // Distances are locked before their steps, as by every entry.
      await tx.execute(sql`
        select id from race_distances where race_id = ${raceId}::uuid order by id for no key update`);
      const before = await audited(tx, raceId);
      const problem = await objectionTo(tx, raceId, { prices, ...choice });
      if (problem) return { problem };
      const { currency, member_percent, free_every, upload_hours, review_hours } = choice;
      const rules = {
        currency,
        memberPercent: member_percent,
        freeEvery: free_every,
        uploadHours: upload_hours,
        reviewHours: review_hours,
      };
      await tx
        .insert(raceSales)
        .values({ raceId, ...rules })
        .onConflictDoUpdate({
          target: raceSales.raceId,
          set: { ...rules, updatedAt: services.now() },
        });
      await storeSteps(tx, raceId, prices);
      await storeMethods(tx, raceId, choice);
      if (prices.every(({ steps }) => steps.length === 0)) {
        await tx.delete(raceSales).where(eq(raceSales.raceId, raceId));
      }
      await refreshPricesOf(inside, raceId);
      const change = difference(before, await audited(tx, raceId));
      if (change) {
        await recordChange(inside, editor, {
          action: "changed",
          subjectType: "prices",
          subjectId: raceId,
          subjectName: race.name,
          ...change,
        });
      }
      return { problem: null };
    });
  } catch (error) {
    if (violatedConstraint(error) === "price_tiers_places") return { problem: "sold-more" };
    throw error;
  }
}

async function objectionTo(
  tx: Database,
  raceId: string,
  { prices, currency, ...choice }: SaleChoice & { prices: DistanceSteps[] },
): Promise<PriceProblem | null> {
  const sale = await findSale({ db: tx }, raceId);
  const own = new Set(sale?.steps.map(({ id }) => id));
  const distances = new Set<string | null>((await distanceNames(tx, raceId)).map(({ id }) => id));
  if (distances.size === 0) distances.add(null);
  const isKnown = prices.every(
    ({ distanceId, steps }) =>
      distances.has(distanceId) && steps.every(({ id }) => id === null || own.has(id)),
  );
  if (!isKnown) return "changed-meanwhile";
  if (sale && sale.currency !== currency) {
    const orders = await tx.$count(entryOrders, eq(entryOrders.raceId, raceId));
    if (orders > 0) return "currency-used";
  }
  const costs = prices.some(({ steps }) => steps.some(({ priceMinor }) => priceMinor > 0));
  const hasWay = manualMethods.some((kind) => textsOf(choice, kind) !== null);
  return costs && !hasWay && !(await takesCards({ db: tx }, raceId)) ? "no-way" : null;
}

async function storeSteps(tx: Database, raceId: string, prices: DistanceSteps[]): Promise<void> {
  const kept = prices.flatMap(({ steps }) => steps.flatMap(({ id }) => id ?? []));
  await tx
    .delete(priceTiers)
    .where(
      and(
        eq(priceTiers.raceId, raceId),
        kept.length > 0 ? notInArray(priceTiers.id, kept) : undefined,
      ),
    );
  for (const { distanceId, steps } of prices) {
    for (const [sortOrder, { id, ...step }] of steps.entries()) {
      if (id === null)
        await tx.insert(priceTiers).values({ raceId, distanceId, sortOrder, ...step });
      else {
        await tx
          .update(priceTiers)
          .set({ sortOrder, ...step })
          .where(and(eq(priceTiers.id, id), eq(priceTiers.raceId, raceId)));
      }
    }
  }
}

type MethodTexts = Omit<
  SaleChoice,
  "currency" | "member_percent" | "free_every" | "upload_hours" | "review_hours"
>;

function textsOf(choice: MethodTexts, kind: ManualMethod) {
  const texts = { textEn: choice[`${kind}_en`], textEs: choice[`${kind}_es`] };
  return texts.textEn === null && texts.textEs === null ? null : texts;
}

async function storeMethods(tx: Database, raceId: string, choice: MethodTexts): Promise<void> {
  await tx.delete(paymentMethods).where(eq(paymentMethods.raceId, raceId));
  for (const kind of manualMethods) {
    const texts = textsOf(choice, kind);
    if (texts) await tx.insert(paymentMethods).values({ raceId, kind, ...texts });
  }
}

/** What the audit log says of prices: not where money goes, because it keeps what it says. */
async function audited(tx: Database, raceId: string): Promise<Record<string, unknown>> {
  const sale = await findSale({ db: tx }, raceId);
  const methods = await tx
    .select({ kind: paymentMethods.kind })
    .from(paymentMethods)
    .where(eq(paymentMethods.raceId, raceId));
  if (!sale) return { sells: false };
  const { steps, ...rules } = sale;
  const ways = methods.map(({ kind }) => kind).sort();
  return { sells: true, ...rules, steps: steps.map(stepText), ways };
}

function stepText({ distanceId, priceMinor, lastDay, places }: Sale["steps"][number]): string {
  const end = [lastDay, places === null ? null : `${places} entries`].filter(Boolean).join(", ");
  return `${distanceId ?? "race"}: ${priceMinor}${end && ` until ${end}`}`;
}

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
      before: { code: changed.code, is_active: !isActive },
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
    { id: vouchers.id, distanceId: text },
    sql`
    select v.id, v.distance_id::text as "distanceId" from vouchers v join races r on r.id = v.race_id
    where v.keeps_places and v.is_active and ${isOver} order by v.id limit 200`,
  );
  for (const { id, distanceId } of over) {
    await withRetry(db, async (tx) => {
      // Everything that changes kept places locks their distance first.
      if (!(await lockLine(tx, distanceId))) return;
      await tx.update(vouchers).set({ isActive: false }).where(eq(vouchers.id, id));
    });
  }
  return over.length;
}
