import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { invoices, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import type { Invoice, Subscription } from "#services/payments/payments.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import type { Services } from "#services/services.ts";
import { isOneOf, openStatuses } from "#values/subscription-status.ts";
import { turnsOf } from "../changes/turns.ts";
import { type TakenTurn, tellMember } from "../letters.server.ts";
import { isTier, type Tier } from "../plans/plans.ts";
import { keptRights } from "../usage/entitlements.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** Doubles are ended one after the other; more of them than this nobody can pay for in a moment. */
const mostTries = 6;

/**
 * Reads a customer's subscriptions and invoices from the payment provider and writes them down. An
 * answer that was read before somebody else's newer one is not written, but read again: so the
 * tables never go back, in whatever order events arrive. Of many that read at once two write: one that
 * finds that two others have written meanwhile has nothing to add, because the second of them began to
 * read after this call.
 * @returns false for a customer that is none of ours
 * @throws {ServiceProblem}
 */
export async function syncCustomer(services: Needs, customerId: string): Promise<boolean> {
  const { db, payments } = services;
  let first: number | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [customer] = await db
      .select({ version: stripeCustomers.version })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId));
    if (!customer) return false;
    first ??= customer.version;
    if (customer.version >= first + 2) return true;
    const subscriptions = await payments.subscriptionsOf(customerId);
    if (await endDoubles(services, customerId, subscriptions)) continue;
    const read = { subscriptions, invoices: await payments.invoicesOf(customerId) };
    if (await write(services, { customerId, ...customer }, read)) return true;
  }
  const cause = new Error(`The customer ${customerId} changes faster than it can be read.`);
  throw new PaymentProblem("unavailable", { cause });
}

/**
 * Two checkouts can be paid in the same moment. The older subscription stays, but none that is not
 * paid for before one that is; of the other one what was paid becomes a credit.
 */
async function endDoubles(
  { payments, log }: Needs,
  customerId: string,
  subscriptions: Subscription[],
): Promise<boolean> {
  const [, ...doubles] = subscriptions
    .filter(isOpen)
    .sort((a, b) => Number(isOwed(a)) - Number(isOwed(b)) || a.created - b.created);
  for (const { id } of doubles) {
    log.warn({ customerId, subscriptionId: id }, "a second subscription is ended");
    await payments.endNow(id);
  }
  return doubles.length > 0;
}

type Read = { subscriptions: Subscription[]; invoices: Invoice[] };

/** @returns false when somebody else has written meanwhile */
function write(
  services: Needs,
  { customerId, version }: { customerId: string; version: number },
  read: Read,
): Promise<boolean> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .update(stripeCustomers)
      .set({ version: version + 1, syncedAt: now() })
      .where(and(eq(stripeCustomers.customerId, customerId), eq(stripeCustomers.version, version)))
      .returning({ id: stripeCustomers.id });
    if (!mine) return false;
    await endForgotten(tx, customerId, read.subscriptions);
    // Ended ones first: there is never more than one live row.
    const inOrder = read.subscriptions.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
    const told: TakenTurn[] = [];
    for (const each of inOrder) told.push(...(await writeSubscription(tx, each)));
    await writeInvoices(tx, customerId, read.invoices);
    await tellMember(services, tx, customerId, told);
    return true;
  });
}

/** What the provider does not know any more cannot be charged by it. */
async function endForgotten(tx: Database, customerId: string, known: Subscription[]) {
  const ids = known.map(({ id }) => id);
  await tx
    .update(stripeSubscriptions)
    .set({ subscriptionStatus: "canceled" })
    .where(
      and(
        eq(stripeSubscriptions.customerId, customerId),
        inArray(stripeSubscriptions.subscriptionStatus, openStatuses),
        ids.length > 0 ? notInArray(stripeSubscriptions.subscriptionId, ids) : undefined,
      ),
    );
}

/** @returns what has happened to it since it was last written */
async function writeSubscription(tx: Database, from: Subscription): Promise<TakenTurn[]> {
  const [known] = await tx
    .select({
      status: stripeSubscriptions.subscriptionStatus,
      tier: stripeSubscriptions.tier,
      interval: stripeSubscriptions.interval,
      endsWithPeriod: stripeSubscriptions.cancelAtPeriodEnd,
      entitledTier: stripeSubscriptions.entitledTier,
      entitledUntil: stripeSubscriptions.entitledUntil,
    })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.subscriptionId, from.id));
  const before = known ? { ...known, interval: known.interval ?? from.interval } : null;
  const tier = tierOf(from.offerId);
  const { status, interval, periodEnd, endsWithPeriod } = from;
  const kept = keptRights(before, { tier, paidTier: tierOf(from.paidFor?.offerId), periodEnd });
  const card = { cardBrand: from.card?.brand ?? null, cardLast4: from.card?.last4 ?? null };
  const fields = {
    customerId: from.customerId,
    subscriptionStatus: status,
    priceId: from.priceId,
    interval,
    created: from.created,
    currentPeriodStart: from.periodStart,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: endsWithPeriod,
    paymentMethodBrand: card.cardBrand,
    paymentMethodLast4: card.cardLast4,
    tier,
    ...kept,
    waitingTier: tierOf(from.waiting?.offerId),
    waitingUntil: from.waiting?.until ?? null,
  };
  await tx
    .insert(stripeSubscriptions)
    .values({ subscriptionId: from.id, ...fields })
    .onConflictDoUpdate({ target: stripeSubscriptions.subscriptionId, set: fields });
  const state = { status, tier, interval, endsWithPeriod };
  const about = { ...state, ...card, periodEnd, keeps: kept.entitledTier };
  return turnsOf(before, state).map((turn) => ({ turn, about }));
}

function tierOf(offerId: string | null | undefined): Tier | null {
  return isTier(offerId) ? offerId : null;
}

async function writeInvoices(tx: Database, customerId: string, read: Invoice[]): Promise<void> {
  if (read.length === 0) return;
  const rows = read.map(({ hostedUrl, pdfUrl, ...invoice }) => ({
    ...invoice,
    customerId,
    hostedInvoiceUrl: hostedUrl,
    invoicePdf: pdfUrl,
  }));
  await tx
    .insert(invoices)
    .values(rows)
    .onConflictDoUpdate({
      target: invoices.id,
      set: {
        status: sql`excluded.status`,
        number: sql`excluded.number`,
        amountPaid: sql`excluded.amount_paid`,
        amountDue: sql`excluded.amount_due`,
        hostedInvoiceUrl: sql`excluded.hosted_invoice_url`,
        invoicePdf: sql`excluded.invoice_pdf`,
      },
    });
}

/** Its first payment has not come, or its last one was given up. */
function isOwed({ status }: Subscription): boolean {
  return status === "incomplete" || status === "unpaid";
}

function isOpen({ status }: Subscription): boolean {
  return isOneOf(openStatuses, status);
}
