import { and, eq, gt, sql } from "drizzle-orm";
import { stripeCustomers } from "#db/schema.ts";
import { callerOf, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";
import type { Checkout } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { hasBilling } from "../membership.ts";
import { readPriceId } from "../plans/plans.ts";
import { customerOf, membershipOf } from "../queries.server.ts";
import { checkoutRefusal } from "../refusals/refusals.server.ts";
import type { CheckoutRefusal } from "../refusals/refusals.ts";
import { syncCustomer } from "../stripe/sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;
type Buyer = Pick<Viewer, "userId" | "email" | "firstName" | "lastName">;
export type CheckoutWish = { priceId: string; successUrl: string; cancelUrl: string };

/** An attempt keeps its idempotency key for less than the day after which the provider forgets it. */
const attemptMs = 23 * 3600 * 1000;
const mostTries = 3;

/**
 * Begins a checkout for the viewer, from a page or by the server function.
 * @param wish - `null` when it could not be read
 */
export async function beginCheckout(
  asked: RequestArgs,
  wish: CheckoutWish | null,
): Promise<{ url: string } | CheckoutRefusal> {
  const caller = await callerOf(asked);
  if (caller === "nobody") return { problem: "signed-out" };
  if (caller === "ended") return { problem: "session-over" };
  if (!wish) return { problem: "unreadable" };
  const all = services(asked.context);
  const isAllowed = await all.limits.allow("checkout", caller.userId);
  return isAllowed ? startCheckout(all, caller, wish) : { problem: "too-often" };
}

/**
 * Begins a checkout for a viewer who is not subscribed. Repeated requests, also from several tabs,
 * lead to one open checkout.
 * @returns the address of the page to pay at
 */
export async function startCheckout(
  services: Needs,
  viewer: Buyer,
  wish: CheckoutWish,
): Promise<{ url: string } | CheckoutRefusal> {
  if (!readPriceId(wish.priceId)) return { problem: "unknown-plan" };
  try {
    const customerId = await createCustomer(services, viewer);
    await noteOrigin(services, viewer, wish.successUrl);
    // The event of a checkout that was just paid may still be on its way.
    await syncCustomer(services, customerId);
    if (hasBilling(await membershipOf(services, viewer))) return { problem: "already-subscribed" };
    const checkout = await openCheckout(services, { ...viewer, customerId }, wish);
    if (!checkout?.url) return { problem: "no-address" };
    return { url: checkout.url };
  } catch (problem) {
    const refusal = checkoutRefusal(problem);
    services.log.error({ error: problem, userId: viewer.userId }, "a checkout could not begin");
    return refusal;
  }
}

/**
 * Reads the membership again after a visit to the provider: the address alone proves nothing. Failures
 * are logged.
 */
export async function refreshMembership(
  services: Needs & Pick<Services, "limits">,
  viewer: Pick<Viewer, "userId">,
): Promise<void> {
  const { userId } = viewer;
  if (!(await services.limits.allow("subscription", userId))) return;
  try {
    const customer = await customerOf(services, viewer);
    if (customer) await syncCustomer(services, customer.customerId);
  } catch (error) {
    services.log.warn({ error, userId }, "a membership could not be read again");
  }
}

/** Keeps the origin of the last request: letters about the membership lead there. */
async function noteOrigin({ db }: Needs, { userId }: Buyer, address: string): Promise<void> {
  const { origin } = new URL(address);
  await db.update(stripeCustomers).set({ origin }).where(eq(stripeCustomers.userId, userId));
}

/** The viewer's customer at the payment provider, created on first use. */
async function createCustomer({ db, payments }: Needs, viewer: Buyer): Promise<string> {
  const { userId, email } = viewer;
  const known = await customerOf({ db }, viewer);
  if (known) return known.customerId;
  const about = { userId, email, name: viewerName(viewer) };
  // The key contains all fields of the request: with other fields the same key would be refused.
  const key = `customer-${userId}-${Buffer.from(`${email} ${about.name}`).toString("base64url")}`;
  const customerId = await payments.createCustomer(about, key.slice(0, 255));
  await db.insert(stripeCustomers).values({ userId, customerId }).onConflictDoNothing();
  return (await customerOf({ db }, viewer))?.customerId ?? customerId;
}

type Customer = { userId: string; customerId: string };

async function openCheckout(services: Needs, customer: Customer, wish: CheckoutWish) {
  const { payments } = services;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { attempt, checkoutId } = await beginAttempt(services, customer, wish.priceId);
    if (checkoutId) {
      const known = await payments.findCheckout(checkoutId);
      if (known?.status === "open" && known.url) return known;
      await forgetAttempt(services, customer, attempt);
      continue;
    }
    const { priceId: priceKey, ...urls } = wish;
    const made = await payments.startCheckout(
      { ...customer, priceKey, ...urls },
      `checkout-${attempt}`,
    );
    if (await keepCheckout(services, customer, { attempt, checkoutId: made.id })) {
      await endOthers(services, customer, { attempt, made });
      return made;
    }
    // In the meantime another tab asked for another plan.
    await end(services, made.id);
  }
  return null;
}

type Attempt = { attempt: string; checkoutId: string | null };

/** The current attempt for this price, or a new one that replaces any other. */
async function beginAttempt(
  { db, now }: Needs,
  { customerId }: Customer,
  priceId: string,
): Promise<Attempt> {
  const { checkoutAttempt, checkoutId, checkoutBegan, checkoutPrice } = stripeCustomers;
  const since = new Date(now().getTime() - attemptMs);
  const isSame = and(eq(checkoutPrice, priceId), gt(checkoutBegan, since));
  const began = sql.param(now(), checkoutBegan);
  const [row] = await db
    .update(stripeCustomers)
    .set({
      checkoutAttempt: sql`case when ${isSame} then ${checkoutAttempt} else gen_random_uuid() end`,
      checkoutId: sql`case when ${isSame} then ${checkoutId} end`,
      checkoutBegan: sql`case when ${isSame} then ${checkoutBegan} else ${began} end`,
      checkoutPrice: priceId,
    })
    .where(eq(stripeCustomers.customerId, customerId))
    .returning({ attempt: checkoutAttempt, checkoutId });
  if (!row?.attempt) throw new Error(`The customer ${customerId} does not exist.`);
  return { attempt: row.attempt, checkoutId: row.checkoutId };
}

const isCurrent = ({ customerId }: Customer, attempt: string) =>
  and(eq(stripeCustomers.customerId, customerId), eq(stripeCustomers.checkoutAttempt, attempt));

async function forgetAttempt({ db }: Needs, customer: Customer, attempt: string): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ checkoutAttempt: null, checkoutPrice: null, checkoutId: null })
    .where(isCurrent(customer, attempt));
}

async function keepCheckout({ db }: Needs, customer: Customer, { attempt, checkoutId }: Attempt) {
  const kept = await db
    .update(stripeCustomers)
    .set({ checkoutId })
    .where(isCurrent(customer, attempt))
    .returning({ id: stripeCustomers.id });
  return kept.length > 0;
}

async function endOthers(
  services: Needs,
  customer: Customer,
  { attempt, made }: { attempt: string; made: Checkout },
): Promise<void> {
  const open = await services.payments.openCheckoutsOf(customer.customerId);
  const isStill = await services.db.$count(stripeCustomers, isCurrent(customer, attempt));
  if (isStill === 0) return;
  for (const { id } of open) if (id !== made.id) await end(services, id);
}

/** A checkout that was paid just now cannot be ended; its event brings the subscription. */
async function end({ payments, log }: Needs, checkoutId: string): Promise<void> {
  await payments.endCheckout(checkoutId).catch((error: unknown) => {
    log.warn({ error, checkoutId }, "a checkout could not be ended");
  });
}
