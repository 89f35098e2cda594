import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Day } from "#values/day.ts";
import { idOf, rowsOf } from "../world/dice.ts";
import { words } from "../world/vocabulary.ts";

/** The number of days that the rows are spread over, the last of them today. */
const spreadDays = 900;

/** Whether a database already holds the rows of `fillOffice`. */
export async function holdsOffice(db: Database, rows: number): Promise<boolean> {
  const [held] = await readRows(
    db,
    { count: integer },
    sql`select count(*)::int as count from audit_entries`,
  );
  return held?.count === rows;
}

/**
 * Adds the rows that the lists of the back office show, the same number of each: users, registrations,
 * messages, audit entries, comments of reviews, and what the dashboard counts; a tenth as many claims.
 * The database already holds generated races. Random numbers are md5 of a number; names and texts use a
 * few words often and many rarely.
 */
export async function fillOffice(db: Database, rows: number, today: Day): Promise<void> {
  const world = { db, rows, today };
  // Search texts are written here. Race search, places and times of change do not matter.
  await db.execute(sql`set session_replication_role = replica`);
  await insertPeople(world);
  await insertRegistrations(world);
  await insertLetters(world);
  await writeComments(world);
  await insertLog(world);
  await insertMemberships(world);
  await insertDoings(world);
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`vacuum analyze`);
}

type World = { db: Database; rows: number; today: Day };

async function insertPeople({ db, rows, today }: World) {
  await db.execute(sql`
    insert into users (id, name, email, email_verified, is_temporary, created_at, last_sign_in_at)
    select ${person(sql`n`)}, 'Person ' || n, 'person-' || n || '@office.invalid', n % 10 > 0,
      n % 50 = 0, ${moment("user", today)}, ${moment("seen", today)}
    from ${numbers(rows)}`);
  await db.execute(sql`
    with ${vocabulary}
    insert into user_profiles (
      user_id, email, first_name, last_name, is_active, is_admin, created_at, search_text
    )
    select ${person(sql`n`)}, email, first.word, last.word, n % 40 > 0, n % 5000 = 1,
      ${moment("user", today)}, ' ' || norm(concat_ws(' ', email, first.word, last.word))
    from ${numbers(rows)}
      cross join lateral (select 'person-' || n || '@office.invalid' as email) address
      join word first on first.at = ${anyWord("first")}
      join word last on last.at = ${anyWord("last")}`);
  await db.execute(sql`
    insert into invitations (id, email, token_hash, sent_at, expires_at)
    select ${idOf(sql`'invitation:' || n`)}, 'invited-' || n || '@office.invalid', md5(n::text),
      ${moment("invitation", today)}, ${moment("invitation", today)} + interval '7 days'
    from ${numbers(rows)}`);
}

/** Each person enters one race; one in fifty enters the same large race. */
async function insertRegistrations({ db, rows, today }: World) {
  await db.execute(sql`
    with ${vocabulary}, ${numberedRaces}
    insert into race_registrations (
      id, race_id, user_id, first_name, last_name, date_of_birth, phone, country,
      insurance_provider, policy_number, emergency_contact_name, emergency_contact_phone,
      waiver_accepted, status, created_at, search_text
    )
    select ${idOf(sql`'entry:' || n`)}, race.id, ${person(sql`n`)}, first.word, last.word,
      '1990-01-01', '+5115550000', (array['Peru', 'Mexico', 'Canada', 'United States'])[1 + n % 4],
      'Insurance', 'P-1', 'Somebody', '+5115550001', true,
      (array['registered', 'registered', 'confirmed', 'confirmed', 'completed', 'cancelled'])[1 + n % 6],
      ${moment("entry", today)}, ' ' || norm(concat_ws(' ', first.word, last.word))
    from ${numbers(rows)}
      join word first on first.at = ${anyWord("first")}
      join word last on last.at = ${anyWord("last")}
      join race on race.at = case when n % 50 = 0 then 1
        else 1 + floor(${dice("race")} * (select count(*) from race))::int end`);
  await db.execute(sql`
    insert into review_requests (registration_id, send_email, status, email_status, created_at)
    select id, true, 'sent', 'sent', created_at + interval '30 days'
    from race_registrations where status = 'completed'`);
}

/** Claims and contact messages; one message in five waits. */
async function insertLetters({ db, rows, today }: World) {
  await db.execute(sql`
    with ${vocabulary}, ${numberedRaces}
    insert into race_claims (id, race_id, name, email, message, status, created_at)
    select ${idOf(sql`'claim:' || n`)}, race.id, first.word || ' ' || last.word,
      'organizer-' || n || '@office.invalid', 'This race is ours.',
      (array['new', 'contacted', 'done', 'done'])[1 + n % 4], ${moment("claim", today)}
    from ${numbers(rows / 10)}
      join word first on first.at = ${anyWord("first")}
      join word last on last.at = ${anyWord("last")}
      join race on race.at = 1 + floor(${dice("claimed")} * (select count(*) from race))::int`);
  await db.execute(sql`
    with ${vocabulary}
    insert into contact_messages (id, name, email, subject, message, created_at, handled_at)
    select ${idOf(sql`'message:' || n`)}, first.word, 'person-' || n || '@office.invalid',
      last.word || ' question', ${text(30)}, ${moment("message", today)},
      case when n % 5 > 0 then ${today}::date end
    from ${numbers(rows)}
      join word first on first.at = ${anyWord("first")}
      join word last on last.at = ${anyWord("last")}`);
}

/** The generated reviews all have the same text. */
async function writeComments({ db }: World) {
  await db.execute(sql`
    with ${vocabulary}, numbered as (
      select id, row_number() over (order by id)::int as n from reviews
    ), written as (select id, ${text(15)} as comment, n from numbered)
    update reviews r set comment = written.comment, is_hidden = n % 60 = 0,
      hidden_reason = case when n % 60 = 0 then 'spam' end,
      search_words = to_tsvector('simple', norm(written.comment))
    from written where written.id = r.id`);
}

async function insertLog({ db, rows, today }: World) {
  await db.execute(sql`
    with ${vocabulary}
    insert into audit_entries (
      id, admin_id, action, subject_type, subject_id, subject_name, before, after, created_at
    )
    select ${idOf(sql`'log:' || n`)}, ${person(sql`(1 + n % 20 * 5000)`)},
      (array['created', 'changed', 'deleted', 'confirmed'])[1 + n % 4],
      (array['race', 'race', 'registration', 'review', 'user'])[1 + n % 5],
      ${idOf(sql`'subject:' || n / 3`)}, concat_ws(' ', first.word, last.word, n),
      '{"city": "Lima"}', '{"city": "Cusco"}', ${moment("log", today)}
    from ${numbers(rows)}
      join word first on first.at = ${anyWord("first")}
      join word last on last.at = ${anyWord("last")}`);
  await db.execute(sql`
    insert into race_imports (
      id, file_name, state, encoding, separator, row_count, race_count, distance_count,
      problem_count, notice_count, forecast, first_races, tally, created_at
    )
    select ${idOf(sql`'import:' || n`)}, 'races-' || n || '.csv', 'complete', 'utf-8', ',', 10, 5,
      10, 0, 0, '{"created": 5, "updated": 0, "unchanged": 0}', '[]',
      '{"created": 5, "updated": 0, "unchanged": 0, "skipped": 0, "failed": 0}',
      ${moment("import", today)}
    from ${numbers(rows / 100)}`);
}

/** One person in five pays or has paid, each with five invoices. */
async function insertMemberships({ db, rows, today }: World) {
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id)
    select ${person(sql`n`)}, 'cus_' || n from ${numbers(rows)} where n % 5 = 0`);
  await db.execute(sql`
    insert into stripe_subscriptions (
      customer_id, subscription_id, subscription_status, tier, "interval", created,
      current_period_end
    )
    select 'cus_' || n, 'sub_' || n, case when n % 20 = 0 then 'canceled' else 'active' end,
      (array['pacer', 'sprinter', 'elite'])[1 + n % 3], (array['month', 'year'])[1 + n % 2],
      extract(epoch from ${moment("member", today)})::bigint,
      extract(epoch from ${today}::date + 20)::bigint
    from ${numbers(rows)} where n % 5 = 0`);
  await db.execute(sql`
    insert into invoices (id, customer_id, created, amount_paid, currency, status)
    select 'in_' || n, 'cus_' || 5 * (1 + (n - 1) % (${rows}::int / 5)),
      extract(epoch from ${moment("invoice", today)})::bigint, 990, 'usd', 'paid'
    from ${numbers(rows)}`);
}

async function insertDoings({ db, rows, today }: World) {
  await db.execute(sql`
    with ${numberedRaces}
    insert into user_favorites (user_id, race_id, created_at)
    select ${person(sql`n`)}, race.id, ${moment("favorite", today)}
    from ${numbers(rows)}
      join race on race.at = 1 + floor(${dice("kept")} * (select count(*) from race))::int`);
  await db.execute(sql`
    insert into auth_sessions (id, user_id, token, expires_at, created_at, updated_at)
    select ${idOf(sql`'session:' || n`)}, ${person(sql`n`)}, md5('token' || n),
      ${today}::date + 30, ${moment("seen", today)}, ${moment("seen", today)}
    from ${numbers(rows)}`);
  await db.execute(sql`
    insert into chat_threads (id, user_id)
    select ${idOf(sql`'thread:' || n`)}, ${person(sql`n`)} from ${numbers(rows / 10)}`);
  await db.execute(sql`
    insert into chat_messages (thread_id, content, is_user, "timestamp")
    select ${idOf(sql`'thread:' || 1 + n / 10`)}, 'How far?', n % 2 = 0, ${moment("chat", today)}
    from ${numbers(rows)} where n / 10 < ${rows / 10}::int`);
}

const vocabulary = sql`word as materialized (${rowsOf(words(), sql`word text`)})`;
const numberedRaces = sql`
  race as materialized (select row_number() over (order by id)::int as at, id from races)`;

function numbers(count: number): SQL {
  return sql`generate_series(1, ${Math.floor(count)}::int) n`;
}

function person(number: SQL): SQL {
  return idOf(sql`'person:' || ${number}`);
}

/** A number from 0 to below 1, determined by `n` and the purpose. */
function dice(what: string): SQL {
  return sql`(('x' || substr(md5(${what}::text || n), 1, 8))::bit(32)::bigint / 4294967296.0)`;
}

function anyWord(what: string): SQL {
  return sql`floor(power(${dice(what)}, 3) * ${words().length}::int)::int`;
}

/** That many words, of which the first ones of the vocabulary are the most frequent. */
function text(count: number): SQL {
  return sql`(
    select string_agg(word.word, ' ')
    from generate_series(1, ${count}::int) place
      join word on word.at = floor(power(
        ('x' || substr(md5(n || ':' || place), 1, 8))::bit(32)::bigint / 4294967296.0, 3
      ) * ${words().length}::int)::int
  )`;
}

/** A moment in the last days, more often a recent one. */
function moment(what: string, today: Day): SQL {
  return sql`(
    ${today}::date + time '06:00' - power(${dice(what)}, 2) * ${spreadDays} * interval '1 day'
  )::timestamptz`;
}
