import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/retry.ts";
import type { Services } from "#services/services.ts";
import { importLock, rebuildWords } from "./commands.server.ts";

const racesPerBatch = 250;
const restShare = 0.25;

type Running = Pick<Services, "db" | "now" | "log">;

/**
 * The job that takes an import back, batch by batch: what it created goes, what it changed becomes
 * what it was. What somebody has changed since then stays, and so does a race that people have
 * entered, reviewed or claimed; each says why.
 */
export async function undoImport(
  services: Running,
  { importId }: { importId: string },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, now, log } = services;
  for (;;) {
    signal.throwIfAborted();
    const started = performance.now();
    const count = await withRetry(db, (tx) => undoBatch(tx, importId, now()));
    if (count === 0) break;
    await pause((performance.now() - started) * restShare);
  }
  await rebuildWords({ db, log });
  await db.execute(sql`
    update race_imports set state = 'undone', finished_at = ${now().toISOString()}::timestamptz
    where id = ${importId}::uuid and state = 'undoing'`);
}

/** @returns how many races were looked at */
async function undoBatch(tx: Database, importId: string, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
  const [own] = await tx.execute(sql`
    update race_imports set heartbeat_at = ${now.toISOString()}::timestamptz
    where id = ${importId}::uuid and state = 'undoing' returning id`);
  if (!own) return 0;
  const rows = await tx.execute<{ id: string }>(sql`
    select race_id as id from race_import_changes
    where import_id = ${importId}::uuid and outcome is null
    group by race_id order by race_id limit ${racesPerBatch}`);
  if (rows.length === 0) return 0;
  const batch = { importId, ids: JSON.stringify(rows.map(({ id }) => id)) };
  // In the order in which everybody locks races: an entry or a review cannot come in between.
  await tx.execute(sql`select from races where id in ${idsOf(batch)} order by id for update`);
  await judgeRaces(tx, batch);
  await judgeDistances(tx, batch);
  await removeCreated(tx, batch);
  await restoreChanged(tx, batch);
  await tx.execute(sql`
    update race_import_changes set outcome = 'undone'
    where import_id = ${importId}::uuid and race_id in ${idsOf(batch)} and outcome is null`);
  return rows.length;
}

type Batch = { importId: string; ids: string };

/** The ids of the races of a batch as a list for `in`. */
function idsOf({ ids }: Batch) {
  return sql`(select value::uuid from jsonb_array_elements_text(${ids}::text::jsonb))`;
}

/** A created race stays as a whole when anything hangs on it, or when it or a distance was changed. */
async function judgeRaces(tx: Database, batch: Batch): Promise<void> {
  await tx.execute(sql`
    with judged as (
      select c.subject_id, case
        when r.id is null then 'gone'
        when exists (select from race_registrations x where x.race_id = r.id) then 'registrations'
        when exists (
          select from reviews x where x.entity_type = 'race' and x.entity_id = r.id
        ) then 'reviews'
        when exists (select from race_claims x where x.race_id = r.id) then 'claims'
        when race_import_mark(to_jsonb(r)) <> c.mark or exists (
          select from race_distances d
          left join race_import_changes o
            on o.import_id = c.import_id and o.subject_id = d.id
          where d.race_id = r.id and o.mark is distinct from race_import_mark(to_jsonb(d))
        ) then 'changed'
      end as outcome
      from race_import_changes c left join races r on r.id = c.subject_id
      where c.import_id = ${batch.importId}::uuid and c.race_id in ${idsOf(batch)}
        and c.subject_id = c.race_id and c.before is null
    )
    update race_import_changes c set outcome = judged.outcome
    from judged
    where c.import_id = ${batch.importId}::uuid and c.race_id = judged.subject_id
      and judged.outcome is not null`);
}

/** Changed rows, and distances that were added to races that were there before. */
async function judgeDistances(tx: Database, batch: Batch): Promise<void> {
  await tx.execute(sql`
    with judged as (
      select c.subject_id, case
        when coalesce(r.id, d.id) is null then 'gone'
        when c.before is null and exists (
          select from race_registrations x where x.distance_id = d.id
        ) then 'registrations'
        when race_import_mark(coalesce(to_jsonb(r), to_jsonb(d))) <> c.mark then 'changed'
      end as outcome
      from race_import_changes c
      left join races r on r.id = c.subject_id
      left join race_distances d on d.id = c.subject_id
      where c.import_id = ${batch.importId}::uuid and c.race_id in ${idsOf(batch)}
        and c.outcome is null
    )
    update race_import_changes c set outcome = judged.outcome
    from judged
    where c.import_id = ${batch.importId}::uuid and c.subject_id = judged.subject_id
      and judged.outcome is not null`);
}

async function removeCreated(tx: Database, batch: Batch): Promise<void> {
  const created = sql`
    select subject_id from race_import_changes
    where import_id = ${batch.importId}::uuid and race_id in ${idsOf(batch)}
      and outcome is null and before is null`;
  await tx.execute(sql`delete from race_distances where id in (${created})`);
  await tx.execute(sql`delete from races where id in (${created})`);
}

async function restoreChanged(tx: Database, batch: Batch): Promise<void> {
  const changed = sql`
    select subject_id, race_id, before from race_import_changes
    where import_id = ${batch.importId}::uuid and race_id in ${idsOf(batch)}
      and outcome is null and before is not null`;
  await tx.execute(sql`
    update races set
      city = b.city, country = b.country, race_type = b.race_type, organizer = b.organizer,
      description = b.description, address = b.address, state_province = b.state_province,
      start_time = b.start_time, registration_link = b.registration_link,
      race_photo = b.race_photo, external_image_url = b.external_image_url
    from (${changed}) c cross join lateral jsonb_populate_record(null::races, c.before) b
    where races.id = c.subject_id`);
  await tx.execute(sql`
    update race_distances d set
      distance_m = b.distance_m, description = b.description, price = b.price,
      price_minor = b.price_minor, price_currency = b.price_currency,
      price_includes = b.price_includes, start_time = b.start_time,
      profile_information = b.profile_information,
      additional_information = b.additional_information, registration_link = b.registration_link
    from (${changed}) c cross join lateral jsonb_populate_record(null::race_distances, c.before) b
    where d.id = c.subject_id`);
  // Calendars and caches hear of races whose distances changed.
  await tx.execute(sql`
    update races set updated_at = now()
    where id in (
      select race_id from race_import_changes
      where import_id = ${batch.importId}::uuid and race_id in ${idsOf(batch)}
        and outcome is null and subject_id <> race_id
    )`);
}
