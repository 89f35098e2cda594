import { desc, eq } from "drizzle-orm";
import { invoices, stripeCustomers, stripeUserSubscriptions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import {
  type Entitlements,
  entitledTier,
  entitlementsOf,
  type KeptTier,
  keptTier,
} from "./entitlements.ts";
import type { InvoiceLine, Membership } from "./membership.ts";
import type { Tier } from "./plans.ts";

type Who = Pick<Viewer, "userId">;

const subscriptions = stripeUserSubscriptions;

/** Somebody's subscription, a live one before an ended one; `null` for who never had any. */
export async function membershipOf(
  { db }: Pick<Services, "db">,
  { userId }: Who,
): Promise<Membership | null> {
  const [row] = await db
    .select({
      status: subscriptions.subscriptionStatus,
      tier: subscriptions.tier,
      interval: subscriptions.interval,
      priceId: subscriptions.priceId,
      periodEnd: subscriptions.currentPeriodEnd,
      endsWithPeriod: subscriptions.cancelAtPeriodEnd,
      cardBrand: subscriptions.paymentMethodBrand,
      cardLast4: subscriptions.paymentMethodLast4,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row ? { ...row, interval: row.interval ?? "month" } : null;
}

/**
 * The rights and limits that somebody has now, and of which plan they are; `kept` when they are of a
 * higher one than is paid for from now on.
 */
export async function rightsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Who,
): Promise<{ tier: Tier | null; rights: Entitlements; kept: KeptTier | null }> {
  const [standing] = await db
    .select({
      status: subscriptions.subscriptionStatus,
      tier: subscriptions.tier,
      periodEnd: subscriptions.currentPeriodEnd,
      entitledTier: subscriptions.entitledTier,
      entitledUntil: subscriptions.entitledUntil,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const known = standing ?? null;
  const tier = entitledTier(known, now());
  return { tier, rights: entitlementsOf(tier), kept: keptTier(known, now()) };
}

/** Who somebody is at the payment provider; `null` for who has never begun a checkout. */
export async function customerOf(
  { db }: Pick<Services, "db">,
  { userId }: Who,
): Promise<{ customerId: string; version: number } | null> {
  const [customer] = await db
    .select({ customerId: stripeCustomers.customerId, version: stripeCustomers.version })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return customer ?? null;
}

/** More than a page shows at once. */
const mostInvoices = 24;

/** The invoices that we have heard of, the newest first. */
export async function knownInvoicesOf(
  { db }: Pick<Services, "db">,
  { userId }: Who,
): Promise<InvoiceLine[]> {
  return db
    .select({
      id: invoices.id,
      created: invoices.created,
      number: invoices.number,
      amount_paid: invoices.amountPaid,
      currency: invoices.currency,
      status: invoices.status,
      hosted_invoice_url: invoices.hostedInvoiceUrl,
      invoice_pdf: invoices.invoicePdf,
    })
    .from(invoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, invoices.customerId))
    .where(eq(stripeCustomers.userId, userId))
    .orderBy(desc(invoices.created))
    .limit(mostInvoices);
}
