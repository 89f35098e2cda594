import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryOrders, paymentMethods, priceTiers, raceExtras, raceSales } from "#db/schema.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { distanceNames, lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { takesCards } from "../ways.server.ts";
import { type ManualMethod, manualMethods } from "../ways.ts";
import type { PriceProblem } from "./messages.ts";
import { findSale, type Sale } from "./queries.server.ts";
import type { SaleChoice } from "./schema.ts";
import { refreshPricesOf } from "./shown-prices.server.ts";
import type { TypedStep } from "./typed-steps.ts";

type Outcome = Promise<{ problem: PriceProblem | null }>;

/** The steps that an organizer gives to a distance, or to a race without distances. */
export type DistanceSteps = { distanceId: string | null; steps: TypedStep[] };

/**
 * Changes what the entries of a race cost and how they are paid for. Orders keep the price that they hold. Without any
 * step, the race sells no entries; extras keep its currency.
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
      const sellsExtras = (await tx.$count(raceExtras, eq(raceExtras.raceId, raceId))) > 0;
      if (!sellsExtras && prices.every(({ steps }) => steps.length === 0)) {
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
  const ofCost = and(
    eq(raceExtras.raceId, raceId),
    raceExtras.isSold,
    sql`coalesce(${raceExtras.priceMinor}, ${raceExtras.leastMinor}) > 0`,
  );
  const costs =
    prices.some(({ steps }) => steps.some(({ priceMinor }) => priceMinor > 0)) ||
    (await tx.$count(raceExtras, ofCost)) > 0;
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
