import type Stripe from "stripe";
import type { Database } from "#db/database.ts";
import { type DemoPerson, demoAccounts, demoReviewer } from "#db/demo/people/people.ts";
import {
  invoices,
  sandboxPaymentObjects,
  stripeCustomers,
  stripeSubscriptions,
} from "#db/schema.ts";
import { msPerDay } from "#values/day.ts";
import { propertyOf } from "#values/record.ts";
import type { CatalogProduct } from "./payments.ts";
import type { BracketFields } from "./sandbox/bracket-form.ts";
import { catchUp } from "./sandbox/clock.ts";
import { expand, isOfKind, type StripeKind, type StripeObject } from "./sandbox/objects.ts";
import { answer } from "./sandbox/requests.ts";
import { type Desk, noAccess, rowOf, unknown } from "./sandbox/store.ts";
import { expandedAlone, toInvoice, toSubscription } from "./stripe-objects.ts";

type Options = { db: Database; now: () => Date; offers: readonly CatalogProduct[] };

/**
 * Lets the demo members subscribe and cancel at the sandbox, each at their time, with all renewals since
 * then, and stores the result in our tables as if all events had arrived.
 * @returns how many there are
 */
export async function enrolDemoMembers({ db, now, offers }: Options): Promise<number> {
  const objects = new Map<string, StripeObject>();
  const at = (days: number) => openMemoryDesk(objects, new Date(now().getTime() - days * msPerDay));
  const first = Math.max(...demoMembers.map(({ began }) => began));
  const prices = await stock(at(first), offers);
  const enrolled = new Map<DemoMember, Enrolled>();
  for (const { days, member, step } of inOrder(demoMembers)) {
    const desk = at(days);
    await catchUp(desk);
    const known = enrolled.get(member);
    if (step === "begins") enrolled.set(member, await begin(desk, member, prices));
    else if (known) await cancel(desk, known);
  }
  const today = at(0);
  await catchUp(today);
  const rows = await Promise.all(
    [...enrolled].map(([member, known]) => rowsOf(today, { member, known })),
  );
  await db.transaction(async (tx) => {
    await tx.insert(sandboxPaymentObjects).values([...objects.values()].map(rowOf));
    await tx.insert(stripeCustomers).values(rows.map(({ customer }) => customer));
    await tx.insert(stripeSubscriptions).values(rows.map(({ subscription }) => subscription));
    await tx.insert(invoices).values(rows.flatMap((each) => each.invoices));
  });
  return rows.length;
}

/** All beginnings and cancellations in the order of time. */
function inOrder(members: readonly DemoMember[]) {
  return members
    .flatMap((member) => [
      { days: member.began, member, step: "begins" },
      ...(member.cancelled ? [{ days: member.cancelled, member, step: "cancels" }] : []),
    ])
    .sort((one, other) => other.days - one.days);
}

/** Puts the products on sale. @returns the ids of the prices by our keys */
async function stock(desk: Desk, offers: readonly CatalogProduct[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { id, name, description, prices } of offers) {
    const product = `dorsal_${id}`;
    await post(desk, "/v1/products", { id: product, name, description });
    for (const { key, interval, cents } of prices) {
      const price = await post(desk, "/v1/prices", {
        product,
        currency: "usd",
        unit_amount: String(cents),
        lookup_key: key,
        recurring: { interval },
        metadata: { offer: id },
      });
      ids.set(key, price.id);
    }
  }
  return ids;
}

type Enrolled = { customer: string; subscription: string };

async function begin(desk: Desk, member: DemoMember, prices: Map<string, string>) {
  const { id, email, firstName, lastName } = member.person;
  const metadata = { user_id: id };
  const name = `${firstName} ${lastName}`;
  const customer = await post(desk, "/v1/customers", { email, name, metadata });
  const attached = { customer: customer.id };
  const method = await post(desk, `/v1/payment_methods/${member.card}/attach`, attached);
  const subscription = await post(desk, "/v1/subscriptions", {
    customer: customer.id,
    default_payment_method: method.id,
    metadata,
    items: [{ price: prices.get(member.price) ?? "" }],
  });
  return { customer: customer.id, subscription: subscription.id };
}

async function cancel(desk: Desk, { subscription }: Enrolled): Promise<void> {
  await post(desk, `/v1/subscriptions/${subscription}`, { cancel_at_period_end: "true" });
}

async function post(desk: Desk, path: string, form: BracketFields): Promise<{ id: string }> {
  const id = propertyOf(await answer(desk, "POST", path, form), "id");
  if (typeof id !== "string") throw new Error(`The sandbox answers ${path} without an id.`);
  return { id };
}

/** The rows that a reading from the provider would write into our tables. */
async function rowsOf(desk: Desk, { member, known }: { member: DemoMember; known: Enrolled }) {
  const customerId = known.customer;
  const body = await desk.get("subscription", known.subscription);
  await expand(body, expandedAlone, desk.find);
  // The sandbox's objects have all fields of Stripe's that are read here.
  const from = toSubscription(body as unknown as Stripe.Subscription);
  const tier = (["pacer", "sprinter", "elite"] as const).find((each) => each === from.offerId);
  const issued = await desk.list("invoice", customerId);
  const lines = issued.map((each) => toInvoice(each as unknown as Stripe.Invoice));
  return {
    customer: { userId: member.person.id, customerId },
    subscription: {
      customerId,
      subscriptionId: from.id,
      subscriptionStatus: from.status,
      priceId: from.priceId,
      interval: from.interval,
      created: from.created,
      currentPeriodStart: from.periodStart,
      currentPeriodEnd: from.periodEnd,
      cancelAtPeriodEnd: from.endsWithPeriod,
      tier,
      paymentMethodBrand: from.card?.brand,
      paymentMethodLast4: from.card?.last4,
    },
    invoices: lines.map(({ hostedUrl, pdfUrl, ...line }) => ({
      ...line,
      customerId,
      hostedInvoiceUrl: hostedUrl,
      invoicePdf: pdfUrl,
    })),
  };
}

/**
 * A desk that keeps its objects in memory, the oldest first, and sends no events: it creates years of
 * the demo members' history, which are then stored at once.
 */
function openMemoryDesk(objects: Map<string, StripeObject>, now: Date): Desk {
  const seconds = Math.floor(now.getTime() / 1000);
  const ofKind = <K extends StripeKind>(kind: K) =>
    [...objects.values()]
      .filter((object) => isOfKind(kind, object))
      .map((object) => structuredClone(object));
  const find = async <K extends StripeKind>(kind: K, id: string) => {
    const found = objects.get(id);
    return isOfKind(kind, found) ? structuredClone(found) : null;
  };
  return {
    payee: null,
    of(payee) {
      throw noAccess(payee.id);
    },
    ownerOf: async () => "",
    hasTold: () => false,
    find,
    async get(kind, id, param) {
      const found = await find(kind, id);
      if (found) return found;
      throw unknown(kind.replace("_", " "), id, param);
    },
    async put(object) {
      objects.set(object.id, structuredClone(object));
      return object;
    },
    async list(kind, customer) {
      return ofKind(kind)
        .filter((object) => !customer || ("customer" in object && object.customer === customer))
        .reverse();
    },
    async due() {
      return ofKind("subscription")
        .filter(({ _due }) => _due !== null && _due <= seconds)
        .sort((one, other) => Number(one._due) - Number(other._due))
        .map((body) => ({ accountId: "", body }));
    },
    dueAt: (moment) => moment,
    timeOf: (customer) => seconds + (customer?._ahead ?? 0),
    async tell() {},
    async queueUp() {},
    count: async (kind) => ofKind(kind).length,
  };
}

/** A membership of the demo, in days before it is filled. */
type DemoMember = {
  person: DemoPerson;
  /** The key of a price: `elite_monthly`. */
  price: string;
  /** As the stand-in for the payment provider names its test cards. */
  card: "pm_card_visa" | "pm_card_mastercard" | "pm_card_chargeCustomerFail";
  began: number;
  /** When it was cancelled, for the end of its period. */
  cancelled?: number;
};

/** A month of any length has passed, and its payment was due lately. */
const oneMonthAndSome = 34;

/**
 * The account for looking around as a member, and some of the reviewers: one whose payment has failed,
 * one who is leaving and one who has left, so that all states can be seen.
 */
export const demoMembers: DemoMember[] = [
  { person: demoAccounts.elite, price: "elite_monthly", card: "pm_card_visa", began: 160 },
  member("Yolanda", { price: "elite_yearly", card: "pm_card_visa", began: 210 }),
  member("Javier", { price: "sprinter_yearly", card: "pm_card_mastercard", began: 125 }),
  member("Valeria", { price: "sprinter_monthly", card: "pm_card_visa", began: 80 }),
  member("Lucía", { price: "sprinter_monthly", card: "pm_card_visa", began: 20 }),
  member("Megan", { price: "pacer_monthly", card: "pm_card_visa", began: 70 }),
  member("Hannah", { price: "pacer_monthly", card: "pm_card_mastercard", began: 9 }),
  member("Claire", {
    price: "pacer_monthly",
    card: "pm_card_chargeCustomerFail",
    began: oneMonthAndSome,
  }),
  member("Tyrell", { price: "pacer_monthly", card: "pm_card_visa", began: 75, cancelled: 5 }),
  member("Emiliano", { price: "sprinter_monthly", card: "pm_card_visa", began: 95, cancelled: 40 }),
];

function member(firstName: string, about: Omit<DemoMember, "person">): DemoMember {
  return { person: demoReviewer(firstName), ...about };
}
