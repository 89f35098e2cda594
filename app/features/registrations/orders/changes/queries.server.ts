import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, day, integer, moment, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { entryChanges, raceChangeRules, raceRegistrations } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import { moment as momentOf } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Currency } from "#values/money.ts";
import { currencyOfSale, paidBackExtras } from "../../extras/queries.server.ts";
import { openStates } from "../../order.ts";
import { findRegistration } from "../../queries.server.ts";
import type { RegistrationRecord } from "../../registration.ts";
import {
  changeKinds,
  changeStates,
  type EntryChangeKind,
  type EntryChangeRule,
  lastDayFor,
  mayChange,
} from "./change.ts";

const runnersChange = {
  id: entryChanges.id,
  kind: oneOf(changeKinds),
  state: oneOf(changeStates),
  toEmail: orNull(text),
  /** Whether the other runner has accepted, and fills in the form. */
  isAccepted: boolean,
  /** Of another distance. */
  target: orNull(text),
  distanceId: orNull(text),
  creditMinor: integer,
  endsAt: orNull(moment),
  /** The order that pays for it, while it is open. */
  orderId: orNull(text),
};

/** A change of an entry as its runner sees it. */
export type RunnersChange = RowOf<typeof runnersChange>;

/**
 * What the organizer still has of line `l` of a paid order. Money that was sent back is taken for the cancelled entries of
 * the order, and so is what the organizer keeps of them; what is missing beyond that is missing for all others alike.
 */
export const shareOfLine = sql`(
  select case
    when m.held is null or m.live <= m.held - least(m.kept, m.gone) then l.price_minor - l.discount_minor
    else ((l.price_minor - l.discount_minor)::bigint * (m.held - least(m.kept, m.gone)) / m.live)::int
  end
  from (
    select coalesce(sum(x.price_minor - x.discount_minor) filter (where y.status <> 'cancelled'), 0) as live,
      coalesce(sum(x.price_minor - x.discount_minor) filter (where y.status = 'cancelled'), 0) as gone,
      (select sum(p.received_minor - p.refunded_minor - p.lost_minor) from payments p
        where p.order_id = l.order_id and p.state = 'received' and p.kind = 'due') as held,
      (select coalesce(sum(p.kept_minor), 0) from payments p
        where p.order_id = l.order_id and p.state = 'received' and p.kind = 'due') as kept
    from order_lines x join race_registrations y on y.id = x.registration_id
    where x.order_id = l.order_id
  ) m)`;

/** Whether order `o` pays the fee of a transfer: what an entry costs has no part in it. */
export const isOfTransfer = sql`exists (
  select from entry_changes t where t.id = o.change_id and t.kind = 'transfer')`;

/**
 * What entry `g` has cost, as far as the organizer still has it, with the credits that were spent on it. The fees of
 * changes are no part of it.
 */
export const paidForEntry = sql`(
  with recursive entry (id) as (
    select g.id
    union
    select c.registration_id from entry_changes c join entry on c.new_registration_id = entry.id
    where c.state = 'done' and c.kind <> 'deferral'
  ), paid as (
    select coalesce(sum(${shareOfLine} + l.credit_minor), 0) as minor
    from order_lines l join entry_orders o on o.id = l.order_id
    where l.registration_id = g.id and o.state = 'paid' and not ${isOfTransfer}
  )
  select greatest(paid.minor - changed.fees, 0)::int
  from paid, (
    select coalesce(sum(c.fee_minor), 0) as fees
    from entry_changes c join entry on c.new_registration_id = entry.id
    where c.state = 'done' and c.kind = 'distance'
  ) changed)`;

/** The open order that pays for change `c`. */
const openOrder = sql`(
  select o.id::text from entry_orders o
  where o.change_id = c.id and ${inArray(sql`o.state`, openStates)} limit 1)`;

/** The latest change of an entry. */
async function latestChange(db: Database, registrationId: string): Promise<RunnersChange | null> {
  return readRow(
    db,
    runnersChange,
    sql`
    select c.id, c.kind, c.state, c.to_email as "toEmail", c.to_user is not null as "isAccepted",
      d.distance as target, c.distance_id::text as "distanceId", c.credit_minor as "creditMinor",
      c.ends_at as "endsAt",
      ${openOrder} as "orderId"
    from entry_changes c left join race_distances d on d.id = c.distance_id
    where c.registration_id = ${registrationId}::uuid
    order by c.state in ('unpaid', 'open') desc, c.created_at desc, c.id limit 1`,
  );
}

/** What the organizer of a race allows, with the currency of its fees. */
export async function changeRulesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<{ rules: EntryChangeRule[]; currency: Currency | null }> {
  const rules = await db
    .select({
      kind: raceChangeRules.kind,
      lastDay: raceChangeRules.lastDay,
      feeMinor: raceChangeRules.feeMinor,
      paysBack: raceChangeRules.paysBack,
    })
    .from(raceChangeRules)
    .where(eq(raceChangeRules.raceId, raceId));
  return { rules, currency: (await currencyOfSale({ db }, raceId)) ?? null };
}

/** What the runner of an entry may do with it. */
export type ChangeableEntry = {
  entry: RegistrationRecord;
  /** Whom the viewer has entered; `null` for the viewer's own entry. */
  companionId: string | null;
  /** Those that are allowed today, with their last days. */
  rules: (EntryChangeRule & { until: Day })[];
  currency: Currency | null;
  paidMinor: number;
  /** What its extras have cost that goes back when it is cancelled. */
  extrasBackMinor: number;
  /** The change that is open, or the last one. */
  change: RunnersChange | null;
  /** The other distances of the race. */
  distances: { id: string; distance: string }[];
};

/** A made entry of the viewer with what may be done with it; `null` for other people's. */
export async function findChangeable(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<ChangeableEntry | null> {
  const entry = await findRegistration({ db }, viewer, registrationId);
  if (!entry) return null;
  const { rules, currency } = await changeRulesOf({ db }, entry.race.id);
  const today = todayAt(entry.race, now());
  const [own] = await db
    .select({
      distanceId: raceRegistrations.distanceId,
      companionId: raceRegistrations.companionId,
      isOfPricedTeam: isOfPricedTeam.mapWith(boolean),
    })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.id, entry.id));
  const all = await distanceNames(db, entry.race.id);
  const distances = all.filter(({ id }) => id !== own?.distanceId);
  const paidMinor = await paidFor(db, entry.id);
  const allowed = rules.filter(
    (rule) =>
      mayChange(entry, rule, today) &&
      // What was paid for a team is not divided: such an entry is passed on, or cancelled.
      (rule.kind === "transfer" || own?.isOfPricedTeam === false) &&
      (rule.kind !== "distance" || distances.length > 0) &&
      (rule.kind !== "deferral" || paidMinor > 0),
  );
  return {
    entry,
    companionId: own?.companionId ?? null,
    rules: allowed.map((rule) => ({ ...rule, until: lastDayFor(rule, entry.race.startDate) })),
    currency,
    paidMinor,
    extrasBackMinor: await paidBackExtras(db, entry.id),
    change: await latestChange(db, entry.id),
    distances,
  };
}

/** Whether an entry has or shares the price of a team. */
const isOfPricedTeam = sql`exists (
  select from team_members m join entry_teams t on t.id = m.team_id
  join race_team_rules u on u.distance_id = t.distance_id and u.has_one_price
  where m.registration_id = ${raceRegistrations.id})`;

/** What an entry has cost its runner. */
export async function paidFor(db: Database, registrationId: string): Promise<number> {
  const row = await readRow(
    db,
    { paid: integer },
    sql`select ${paidForEntry} as paid from race_registrations g where g.id = ${registrationId}::uuid`,
  );
  return row?.paid ?? 0;
}

/** The rule of one kind where it allows a change of this entry today. */
export async function allowedRule(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  registrationId: string,
  kind: EntryChangeKind,
): Promise<(ChangeableEntry & { rule: EntryChangeRule & { until: Day } }) | null> {
  const found = await findChangeable(services, viewer, registrationId);
  const rule = found?.rules.find((each) => each.kind === kind);
  return found && rule ? { ...found, rule } : null;
}

const offeredEntry = {
  id: entryChanges.id,
  registrationId: entryChanges.registrationId,
  raceId: entryChanges.raceId,
  raceName: text,
  startDate: day,
  timeZone: text,
  city: text,
  distanceId: orNull(text),
  distance: orNull(text),
  giver: text,
  giverId: orNull(text),
  toUser: orNull(text),
  endsAt: moment,
};

/** An entry that a link offers; `null` for a link that is over. */
export type OfferedTransfer = RowOf<typeof offeredEntry>;

export async function findTransfer(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<OfferedTransfer | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  return readRow(
    db,
    offeredEntry,
    sql`
    select c.id, c.registration_id as "registrationId", c.race_id as "raceId",
      r.race_name as "raceName", r.start_date as "startDate",
      r.time_zone as "timeZone", r.city, g.distance_id::text as "distanceId", d.distance,
      trim(concat_ws(' ', g.first_name, g.last_name)) as giver, g.user_id::text as "giverId",
      c.to_user::text as "toUser", c.ends_at as "endsAt"
    from entry_changes c
    join races r on r.id = c.race_id and r.race_status not in ('cancelled', 'completed')
    join race_registrations g on g.id = c.registration_id and g.status in ('registered', 'confirmed')
    left join race_distances d on d.id = g.distance_id
    where c.token_hash = ${hashOfSecret(token)} and c.kind = 'transfer' and c.state = 'open'
      and c.ends_at > ${momentOf(now())}`,
  );
}

const seasonChange = {
  ...runnersChange,
  registrationId: entryChanges.registrationId,
  raceId: entryChanges.raceId,
  raceName: text,
  /** Of the entry that is given up. */
  entryDistanceId: orNull(text),
  distance: orNull(text),
  timeZone: text,
  /** Whether the entry comes to the viewer. */
  isReceived: boolean,
  /** Whether it is about somebody whom the viewer has entered. */
  isOfCompanion: boolean,
  currency: orNull(text),
  /** The next edition, if there is one. */
  nextRaceId: orNull(text),
};

/** An open change in the season of a runner: an entry that is passed on, comes to them, or waits as a credit. */
export type SeasonChange = RowOf<typeof seasonChange>;

export async function openChangesOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<SeasonChange[]> {
  return readRows(
    db,
    seasonChange,
    sql`
    select c.id, c.kind, c.state, c.to_email as "toEmail", c.to_user is not null as "isAccepted",
      t.distance as target, c.distance_id::text as "distanceId", c.credit_minor as "creditMinor",
      c.ends_at as "endsAt", ${openOrder} as "orderId",
      c.registration_id as "registrationId", c.race_id as "raceId", r.race_name as "raceName",
      g.distance_id::text as "entryDistanceId", d.distance, r.time_zone as "timeZone",
      g.user_id is distinct from ${userId}::uuid as "isReceived",
      g.companion_id is not null as "isOfCompanion",
      (select l.currency from entry_orders l join order_lines x on x.order_id = l.id
        where x.registration_id = g.id limit 1) as currency,
      e.race_id::text as "nextRaceId"
    from entry_changes c
    join races r on r.id = c.race_id
    join race_registrations g on g.id = c.registration_id
    left join race_distances d on d.id = g.distance_id
    left join race_distances t on t.id = c.distance_id
    left join race_editions e on e.previous_id = c.race_id
    where c.state in ('unpaid', 'open') and (c.ends_at is null or c.ends_at > ${momentOf(now())})
      and (g.user_id = ${userId}::uuid or c.to_user = ${userId}::uuid)
      and (c.kind = 'deferral' or g.status in ('registered', 'confirmed'))
      and (c.kind <> 'deferral' or c.credit_minor > 0)
    order by c.created_at, c.id`,
  );
}

const racesChange = {
  id: entryChanges.id,
  kind: oneOf(changeKinds),
  state: oneOf(changeStates),
  registrationId: entryChanges.registrationId,
  newRegistrationId: orNull(text),
  runner: text,
  newRunner: orNull(text),
  distance: orNull(text),
  target: orNull(text),
  creditMinor: integer,
  currency: orNull(text),
  createdAt: moment,
};

/** A change of an entry as the organizer of its race sees it. */
export type RacesChange = RowOf<typeof racesChange>;

/** The latest changes of a race; the caller has asked whether the viewer may see them. */
export async function changesOfRace(
  { db }: Pick<Services, "db">,
  raceId: string,
  limit: number,
): Promise<RacesChange[]> {
  return readRows(
    db,
    racesChange,
    sql`
    select c.id, c.kind, c.state, c.registration_id as "registrationId",
      c.new_registration_id::text as "newRegistrationId",
      trim(concat_ws(' ', g.first_name, g.last_name)) as runner,
      nullif(trim(concat_ws(' ', n.first_name, n.last_name)), '') as "newRunner",
      d.distance, t.distance as target, c.credit_minor as "creditMinor",
      (select s.currency from race_sales s where s.race_id = c.race_id) as currency,
      c.created_at as "createdAt"
    from entry_changes c
    join race_registrations g on g.id = c.registration_id
    left join race_registrations n on n.id = c.new_registration_id
    left join race_distances d on d.id = g.distance_id
    left join race_distances t on t.id = c.distance_id
    where c.race_id = ${raceId}::uuid
    order by c.created_at desc, c.id limit ${limit}`,
  );
}

/** An entry that became another one, or comes from one. */
export type EntryLineage = { kind: EntryChangeKind; otherId: string | null; isSource: boolean };

/** How an entry was given up, or which one it replaces; the caller has asked for the entry itself. */
export async function lineageOf(
  { db }: Pick<Services, "db">,
  registrationId: string,
): Promise<EntryLineage[]> {
  const id = readId(registrationId);
  if (id === null) return [];
  return readRows(
    db,
    { kind: oneOf(changeKinds), otherId: orNull(text), isSource: boolean },
    sql`
    select kind, case when registration_id = ${id}::uuid then new_registration_id else registration_id end::text as "otherId",
      registration_id = ${id}::uuid as "isSource"
    from entry_changes
    where (registration_id = ${id}::uuid or new_registration_id = ${id}::uuid)
      and (state = 'done' or (kind = 'deferral' and state = 'open'))
    order by created_at, id`,
  );
}

/** Whether the viewer, or a companion of theirs, has a live entry for a distance. */
export async function hasEntryFor(
  db: Database,
  { userId }: Pick<Viewer, "userId">,
  distanceId: string,
  companionId: string | null = null,
): Promise<boolean> {
  const own = and(
    eq(raceRegistrations.userId, userId),
    eq(raceRegistrations.distanceId, distanceId),
    ne(raceRegistrations.status, "cancelled"),
    companionId === null
      ? isNull(raceRegistrations.companionId)
      : eq(raceRegistrations.companionId, companionId),
  );
  return (await db.$count(raceRegistrations, own)) > 0;
}

/** Whether the viewer may change an entry today, or is changing it. */
export async function mayBeChanged(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<boolean> {
  const found = await findChangeable(services, viewer, registrationId);
  if (!found || found.entry.status === "cancelled") return false;
  const state = found.change?.state;
  return found.rules.length > 0 || state === "unpaid" || state === "open";
}
