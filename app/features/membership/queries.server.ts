import { and, desc, eq, inArray, ne } from "drizzle-orm";
import {
  invoices,
  stripeCustomers,
  stripeSubscriptions,
  stripeUserSubscriptions,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import type { InvoiceLine, Membership, PlanStanding } from "./membership.ts";
import {
  type Entitlements,
  type EntitlingSubscription,
  entitledTier,
  entitlementsOf,
  isEntitled,
  type KeptTier,
  keptTier,
} from "./plans/entitlements.ts";
import type { Tier } from "./plans/plans.ts";

const subscriptions = stripeUserSubscriptions;

/** What a subscription entitles to. */
const entitlingColumns = {
  status: subscriptions.subscriptionStatus,
  tier: subscriptions.tier,
  periodEnd: subscriptions.currentPeriodEnd,
  entitledTier: subscriptions.entitledTier,
  entitledUntil: subscriptions.entitledUntil,
};

const membershipColumns = {
  status: subscriptions.subscriptionStatus,
  tier: subscriptions.tier,
  interval: subscriptions.interval,
  priceId: subscriptions.priceId,
  periodEnd: subscriptions.currentPeriodEnd,
  endsWithPeriod: subscriptions.cancelAtPeriodEnd,
  waitingTier: subscriptions.waitingTier,
  cardBrand: subscriptions.paymentMethodBrand,
  cardLast4: subscriptions.paymentMethodLast4,
};

/** A person's subscription, a live one before an ended one; `null` without any. */
export async function membershipOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Membership | null> {
  const [row] = await db
    .select(membershipColumns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row ? toMembership(row) : null;
}

function toMembership(
  row: Omit<Membership, "interval"> & { interval: BillingInterval | null },
): Membership {
  return { ...row, interval: row.interval ?? "month" };
}

/**
 * The rights and limits of a person, and the plan that they belong to; `kept` when that is a higher one
 * than is paid for from now on. `isMember` is also true for a price that is not one of our plans.
 */
export type Rights = {
  isMember: boolean;
  tier: Tier | null;
  rights: Entitlements;
  kept: KeptTier | null;
};

/** The rights of a person now. */
export async function rightsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Rights> {
  const [row] = await db
    .select(entitlingColumns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return rightsIn(row ?? null, now());
}

/** The subscription of a person with the rights that it gives now. */
export async function memberOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Rights & { membership: Membership | null }> {
  const [row] = await db
    .select({ membership: membershipColumns, entitling: entitlingColumns })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return {
    membership: row ? toMembership(row.membership) : null,
    ...rightsIn(row?.entitling ?? null, now()),
  };
}

function rightsIn(known: EntitlingSubscription | null, at: Date): Rights {
  const tier = entitledTier(known, at);
  return {
    isMember: isEntitled(known, at),
    tier,
    rights: entitlementsOf(tier),
    kept: keptTier(known, at),
  };
}

/** A person's customer at the payment provider; `null` before the first checkout. */
export async function customerOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<{ customerId: string; version: number } | null> {
  const [customer] = await db
    .select({ customerId: stripeCustomers.customerId, version: stripeCustomers.version })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return customer ?? null;
}

/** More than a page shows at once. */
const mostInvoices = 24;

/** The invoices in our tables, the newest first. */
export async function knownInvoicesOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<InvoiceLine[]> {
  return db
    .select({
      id: invoices.id,
      created: invoices.created,
      number: invoices.number,
      amount_paid: invoices.amountPaid,
      amount_due: invoices.amountDue,
      currency: invoices.currency,
      status: invoices.status,
      hosted_invoice_url: invoices.hostedInvoiceUrl,
      invoice_pdf: invoices.invoicePdf,
    })
    .from(invoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, invoices.customerId))
    .where(and(eq(stripeCustomers.userId, userId), ne(invoices.status, "void")))
    .orderBy(desc(invoices.created))
    .limit(mostInvoices);
}

/** An amount that is to be paid, and the provider's page to pay it at. */
export type OpenInvoice = { amount: number; currency: string; page: string | null };

/** The viewer's billing as our tables have it. */
export async function invoicesIn(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<{ hasInvoices: boolean; open: OpenInvoice | null }> {
  const known = await knownInvoicesOf(services, viewer);
  const open = known.find(({ amount_due }) => amount_due > 0);
  return {
    hasInvoices: known.length > 0,
    open: open
      ? { amount: open.amount_due, currency: open.currency, page: open.hosted_invoice_url }
      : null,
  };
}

/** A person's membership for the screens of plans; `null` without any. */
export async function standingOf(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
): Promise<PlanStanding | null> {
  const { membership, kept } = await memberOf(services, viewer);
  if (!membership) return null;
  const { status, tier, interval, periodEnd, endsWithPeriod } = membership;
  return { status, tier, interval, periodEnd, endsWithPeriod, keeps: kept?.tier ?? null };
}

/** A subscription that can be changed, as our tables have it. */
export type LiveSubscription = {
  customerId: string;
  subscriptionId: string;
  tier: Tier | null;
  interval: BillingInterval | null;
  status: string;
  /** The larger plan that the current period is paid for: see `keptRights`. */
  entitledTier: Tier | null;
  /** Seconds since 1970. */
  periodEnd: number | null;
  /** Increases with each reading from the provider. */
  version: number;
};

/** The viewer's subscription while it can be changed. */
export async function liveSubscriptionOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<LiveSubscription | null> {
  const [live] = await db
    .select({
      customerId: stripeCustomers.customerId,
      subscriptionId: stripeSubscriptions.subscriptionId,
      tier: stripeSubscriptions.tier,
      interval: stripeSubscriptions.interval,
      status: stripeSubscriptions.subscriptionStatus,
      entitledTier: stripeSubscriptions.entitledTier,
      periodEnd: stripeSubscriptions.currentPeriodEnd,
      version: stripeCustomers.version,
    })
    .from(stripeCustomers)
    .innerJoin(stripeSubscriptions, eq(stripeSubscriptions.customerId, stripeCustomers.customerId))
    .where(
      and(
        eq(stripeCustomers.userId, userId),
        inArray(stripeSubscriptions.subscriptionStatus, liveStatuses),
      ),
    )
    .orderBy(desc(stripeSubscriptions.created))
    .limit(1);
  return live ?? null;
}
