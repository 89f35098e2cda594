import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, listOf, object, oneOf, orNull, text } from "#db/kinds.ts";
import { readCount, readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, startWaves, whatsAppConsents } from "#db/schema.ts";
import { categoryName, categoryOf } from "#features/registrations/categories/category-of.server.ts";
import { extrasText } from "#features/registrations/extras/queries.server.ts";
import { langs } from "#values/say.ts";
import type { MessageReader } from "./emails.tsx";
import {
  type Audience,
  type AudiencePayment,
  audiencePayments,
  audienceResults,
  audienceStatuses,
  type RaceMessageKind,
  statusesOf,
} from "./race-message.ts";

/** The audience of a stored message. */
export const audienceKind = object({
  distances: listOf(text),
  categories: listOf(text),
  statuses: listOf(oneOf(audienceStatuses)),
  payment: orNull(oneOf(audiencePayments)),
  result: orNull(oneOf(audienceResults)),
});

/** Everybody whose entry counts. */
export const everybody: Audience = {
  distances: [],
  categories: [],
  statuses: [],
  payment: null,
  result: null,
};

const orderStates: Record<Exclude<AudiencePayment, "none">, SQL> = {
  paid: sql`('paid')`,
  awaiting: sql`('held', 'awaiting_payment')`,
  review: sql`('in_review')`,
};

/** The list of a JSON array in a statement: drivers disagree about arrays. */
function among(values: readonly string[]): SQL {
  return sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb))`;
}

function audienceOf(audience: Audience): SQL[] {
  const { distances, categories, payment, result } = audience;
  const fits = [sql`g.status in ${among(statusesOf(audience))}`];
  if (distances.length > 0) fits.push(sql`g.distance_id::text in ${among(distances)}`);
  if (categories.length > 0) {
    fits.push(sql`exists (
      select from (${categoryOf(sql`g`)}) k where k.id::text in ${among(categories)})`);
  }
  if (payment === "none") {
    fits.push(sql`not exists (select from order_lines l where l.registration_id = g.id)`);
  } else if (payment) {
    fits.push(sql`exists (
      select from order_lines l join entry_orders o on o.id = l.order_id
      where l.registration_id = g.id and o.state in ${orderStates[payment]})`);
  }
  if (result) {
    const finish = sql`exists (select from (${finishOf(sql`g.id`)}) f)`;
    fits.push(result === "with" ? finish : sql`not ${finish}`);
  }
  return fits;
}

/** The published finish of an entry. */
export function finishOf(entry: SQL): SQL {
  return sql`
    select f.id, f.import_id, f.bib, f.category, f.gun_ms, f.chip_ms, f.place_overall, f.place_category,
      i.distance_id
    from race_results f join race_result_imports i on i.id = f.import_id
    where f.registration_id = ${entry} and f.status = 'finished' and i.state = 'published'
    limit 1`;
}

/** The race and its other editions, those before and those after. */
export function editionsOf(raceId: SQL): SQL {
  return sql`
    with recursive edition (id) as (
      select ${raceId}
      union
      select case when e.race_id = edition.id then e.previous_id else e.race_id end
      from edition join race_editions e on edition.id in (e.race_id, e.previous_id)
    )
    select id from edition`;
}

/** Whether user `u` has ended news of a race. */
export function refusesNews(raceId: SQL): SQL {
  return sql`exists (
    select from race_news_refusals f
    where f.user_id = u.id and (f.race_id is null or f.race_id in (${editionsOf(raceId)})))`;
}

/** Thanks are for those who finished; without results, for those who were there. */
function finishers(hasResults: boolean): SQL {
  if (hasResults) return sql`exists (select from (${finishOf(sql`g.id`)}) f)`;
  return sql`(g.status = 'completed' or (g.status in ('registered', 'confirmed') and exists (
    select from check_in_scans s where s.registration_id = g.id and s.holds)))`;
}

type Asked = { raceId: string; kind: RaceMessageKind; audience: Audience; hasResults?: boolean };

/**
 * Who gets a message: `user_id`, `registration_id`. An account with several entries gets it once, but each finisher's
 * entry is thanked.
 */
export function recipientsOf({ raceId, kind, audience, hasResults = true }: Asked): SQL {
  const isThanks = kind === "thanks";
  const fits = isThanks ? [finishers(hasResults)] : audienceOf(audience);
  if (kind !== "needed") fits.push(sql`not ${refusesNews(sql`${raceId}::uuid`)}`);
  // An entry that was given up before it was made has no bib and is nobody's.
  return sql`
    select ${isThanks ? sql`` : sql`distinct on (g.user_id)`} g.user_id, g.id as registration_id
    from race_registrations g join users u on u.id = g.user_id
    where g.race_id = ${raceId}::uuid and (g.bib is not null or g.status = 'pending')
      and ${sql.join(fits, sql` and `)}
    order by g.user_id, (g.status = 'cancelled'), g.companion_id is not null, g.created_at, g.id`;
}

export async function countRecipients(db: Database, asked: Asked): Promise<number> {
  return readCount(db, sql`select count(*) as count from (${recipientsOf(asked)}) r`);
}

/** How many of them have confirmed a number at WhatsApp. */
export async function countOnWhatsApp(db: Database, asked: Asked): Promise<number> {
  return readCount(
    db,
    sql`
      select count(*) as count
      from (${recipientsOf(asked)}) r join whatsapp_consents c on c.user_id = r.user_id`,
  );
}

const readerRow = {
  userId: text,
  email: text,
  lang: oneOf(langs),
  registrationId: raceRegistrations.id,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  distance: orNull(raceDistances.distance),
  category: orNull(text),
  bib: orNull(integer),
  phone: raceRegistrations.phone,
  whatsAppNumber: orNull(whatsAppConsents.number),
  waveName: orNull(startWaves.name),
  waveStart: orNull(startWaves.startTime),
  extras: object({ en: orNull(text), es: orNull(text) }),
};

/** A runner with an address, and what placeholders say about the entry. */
export type AddressedReader = MessageReader & {
  userId: string;
  email: string;
  /** As the runner typed it. */
  phone: string;
  /** Where the runner has agreed to it. */
  whatsAppNumber: string | null;
  lang: (typeof langs)[number];
};

/**
 * The readers of a selection of `user_id` and `registration_id`.
 * @param selection - a statement in parentheses, or the name of one
 */
export async function readersOf(db: Database, selection: SQL): Promise<AddressedReader[]> {
  return readRows(
    db,
    readerRow,
    sql`
    select u.id as "userId", u.email, u.lang, g.id as "registrationId", g.first_name as "firstName",
      g.last_name as "lastName", d.distance, ${categoryName(sql`g`)} as category, g.bib, g.phone,
      c.number as "whatsAppNumber", w.name as "waveName", w.start_time as "waveStart",
      json_build_object('en', ${extrasText("en")}, 'es', ${extrasText("es")}) as extras
    from (${selection}) r
      join users u on u.id = r.user_id
      join race_registrations g on g.id = r.registration_id
      left join race_distances d on d.id = g.distance_id
      left join entry_race_days e on e.registration_id = g.id
      left join start_waves w on w.id = e.wave_id
      left join whatsapp_consents c on c.user_id = u.id`,
  );
}
