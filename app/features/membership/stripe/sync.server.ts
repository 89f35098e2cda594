import { and, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { invoices, stripeCustomers, stripeSubscriptions, users } from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Invoice, Subscription } from "#services/payments/payments.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import { takePaymentEvent } from "#services/payments/receive.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { isOneOf, openStatuses } from "#values/subscription-status.ts";
import { billingPath } from "../membership.ts";
import { keptRights } from "../plans/entitlements.ts";
import { isTier, type Tier } from "../plans/plans.ts";
import { type LetterLinks, type LetterSubject, letterOf } from "../turns/emails.tsx";
import { type Turn, turnsOf } from "../turns/turns.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** Duplicates are ended one after the other; more than this cannot be paid at the same time. */
const mostTries = 6;

/**
 * Copies a customer's subscriptions and invoices from the payment provider into our tables. A reading
 * that is older than another process's is not written but repeated, so the tables never go back, in
 * whatever order events arrive. Of many calls at the same time two write: a call that finds two newer
 * versions returns, because the second of them was read
 * after the call began.
 * @returns false for an unknown customer
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
 * Two checkouts can be paid at the same time. The oldest paid subscription stays, else the oldest; what was
 * paid for the others becomes a credit.
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

/** @returns false when another process has written in the meantime */
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
    // Ended ones first: the database allows one open subscription for each customer.
    const inOrder = read.subscriptions.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
    const told: TakenTurn[] = [];
    for (const each of inOrder) told.push(...(await writeSubscription(tx, each)));
    await writeInvoices(tx, customerId, read.invoices);
    await tellMember(services, tx, customerId, told);
    return true;
  });
}

/** Ends the subscriptions that the provider no longer has. */
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

/** @returns what has happened to it since the last reading */
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

/** The first payment is missing, or the last one was given up. */
function isOwed({ status }: Subscription): boolean {
  return status === "incomplete" || status === "unpaid";
}

function isOpen({ status }: Subscription): boolean {
  return isOneOf(openStatuses, status);
}

/** A turn of a membership, and its state after it. */
type TakenTurn = { turn: Turn; about: Omit<LetterSubject, "owed"> };

/**
 * Sends the letters about the turns of a membership in the transaction that stores them, so each turn
 * gets exactly one letter.
 */
async function tellMember(
  services: Pick<Services, "mail" | "log">,
  tx: Database,
  customerId: string,
  told: readonly TakenTurn[],
): Promise<void> {
  if (told.length === 0) return;
  const [owner] = await tx
    .select({ address: users.email, lang: users.lang, origin: stripeCustomers.origin })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.userId))
    .where(eq(stripeCustomers.customerId, customerId));
  if (!owner) return;
  const owed = await owedBy(tx, customerId);
  for (const { turn, about } of told) {
    const letter = letterOf(turn, { ...about, owed }, linksFrom(notedOrigin(owner.origin)));
    const { address, lang } = owner;
    await sendIfPossible(services, tx, { address, lang, letter }).catch((problem: unknown) => {
      // An address that takes no mail does not keep the membership from being stored.
      if (!(problem instanceof ServiceProblem)) throw problem;
      services.log.warn({ error: problem, turn }, "a member was not told");
    });
  }
}

async function owedBy(tx: Database, customerId: string): Promise<LetterSubject["owed"]> {
  const [open] = await tx
    .select({ amount: invoices.amountDue, currency: invoices.currency })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), gt(invoices.amountDue, 0)));
  return open ?? null;
}

function linksFrom(origin: string | null): LetterLinks {
  if (origin === null) return null;
  return { billing: origin + billingPath(), plans: origin + href("/membership") };
}

/**
 * Takes an event of our own account at the payment provider.
 * @param payload - the body as it came, byte for byte
 * @returns the status to answer with
 */
export function receiveEvent(
  services: Needs,
  payload: string,
  signature: string,
): Promise<200 | 400 | 503> {
  const sent = { payload, signature, source: "our account" } as const;
  return takePaymentEvent(services, sent, async ({ customerId }) => {
    if (customerId !== null) await syncCustomer(services, customerId);
  });
}
