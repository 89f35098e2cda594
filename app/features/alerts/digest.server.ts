import { sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { day, integer, oneOf, orNull, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceAlertReaders, raceAlerts, races, users } from "#db/schema.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import { countMatches, matches } from "#features/races/search/query/conditions.server.ts";
import { understoodQuery } from "#features/races/search/query/understanding.server.ts";
import { isAhead, moment } from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { type Day, msPerDay } from "#values/day.ts";
import { inEach } from "#values/say.ts";
import { homeDay } from "#values/zone.ts";
import { alertName, closingDays, filtersOfSearch, type RaceAlert } from "./alert.ts";
import { forgetUnconfirmed, readerToken, takeOverAlerts, weekOf } from "./commands.server.ts";
import { letterOfAlerts, type ToldSearch } from "./emails.tsx";

type Needs = Pick<Services, "db" | "now" | "mail" | "log" | "tokens">;

/** Readers that are looked up at a time. */
const readersAtOnce = 200;

/** Races that one search tells of; a link leads to the others. */
const toldLimit = 8;

const kinds = ["new", "opened", "cheaper", "closing"] as const;

/**
 * Writes the letters of the week that are due: what is new in the saved searches. It runs every day, so that a week
 * whose Monday was missed or cut short is made up for; each letter is written in the transaction that notes it.
 * A reader whose letter cannot be written does not hold up the others.
 * @returns how many letters were written
 */
export async function tellAlerts(services: Needs, signal?: AbortSignal): Promise<number> {
  const { db, now, log } = services;
  const week = weekOf(now());
  await db.transaction((tx) => takeOverAlerts(tx));
  await findNews({ db, now }, week);
  let [told, after] = [0, ""];
  while (!signal?.aborted) {
    const readers = await someReaders(db, week, after);
    for (const { id } of readers) {
      if (signal?.aborted) return told;
      try {
        if (await tellReader(services, id, week)) told += 1;
      } catch (error) {
        log.error({ error, readerId: id }, "a letter about saved searches could not be written");
      }
    }
    if (readers.length < readersAtOnce) break;
    after = readers.at(-1)?.id ?? "";
  }
  return told;
}

/**
 * Compares all races ahead with what they were like a week ago, once for all letters of a week, and notes what they
 * are like now.
 */
export async function findNews(
  { db, now }: Pick<Services, "db" | "now">,
  week: Day,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const begun = await tx.execute(sql`
      insert into race_alert_weeks (week, made_at) values (${week}::date, ${moment(at)})
      on conflict do nothing returning week`);
    if (begun.length === 0) return;
    const last = await readRow(
      tx,
      { at: orNull(text) },
      sql`select max(made_at)::text as at from race_alert_weeks where week < ${week}::date`,
    );
    const weekAgo = new Date(at.getTime() - 7 * msPerDay).toISOString();
    const since = sql`${last?.at ?? weekAgo}::timestamptz`;
    const closesBy = new Date(at.getTime() + closingDays * msPerDay);
    await tx.execute(sql`delete from race_alert_news`);
    await tx.execute(sql`
      insert into race_alert_news (race_id, kind, was_minor, was_currency, is_told)
      select race_id, kind,
        case when kind = 'cheaper' then price_minor end,
        case when kind = 'cheaper' then price_currency end,
        kind = 'closing' and closes_at <= ${since} + ${closingDays} * interval '1 day'
      from (
        select s.race_id, s.closes_at, l.price_minor, l.price_currency, case
          when r.created_at >= ${since} then 'new'
          when s.closes_at > ${moment(at)} and not l.is_open then 'opened'
          when s.closes_at > ${moment(at)} and s.price < l.cents then 'cheaper'
          when s.closes_at > ${moment(at)} and s.closes_at <= ${moment(closesBy)} then 'closing'
        end as kind
        from race_search s
        join races r on r.id = s.race_id
        left join race_alert_looks l on l.race_id = s.race_id
        where ${isAhead(at, "s")} and r.race_status <> 'cancelled'
      ) compared
      where kind is not null`);
    await tx.execute(sql`
      delete from race_alert_looks l
      where not exists (
        select from race_search s where s.race_id = l.race_id and ${isAhead(at, "s")})`);
    await tx.execute(sql`
      insert into race_alert_looks (race_id, is_open, cents, price_minor, price_currency)
      select s.race_id, s.closes_at > ${moment(at)}, s.price, p.minor, p.currency
      from race_search s
      join races r on r.id = s.race_id
      left join race_alert_looks l on l.race_id = s.race_id
      left join lateral ${lowestPrice} p on true
      where ${isAhead(at, "s")} and (
        l.race_id is null or (l.is_open, l.cents) is distinct from (s.closes_at > ${moment(at)}, s.price))
      on conflict (race_id) do update set is_open = excluded.is_open, cents = excluded.cents,
        price_minor = excluded.price_minor, price_currency = excluded.price_currency`);
  });
}

/** The next readers whose letter of the week is neither written nor known to be needless. */
function someReaders(db: Database, week: Day, after: string): Promise<{ id: string }[]> {
  return readRows(
    db,
    { id: raceAlertReaders.id },
    sql`
      select r.id from race_alert_readers r
      where r.told_for < ${week}::date
        and ${after === "" ? sql`true` : sql`r.id > ${after}::uuid`}
        and exists (
          select from race_alerts a where a.reader_id = r.id and a.confirmed_at is not null)
      order by r.id limit ${readersAtOnce}`,
  );
}

const readerShape = {
  id: raceAlertReaders.id,
  origin: raceAlertReaders.origin,
  address: text,
  lang: users.lang,
};

/** Writes one letter and notes it in the same transaction: a process that is killed has done both or neither. */
async function tellReader(services: Needs, readerId: string, week: Day): Promise<boolean> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const reader = await readRow(
      tx,
      readerShape,
      sql`
        select r.id, r.origin, coalesce(u.email, r.email) as address, coalesce(u.lang, r.lang) as lang
        from race_alert_readers r
        left join (users u join user_profiles p on p.user_id = u.id and p.is_active)
          on u.id = r.user_id and u.email_verified and u.delete_after is null
        where r.id = ${readerId}::uuid and r.told_for < ${week}::date
          and (r.user_id is null or u.id is not null)
        for update of r skip locked`,
    );
    if (!reader) return false;
    await tx.execute(sql`
      update race_alert_readers set told_for = ${week}::date where id = ${readerId}::uuid`);
    const origin = notedOrigin(reader.origin);
    const told = await newsOfReader({ db: tx, now }, readerId, origin);
    const [first, ...others] = told;
    if (!first) return false;
    const token = readerToken(services, readerId);
    const letter = letterOfAlerts([first, ...others], { origin, token });
    await sendIfPossible(services, tx, { address: reader.address, lang: reader.lang, letter });
    return true;
  });
}

/** The news of a reader's searches. A race that two of them find is told once. */
async function newsOfReader(
  { db, now }: Pick<Services, "db" | "now">,
  readerId: string,
  origin: string,
): Promise<ToldSearch[]> {
  const alerts = await readRows(
    db,
    { id: raceAlerts.id, search: raceAlerts.search, confirmedAt: text },
    sql`
      select id, search, confirmed_at::text as "confirmedAt" from race_alerts
      where reader_id = ${readerId}::uuid and confirmed_at is not null order by created_at, id`,
  );
  const known = new Set<string>();
  const found: ToldSearch[] = [];
  for (const alert of alerts) {
    const told = await newsOfAlert({ db, now }, alert, known);
    if (told.races.length === 0) continue;
    const filters = filtersOfSearch(alert.search, homeDay(now()));
    found.push({
      ...told,
      name: inEach((lang) => alertName(filters, "km", lang)),
      url: origin + racesAddress(filters),
    });
    for (const { id } of told.races) known.add(id);
  }
  return found;
}

const toldShape = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  kind: oneOf(kinds),
  closesOn: day,
  minor: orNull(integer),
  currency: orNull(text),
  wasMinor: orNull(integer),
  wasCurrency: orNull(text),
  total: integer,
};

/** The news of a search, by the one search that the list uses. */
async function newsOfAlert(
  { db, now }: Pick<Services, "db" | "now">,
  { search, confirmedAt }: RaceAlert & { confirmedAt: string },
  known: ReadonlySet<string>,
): Promise<Pick<ToldSearch, "total" | "races">> {
  const filters = filtersOfSearch(search, homeDay(now()));
  const query = await understoodQuery(db, filters, now(), async (asked) =>
    asked.terms.length === 0 ? true : (await countMatches(db, asked)) > 0,
  );
  const { id, name, startDate, city, stateProvince, country } = toldShape;
  const columns = { id, name, startDate, city, stateProvince, country };
  const others = JSON.stringify([...known]);
  const rows = await readRows(
    db,
    toldShape,
    sql`
      select ${selectList("r", columns)}, n.kind, least(r.start_date, r.registration_deadline) as "closesOn",
        p.minor, p.currency, n.was_minor as "wasMinor", n.was_currency as "wasCurrency",
        count(*) over ()::int as total
      from race_search s
      join race_alert_news n on n.race_id = s.race_id
      join races r on r.id = s.race_id
      left join lateral ${lowestPrice} p on true
      where ${matches(query)}
        and (not n.is_told or ${confirmedAt}::timestamptz > (
          select max(made_at) from race_alert_weeks
          where week < (select max(week) from race_alert_weeks)))
        and s.race_id not in (select value::uuid from jsonb_array_elements_text(${others}::text::jsonb))
      order by array_position(array['new', 'opened', 'cheaper', 'closing'], n.kind), s.start_date, s.race_id
      limit ${toldLimit}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    races: rows.map(({ minor, currency, wasMinor, wasCurrency, total: _, ...race }) => ({
      ...race,
      price: amountOf(minor, currency),
      was: amountOf(wasMinor, wasCurrency),
    })),
  };
}

function amountOf(minor: number | null, currency: string | null) {
  return minor === null || currency === null ? null : { minor, currency };
}

export const alertJobs: Job[] = [
  {
    queue: "tell-alerts",
    // The morning of the Americas. Each week is told once, on its Monday unless that was missed.
    schedule: "30 12 * * *",
    work: (services, _, { signal }) => tellAlerts(services, signal),
  },
  { queue: "forget-unconfirmed-alerts", schedule: "35 3 * * *", work: forgetUnconfirmed },
];
