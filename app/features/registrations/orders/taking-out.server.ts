import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import {
  entryExtras,
  entryOrders,
  orderLines,
  raceRegistrations,
  races,
  vouchers,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { inEach } from "#values/say.ts";
import { extrasOfOrder } from "../extras/queries.server.ts";
import { extraLine } from "../extras/words.ts";
import { stateAt } from "../order.ts";
import { logOrder } from "../order-log.server.ts";
import { creditsOfOrder, replaceCredits } from "../prices/credits.server.ts";
import {
  extrasMinor,
  type PricedLine,
  type PricedOrder,
  priceOrder,
  spendUpTo,
} from "../prices/order-price.ts";
import { findSale, voucherColumns } from "../prices/queries.server.ts";
import { handTeamOn } from "../team-captain.server.ts";
import { isManual } from "../ways.ts";
import { beginAttempt, lastManual, lockOwnOrder, type OrderToChange } from "./commands.server.ts";
import { tellOfOrder } from "./letters.server.ts";
import type { OrderProblem } from "./messages.ts";
import { endAttempts, isPending, lockDistances } from "./moves.server.ts";
import { takeCovered } from "./receiving.server.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;

/**
 * Takes one person out of an order of the viewer that is not paid yet: the place, the choices, the extras, the step and the
 * code are free again, a team that loses its captain is handed on, and the others are priced once more. A page to pay at
 * that is open asks for the earlier total, so it is ended; a way to pay without this site stays chosen, with the new
 * amount. What is left may be paid already, or cost nothing: the entries are made then.
 */
export async function takeOutOfOrder(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { orderId, registrationId }: { orderId: string; registrationId: string },
): Promise<{ problem: OrderProblem | null; isPaid: boolean }> {
  const refuse = (problem: OrderProblem) => ({ problem, isPaid: false });
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOwnOrder(tx, viewer, orderId);
    if (!order) return refuse("gone");
    const state = stateAt(order, services.now());
    if (state === "in_review") return refuse("in-review");
    if (state !== "held" && state !== "awaiting_payment") return refuse("over");
    await lockDistances(tx, { orderIds: [order.id] });
    const lines = await linesToPrice(tx, order.id);
    const leaver = lines.find((line) => line.registrationId === readId(registrationId));
    if (!leaver) return refuse("over");
    if (lines.length < 2) return refuse("last-one");
    // Triggers: places taken, entries sold, uses of the code, answers, extras; see app/db/functions/registrations.sql,
    // entry-orders.sql, entry-questions.sql, entry-extras.sql
    await tx
      .update(raceRegistrations)
      .set({ status: "cancelled", updatedAt: services.now() })
      .where(and(eq(raceRegistrations.id, leaver.registrationId), isPending));
    await handTeamOn(inside, leaver.registrationId, { by: viewer.userId });
    // Nobody paid for it, and it counts nowhere: no personal data stays.
    await tx.delete(raceRegistrations).where(eq(raceRegistrations.id, leaver.registrationId));
    const rest = lines.filter((line) => line !== leaver);
    const totalMinor = await priceAgain(inside, viewer, order, rest);
    await logOrder(inside, order.id, { by: viewer.userId, reason: "one person less" });
    const manual = await lastManual(tx, order.id);
    const isChosen = manual?.state === "started" && isManual(manual.method);
    await endAttempts(inside, order.id);
    if (await takeCovered(inside, order.id, { by: viewer.userId })) {
      return { problem: null, isPaid: true };
    }
    if (isChosen) {
      const owedMinor = order.owedMinor - order.totalMinor + totalMinor;
      await beginAttempt(inside, { ...order, owedMinor }, { method: manual.method });
      await tellOfOrder(inside, order.id, "awaiting_payment");
    }
    return { problem: null, isPaid: false };
  });
}

type LineToPrice = Awaited<ReturnType<typeof linesToPrice>>[number];
type NewPrice = Pick<PricedLine, "priceMinor" | "creditMinor" | "dueMinor">;

async function linesToPrice(tx: Database, orderId: string) {
  return tx
    .select({
      registrationId: orderLines.registrationId,
      tierId: orderLines.tierId,
      priceMinor: orderLines.priceMinor,
      discountMinor: orderLines.discountMinor,
      creditMinor: orderLines.creditMinor,
      companionId: raceRegistrations.companionId,
      voucherId: orderLines.voucherId,
    })
    .from(orderLines)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(raceRegistrations.distanceId, orderLines.registrationId);
}

/**
 * Prices the entries that stay with their extras, each at the price that it was ordered at: a step that has ended since
 * does not raise it, but a group that is too small now loses its free entries. The credits pay for those who stay.
 * @returns the new total
 */
async function priceAgain(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  order: OrderToChange,
  rest: readonly LineToPrice[],
): Promise<number> {
  const { db, now } = services;
  const { lines, totalMinor, credits } = await newPriceOf(services, viewer, order, rest);
  for (const [at, { priceMinor, creditMinor, dueMinor }] of lines.entries()) {
    await db
      .update(orderLines)
      .set({ discountMinor: priceMinor - dueMinor, creditMinor })
      .where(eq(orderLines.registrationId, rest[at]?.registrationId ?? ""));
  }
  await replaceCredits(db, order.id, credits);
  await db
    .update(entryOrders)
    .set({ totalMinor, updatedAt: now() })
    .where(eq(entryOrders.id, order.id));
  return totalMinor;
}

async function newPriceOf(
  { db, now }: Needs,
  viewer: Pick<Viewer, "userId">,
  { id, raceId }: OrderToChange,
  rest: readonly LineToPrice[],
): Promise<Pick<PricedOrder, "totalMinor" | "credits"> & { lines: NewPrice[] }> {
  const sale = await findSale({ db }, raceId);
  const credits = await creditsOfOrder(db, id);
  const bought = await extrasOfOrder(db, id);
  if (!sale) {
    const lines = rest.map((line) => ({ ...line, dueMinor: line.priceMinor - line.discountMinor }));
    const sumOf = (column: "dueMinor" | "creditMinor") =>
      lines.reduce((sum, line) => sum + line[column], 0);
    const totalMinor = sumOf("dueMinor") + extrasMinor(bought);
    return { lines, totalMinor, credits: spendUpTo(credits, sumOf("creditMinor")) };
  }
  const { isMember } = await rightsOf({ db, now }, viewer);
  const codeIds = rest.flatMap(({ voucherId }) => voucherId ?? []);
  const codes = await db.select(voucherColumns).from(vouchers).where(inArray(vouchers.id, codeIds));
  return priceOrder(
    sale,
    rest.map(({ registrationId, tierId, priceMinor, companionId, voucherId }) => ({
      steps:
        tierId === null && priceMinor === 0
          ? []
          : [{ id: tierId ?? registrationId, priceMinor, lastDay: null, places: null, sold: 0 }],
      isMember: isMember && companionId === null,
      code: codes.find(({ id: codeId }) => codeId === voucherId) ?? null,
      extras: bought.filter((extra) => extra.registrationId === registrationId),
    })),
    { today: toDay(now()), credits },
  );
}

/**
 * Takes back an extra that is paid: it is free for others, and what it has cost is on the list "to settle". A mail tells
 * the person who has paid for it.
 * @param bought - the row of the entry
 */
export async function takeBack(
  services: Needs,
  editor: Editor,
  { registrationId, bought }: { registrationId: string; bought: string },
): Promise<{ problem: "gone" | "returned" | null }> {
  const [entryId, id] = [readId(registrationId), readId(bought)];
  if (entryId === null || id === null) return { problem: "gone" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [order] = await tx
      .select({ id: entryOrders.id, raceName: races.raceName, state: entryOrders.state })
      .from(entryExtras)
      .innerJoin(entryOrders, eq(entryOrders.id, entryExtras.orderId))
      .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryExtras.registrationId))
      .innerJoin(races, eq(races.id, raceRegistrations.raceId))
      .where(and(eq(entryExtras.id, id), eq(entryExtras.registrationId, entryId), mayEdit(editor)))
      // As by everything else, the order is locked first.
      .for("update", { of: entryOrders });
    if (order?.state !== "paid") return { problem: "gone" };
    // Triggers: what is taken of the extras, event; see app/db/functions/entry-extras.sql
    const [extra] = await tx
      .update(entryExtras)
      .set({ isReturned: true, isCounted: false })
      .where(and(eq(entryExtras.id, id), eq(entryExtras.isReturned, false)))
      .returning({
        extraId: entryExtras.extraId,
        quantity: entryExtras.quantity,
        unitMinor: entryExtras.unitMinor,
      });
    if (!extra) return { problem: "returned" };
    const { quantity } = extra;
    await recordChange(inside, editor, {
      action: "took back an extra of",
      subjectType: "registration",
      subjectId: entryId,
      subjectName: order.raceName,
      after: { quantity },
    });
    const ordered = await extrasOfOrder(tx, order.id);
    const returned = ordered.find(({ extraId }) => extraId === extra.extraId);
    await tellOfOrder(inside, order.id, "extra_returned", {
      minor: extrasMinor([extra]),
      extra: returned && inEach((lang) => extraLine({ ...returned, quantity }, lang)),
    });
    return { problem: null };
  });
}
