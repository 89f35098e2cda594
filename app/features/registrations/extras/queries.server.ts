import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.ts";
import { boolean, integer } from "#db/kinds.ts";
import {
  entryExtras,
  entryOrders,
  raceExtras,
  raceRegistrations,
  raceSales,
  races,
} from "#db/schema.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import {
  type Editor,
  findWorkplaceRace,
  type WorkplaceRace,
} from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { currencyOfCountry } from "#values/countries.ts";
import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import type { Answers } from "../answers.ts";
import { isLapsed } from "../lapsed-order.server.ts";
import type { EntryTarget } from "../registration.ts";
import type { EntryExtra, OrderedExtra, OwnExtra } from "./extra.ts";
import { hasExtraAnswers, readExtras } from "./reading-extras.ts";

/** The extras that a runner of a distance may buy today, in their order. */
export async function extrasFor(
  { db, now }: Pick<Services, "db" | "now">,
  { raceId, distanceId }: EntryTarget,
  today: Day,
): Promise<EntryExtra[]> {
  const ofDistance = or(
    isNull(raceExtras.distanceId),
    distanceId === null ? sql`false` : eq(raceExtras.distanceId, distanceId),
  );
  const isNotOver = sql`coalesce(${raceExtras.lastDay} >= ${today}::date, true)`;
  const lapsed = sql`(
    select coalesce(sum(x.quantity), 0)::int
    from entry_extras x join entry_orders o on o.id = x.order_id
    where x.extra_id = race_extras.id and x.is_counted and ${isLapsed(now(), alias(entryOrders, "o"))})`;
  const rows = await db
    .select({ ...extraColumns, taken: sql`${raceExtras.taken} - ${lapsed}`.mapWith(integer) })
    .from(raceExtras)
    .where(and(eq(raceExtras.raceId, raceId), raceExtras.isSold, ofDistance, isNotOver))
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id));
  return rows.map(asOffered);
}

/** What the answers of a form choose beside its entry, and what is wrong with it. */
export async function readExtrasFor(
  services: Pick<Services, "db" | "now">,
  target: EntryTarget,
  answers: Answers,
  today: Day,
): Promise<ReturnType<typeof readExtras>> {
  if (!hasExtraAnswers(answers)) return { chosen: [], problems: {} };
  const offered = await extrasFor(services, target, today);
  return readExtras(offered, answers, await currencyOfSale(services, target.raceId));
}

/** The currency in which a race sells; `undefined` where it sells nothing. */
export async function currencyOfSale(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<Currency | undefined> {
  const [sale] = await db
    .select({ currency: raceSales.currency })
    .from(raceSales)
    .where(eq(raceSales.raceId, raceId));
  return sale?.currency;
}

function asOffered({
  stock,
  taken,
  priceMinor,
  leastMinor,
  mostMinor,
  ...row
}: ExtraRow): EntryExtra {
  const { id, name, note, mostEach, paysBack } = row;
  const left = stock === null ? null : stock - taken;
  return {
    id,
    name,
    note,
    mostEach,
    paysBack,
    left,
    ...priceIn({ priceMinor, leastMinor, mostMinor }),
  };
}

/** The database keeps either a price or both limits. */
function priceIn({
  priceMinor,
  leastMinor,
  mostMinor,
}: Pick<ExtraRow, "priceMinor" | "leastMinor" | "mostMinor">) {
  return priceMinor === null
    ? { priceMinor, leastMinor: leastMinor ?? 0, mostMinor: mostMinor ?? 0 }
    : { priceMinor, leastMinor: null, mostMinor: null };
}

const extraColumns = {
  id: raceExtras.id,
  name: { en: raceExtras.nameEn, es: raceExtras.nameEs },
  note: { en: raceExtras.noteEn, es: raceExtras.noteEs },
  distanceId: raceExtras.distanceId,
  priceMinor: raceExtras.priceMinor,
  leastMinor: raceExtras.leastMinor,
  mostMinor: raceExtras.mostMinor,
  stock: raceExtras.stock,
  taken: raceExtras.taken,
  mostEach: raceExtras.mostEach,
  lastDay: raceExtras.lastDay,
  paysBack: raceExtras.paysBack,
  isSold: raceExtras.isSold,
};

type ExtraRow = Omit<
  OwnExtra,
  "priceMinor" | "leastMinor" | "mostMinor" | "paidMinor" | "isOrdered"
> & {
  priceMinor: number | null;
  leastMinor: number | null;
  mostMinor: number | null;
};

/** What the organizer's screen of extras shows. */
export type OwnExtras = {
  race: WorkplaceRace;
  distances: { id: string; distance: string }[];
  extras: OwnExtra[];
  currency: Currency;
};

/** The extras of a race that the editor may edit, in their order. */
export async function findOwnExtras(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<OwnExtras | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  return {
    race,
    distances: await distanceNames(db, race.id),
    extras: await ownExtrasOf(db, race.id),
    currency: await currencyFor(db, race.id),
  };
}

/** The currency of the race's prices, or else that of its country. */
export async function currencyFor(db: Database, raceId: string): Promise<Currency> {
  const sold = await currencyOfSale({ db }, raceId);
  if (sold) return sold;
  const [place] = await db
    .select({ country: races.country })
    .from(races)
    .where(eq(races.id, raceId));
  return currencyOfCountry(place?.country);
}

export async function ownExtrasOf(db: Database, raceId: string): Promise<OwnExtra[]> {
  const rows = await db
    .select({
      ...extraColumns,
      paidMinor: sql`(
        select coalesce(sum(x.quantity * x.unit_minor), 0)::int
        from entry_extras x join entry_orders o on o.id = x.order_id
        where x.extra_id = race_extras.id and o.state = 'paid' and x.is_counted)`.mapWith(integer),
      isOrdered: sql`exists (
        select from entry_extras x where x.extra_id = race_extras.id)`.mapWith(boolean),
    })
    .from(raceExtras)
    .where(eq(raceExtras.raceId, raceId))
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id));
  return rows.map(({ priceMinor, leastMinor, mostMinor, ...row }) => ({
    ...row,
    ...priceIn({ priceMinor, leastMinor, mostMinor }),
  }));
}

const orderedColumns = {
  extraId: entryExtras.extraId,
  registrationId: entryExtras.registrationId,
  name: { en: raceExtras.nameEn, es: raceExtras.nameEs },
  quantity: entryExtras.quantity,
  unitMinor: entryExtras.unitMinor,
  paysBack: entryExtras.paysBack,
  isReturned: entryExtras.isReturned,
};

/** The extras of an order, in the order in which they are sold. */
export async function extrasOfOrder(db: Database, orderId: string): Promise<OrderedExtra[]> {
  return db
    .select(orderedColumns)
    .from(entryExtras)
    .innerJoin(raceExtras, eq(raceExtras.id, entryExtras.extraId))
    .where(eq(entryExtras.orderId, orderId))
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id), asc(entryExtras.registrationId));
}

/** What was bought for an entry. */
export type BoughtExtra = OrderedExtra & { id: string; currency: Currency };

/** What each of some entries has that is paid, in the order in which it is sold. */
export async function extrasOf(
  { db }: Pick<Services, "db">,
  registrationIds: readonly string[],
): Promise<Map<string, BoughtExtra[]>> {
  if (registrationIds.length === 0) return new Map();
  const rows = await db
    .select({ ...orderedColumns, id: entryExtras.id, currency: entryOrders.currency })
    .from(entryExtras)
    .innerJoin(raceExtras, eq(raceExtras.id, entryExtras.extraId))
    .innerJoin(entryOrders, eq(entryOrders.id, entryExtras.orderId))
    .where(
      and(eq(entryOrders.state, "paid"), inArray(entryExtras.registrationId, [...registrationIds])),
    )
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id), asc(entryExtras.id));
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}

/** What one entry has. */
export async function extrasOfEntry(
  services: Pick<Services, "db">,
  registrationId: string,
): Promise<BoughtExtra[]> {
  return (await extrasOf(services, [registrationId])).get(registrationId) ?? [];
}

/**
 * The extras of entry `g` as one text, for lists that read it in SQL: in the language asked for, or in the other one
 * where it is not written in this one.
 */
export function extrasText(lang: "en" | "es"): SQL {
  const [own, other] = lang === "en" ? ["name_en", "name_es"] : ["name_es", "name_en"];
  return sql`(
    select string_agg(
      case when x.quantity > 1 then x.quantity || ${" × "}::text else '' end
        || coalesce(${sql.raw(`e.${own}`)}, ${sql.raw(`e.${other}`)}),
      ', ' order by e.sort_order, e.id, x.id)
    from entry_extras x join race_extras e on e.id = x.extra_id
      join entry_orders o on o.id = x.order_id and o.state = 'paid'
    where x.registration_id = g.id and not x.is_returned)`;
}

/** What cancelled or returned extras of order `o` have cost that goes back, once it is paid. */
export const goneExtrasMinor = sql`(
  select coalesce(sum(x.quantity * x.unit_minor), 0)::int
  from entry_extras x join race_registrations g on g.id = x.registration_id
  where x.order_id = o.id and o.state = 'paid'
    and (x.is_returned or (g.status = 'cancelled' and x.pays_back)))`;

/** What the extras of order `o` have cost that the organizer keeps although their entry is cancelled. */
export const keptExtrasMinor = sql`(
  select coalesce(sum(x.quantity * x.unit_minor), 0)::int
  from entry_extras x join race_registrations g on g.id = x.registration_id
  where x.order_id = o.id and not x.is_returned and not x.pays_back and g.status = 'cancelled')`;

/** Whether an entry of the viewer may get extras: it is made, and neither cancelled nor given away. */
export function mayGetExtras(userId: string) {
  return and(
    eq(raceRegistrations.userId, userId),
    sql`${raceRegistrations.bib} is not null`,
    inArray(raceRegistrations.status, ["registered", "confirmed"]),
    sql`not exists (
      select from entry_changes c where c.registration_id = ${raceRegistrations.id}
        and c.state in ('unpaid', 'open'))`,
  );
}

/** What the paid extras of an entry have cost that goes back when it is cancelled. */
export async function paidBackExtras(db: Database, registrationId: string): Promise<number> {
  const [row] = await db
    .select({
      minor: sql`coalesce(sum(${entryExtras.quantity} * ${entryExtras.unitMinor}), 0)::int`.mapWith(
        integer,
      ),
    })
    .from(entryExtras)
    .innerJoin(entryOrders, eq(entryOrders.id, entryExtras.orderId))
    .where(
      and(
        eq(entryExtras.registrationId, registrationId),
        eq(entryOrders.state, "paid"),
        entryExtras.paysBack,
        entryExtras.isCounted,
      ),
    );
  return row?.minor ?? 0;
}
