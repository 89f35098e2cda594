import { and, eq, exists, gt, inArray, lt, or, sql } from "drizzle-orm";
import { stripeCustomers, stripeSubscriptions, webhookEvents } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import { EVENTS_JOB } from "#services/payments/sandbox/sandbox.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { openStatuses } from "#values/subscription-status.ts";
import { receiveEvent, syncCustomer } from "./sync.server.ts";

/** Jobs deliver the events of the sandbox; the real payment provider sends its own. */
const hasSandbox = ({ payments }: Services) => Boolean(payments.sandbox);

/** Takes an event of the organizers' accounts; memberships know nothing of them. */
type TakeAccountEvent = (
  services: Services,
  payload: string,
  signature: string,
) => Promise<200 | 400 | 503>;

export const paymentJobs = (takeAccountEvent: TakeAccountEvent): Job[] => [
  { queue: "reconcile-memberships", schedule: "10 4 * * *", work: reconcileMemberships },
  {
    queue: EVENTS_JOB,
    rules: { retries: 10, retryAfter: 5 },
    isNeeded: hasSandbox,
    async work(services) {
      const left = await services.payments.sandbox?.deliver(async (payload, signature, source) => {
        const take = source === "our account" ? receiveEvent : takeAccountEvent;
        return (await take(services, payload, signature)) === 200;
      });
      if (left) throw new Error(`${left} events of the sandbox were not taken.`);
    },
  },
  {
    queue: "sandbox-payment-clock",
    schedule: "*/15 * * * *",
    isNeeded: hasSandbox,
    work: async ({ payments }) => payments.sandbox?.catchUp(),
  },
];

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** A checkout can be paid for a day; after three days its events have arrived or are lost. */
const checkoutDays = 3;

/** Events are kept for longer than the provider sends one again. */
const eventDays = 90;

/** The most customers that one nightly run reads, beginning with those read longest ago. */
const mostAtOnce = 20_000;

/**
 * Reads again every customer whose membership may have changed without an event: all with an open
 * subscription, and all who began a checkout in the last days.
 * @returns how many were read, and how many could not be
 */
export async function reconcileMemberships(
  services: Needs,
): Promise<{ read: number; failed: number }> {
  const { db, now, payments, log } = services;
  const done = { read: 0, failed: 0 };
  if (payments.mode === "unavailable") return done;
  const since = (days: number) => new Date(now().getTime() - days * msPerDay);
  const theirOpenOne = db
    .select({ id: stripeSubscriptions.id })
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.customerId, stripeCustomers.customerId),
        inArray(stripeSubscriptions.subscriptionStatus, openStatuses),
      ),
    );
  const due = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(or(gt(stripeCustomers.checkoutBegan, since(checkoutDays)), exists(theirOpenOne)))
    .orderBy(sql`${stripeCustomers.syncedAt} nulls first`)
    .limit(mostAtOnce);
  for (const { customerId } of due) {
    try {
      await syncCustomer(services, customerId);
      done.read += 1;
    } catch (error) {
      done.failed += 1;
      log.error({ error, customerId }, "a membership could not be compared with the provider's");
    }
  }
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, since(eventDays)));
  log.info(done, "memberships compared with the payment provider's");
  return done;
}
