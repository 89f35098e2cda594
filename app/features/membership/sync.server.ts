import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { invoices, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import type { Invoice, Subscription } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { openStatuses } from "#values/subscription-status.ts";
import { keptRights } from "./entitlements.ts";
import { isTier } from "./plans.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "log">;

/** So often somebody else may be faster before we give up. */
const mostTries = 6;

/**
 * Reads a customer's subscriptions and invoices from the payment provider and writes them down. An
 * answer that was read before somebody else's newer one is not written, but read anew: so the
 * tables never go back, in whatever order events arrive.
 * @returns false for a customer that is none of ours
 * @throws {ServiceProblem}
 */
export async function syncCustomer(services: Needs, customerId: string): Promise<boolean> {
  const { db, payments } = services;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [customer] = await db
      .select({ version: stripeCustomers.version })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId));
    if (!customer) return false;
    const subscriptions = await payments.subscriptionsOf(customerId);
    if (await endDoubles(services, customerId, subscriptions)) continue;
    const read = { subscriptions, invoices: await payments.invoicesOf(customerId) };
    if (await write(services, { customerId, ...customer }, read)) return true;
  }
  throw new Error(`The customer ${customerId} changes faster than it can be read.`);
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
    .filter(isLive)
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
  { db, now }: Needs,
  { customerId, version }: { customerId: string; version: number },
  read: Read,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .update(stripeCustomers)
      .set({ version: version + 1, syncedAt: now() })
      .where(and(eq(stripeCustomers.customerId, customerId), eq(stripeCustomers.version, version)))
      .returning({ id: stripeCustomers.id });
    if (!mine) return false;
    await endForgotten(tx, customerId, read.subscriptions);
    // Ended ones first: there is never more than one live row.
    const inOrder = read.subscriptions.toSorted((a, b) => Number(isLive(a)) - Number(isLive(b)));
    for (const subscription of inOrder) await writeSubscription(tx, subscription);
    await writeInvoices(tx, customerId, read.invoices);
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
        inArray(stripeSubscriptions.subscriptionStatus, [...openStatuses]),
        ids.length > 0 ? notInArray(stripeSubscriptions.subscriptionId, ids) : undefined,
      ),
    );
}

async function writeSubscription(tx: Database, from: Subscription): Promise<void> {
  const [before] = await tx
    .select({
      periodTier: stripeSubscriptions.periodTier,
      periodStart: stripeSubscriptions.currentPeriodStart,
    })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.subscriptionId, from.id));
  const tier = isTier(from.offerId) ? from.offerId : null;
  const fields = {
    customerId: from.customerId,
    subscriptionStatus: from.status,
    priceId: from.priceId,
    interval: from.interval,
    created: from.created,
    currentPeriodStart: from.periodStart,
    currentPeriodEnd: from.periodEnd,
    cancelAtPeriodEnd: from.endsWithPeriod,
    paymentMethodBrand: from.card?.brand ?? null,
    paymentMethodLast4: from.card?.last4 ?? null,
    tier,
    ...keptRights(before ?? null, { tier, ...from }),
  };
  await tx
    .insert(stripeSubscriptions)
    .values({ subscriptionId: from.id, ...fields })
    .onConflictDoUpdate({ target: stripeSubscriptions.subscriptionId, set: fields });
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
        hostedInvoiceUrl: sql`excluded.hosted_invoice_url`,
        invoicePdf: sql`excluded.invoice_pdf`,
      },
    });
}

/** Its first payment has not come, or its last one was given up. */
function isOwed({ status }: Subscription): boolean {
  return status === "incomplete" || status === "unpaid";
}

function isLive({ status }: Subscription): boolean {
  return openStatuses.some((live) => live === status);
}
