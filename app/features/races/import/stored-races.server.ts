import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { importDefaults } from "./defaults.ts";
import type { PlannedRace } from "./plan.ts";
import { addDistances, givenDistances } from "./stored-distances.server.ts";

/**
 * The stored race of each planned one, by its name in any case and its day; of twins the oldest.
 * The races are locked, in the order in which everybody locks them.
 */
export async function findRaces(
  tx: Database,
  races: PlannedRace[],
): Promise<Map<PlannedRace, string>> {
  const rows = await tx.execute<{ n: number; id: string }>(sql`
    with given as (${given(races)}),
    found as (
      select distinct on (given.n) given.n, races.id
      from given
      join races on lower(race_name) = lower(title) and races.start_date = given.start_date
      order by given.n, races.created_at, races.id
    )
    select found.n, locked.id
    from (
      select id from races where id in (select id from found) order by id for no key update
    ) locked
    join found on found.id = locked.id
  `);
  return new Map(rows.flatMap(({ n, id }) => pairOf(races[n], id)));
}

/**
 * Brings stored races up to what the file says; what it says nothing about stays, and so does the
 * name under which a race was found. Answers with the races that changed.
 */
export async function updateRaces(
  tx: Database,
  races: PlannedRace[],
  ids: Map<PlannedRace, string>,
): Promise<PlannedRace[]> {
  const rows = await tx.execute<{ n: number }>(sql`
    with given as (${given(races, ids)}),
    next as (
      select
        given.n, races.id, given.city, given.country,
        coalesce(given.race_type, races.race_type) as race_type,
        coalesce(given.organizer, races.organizer) as organizer,
        coalesce(given.description, races.description) as description,
        coalesce(given.address, races.address) as address,
        coalesce(given.state_province, races.state_province) as state_province,
        coalesce(given.start_time, races.start_time) as start_time,
        coalesce(given.registration_link, races.registration_link) as registration_link,
        coalesce(given.image, races.race_photo) as race_photo,
        coalesce(given.image, races.external_image_url) as external_image_url
      from given
      join races on races.id = given.id
    )
    update races set
      city = next.city, country = next.country, race_type = next.race_type,
      organizer = next.organizer, description = next.description, address = next.address,
      state_province = next.state_province, start_time = next.start_time,
      registration_link = next.registration_link, race_photo = next.race_photo,
      external_image_url = next.external_image_url
    from next
    where races.id = next.id and (
      races.city, races.country, races.race_type, races.organizer, races.description,
      races.address, races.state_province, races.start_time, races.registration_link,
      races.race_photo, races.external_image_url
    ) is distinct from (
      next.city, next.country, next.race_type, next.organizer, next.description,
      next.address, next.state_province, next.start_time, next.registration_link,
      next.race_photo, next.external_image_url
    )
    returning next.n
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
  { withDistances }: { withDistances: boolean },
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
    with given as (${given(races, ids)}),
    added as (
      insert into races (
        id, event, race_name, organizer, description, address, city, state_province, country,
        race_type, race_type_category, race_photo, external_image_url, start_date, start_time,
        registration_link
      )
      select
        id, title, title, organizer, description, address, city, state_province, country,
        coalesce(race_type, ${importDefaults.type}), ${importDefaults.category}, image, image,
        start_date, coalesce(start_time, ${importDefaults.time}), registration_link
      from given
      order by n
    )
    ${addDistances(sql`
      select line.*, given.start_time as race_time
      from (${givenDistances(distances)}) line
      join given on given.id = line.race_id
    `)}
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

function given(races: PlannedRace[], ids?: Map<PlannedRace, string>) {
  const rows = races.map((race, n) => ({
    n,
    id: ids?.get(race) ?? null,
    title: race.title,
    start_date: race.date,
    city: race.city,
    country: race.country,
    race_type: race.type,
    organizer: race.organizer,
    description: race.description,
    address: race.address,
    state_province: race.stateProvince,
    start_time: race.startTime,
    registration_link: race.registrationLink,
    image: race.image,
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      n int, id uuid, title text, start_date date, city text, country text, race_type text,
      organizer text, description text, address text, state_province text, start_time text,
      registration_link text, image text
    )
  `;
}

function pairOf<Item>(item: Item | undefined, id: string | undefined): [Item, string][] {
  return item === undefined || id === undefined ? [] : [[item, id]];
}
