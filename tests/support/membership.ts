import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  invoices,
  outboxMessages,
  stripeCustomers,
  stripeSubscriptions,
  users,
} from "#db/schema.ts";
import { changePlan, previewPlanChange } from "#features/membership/changes/commands.server.ts";
import { startCheckout } from "#features/membership/checkout/checkout.server.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { customerOf, membershipOf, rightsOf } from "#features/membership/queries.server.ts";
import { receiveEvent } from "#features/membership/stripe/sync.server.ts";
import { openTokens } from "#services/limits/tokens.ts";
import { openLog } from "#services/log/log.ts";
import { openMail } from "#services/mail/open.ts";
import { openPayments } from "#services/payments/open.ts";
import type { PaymentSandbox } from "#services/payments/sandbox/sandbox.ts";
import { cards } from "./cards.ts";
import { rolledBack } from "./database.ts";
import { aPerson } from "./people.ts";

/** Sends nothing: events wait until a test delivers them. */
const jobs = { define() {}, async send() {}, async sendAll() {}, async started() {} };
const origin = "https://dorsal.example";
const dayMs = 24 * 3600 * 1000;

/** Payments over the sandbox, on a clock that the test sets. */
export function paymentsAt(db: Database, now: () => Date, fetch = globalThis.fetch) {
  const sandboxSecret = "of the tests";
  const settings = { settings: null, allowsSandbox: true, sandboxSecret };
  const payments = openPayments({ db, now, jobs, offers, fetch, ...settings });
  const tokens = openTokens({ secret: "the secret of the tests", now });
  const log = openLog("silent");
  const mail = openMail({ db, now, jobs, settings: null, allowsSandbox: true });
  return { db, now, payments, tokens, mail, log };
}

/** A person who may become a member, and the sandbox of the payment provider with its own clock. */
export async function memberWorld(db: Database, start = "2026-11-01T00:00:00Z") {
  let at = Date.parse(start);
  const services = paymentsAt(db, () => new Date(at));
  const sandbox = services.payments.sandbox as PaymentSandbox;
  const userId = await aPerson(db);
  const [{ email } = { email: "" }] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const viewer = { userId, email, firstName: "Ana", lastName: null };
  const wish = (priceId: string) => ({
    priceId,
    successUrl: `${origin}/checkout/success?product=x`,
    cancelUrl: `${origin}/checkout/cancel?product=x`,
  });
  const customer = async () => (await customerOf(services, viewer))?.customerId ?? "";

  const world = {
    services,
    sandbox,
    viewer,
    wish,
    customer,
    /** Moves the clock forward by some days, also at the provider. */
    async pass(days: number) {
      at += days * dayMs;
      await sandbox.catchUp();
    },
    /** Delivers the newest waiting event: for each one the webhook reads the whole customer, with the same result. */
    async deliver() {
      const newest = (await world.intercept()).at(-1);
      if (newest) expect(await receiveEvent(services, ...newest)).toBe(200);
    },
    /** Removes and returns the waiting events, as they would have been delivered. */
    async intercept() {
      const taken: [payload: string, signature: string][] = [];
      await sandbox.deliver(
        async (...[payload, signature]) => taken.push([payload, signature]) > 0,
      );
      return taken;
    },
    /** Begins a checkout; the id of the page to pay at. */
    async begin(priceId: string): Promise<string> {
      const begun = await startCheckout(services, viewer, wish(priceId));
      if ("problem" in begun) throw new Error(begun.problem);
      return begun.url.split("/").at(-1) ?? "";
    },
    /** Begins a checkout and pays; our tables are not updated yet. */
    async pay(priceId: string, card = cards.pays) {
      const id = await world.begin(priceId);
      return sandbox.pay(id, { card, isConfirmed: true });
    },
    async subscribe(priceId: string, card = cards.pays) {
      expect(await world.pay(priceId, card)).toBe("paid");
      await world.deliver();
    },
    /** Previews the cost of another plan. */
    async preview(priceId: string) {
      const preview = await previewPlanChange(services, viewer, priceId);
      if ("problem" in preview) throw new Error(preview.problem);
      return preview;
    },
    /** Moves to another plan, at the price of a preview if there is one. */
    change: (priceId: string, token: string | null = null) =>
      changePlan(services, viewer, { priceId, token }, `${origin}/membership/switch/back`),
    ...lettersTo(db, email),
    /** A page of the billing portal: its id. */
    async portal(): Promise<string> {
      const url = await services.payments.openPortal(await customer(), `${origin}/dashboard`);
      return url.split("/").at(-1) ?? "";
    },
    /** The id of the newest subscription. */
    subscription: async () =>
      (await services.payments.subscriptionsOf(await customer()))[0]?.id ?? "",
    membership: () => membershipOf(services, viewer),
    tier: async () => (await rightsOf(services, viewer)).tier,
    /** The payments so far, in cents, the newest first. */
    paid: async () =>
      (await services.payments.invoicesOf(await customer())).map(({ amountPaid }) => amountPaid),
    /** Fails unless our tables agree with the provider. */
    expectEqual: async () => expectEqual(services, await customer()),
    /** How often our tables were written for this customer. */
    async version() {
      const [row] = await db
        .select({ version: stripeCustomers.version })
        .from(stripeCustomers)
        .where(eq(stripeCustomers.userId, userId));
      return row?.version ?? 0;
    },
  };
  return world;
}

function lettersTo(db: Database, address: string) {
  const isTheirs = eq(outboxMessages.recipient, address);
  return {
    /** The subjects of the letters so far, the oldest first. */
    async letters() {
      const found = await db
        .select({ subject: outboxMessages.subject })
        .from(outboxMessages)
        .where(isTheirs)
        .orderBy(asc(outboxMessages.createdAt));
      return found.map(({ subject }) => subject);
    },
    /** The text of the letter with a subject. */
    async letter(subject: string) {
      const [letter] = await db
        .select({ text: outboxMessages.body })
        .from(outboxMessages)
        .where(and(isTheirs, eq(outboxMessages.subject, subject)));
      return letter?.text ?? "";
    },
  };
}

export type Member = Awaited<ReturnType<typeof memberWorld>>;

/** Stories of one member, from the first of November on; afterwards our tables are the provider's. */
export function stories(db: Database) {
  return (title: string, tell: (member: Member) => Promise<void>) =>
    test(title, () =>
      rolledBack(db, async (tx) => {
        const member = await memberWorld(tx);
        await tell(member);
        await member.deliver();
        await member.expectEqual();
      }),
    );
}

/** Fails unless our tables agree with the provider about a customer. */
export async function expectEqual(
  { db, payments }: ReturnType<typeof paymentsAt>,
  customer: string,
) {
  const ours = await db
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.customerId, customer));
  const kept = await db.select().from(invoices).where(eq(invoices.customerId, customer));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(ours.map(asTheirs).sort(byId)).toEqual(
    (await payments.subscriptionsOf(customer)).map(({ paidFor, ...theirs }) => theirs).sort(byId),
  );
  expect(kept.map(invoiceLine).sort(byId)).toEqual(
    (await payments.invoicesOf(customer)).map(invoiceLine).sort(byId),
  );
}

function asTheirs(row: typeof stripeSubscriptions.$inferSelect) {
  return {
    id: row.subscriptionId,
    customerId: row.customerId,
    status: row.subscriptionStatus,
    created: row.created,
    priceId: row.priceId,
    offerId: row.tier,
    interval: row.interval,
    periodStart: row.currentPeriodStart,
    periodEnd: row.currentPeriodEnd,
    endsWithPeriod: row.cancelAtPeriodEnd,
    waiting: row.waitingUntil && { offerId: row.waitingTier, until: row.waitingUntil },
    card: { brand: row.paymentMethodBrand, last4: row.paymentMethodLast4 },
  };
}

type Line = Record<"id" | "status" | "amountPaid" | "amountDue", unknown>;

function invoiceLine({ id, status, amountPaid, amountDue }: Line) {
  return { id: String(id), status, amountPaid, amountDue };
}
