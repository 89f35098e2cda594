import { randomBytes } from "node:crypto";
import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentEvents, sandboxPaymentObjects } from "#db/schema.ts";
import type { StripeCustomer, StripeKind, StripeObject, StripeObjectOf } from "./objects.ts";
import { unknown } from "./refusal.ts";

const objects = sandboxPaymentObjects;

/** An id as Stripe makes them: `sub_…`, not to be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString("hex")}`;
}

/** The same object without what is the sandbox's own, down to its parts. */
export function shown<T>(object: T): T {
  return JSON.parse(
    JSON.stringify(object, (name, value) => (name.startsWith("_") ? undefined : value)),
  );
}

/** How an object is kept. */
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
 * What one request works with: the objects, the time and what is told of. Everything happens in the
 * transaction of the request.
 */
export type Desk = ReturnType<typeof openDesk>;

export function openDesk(db: Database, now: () => Date) {
  const read = async <K extends StripeKind>(kind: K, id: string) => {
    // The database keeps no such letter, so nothing is called so.
    if (id.includes("\0")) return null;
    const [row] = await db
      .select({ body: objects.body })
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind)));
    return (row?.body as StripeObjectOf<K> | undefined) ?? null;
  };
  const seconds = Math.floor(now().getTime() / 1000);
  let hasTold = false;
  return {
    /** Whether there is an event to be handed on. */
    hasTold: () => hasTold,
    find: read,
    /** @throws {StripeRefusal} when there is none; `param` names the field of a form that asks for it */
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
      return rows.map(({ body }) => body as StripeObjectOf<K>);
    },
    /** The subscriptions with which something happens by itself until now. */
    async due(): Promise<StripeObjectOf<"subscription">[]> {
      const rows = await db
        .select({ body: objects.body })
        .from(objects)
        .where(and(isNotNull(objects.due), lte(objects.due, seconds)))
        .orderBy(objects.due);
      return rows.map(({ body }) => body as StripeObjectOf<"subscription">);
    },
    /** Now, where a customer lives: seconds since 1970. */
    timeOf: (customer: Pick<StripeCustomer, "_ahead"> | null) => seconds + (customer?._ahead ?? 0),
    /** Keeps word of something for whoever listens to events. */
    async tell(type: string, object: StripeObject, created: number): Promise<void> {
      const id = newId("evt");
      const event = { id, object: "event", type, created, livemode: false, pending_webhooks: 1 };
      const payload = JSON.stringify({ ...event, data: { object: shown(object) } });
      await db.insert(sandboxPaymentEvents).values({ id, type, payload });
      hasTold = true;
    },
    /** Requests come one after the other, in all copies of the server. */
    async queueUp(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(77346253)`);
    },
    /** How many objects of a kind there are: numbers for invoices. */
    count: async (kind: StripeKind): Promise<number> => db.$count(objects, eq(objects.kind, kind)),
  };
}
