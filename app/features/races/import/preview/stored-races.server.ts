import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { importDefaults } from "../mapping/defaults.ts";
import { forNote, noteChanges } from "../run/noted.server.ts";
import { givenDistances } from "./given-distances.server.ts";
import { givenRaces, nextRaces, raceDiffers } from "./given-races.server.ts";
import type { PlannedRace } from "./plan.ts";
import { addDistances } from "./stored-distances.server.ts";

/**
 * The stored race of each planned one, by its name in any case and its day; of twins the oldest.
 * @param isLocked - keeps others from changing them, in the order in which everybody locks races
 */
export async function findRaces(
  tx: Database,
  races: PlannedRace[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<PlannedRace, string>> {
  const rows = await tx.execute<{ n: number; id: string }>(sql`
    with given as (${givenRaces(races)}),
    found as (
      select distinct on (given.n) given.n, races.id
      from given
      join races on lower(race_name) = lower(title) and races.start_date = given.start_date
      order by given.n, races.created_at, races.id
    )
    select found.n, held.id
    from (
      select id from races where id in (select id from found)
      order by id ${isLocked ? sql`for no key update` : sql``}
    ) held
    join found on found.id = held.id
  `);
  return new Map(rows.flatMap(({ n, id }) => pairOf(races[n], id)));
}

/** Brings stored races up to what the file says. Answers with the races that changed. */
export async function updateRaces(
  tx: Database,
  races: PlannedRace[],
  ids: Map<PlannedRace, string>,
  importId: string | null,
): Promise<PlannedRace[]> {
  const rows = await tx.execute<{ n: number }>(sql`
    with ${nextRaces(races, ids)},
    changed as (
      update races set
        city = next.city, country = next.country, race_type = next.race_type,
        organizer = next.organizer, description = next.description, address = next.address,
        state_province = next.state_province, start_time = next.start_time,
        registration_link = next.registration_link, race_photo = next.race_photo,
        external_image_url = next.external_image_url,
        race_type_category = next.race_type_category, is_premium = next.is_premium,
        race_status = next.race_status
      from next
      where races.id = next.id and ${raceDiffers}
      returning next.n ${forNote(importId, sql`races.id, next.before, to_jsonb(races) as image`)}
    )
    ${noteChanges(importId, sql`select id as subject_id, id as race_id, before, image from changed`)}
    select n from changed
  `);
  return rows.flatMap(({ n }) => races[n] ?? []);
}

/**
 * Stores new races, with their distances in the same statement, so that search is written once for
 * each race. Answers with the ids.
 */
export async function insertRaces(
  tx: Database,
  races: PlannedRace[],
  { withDistances, importId }: { withDistances: boolean; importId: string | null },
): Promise<Map<PlannedRace, string>> {
  const drawn = await tx.execute<{ id: string }>(sql`
    select gen_random_uuid() as id from generate_series(1, ${races.length}::int)
  `);
  const ids = new Map(races.flatMap((race, n) => pairOf(race, drawn[n]?.id)));
  const distances = withDistances
    ? races.flatMap((race) =>
        race.distances.map((distance) => ({ raceId: ids.get(race) ?? "", distance })),
      )
    : [];
  await tx.execute(sql`
    with given as (${givenRaces(races, ids)}),
    added as (
      insert into races (
        id, event, race_name, organizer, description, address, city, state_province, country,
        race_type, race_type_category, race_photo, external_image_url, start_date, start_time,
        registration_link, is_premium, race_status
      )
      select
        id, title, title, organizer, description, address, city, state_province, country,
        coalesce(race_type, ${importDefaults.type}),
        coalesce(category, ${importDefaults.category}), image, image,
        start_date, coalesce(start_time, ${importDefaults.time}), registration_link,
        coalesce(is_premium, false), coalesce(race_status, ${importDefaults.status})
      from given
      order by n
      returning id ${forNote(importId, sql`to_jsonb(races) as image`)}
    ),
    offered as (
      ${addDistances(sql`
        select line.*, given.start_time as race_time
        from (${givenDistances(distances)}) line
        join given on given.id = line.race_id
      `)}
      returning id ${forNote(importId, sql`race_id, to_jsonb(race_distances) as image`)}
    )
    ${noteChanges(
      importId,
      sql`
        select id as subject_id, id as race_id, null::jsonb as before, image from added
        union all
        select id, race_id, null, image from offered
      `,
    )}
    select count(*) from added
  `);
  return ids;
}

/** Tells calendars and caches that races changed whose distances did. */
export async function touchRaces(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update races set updated_at = now()
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))
  `);
}

function pairOf<Item>(item: Item | undefined, id: string | undefined): [Item, string][] {
  return item === undefined || id === undefined ? [] : [[item, id]];
}
