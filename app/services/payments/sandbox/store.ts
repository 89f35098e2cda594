import { randomBytes } from "node:crypto";
import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sandboxPaymentEvents, sandboxPaymentObjects } from "#db/schema.ts";
import {
  isOfKind,
  type StripeAccount,
  type StripeCustomer,
  type StripeKind,
  type StripeObject,
  type StripeObjectOf,
  type StripeSubscription,
} from "./objects.ts";

/** An error answer of the sandbox, in Stripe's shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, string>;

  constructor(status: number, error: { type: string; message: string } & Record<string, string>) {
    super(error.message);
    this.name = "StripeRefusal";
    this.status = status;
    this.error = error;
  }
}

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

/** Our own account, as the owner of objects. */
const ourAccount = "";

/**
 * What one request works with: the objects, the time and the events of one account. Everything happens in
 * the transaction of the request.
 */
export type Desk = OwnDesk & {
  /** The desk of an organizer's account. */
  of(payee: StripeAccount): Desk;
};
type OwnDesk = ReturnType<typeof deskFor>;

/** @param payee - the organizer's account that the desk is of; `null` for our own */
export function openDesk(
  db: Database,
  now: () => Date,
  payee: StripeAccount | null = null,
  told = { isAny: false },
): Desk {
  const of = (other: StripeAccount) => openDesk(db, now, other, told);
  return Object.assign(deskFor(db, now, payee, told), { of });
}

function deskFor(
  db: Database,
  now: () => Date,
  payee: StripeAccount | null,
  told: { isAny: boolean },
) {
  const accountId = payee?.id ?? ourAccount;
  const isHere = eq(objects.accountId, accountId);
  const read = async <K extends StripeKind>(kind: K, id: string) => {
    // No id contains a NUL, and the database refuses it.
    if (id.includes("\0")) return null;
    const [row] = await db
      .select({ body: objects.body })
      .from(objects)
      .where(and(isHere, eq(objects.id, id), eq(objects.kind, kind)));
    const body = row?.body;
    return isOfKind(kind, body) ? body : null;
  };
  const seconds = Math.floor(now().getTime() / 1000) + (payee?._ahead ?? 0);
  return {
    payee,
    /** Whether an event waits for its delivery. */
    hasTold: () => told.isAny,
    /** In which organizer's account an object is. */
    async ownerOf(id: string): Promise<string> {
      if (id.includes("\0")) return ourAccount;
      const [row] = await db
        .select({ accountId: objects.accountId })
        .from(objects)
        .where(eq(objects.id, id));
      return row?.accountId ?? ourAccount;
    },
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
        .values({ ...named, ...fields, accountId })
        .onConflictDoUpdate({ target: objects.id, set: fields });
      return object;
    },
    /** The newest first. */
    async list<K extends StripeKind>(kind: K, customer?: string): Promise<StripeObjectOf<K>[]> {
      const rows = await db
        .select({ body: objects.body })
        .from(objects)
        .where(
          and(
            isHere,
            eq(objects.kind, kind),
            customer ? eq(objects.customerId, customer) : undefined,
          ),
        )
        .orderBy(desc(objects.position));
      return rows.map(({ body }) => body).filter((body) => isOfKind(kind, body));
    },
    /** What is due by now, in all accounts. */
    due: async (): Promise<{ accountId: string; body: unknown }[]> =>
      db
        .select({ accountId: objects.accountId, body: objects.body })
        .from(objects)
        .where(and(isNotNull(objects.due), lte(objects.due, seconds)))
        .orderBy(objects.due),
    /** A moment of this account's clock, on the server's. */
    dueAt: (moment: number): number => moment - (payee?._ahead ?? 0),
    /** Now on a customer's clock, or the account's, in seconds since 1970. */
    timeOf: (customer: Pick<StripeCustomer, "_ahead"> | null) => seconds + (customer?._ahead ?? 0),
    /** Stores an event for delivery. */
    async tell(type: string, object: StripeObject, created: number): Promise<void> {
      if (payee?._isDisconnected) return;
      const id = newId("evt");
      const event = { id, object: "event", type, created, livemode: false, pending_webhooks: 1 };
      const whole = { ...event, ...(payee && { account: payee.id }) };
      const payload = JSON.stringify({ ...whole, data: { object: shown(object) } });
      await db.insert(sandboxPaymentEvents).values({ id, type, payload, accountId });
      told.isAny = true;
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

/** The refusal of a request that is not possible. */
export function refuse(message: string, about: Record<string, string> = {}): StripeRefusal {
  return new StripeRefusal(400, { type: "invalid_request_error", message, ...about });
}

/** The refusal of an unknown id: 400 where a form field names it (`param`), 404 for an address. */
export function unknown(kind: string, id: string, param?: string): StripeRefusal {
  return new StripeRefusal(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: param ?? "id",
  });
}

/** The refusal of an account that is not connected to us. */
export function noAccess(account: string): StripeRefusal {
  return new StripeRefusal(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key 'sk_test_***' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });
}
