import { type SQL, sql } from "drizzle-orm";
import type { PlannedRace } from "./plan.ts";

/** Planned races as rows: `n` is their place in the list. */
export function givenRaces(races: PlannedRace[], ids?: Map<PlannedRace, string>): SQL {
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
    category: race.category,
    is_premium: race.isPremium,
    race_status: race.status,
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      n int, id uuid, title text, start_date date, city text, country text, race_type text,
      organizer text, description text, address text, state_province text, start_time text,
      registration_link text, image text, category text, is_premium boolean, race_status text
    )
  `;
}

/**
 * Common table expressions `given` and `next`: what stored races become by what the file says. What
 * it says nothing about stays, and so does the name under which a race was found.
 */
export function nextRaces(races: PlannedRace[], ids: Map<PlannedRace, string>): SQL {
  return sql`
    given as (${givenRaces(races, ids)}),
    next as (
      select
        given.n, races.id, to_jsonb(races) as before,
        race_import_text(given.city, races.city) as city,
        race_import_text(given.country, races.country) as country,
        race_import_text(given.race_type, races.race_type) as race_type,
        race_import_text(given.organizer, races.organizer) as organizer,
        race_import_text(given.description, races.description) as description,
        race_import_text(given.address, races.address) as address,
        race_import_text(given.state_province, races.state_province) as state_province,
        coalesce(given.start_time, races.start_time) as start_time,
        coalesce(given.registration_link, races.registration_link) as registration_link,
        coalesce(given.image, races.race_photo) as race_photo,
        coalesce(given.image, races.external_image_url) as external_image_url,
        coalesce(given.category, races.race_type_category) as race_type_category,
        coalesce(given.is_premium, races.is_premium) as is_premium,
        coalesce(given.race_status, races.race_status) as race_status
      from given
      join races on races.id = given.id
    )
  `;
}

/** Whether a row of `races` is not yet what `next` says. */
export const raceDiffers = sql`
  (
    races.city, races.country, races.race_type, races.organizer, races.description,
    races.address, races.state_province, races.start_time, races.registration_link,
    races.race_photo, races.external_image_url, races.race_type_category, races.is_premium,
    races.race_status
  ) is distinct from (
    next.city, next.country, next.race_type, next.organizer, next.description,
    next.address, next.state_province, next.start_time, next.registration_link,
    next.race_photo, next.external_image_url, next.race_type_category, next.is_premium,
    next.race_status
  )
`;
