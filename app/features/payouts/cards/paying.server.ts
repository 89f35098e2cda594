import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, moment, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { cardPayments, entryOrders, payments, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { extraLine } from "#features/registrations/extras/words.ts";
import { heldMinutes, stateAt } from "#features/registrations/order.ts";
import { beginAttempt, lockOwnOrder } from "#features/registrations/orders/commands.server.ts";
import { endAttempts } from "#features/registrations/orders/moves.server.ts";
import { findOrder, type RunnerOrder } from "#features/registrations/orders/queries.server.ts";
import { extrasMinor } from "#features/registrations/prices/order-price.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import type { CardProblem } from "../messages.ts";
import { type CashSlip, feeOf, pageMinutes, sameKeyMinutes, slipDays, takesCash } from "./card.ts";
import { syncSale } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log" | "limits">;
type Runner = Pick<Viewer, "userId" | "email">;

const msPerMinute = 60_000;
const mostTries = 3;
const stripeMethods = ["stripe_card", "stripe_oxxo"] as const;

/**
 * Leads a runner to the page where the order is paid on the organizer's account. Repeated requests, also from several
 * tabs, lead to one page. The session is stored before the runner knows its address; nothing is held locked while the
 * provider is asked.
 */
export async function beginCardPayment(
  services: Needs,
  viewer: Runner,
  orderId: string,
  urls: { successUrl: string; cancelUrl: string },
): Promise<{ url: string } | { problem: CardProblem }> {
  const { limits, log, payments: provider } = services;
  if (!(await limits.allow("checkout", viewer.userId))) return { problem: "too-often" };
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const attempt = await takeAttempt(services, viewer, orderId);
      if ("problem" in attempt) return attempt;
      const { accountId, sessionId, paymentId } = attempt;
      if (sessionId !== null) {
        const known = await provider.findSale(accountId, sessionId);
        if (known?.state === "open" && known.url) return { url: known.url };
        await syncSale(services, paymentId);
        continue;
      }
      const made = await startSession(services, viewer, attempt, urls);
      if (made) return { url: made };
    }
    return { problem: "over" };
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    log.error({ error, orderId }, "an order could not be paid by card");
    return { problem: "failed" };
  }
}

type Attempt = {
  orderId: string;
  paymentId: string;
  number: number;
  accountId: string;
  sessionId: string | null;
  amountMinor: number;
  createdAt: Date;
  hasCash: boolean;
};

/** The open attempt to pay by card, or a new one that ends any other. */
function takeAttempt(
  services: Needs,
  viewer: Runner,
  orderId: string,
): Promise<Attempt | { problem: CardProblem }> {
  const { now } = services;
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOwnOrder(tx, viewer, orderId);
    if (!order) return { problem: "gone" };
    const state = stateAt(order, now());
    if (state !== "held" && state !== "awaiting_payment") return { problem: "over" };
    const account = await readRow(tx, payee, sql`select * from race_payee(${order.raceId}::uuid)`);
    if (!account?.takes_charges || order.owedMinor <= 0) return { problem: "no-cards" };
    const ofOrder = eq(payments.orderId, order.id);
    const isOurs = inArray(payments.method, [...stripeMethods]);
    const earlier = await tx.$count(payments, and(ofOrder, isOurs));
    let [open] = await tx.select(attemptColumns).from(payments).where(and(ofOrder, isStarted));
    const isSame =
      open?.accountId === account.account_id &&
      open.amountMinor === order.owedMinor &&
      (open.sessionId !== null || isFresh(open, now()));
    if (!open || !isSame) {
      await endAttempts(inside, order.id);
      const method = "stripe_card";
      await beginAttempt(inside, order, { method, accountId: account.account_id });
      [open] = await tx.select(attemptColumns).from(payments).where(and(ofOrder, isStarted));
    }
    if (!open?.accountId) throw new Error(`The order ${order.id} has no attempt.`);
    if (state === "held" && earlier === 0) {
      // The page is open for half an hour at least, so the first one brings the time for it.
      const until = new Date(now().getTime() + heldMinutes * msPerMinute);
      await tx
        .update(entryOrders)
        .set({
          expiresAt: sql`greatest(${entryOrders.expiresAt}, ${sql.param(until, entryOrders.expiresAt)})`,
        })
        .where(eq(entryOrders.id, order.id));
    }
    const [race] = await tx
      .select({
        closes: sql`nullif(public.registration_closes(races), '-infinity')`.mapWith(orNull(moment)),
      })
      .from(races)
      .where(eq(races.id, order.raceId));
    const { accountId, ...rest } = open;
    const sold = { ...order, closes: race?.closes ?? null };
    const hasCash = takesCash(
      { ...sold, totalMinor: rest.amountMinor },
      { takesOxxo: account.takes_oxxo },
      open.createdAt,
    );
    return { ...rest, accountId, orderId: order.id, hasCash };
  });
}

const payee = { account_id: text, user_id: text, takes_charges: boolean, takes_oxxo: boolean };
const attemptColumns = {
  paymentId: payments.id,
  number: payments.attempt,
  accountId: payments.accountId,
  sessionId: payments.sessionId,
  amountMinor: payments.amountMinor,
  createdAt: payments.createdAt,
};
const isStarted = eq(payments.state, "started");

function isFresh({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < sameKeyMinutes * msPerMinute;
}

/**
 * Starts the sale and stores its id. Everything that is sent follows from the attempt, so that a repeated request
 * with its key finds the same sale.
 * @returns the address of its page; `null` where the attempt has ended meanwhile
 */
async function startSession(
  services: Needs,
  viewer: Runner,
  attempt: Attempt,
  urls: { successUrl: string; cancelUrl: string },
): Promise<string | null> {
  const { db, payments: provider, log } = services;
  const { accountId, orderId, paymentId, amountMinor, createdAt, hasCash } = attempt;
  const order = await findOrder(services, viewer, orderId);
  if (!order) return null;
  const fee = feeOf(amountMinor, provider.feePercent);
  const isRest = amountMinor !== order.totalMinor;
  const sale = await provider.startSale(
    {
      accountId,
      orderId,
      email: viewer.email,
      lines: isRest ? [{ name: order.race.name, amount: amountMinor }] : linesToPay(order),
      currency: order.currency.toLowerCase(),
      fee,
      expiresAt: Math.floor(createdAt.getTime() / 1000) + pageMinutes * 60,
      oxxoDays: hasCash ? slipDays : null,
      ...urls,
    },
    `checkout:${orderId}:${attempt.number}`,
  );
  const isKept = await withRetry(db, async (tx) => {
    const kept = await tx
      .update(payments)
      .set({ sessionId: sale.id })
      .where(and(eq(payments.id, paymentId), isStarted, isNull(payments.sessionId)))
      .returning({ id: payments.id });
    if (kept.length > 0) {
      await tx.insert(cardPayments).values({ paymentId, feeMinor: fee }).onConflictDoNothing();
      return true;
    }
    // Another tab has stored the same sale.
    const isSame = and(eq(payments.id, paymentId), isStarted, eq(payments.sessionId, sale.id));
    return (await tx.$count(payments, isSame)) > 0;
  });
  if (isKept) return sale.url;
  await provider.endSale(accountId, sale.id).catch((error: unknown) => {
    log.warn({ error, orderId }, "a page to pay at could not be ended");
  });
  return null;
}

/** Reads an order's payments again after a visit to the provider: the address alone proves nothing. */
export async function refreshOrder(
  services: Needs,
  viewer: Runner,
  orderId: string,
): Promise<void> {
  const { db, limits, log } = services;
  if (!(await limits.allow("subscription", viewer.userId))) return;
  const order = await findOrder(services, viewer, orderId);
  if (!order) return;
  const begun = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.method, [...stripeMethods])))
    .orderBy(desc(payments.attempt))
    .limit(mostTries);
  try {
    for (const { id } of begun) await syncSale(services, id);
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    log.warn({ error, orderId }, "an order's payment could not be read again");
  }
}

/** What the page to pay at lists: the entries and the extras of an order, which add up to its total. */
function linesToPay({ race, lines, extras }: RunnerOrder): { name: string; amount: number }[] {
  const sold = [
    ...lines.map(({ distance, priceMinor, discountMinor }) => ({
      name: distance === null ? race.name : `${race.name}, ${distance}`,
      amount: priceMinor - discountMinor,
    })),
    ...extras.map((extra) => ({
      name: `${race.name}, ${extraLine(extra, "en")}`,
      amount: extrasMinor([extra]),
    })),
  ];
  return extras.length > 0 ? sold.filter(({ amount }) => amount > 0) : sold;
}

/** The slip that an own order waits for, if there is one. */
export async function findSlip(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  orderId: string,
): Promise<CashSlip | null> {
  const [row] = await db
    .select({
      number: cardPayments.slipNumber,
      url: cardPayments.slipUrl,
      until: cardPayments.slipUntil,
    })
    .from(cardPayments)
    .innerJoin(payments, eq(payments.id, cardPayments.paymentId))
    .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
    .where(
      and(
        eq(entryOrders.id, orderId),
        eq(entryOrders.userId, userId),
        eq(payments.state, "pending"),
      ),
    )
    .orderBy(desc(payments.attempt))
    .limit(1);
  const { number, url, until } = row ?? {};
  return number && url && until ? { number, url, until } : null;
}
