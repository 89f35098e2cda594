import { eq } from "drizzle-orm";
import { stripeCustomers, stripeUserSubscriptions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { type Entitlements, entitledTier, entitlementsOf } from "./entitlements.ts";
import type { Membership } from "./membership.ts";
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

/** The rights and limits that somebody has now, and of which plan they are. */
export async function rightsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Who,
): Promise<{ tier: Tier | null; rights: Entitlements }> {
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
  const tier = entitledTier(standing ?? null, now());
  return { tier, rights: entitlementsOf(tier) };
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
