import { type SQL, sql } from "drizzle-orm";
import type { PlannedDistance } from "./planned-distance.ts";

/** A planned distance with the race that it belongs to. */
export type OwnedDistance = { raceId: string; distance: PlannedDistance };

/** Planned distances as rows: `n` is their place in the list, `race_id` that of their race. */
export function givenDistances(distances: OwnedDistance[]): SQL {
  const rows = distances.map(({ raceId, distance }, n) => ({
    n,
    race_id: raceId,
    distance: distance.distance,
    meters: distance.meters,
    description: distance.description,
    price: distance.price,
    typed_price: distance.typedPrice,
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
      typed_price text, price_minor int, currency text, price_includes text, start_time text,
      profile text, additional text, link text
    )
  `;
}

/**
 * Common table expressions: `given`; `found`, the stored distance of the same text, in any case, of
 * each; and `next`, what those become. What the file says nothing about stays, and a price that is
 * stored just as it was typed is not dressed anew.
 */
export function nextDistances(distances: OwnedDistance[]): SQL {
  return sql`
    given as (${givenDistances(distances)}),
    found as (
      select distinct on (given.n) given.n, kept.id
      from given
      join race_distances kept
        on kept.race_id = given.race_id and lower(kept.distance) = lower(given.distance)
      order by given.n, kept.sort_order, kept.id
    ),
    next as (
      select
        found.n, found.id, to_jsonb(kept) as before, given.meters,
        race_import_text(given.description, kept.description) as description,
        case when is_same_price then kept.price else given.price end as price,
        case when is_same_price then kept.price_minor else given.price_minor end as price_minor,
        coalesce(given.currency, kept.price_currency) as currency,
        race_import_text(given.price_includes, kept.price_includes) as price_includes,
        coalesce(given.start_time, kept.start_time) as start_time,
        race_import_text(given.profile, kept.profile_information) as profile,
        race_import_text(given.additional, kept.additional_information) as additional,
        coalesce(given.link, kept.registration_link) as link
      from found
      join given on given.n = found.n
      join race_distances kept on kept.id = found.id
      cross join lateral (
        select given.price is null or given.typed_price = btrim(kept.price) as is_same_price
      ) price
    )
  `;
}

/** Whether a row of `race_distances kept` is not yet what `next` says. */
export const distanceDiffers = sql`
  (
    kept.distance_m, kept.description, kept.price, kept.price_minor, kept.price_currency,
    kept.price_includes, kept.start_time, kept.profile_information,
    kept.additional_information, kept.registration_link
  ) is distinct from (
    next.meters, next.description, next.price, next.price_minor, next.currency,
    next.price_includes, next.start_time, next.profile, next.additional, next.link
  )
`;
