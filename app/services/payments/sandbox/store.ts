import { randomBytes } from "node:crypto";
import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentEvents, sandboxPaymentObjects } from "#db/schema.ts";
import {
  isOfKind,
  type StripeCustomer,
  type StripeKind,
  type StripeObject,
  type StripeObjectOf,
  type StripeSubscription,
} from "./objects.ts";
import { refuse, unknown } from "./refusal.ts";

const objects = sandboxPaymentObjects;

/** An id in Stripe's form: `sub_…`, not guessable. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString("hex")}`;
}

/** The same object without the sandbox's own fields, at all depths. */
export function shown<T>(object: T): T {
  return JSON.parse(
    JSON.stringify(object, (name, value) => (name.startsWith("_") ? undefined : value)),
  );
}

/** The row of an object. */
export function rowOf(object: StripeObject) {
  return {
    id: object.id,
    kind: object.object,
    customerId: "customer" in object ? object.customer : null,
    due: "_due" in object ? object._due : null,
    body: object,
  };
}

/**
 * What one request works with: the objects, the time and the events. Everything happens in the
 * transaction of the request.
 */
export type Desk = ReturnType<typeof openDesk>;

export function openDesk(db: Database, now: () => Date) {
  const read = async <K extends StripeKind>(kind: K, id: string) => {
    // No id contains a NUL, and the database refuses it.
    if (id.includes("\0")) return null;
    const [row] = await db
      .select({ body: objects.body })
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind)));
    const body = row?.body;
    return isOfKind(kind, body) ? body : null;
  };
  const seconds = Math.floor(now().getTime() / 1000);
  let hasTold = false;
  return {
    /** Whether an event waits for its delivery. */
    hasTold: () => hasTold,
    find: read,
    /** @throws {StripeRefusal} for an unknown id; `param` is the form field that names it */
    async get<K extends StripeKind>(
      kind: K,
      id: string,
      param?: string,
    ): Promise<StripeObjectOf<K>> {
      const found = await read(kind, id);
      if (found) return found;
      throw unknown(kind.replace("_", " "), id, param);
    },
    async put<T extends StripeObject>(object: T): Promise<T> {
      const { customerId, due, body, ...named } = rowOf(object);
      const fields = { customerId, due, body };
      await db
        .insert(objects)
        .values({ ...named, ...fields })
        .onConflictDoUpdate({ target: objects.id, set: fields });
      return object;
    },
    /** The newest first. */
    async list<K extends StripeKind>(kind: K, customer?: string): Promise<StripeObjectOf<K>[]> {
      const rows = await db
        .select({ body: objects.body })
        .from(objects)
        .where(and(eq(objects.kind, kind), customer ? eq(objects.customerId, customer) : undefined))
        .orderBy(desc(objects.position));
      return rows.map(({ body }) => body).filter((body) => isOfKind(kind, body));
    },
    /** The subscriptions that are due by now. */
    async due(): Promise<StripeObjectOf<"subscription">[]> {
      const rows = await db
        .select({ body: objects.body })
        .from(objects)
        .where(and(isNotNull(objects.due), lte(objects.due, seconds)))
        .orderBy(objects.due);
      return rows.map(({ body }) => body).filter((body) => isOfKind("subscription", body));
    },
    /** Now on a customer's clock, in seconds since 1970. */
    timeOf: (customer: Pick<StripeCustomer, "_ahead"> | null) => seconds + (customer?._ahead ?? 0),
    /** Stores an event for delivery. */
    async tell(type: string, object: StripeObject, created: number): Promise<void> {
      const id = newId("evt");
      const event = { id, object: "event", type, created, livemode: false, pending_webhooks: 1 };
      const payload = JSON.stringify({ ...event, data: { object: shown(object) } });
      await db.insert(sandboxPaymentEvents).values({ id, type, payload });
      hasTold = true;
    },
    /** Lets requests run one after the other, in all copies of the server. */
    async queueUp(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(77346253)`);
    },
    /** Counts the objects of a kind, for the numbers of invoices. */
    count: async (kind: StripeKind): Promise<number> => db.$count(objects, eq(objects.kind, kind)),
  };
}

/**
 * Stores a subscription with the moment at which something is due next.
 * @param nextTry - when a failed charge is tried again; left out, that moment stays
 */
export async function keep(desk: Desk, sub: StripeSubscription, nextTry?: number | null) {
  const { _ahead } = await desk.get("customer", sub.customer);
  const ends = sub.cancel_at ?? sub.items.data[0].current_period_end;
  const next = Math.min(ends, sub.pending_update?.expires_at ?? ends);
  if (sub.status === "canceled") sub._due = null;
  else if (sub.status === "active") sub._due = next - _ahead;
  else if (nextTry !== undefined) sub._due = nextTry === null ? null : nextTry - _ahead;
  return desk.put(sub);
}

/** @throws {StripeRefusal} for a subscription that has ended */
export async function live(desk: Desk, id: string, param?: string): Promise<StripeSubscription> {
  const sub = await desk.get("subscription", id, param);
  if (sub.status !== "canceled") return sub;
  throw refuse("A canceled subscription can only update its cancellation_details and metadata.");
}
