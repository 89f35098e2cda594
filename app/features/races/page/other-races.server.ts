import { type SQL, sql } from "drizzle-orm";
import { keptPlan } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { metersBetween } from "#values/geo/position.ts";
import { homeDay } from "#values/zone.ts";
import { raceCards } from "../card/cards.server.ts";
import { isWithinCircle } from "../places/circle.server.ts";
import type { RaceCard, RacePage } from "../race.ts";
import { isAhead, isPast, moment } from "../standing.server.ts";
import { mayRegister, todayAt } from "../standing.ts";

/** A race with the way to it from another one, in metres. */
type NearbyRace = { race: RaceCard; meters: number };

const nearbyKilometers = 100;

const nearbyLimit = 4;

const similarLimit = 8;

/** So many fill a row of cards. With fewer, races that are less alike follow. */
const enough = 3;

/** Races that are less alike are looked for this long before and after the day in the season. */
const seasonDays = 75;

/** The candidates of each kind, of which the most alike are shown. */
const candidateLimit = 60;

type LikedRace = Pick<
  RaceCard,
  "id" | "type" | "city" | "country" | "startDate" | "status" | "timeZone"
> &
  Pick<RacePage, "registrationStatus" | "registrationDeadline">;

type Needs = Pick<Services, "db" | "now">;

/**
 * Races of the same type in the same city: the upcoming ones, soonest first, then the latest past.
 * Where few are upcoming, or none is open although the race itself is not, upcoming ones stand between
 * them that share the type or the country, are near and in the same season.
 */
export async function similarRaces(services: Needs, race: LikedRace): Promise<RaceCard[]> {
  const now = services.now();
  const alike = await sameRaces(services, race);
  const upcoming = alike.filter((one) => one.startDate >= todayAt(one, now));
  const needsOpen = !mayRegister(race, todayAt(race, now));
  const hasOpen = upcoming.some(({ isClosed }) => !isClosed);
  if (upcoming.length >= enough && (hasOpen || !needsOpen)) return alike;
  const kept = upcoming.slice(0, similarLimit - enough);
  const shown = new Set(alike.map(({ id }) => id));
  const fresh = (await relatedRaces(services, race)).filter(({ id }) => !shown.has(id));
  const related = fresh.slice(0, Math.max(enough, enough + 1 - kept.length));
  return [...kept, ...related, ...alike.slice(upcoming.length)].slice(0, similarLimit);
}

function sameRaces({ db, now }: Needs, race: LikedRace): Promise<RaceCard[]> {
  const today = sql`${homeDay(now())}::date`;
  const isAlike = sql`race_type = ${race.type} and city = ${race.city}`;
  return raceCards(
    db,
    now(),
    sql`${keptPlan} (select race_id, false as is_past, start_date - ${today} as days_away
        from race_search s join race_facets using (facet_id)
        where ${isAlike} and ${isAhead(now(), "s")} and race_id <> ${race.id}::uuid
        order by start_date, race_id limit ${similarLimit})
      union all
      (select id, true, ${today} - start_date
        from races r
        where ${isAlike} and ${isPast(now())} and id <> ${race.id}::uuid
        order by start_date desc, id limit ${similarLimit})
      order by is_past, days_away, race_id limit ${similarLimit}`,
    sql`picked.is_past, picked.days_away, picked.race_id`,
  );
}

/**
 * Races that take registrations and share the type or the country, the most alike first. Another type
 * weighs as much as another country, as two months or as a thousand kilometers.
 */
function relatedRaces({ db, now }: Needs, race: LikedRace): Promise<RaceCard[]> {
  const today = homeDay(now());
  const day = inNextSeason(race.startDate, today);
  const earliest = addDays(day, -seasonDays);
  const from = earliest < today ? today : earliest;
  const candidates = (condition: SQL) => sql`
    (select race_id, s.start_date, f.race_type, f.country, f.place_id
      from race_search s join race_facets f using (facet_id)
      where ${condition}
        and s.start_date between ${from}::date and ${addDays(day, seasonDays)}::date
        and race_id <> ${race.id}::uuid
        and s.closes_at > ${moment(now())}
      order by s.start_date, race_id limit ${candidateLimit})`;
  const [isType, isCountry] = [sql`f.race_type = ${race.type}`, sql`f.country = ${race.country}`];
  return raceCards(
    db,
    now(),
    sql`
      select ${keptPlan} race_id, (race_type <> ${race.type})::int + (candidate.country <> ${race.country})::int
        + abs(candidate.start_date - ${day}::date) / 60.0
        + least(coalesce(111.2 * sqrt(
            (there.lat - here.lat) ^ 2
            + ((there.lon - here.lon) * cos(radians(here.lat))) ^ 2), 1000), 2000) / 1000 as distance
      from (
        ${candidates(sql`${isType} and ${isCountry}`)}
        union all ${candidates(sql`${isType} and not ${isCountry}`)}
        union all ${candidates(sql`not ${isType} and ${isCountry}`)}
      ) candidate
      left join places there on there.id = candidate.place_id
      left join (
        select lat, lon from races join places on places.id = races.place_id
        where races.id = ${race.id}::uuid
      ) here on true
      order by distance, race_id limit ${similarLimit}`,
    sql`picked.distance, picked.race_id`,
  );
}

/** The same day of the year, in the first year in which it is not over. */
function inNextSeason(day: Day, today: Day): Day {
  let next = day;
  while (next < today) next = addDays(next, 365);
  return next;
}

/**
 * The next races within 100 km of a race that are not cancelled, soonest first. Empty where the place of the race is not known.
 * @param shown - races that the page shows elsewhere, such as the similar ones
 */
export async function nearbyRaces(
  { db, now }: Pick<Services, "db" | "now">,
  race: Pick<RaceCard, "id" | "position">,
  shown: readonly Pick<RaceCard, "id">[] = [],
): Promise<NearbyRace[]> {
  const center = race.position;
  if (!center) return [];
  const without = JSON.stringify([race.id, ...shown.map(({ id }) => id)]);
  const found = await raceCards(
    db,
    now(),
    sql`
      select ${keptPlan} near.race_id, near.start_date
      from (
        select s.race_id, s.start_date from race_search s
        where ${isAhead(now(), "s")}
          and s.facet_id in (
            select f.facet_id from race_facets f join places p on p.id = f.place_id
            where ${isWithinCircle(center, nearbyKilometers)}
          )
          and s.race_id not in (
            select value::uuid from jsonb_array_elements_text(${without}::text::jsonb)
          )
        order by s.start_date, s.race_id
      ) near
      -- Read one by one, in this order: a city has hundreds of races near it, and four are enough.
      cross join lateral (
        select from races r
        where r.id = near.race_id and r.race_status <> 'cancelled'
        limit 1
      ) held
      order by near.start_date, near.race_id limit ${nearbyLimit}`,
    sql`picked.start_date, picked.race_id`,
  );
  return found.flatMap((one) =>
    one.position ? [{ race: one, meters: metersBetween(center, one.position) }] : [],
  );
}
