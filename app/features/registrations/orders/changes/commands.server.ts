import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { moment, orNull, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import {
  entryChanges,
  entryOrders,
  raceChangeRules,
  raceRegistrations,
  raceSales,
  races,
  users,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { notedOrigin } from "#services/context.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { mailTo } from "../../letters.server.ts";
import { msPerHour, openStates } from "../../order.ts";
import { isDisputed } from "../../prices/credits.server.ts";
import { handTeamOn } from "../../team-captain.server.ts";
import { endOrder } from "../moves.server.ts";
import { placeFeeOrder } from "../placing.server.ts";
import { creditOf, type EntryChangeKind, type EntryChangeRule } from "./change.ts";
import { letterOfLapsing, letterOfTransfer, letterOfWithdrawal, letterToGiver } from "./emails.tsx";
import type { EntryChangeProblem } from "./messages.ts";
import {
  allowedRule,
  changeRulesOf,
  findTransfer,
  hasEntryFor,
  isOfTransfer,
  shareOfLine,
} from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;
type Begun = { problem: null; orderId: string | null } | { problem: EntryChangeProblem };

/** Changes what the runners of a race may do with their entries. */
export async function changeChangeRules(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  rules: readonly EntryChangeRule[],
): Promise<{ problem: "no-race" | "no-sale" | null }> {
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [race] = await lockRace(tx, editor, known);
    if (!race) return { problem: "no-race" };
    const sells = (await tx.$count(raceSales, eq(raceSales.raceId, known))) > 0;
    if (!sells && rules.some(({ feeMinor }) => feeMinor > 0)) return { problem: "no-sale" };
    const before = audited((await changeRulesOf(inside, known)).rules);
    await tx.delete(raceChangeRules).where(eq(raceChangeRules.raceId, known));
    if (rules.length > 0) {
      await tx.insert(raceChangeRules).values(rules.map((rule) => ({ raceId: known, ...rule })));
    }
    const change = difference(before, audited(rules));
    if (change) {
      await recordChange(inside, editor, {
        action: "changed",
        subjectType: "entry changes",
        subjectId: known,
        subjectName: race.name,
        ...change,
      });
    }
    return { problem: null };
  });
}

function audited(rules: readonly EntryChangeRule[]): Record<string, string> {
  const text = (kind: EntryChangeKind) => {
    const rule = rules.find((each) => each.kind === kind);
    if (!rule) return "off";
    const { lastDay, feeMinor, paysBack } = rule;
    return [`until ${lastDay ?? "the day before"}`, `fee ${feeMinor}`, paysBack && "pays back"]
      .filter(Boolean)
      .join(", ");
  };
  return { transfer: text("transfer"), distance: text("distance"), deferral: text("deferral") };
}

type Begin = {
  registrationId: string;
  origin: string;
};

/**
 * Passes an entry of the viewer on: the other runner is invited by mail, once the fee is paid where there is one. The
 * entry stays as it is until they have entered.
 */
export async function beginTransfer(
  services: Needs,
  viewer: Pick<Viewer, "userId" | "email">,
  { registrationId, email, origin }: Begin & { email: string },
): Promise<Begun> {
  if (services.mail.mode === "unavailable") return { problem: "no-mail" };
  if (email.toLowerCase() === viewer.email.toLowerCase()) return { problem: "own-address" };
  return begin(services, viewer, { registrationId, kind: "transfer", origin }, (tx, found) =>
    made(tx, services, {
      ...found,
      toEmail: email,
      state: found.feeMinor > 0 ? "unpaid" : "open",
    }),
  );
}

/** Begins to exchange an entry of the viewer for another distance: the form of that distance completes it. */
export async function beginExchange(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { registrationId, distanceId, origin }: Begin & { distanceId: string },
): Promise<Begun> {
  const allowed = await allowedRule(services, viewer, registrationId, "distance");
  if (allowed && !allowed.distances.some(({ id }) => id === distanceId)) {
    return { problem: "no-distance" };
  }
  const companionId = allowed?.companionId ?? null;
  if (await hasEntryFor(services.db, viewer, distanceId, companionId))
    return { problem: "registered-there" };
  return begin(services, viewer, { registrationId, kind: "distance", origin }, (tx, found) =>
    made(tx, services, { ...found, distanceId, state: "open" }),
  );
}

type Found = {
  raceId: string;
  registrationId: string;
  kind: EntryChangeKind;
  feeMinor: number;
  endsAt: Date | null;
  origin: string;
};

/** Checks under the lock of the entry what may be done with it, and does it. */
async function begin(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { registrationId, kind, origin }: Begin & { kind: EntryChangeKind },
  make: (tx: Database, found: Found) => Promise<string>,
): Promise<Begun> {
  try {
    return await withRetry(services.db, async (tx): Promise<Begun> => {
      const inside = { ...services, db: tx };
      const id = readId(registrationId);
      if (id === null) return { problem: "gone" };
      // Orders are locked before the entries that they are about.
      await tx.execute(sql`
        select o.id from entry_orders o
        where o.id in (select order_id from order_lines where registration_id = ${id}::uuid)
        order by o.id for update`);
      await tx
        .select({ id: raceRegistrations.id })
        .from(raceRegistrations)
        .where(and(eq(raceRegistrations.id, id), eq(raceRegistrations.userId, viewer.userId)))
        .for("update");
      const allowed = await allowedRule(inside, viewer, id, kind);
      if (!allowed) return { problem: "not-allowed" };
      if (await isCheckedIn(tx, id)) return { problem: "checked-in" };
      const disputed = await tx.execute(sql`select where ${isDisputed(sql`${id}::uuid`)}`);
      if (disputed.length > 0) return { problem: "disputed" };
      const { rule, entry } = allowed;
      const end = await readRow(
        tx,
        { at: moment },
        sql`select public.day_begins(${rule.until}::date + 1, r.time_zone) as at
          from races r where r.id = ${entry.race.id}::uuid`,
      );
      const changeId = await make(tx, {
        raceId: entry.race.id,
        registrationId: id,
        kind,
        feeMinor: rule.feeMinor,
        endsAt: kind === "deferral" ? null : (end?.at ?? services.now()),
        origin,
      });
      if (kind !== "transfer") return { problem: null, orderId: null };
      if (rule.feeMinor === 0 || allowed.currency === null) {
        await invite(inside, changeId);
        return { problem: null, orderId: null };
      }
      const orderId = await placeFeeOrder(inside, {
        raceId: entry.race.id,
        userId: viewer.userId,
        registrationId: id,
        changeId,
        totalMinor: rule.feeMinor,
        currency: allowed.currency,
        origin,
      });
      return { problem: null, orderId };
    });
  } catch (error) {
    if (violatedConstraint(error) === "entry_changes_one_open") return { problem: "open-already" };
    throw error;
  }
}

async function isCheckedIn(tx: Database, registrationId: string): Promise<boolean> {
  const held = await tx.execute(sql`
    select from check_in_scans where registration_id = ${registrationId}::uuid and holds limit 1`);
  return held.length > 0;
}

async function made(
  tx: Database,
  { now }: Pick<Services, "now">,
  columns: Omit<typeof entryChanges.$inferInsert, "createdAt" | "updatedAt">,
): Promise<string> {
  const [change] = await tx
    .insert(entryChanges)
    .values({ ...columns, createdAt: now(), updatedAt: now() })
    .returning({ id: entryChanges.id });
  if (!change) throw new Error("The change was not inserted.");
  return change.id;
}

/** Invites the other runner of a transfer, with a new link, and tells the runner who passes it on. */
export async function invite(services: Needs, changeId: string): Promise<boolean> {
  const { db, now, mail } = services;
  const token = randomBytes(24).toString("base64url");
  const [change] = await db
    .update(entryChanges)
    .set({ state: "open", tokenHash: hashOfSecret(token), updatedAt: now() })
    .where(
      and(
        eq(entryChanges.id, changeId),
        eq(entryChanges.kind, "transfer"),
        inArray(entryChanges.state, ["unpaid", "open"]),
        gt(entryChanges.endsAt, now()),
        sql`exists (select from race_registrations g where g.id = ${entryChanges.registrationId}
          and g.user_id is not null and g.status in ('registered', 'confirmed'))`,
      ),
    )
    .returning({
      registrationId: entryChanges.registrationId,
      toEmail: entryChanges.toEmail,
      origin: entryChanges.origin,
    });
  const offered = change && (await findTransfer(services, token));
  if (!change?.toEmail || !offered?.giverId) return false;
  const origin = notedOrigin(change.origin);
  const [giver] = await db
    .select({ lang: users.lang })
    .from(users)
    .where(eq(users.id, offered.giverId));
  if (mail.mode !== "unavailable") {
    const to = { address: change.toEmail, lang: giver?.lang ?? "en" };
    await mail.send(to, letterOfTransfer(offered, { origin, token }), { within: db });
  }
  const letter = letterToGiver({ ...offered, registrationId: change.registrationId }, "offered", {
    origin,
    email: change.toEmail,
  });
  await mailTo(services, { userId: offered.giverId }, letter);
  return true;
}

/** Accepts an entry that is passed on: the viewer fills in the form next. The first one to accept has it. */
export async function acceptTransfer(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  token: string,
): Promise<
  { problem: null; raceId: string; distanceId: string | null } | { problem: EntryChangeProblem }
> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const offered = await findTransfer(inside, token);
    if (!offered) return { problem: "gone" };
    if (offered.giverId === viewer.userId) return { problem: "own-entry" };
    const { raceId, distanceId } = offered;
    if (distanceId !== null && (await hasEntryFor(tx, viewer, distanceId))) {
      return { problem: "registered-there" };
    }
    const accepted = await tx
      .update(entryChanges)
      .set({ toUser: viewer.userId, updatedAt: services.now() })
      .where(
        and(
          eq(entryChanges.id, offered.id),
          eq(entryChanges.state, "open"),
          sql`coalesce(${entryChanges.toUser}, ${viewer.userId}::uuid) = ${viewer.userId}::uuid`,
        ),
      )
      .returning({ id: entryChanges.id });
    return accepted.length > 0 ? { problem: null, raceId, distanceId } : { problem: "taken" };
  });
}

/** Declines an entry that is passed on, by its link. */
export async function declineTransfer(
  services: Needs,
  token: string,
): Promise<{ problem: "gone" | null }> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const offered = await findTransfer(inside, token);
    if (!offered || !(await end(inside, offered.id, "declined"))) return { problem: "gone" };
    await tellGiver(inside, offered.id, "declined");
    return { problem: null };
  });
}

/**
 * Takes a change of the viewer's own back, with the order that would pay for it. Money that has come for it goes to the
 * organizer's list of what is to settle.
 */
export async function withdrawChange(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<{ problem: EntryChangeProblem | null }> {
  const id = readId(registrationId);
  if (id === null) return { problem: "gone" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const open = await readRow(
      tx,
      {
        id: entryChanges.id,
        toEmail: entryChanges.toEmail,
        raceName: races.raceName,
        state: entryChanges.state,
      },
      sql`
      select c.id, c.to_email as "toEmail", r.race_name as "raceName", c.state
      from entry_changes c join race_registrations g on g.id = c.registration_id
      join races r on r.id = c.race_id
      where g.id = ${id}::uuid and g.user_id = ${viewer.userId}::uuid
        and c.kind <> 'deferral' and c.state in ('unpaid', 'open')`,
    );
    if (!open) return { problem: "gone" };
    const orders = await tx
      .select({ id: entryOrders.id, state: entryOrders.state })
      .from(entryOrders)
      .where(and(eq(entryOrders.changeId, open.id), inArray(entryOrders.state, [...openStates])))
      .for("update");
    if (orders.some(({ state }) => state === "in_review")) return { problem: "in-review" };
    for (const order of orders) {
      await endOrder(inside, order.id, { to: "cancelled", from: openStates, by: viewer.userId });
    }
    if (!(await end(inside, open.id, "withdrawn"))) return { problem: "gone" };
    if (open.toEmail && open.state === "open" && services.mail.mode !== "unavailable") {
      const [own] = await tx
        .select({ lang: users.lang })
        .from(users)
        .where(eq(users.id, viewer.userId));
      const to = { address: open.toEmail, lang: own?.lang ?? ("en" as const) };
      await services.mail.send(to, letterOfWithdrawal(open), { within: tx });
    }
    return { problem: null };
  });
}

/**
 * Ends an open change that was never completed. A fee that was paid for it is no longer due, so that it stands on the
 * organizer's list of what is to settle.
 * @returns whether it was open
 */
export async function end(
  { db, now }: Pick<Services, "db" | "now">,
  changeId: string,
  state: "withdrawn" | "declined" | "lapsed",
): Promise<boolean> {
  const ended = await db
    .update(entryChanges)
    .set({ state, toEmail: null, tokenHash: null, updatedAt: now() })
    .where(and(eq(entryChanges.id, changeId), inArray(entryChanges.state, ["unpaid", "open"])))
    .returning({ kind: entryChanges.kind });
  if (ended.length === 0) return false;
  await db.execute(sql`
    update order_lines l set price_minor = 0, discount_minor = 0
    from entry_orders o where o.id = l.order_id and o.change_id = ${changeId}::uuid
      and o.state = 'paid' and ${ended[0]?.kind === "transfer"}`);
  await db.execute(sql`
    update entry_orders set total_minor = 0
    where change_id = ${changeId}::uuid and state = 'paid' and ${ended[0]?.kind === "transfer"}`);
  return true;
}

async function tellGiver(
  services: Needs,
  changeId: string,
  news: "declined" | "lapsed",
): Promise<void> {
  const about = await readRow(
    services.db,
    {
      registrationId: entryChanges.registrationId,
      raceName: races.raceName,
      userId: entryChanges.id,
      origin: entryChanges.origin,
    },
    sql`
    select c.registration_id as "registrationId", r.race_name as "raceName", g.user_id as "userId", c.origin
    from entry_changes c join race_registrations g on g.id = c.registration_id and g.user_id is not null
    join races r on r.id = c.race_id
    where c.id = ${changeId}::uuid and c.kind = 'transfer'
      and g.status in ('registered', 'confirmed')`,
  );
  if (!about) return;
  const letter = letterToGiver({ ...about, distance: null }, news, {
    origin: notedOrigin(about.origin),
  });
  await mailTo(services, { userId: about.userId }, letter);
}

/** Ends the changes that have expired, and those of entries that no longer count. Runs every few minutes. */
export async function sweepChanges(services: Needs): Promise<number> {
  const { db, now } = services;
  const over = await db
    .select({ id: entryChanges.id })
    .from(entryChanges)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryChanges.registrationId))
    .where(
      and(
        inArray(entryChanges.state, ["unpaid", "open"]),
        inArray(entryChanges.kind, ["transfer", "distance"]),
        sql`(${entryChanges.endsAt} <= ${now().toISOString()}::timestamptz
          or ${raceRegistrations.status} not in ('registered', 'confirmed'))`,
        // The organizer still decides about a proof.
        sql`not exists (select from entry_orders o where o.change_id = ${entryChanges.id}
          and o.state = 'in_review')`,
      ),
    )
    .orderBy(entryChanges.id)
    .limit(200);
  let ended = 0;
  for (const { id } of over) {
    const isEnded = await withRetry(db, async (tx) => {
      const inside = { ...services, db: tx };
      const orders = await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(and(eq(entryOrders.changeId, id), inArray(entryOrders.state, [...openStates])))
        .for("update");
      for (const order of orders) {
        await endOrder(inside, order.id, { to: "cancelled", from: openStates, by: null });
      }
      if (!(await end(inside, id, "lapsed"))) return false;
      await tellGiver(inside, id, "lapsed");
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

/** Hours before the end of a transfer in which its runners are reminded, and since its beginning at least. */
const reminder = { before: 48, after: 24 };

const lapsing = {
  id: entryChanges.id,
  registrationId: entryChanges.registrationId,
  raceId: entryChanges.raceId,
  distanceId: orNull(text),
  raceName: races.raceName,
  timeZone: races.timeZone,
  endsAt: moment,
  giverId: text,
  toUser: orNull(text),
  origin: entryChanges.origin,
};

/**
 * Tells the runners of transfers that lapse soon: once each, the one who passes the entry on, and the other one who has
 * accepted it and not filled in the form. Runs every few minutes.
 */
export async function remindOfTransfers(services: Needs): Promise<number> {
  const { db, now } = services;
  const at = now().getTime();
  const [soon, since] = [
    new Date(at + reminder.before * msPerHour),
    new Date(at - reminder.after * msPerHour),
  ];
  const found = await readRows(
    db,
    lapsing,
    sql`
    select c.id, c.registration_id as "registrationId", c.race_id as "raceId",
      g.distance_id::text as "distanceId", r.race_name as "raceName", r.time_zone as "timeZone",
      c.ends_at as "endsAt", g.user_id::text as "giverId", c.to_user::text as "toUser", c.origin
    from entry_changes c join race_registrations g on g.id = c.registration_id
    join races r on r.id = c.race_id
    where c.kind = 'transfer' and c.state = 'open' and c.reminded_at is null
      and c.ends_at > ${now().toISOString()}::timestamptz
      and c.ends_at <= ${soon.toISOString()}::timestamptz
      and c.created_at <= ${since.toISOString()}::timestamptz
      and g.status in ('registered', 'confirmed') and g.user_id is not null
    order by c.ends_at, c.id limit 200`,
  );
  for (const transfer of found) {
    await withRetry(db, async (tx) => {
      const [first] = await tx
        .update(entryChanges)
        .set({ remindedAt: now() })
        .where(
          and(
            eq(entryChanges.id, transfer.id),
            eq(entryChanges.state, "open"),
            sql`${entryChanges.remindedAt} is null`,
          ),
        )
        .returning({ id: entryChanges.id });
      if (!first) return;
      const inside = { ...services, db: tx };
      const { giverId, toUser } = transfer;
      const made = { ...transfer, origin: notedOrigin(transfer.origin) };
      await mailTo(inside, { userId: giverId }, letterOfLapsing(made, "giver"));
      if (toUser) await mailTo(inside, { userId: toUser }, letterOfLapsing(made, "taker"));
    });
  }
  return found.length;
}

/**
 * Keeps an entry of the viewer for the next edition: it is cancelled, and what it has cost counts there, without the
 * fee. The organizer keeps the money, which is therefore settled.
 */
export async function deferEntry(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { registrationId, origin }: Begin,
): Promise<Begun> {
  return begin(
    services,
    viewer,
    { registrationId, kind: "deferral", origin },
    async (tx, found) => {
      const inside = { ...services, db: tx };
      return keepForNext(inside, viewer, found);
    },
  );
}

async function keepForNext(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  found: Found,
): Promise<string> {
  const { db, now } = services;
  const allowed = await allowedRule(services, viewer, found.registrationId, "deferral");
  if (!allowed) throw new Error("The entry may no longer be kept for the next edition.");
  const creditMinor = creditOf({ ...allowed, feeMinor: found.feeMinor });
  const id = await made(db, services, { ...found, creditMinor, state: "open" });
  // Before it is cancelled: what the organizer has of the order is divided among the entries that are not.
  await keepShare(db, found.registrationId);
  // Triggers: places taken, entries sold, answers, event; see app/db/functions/registrations.sql
  await db
    .update(raceRegistrations)
    .set({ status: "cancelled", updatedAt: now() })
    .where(eq(raceRegistrations.id, found.registrationId));
  await handTeamOn(services, found.registrationId, { by: viewer.userId });
  const { entry, currency } = allowed;
  const letter = letterToGiver(
    {
      registrationId: entry.id,
      raceName: entry.race.name,
      distance: entry.distance,
      runner: allowed.companionId === null ? null : `${entry.firstName} ${entry.lastName}`.trim(),
    },
    "deferred",
    {
      origin: notedOrigin(found.origin),
      credit: currency ? { minor: creditMinor, currency } : null,
    },
  );
  await mailTo(services, viewer, letter);
  return id;
}

/** The organizer keeps what an entry has cost, with the extras whose price would go back; the money of others in its order, and what is too much, stays to settle. */
async function keepShare(db: Database, registrationId: string): Promise<void> {
  await db.execute(sql`
    with shares as (
      select l.order_id, ${shareOfLine} + (
        select coalesce(sum(x.quantity * x.unit_minor), 0)::int from entry_extras x
        where x.order_id = l.order_id and x.registration_id = l.registration_id
          and x.pays_back and x.is_counted
      ) as minor
      from order_lines l join entry_orders o on o.id = l.order_id
      where l.registration_id = ${registrationId}::uuid and o.state = 'paid' and not ${isOfTransfer}
    ), free as (
      select n.id, n.order_id, n.attempt, n.received_minor - n.refunded_minor - n.lost_minor - n.kept_minor as minor
      from payments n join shares using (order_id) where n.state = 'received' and n.kind = 'due'
    ), taken as (
      select f.id, least(f.minor, greatest(s.minor - (
        select coalesce(sum(b.minor), 0) from free b where b.order_id = f.order_id and b.attempt < f.attempt
      ), 0)) as minor
      from free f join shares s using (order_id)
    )
    update payments p set kept_minor = p.kept_minor + t.minor
    from taken t where t.id = p.id and t.minor > 0`);
}
