import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { importDefaults } from "./defaults.ts";
import type { PlannedDistance } from "./planned-distance.ts";

/** A planned distance with the race that it belongs to. */
export type OwnedDistance = { raceId: string; distance: PlannedDistance };
export type Outcome = "created" | "updated" | "unchanged";

/**
 * Stores distances: a distance of the same text, in any case, is brought up to what the file says,
 * and keeps what it says nothing about; the others follow the distances that the race has.
 * Answers in the order of `distances`.
 */
export async function saveDistances(tx: Database, distances: OwnedDistance[]): Promise<Outcome[]> {
  const rows = await tx.execute<{ outcome: Outcome }>(sql`
    with given as (${givenDistances(distances)}),
    found as (
      select distinct on (given.n) given.n, kept.id
      from given
      join race_distances kept
        on kept.race_id = given.race_id and lower(kept.distance) = lower(given.distance)
      order by given.n, kept.sort_order, kept.id
    ),
    next as (
      select
        found.n, found.id, given.meters,
        coalesce(given.description, kept.description) as description,
        coalesce(given.price, kept.price) as price,
        case when given.price is null then kept.price_minor else given.price_minor end as price_minor,
        coalesce(given.currency, kept.price_currency) as currency,
        coalesce(given.price_includes, kept.price_includes) as price_includes,
        coalesce(given.start_time, kept.start_time) as start_time,
        coalesce(given.profile, kept.profile_information) as profile,
        coalesce(given.additional, kept.additional_information) as additional,
        coalesce(given.link, kept.registration_link) as link
      from found
      join given on given.n = found.n
      join race_distances kept on kept.id = found.id
    ),
    changed as (
      update race_distances kept set
        distance_m = next.meters, description = next.description, price = next.price,
        price_minor = next.price_minor, price_currency = next.currency,
        price_includes = next.price_includes, start_time = next.start_time,
        profile_information = next.profile, additional_information = next.additional,
        registration_link = next.link
      from next
      where kept.id = next.id and (
        kept.distance_m, kept.description, kept.price, kept.price_minor, kept.price_currency,
        kept.price_includes, kept.start_time, kept.profile_information,
        kept.additional_information, kept.registration_link
      ) is distinct from (
        next.meters, next.description, next.price, next.price_minor, next.currency,
        next.price_includes, next.start_time, next.profile, next.additional, next.link
      )
      returning next.n
    ),
    added as (
      ${addDistances(sql`
        select given.*, races.start_time as race_time
        from given
        join races on races.id = given.race_id
        where given.n not in (select n from found)
      `)}
    )
    select
      case
        when given.n not in (select n from found) then 'created'
        when given.n in (select n from changed) then 'updated'
        else 'unchanged'
      end as outcome
    from given
    order by given.n
  `);
  return rows.map((row) => row.outcome);
}

/**
 * Adds the distances that `lines` selects, with the time of their race as `race_time`, behind those
 * that the race has.
 */
export function addDistances(lines: SQL): SQL {
  return sql`
    insert into race_distances (
      race_id, distance, title, distance_m, description, price, price_minor, price_currency,
      price_includes, start_time, profile_information, additional_information,
      registration_link, sort_order
    )
    select
      race_id, distance, distance, meters, description, price, price_minor,
      coalesce(currency, ${importDefaults.currency}), price_includes,
      coalesce(start_time, race_time, ${importDefaults.time}), profile, additional, link,
      (
        select coalesce(max(kept.sort_order) + 1, 0)
        from race_distances kept
        where kept.race_id = line.race_id
      ) + row_number() over (partition by race_id order by n) - 1
    from (${lines}) line
  `;
}

/** Planned distances as rows: `n` is their place in the list, `race_id` that of their race. */
export function givenDistances(distances: OwnedDistance[]): SQL {
  const rows = distances.map(({ raceId, distance }, n) => ({
    n,
    race_id: raceId,
    distance: distance.distance,
    meters: distance.meters,
    description: distance.description,
    price: distance.price,
    price_minor: distance.priceMinor,
    currency: distance.currency,
    price_includes: distance.priceIncludes,
    start_time: distance.startTime,
    profile: distance.profile,
    additional: distance.additionalInformation,
    link: distance.registrationLink,
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      n int, race_id uuid, distance text, meters int, description text, price text,
      price_minor int, currency text, price_includes text, start_time text, profile text,
      additional text, link text
    )
  `;
}
