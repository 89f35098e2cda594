import { setTimeout as pause } from "node:timers/promises";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { assignedFrom } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { oneOf, orNull } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import type { RowOf } from "#db/rows.ts";
import { raceDistances, raceImportChanges, raceImports, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { importLock, rebuildWords } from "./commands.server.ts";
import { enteredRaces, notifyOfChanges } from "./preview/runner-notices.server.ts";
import { distanceColumns, raceColumns } from "./preview/stored-columns.ts";
import { problemsPerPage } from "./race-imports.server.ts";

const racesPerBatch = 250;
const restShare = 0.25;

type Running = Pick<Services, "db" | "now" | "log" | "jobs" | "mail">;

/**
 * The job that undoes an import in batches: created races are deleted and changed ones get their previous
 * values. Later changes stay, and so does a race that people have entered, reviewed or claimed; the reason
 * is recorded.
 */
export async function undoImport(
  services: Running,
  { importId }: { importId: string },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, now, log } = services;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    signal.throwIfAborted();
    const started = performance.now();
    const last = await withRetry(db, (tx) =>
      undoBatch({ ...services, db: tx }, { importId, after }),
    );
    if (last === null) break;
    after = last;
    await pause((performance.now() - started) * restShare);
  }
  await rebuildWords({ db, log });
  await db
    .update(raceImports)
    .set({ state: "undone", finishedAt: now() })
    .where(isUndoing(importId));
}

function isUndoing(importId: string) {
  return and(eq(raceImports.id, importId), eq(raceImports.state, "undoing"));
}

/** @returns the last race that was looked at; `null` when all were */
async function undoBatch(
  services: Running,
  { importId, after }: { importId: string; after: string },
): Promise<string | null> {
  const { db: tx, now } = services;
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
  const [own] = await tx
    .update(raceImports)
    .set({ heartbeatAt: now() })
    .where(isUndoing(importId))
    .returning({ tellOrigin: raceImports.tellOrigin });
  if (!own) return null;
  const { raceId, outcome } = raceImportChanges;
  const rows = await tx
    .select({ id: raceId })
    .from(raceImportChanges)
    .where(and(eq(raceImportChanges.importId, importId), isNull(outcome), gt(raceId, after)))
    .groupBy(raceId)
    .orderBy(raceId)
    .limit(racesPerBatch);
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return null;
  const ids = rows.map(({ id }) => id);
  const batch = { importId, first: first.id, last: last.id, ids: JSON.stringify(ids) };
  // In the order in which every writer locks races: no entry or review is added in between.
  await tx.execute(sql`select from races where id = ${anyOf(batch)} order by id for update`);
  await judge(tx, batch);
  // Runners who were notified of a move are also notified that the race moves back.
  if (own.tellOrigin) {
    const entered = await enteredRaces(tx, ids, importId);
    await notifyOfChanges(services, entered, { origin: own.tellOrigin, isBack: true });
  }
  await removeCreated(tx, batch);
  await restoreChanged(tx, batch);
  await tx.execute(sql`
    update race_import_changes set outcome = 'undone' where ${isOpen(batch)}`);
  return last.id;
}

type Batch = { importId: string; first: string; last: string; ids: string };

/** The notes of a batch that are not judged yet: it holds all of them between two ids. */
function isOpen({ importId, first, last }: Batch) {
  return sql`
    import_id = ${importId}::uuid and outcome is null
    and race_id between ${first}::uuid and ${last}::uuid`;
}

/**
 * `= any (…)` with the races of a batch. As an array, it uses an index even without statistics about
 * recently written rows.
 */
function anyOf({ ids }: Batch) {
  return sql`any (array(select value::uuid from jsonb_array_elements_text(${ids}::text::jsonb)))`;
}

/**
 * Records why a row cannot be undone. A created race stays as a whole if anything depends on it, if it or
 * one of its distances was changed since the import, or if somebody has chosen its position; otherwise
 * each row is judged alone.
 */
async function judge(tx: Database, batch: Batch): Promise<void> {
  const isOfRaces = sql`race_id = ${anyOf(batch)}`;
  // A list of ids is taken for ten rows; comparing a thousand with a thousand one by one takes long.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    with noted as materialized (
      select subject_id, race_id, mark, before is null as is_new,
        subject_id = race_id and before ->> 'race_status' <> 'cancelled' as was_live
      from race_import_changes
      where ${isOpen(batch)}
    ),
    stored as materialized (
      select r.id, r.id as race_id, race_import_mark(to_jsonb(r)) as mark,
        r.race_status = 'cancelled' as is_cancelled
      from races r where r.id = ${anyOf(batch)}
      union all
      select d.id, d.race_id, race_import_mark(to_jsonb(d)), false
      from race_distances d where ${isOfRaces}
    ),
    entered as materialized (
      select race_id, distance_id from race_registrations where ${isOfRaces}
    ),
    reasons as (
      select race_id, 1 as place, 'registrations' as why from entered
      union all
      select entity_id, 2, 'reviews' from reviews
      where entity_type = 'race' and entity_id = ${anyOf(batch)}
      union all
      select race_id, 3, 'claims' from race_claims where ${isOfRaces}
      union all
      select coalesce(noted.race_id, stored.race_id), 4, 'changed'
      from noted full join stored on stored.id = noted.subject_id
      where noted.mark is distinct from stored.mark
      union all
      select race_id, 4, 'changed' from race_places
      where ${isOfRaces} and decision in ('accepted', 'hand', 'left')
    ),
    created as (
      select noted.race_id, case when bool_or(stored.id is null) then 'gone'
        else (array_agg(reasons.why order by reasons.place))[1] end as why
      from noted
      left join stored on stored.id = noted.subject_id
      left join reasons on reasons.race_id = noted.race_id
      where noted.is_new and noted.subject_id = noted.race_id
      group by noted.race_id
    ),
    judged as (
      select noted.subject_id, case
        when created.race_id is not null then created.why
        when stored.id is null then 'gone'
        when noted.is_new and noted.subject_id in (select distance_id from entered)
          then 'registrations'
        when stored.mark <> noted.mark then 'changed'
        when noted.was_live and stored.is_cancelled and public.race_lost_credits(noted.race_id)
          then 'credits'
      end as why
      from noted
      left join created on created.race_id = noted.race_id
      left join stored on stored.id = noted.subject_id
    )
    update race_import_changes c set outcome = judged.why
    from judged
    where ${isOpen(batch)} and c.subject_id = judged.subject_id and judged.why is not null`);
  await tx.execute(sql`set local enable_nestloop = on`);
}

/**
 * All of a batch goes in one statement, with what search and the back office keep of it: by
 * themselves, these would be written again for each race while it loses its distances.
 */
async function removeCreated(tx: Database, batch: Batch): Promise<void> {
  // Triggers: reviews of the races, office counts; see app/db/functions/races.sql
  await tx.execute(sql`
    with created as materialized (
      select subject_id from race_import_changes
      where ${isOpen(batch)} and before is null
    ),
    unsearched as (
      delete from race_search where race_id = any (array(select subject_id from created))
    ),
    unlisted as (
      delete from race_directory where race_id = any (array(select subject_id from created))
    ),
    without_distances as (
      delete from race_distances where id = any (array(select subject_id from created))
    )
    delete from races where id = any (array(select subject_id from created))`);
}

async function restoreChanged(tx: Database, batch: Batch): Promise<void> {
  const changed = sql`
    select subject_id, race_id, before from race_import_changes
    where ${isOpen(batch)} and before is not null`;
  // Triggers: whether it stays cancelled, place, calendar revision, directory, search; see
  // app/db/functions/races.sql. A race that was
  // noted before races had time zones keeps its present one.
  await tx.execute(sql`
    update races set ${assignedFrom("b", raceColumns.changed)},
      time_zone = coalesce(b.time_zone, races.time_zone)
    from (${changed}) c cross join lateral jsonb_populate_record(null::races, c.before) b
    where races.id = c.subject_id`);
  await tx.execute(sql`
    update race_distances d set ${assignedFrom("b", distanceColumns.changed)}
    from (${changed}) c cross join lateral jsonb_populate_record(null::race_distances, c.before) b
    where d.id = c.subject_id`);
  // Calendars and caches hear of races whose distances changed.
  await tx.execute(sql`
    update races set sequence = sequence + 1
    where id in (
      select race_id from race_import_changes
      where ${isOpen(batch)} and subject_id <> race_id
    )`);
}

/** A race or a distance that the undo of an import has kept. */
const leftover = {
  raceId: raceImportChanges.raceId,
  /** `null` when the race is gone. */
  raceName: orNull(races.raceName),
  distance: orNull(raceDistances.distance),
  why: oneOf(["registrations", "reviews", "claims", "changed", "gone", "credits"]),
};
export type Leftover = RowOf<typeof leftover>;

/** The races that undoing an import has kept, and the reasons. */
export async function leftoversOf(
  { db }: Pick<Services, "db">,
  importId: string,
  page: number,
): Promise<Page<Leftover>> {
  const isLeft = sql`c.import_id = ${importId}::uuid and c.outcome <> 'undone'`;
  const count = sql`select count(*) from race_import_changes c where ${isLeft}`;
  const rows = sql`
    select c.race_id as "raceId", r.race_name as "raceName", d.distance, c.outcome as why
    from race_import_changes c
    left join races r on r.id = c.race_id
    left join race_distances d on d.id = c.subject_id
    where ${isLeft}
    order by r.start_date, r.race_name, c.race_id, d.sort_order, c.subject_id`;
  return readPage(db, leftover, { count, rows, perPage: problemsPerPage }, page);
}
