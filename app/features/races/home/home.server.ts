import { type SQL, sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, raceFacets, raceSearch } from "#db/schema.ts";
import { remembered } from "#db/search/remembered.ts";
import { mapCountries } from "#drawing/map/countries.ts";
import land from "#drawing/map/shapes/locator-whole.svg?url&no-inline";
import type { Services } from "#services/services.ts";
import { addMonths, type Day, startOfMonth } from "#values/day.ts";
import { homeDay, quarterHour } from "#values/zone.ts";
import { raceCards } from "../card/cards.server.ts";
import type { RaceCard } from "../race.ts";
import { typeChoice } from "../race-type.ts";
import { isAhead, takesRegistrations } from "../standing.server.ts";

const keyRacesLimit = 3;
const popularCitiesLimit = 6;

/** How many premium races the home page looks through for a marathon. */
const nextRacesLimit = 50;

/** The most combinations of type and place that the home page reads. */
const placesLimit = 20_000;

const byName = new Intl.Collator("en");

/**
 * Premium races that are upcoming and not cancelled: those that take registrations, soonest first,
 * then the others.
 */
export function keyRaces({ db, now }: Pick<Services, "db" | "now">): Promise<RaceCard[]> {
  return remembered(db, `key races ${quarterHour(now()).toISOString()}`, () =>
    raceCards(
      db,
      now(),
      premiumRaces(now(), keyRacesLimit),
      sql`picked.is_closed, picked.start_date, picked.race_id`,
    ),
  );
}

/** The race on the bib of the home page: the next premium marathon, else the next premium race. */
export async function nextRace({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<RaceCard | null> {
  const [race] = await remembered(db, `next race ${quarterHour(now()).toISOString()}`, () =>
    raceCards(
      db,
      now(),
      sql`select race_id from (${premiumRaces(now(), nextRacesLimit)}) r
        order by is_closed, exists (select 1 from race_distances d
            where d.race_id = r.race_id and d.distance_m between 42000 and 42500) desc,
          start_date, race_id
        limit 1`,
      sql`picked.race_id`,
    ),
  );
  return race ?? null;
}

function premiumRaces(now: Date, limit: number): SQL {
  const isOpen = takesRegistrations(now);
  const soonest = (condition: SQL) => sql`(
    select r.id as race_id, r.start_date, not ${isOpen} as is_closed from races r
    where r.is_premium and r.race_status <> 'cancelled' and ${isAhead(now)} and ${condition}
    order by r.start_date, r.id limit ${limit})`;
  return sql`${soonest(isOpen)} union all ${soonest(sql`not ${isOpen}`)}
    order by is_closed, start_date, race_id limit ${limit}`;
}

/** The first cities with upcoming races, from A to Z. */
export async function popularCities(services: Pick<Services, "db" | "now">): Promise<string[]> {
  return (await citiesOfUpcoming(services)).slice(0, popularCitiesLimit);
}

/** The cities with upcoming races, each once, from A to Z. */
export async function citiesOfUpcoming(services: Pick<Services, "db" | "now">): Promise<string[]> {
  return (await upcomingNames(services)).cities;
}

/** The types that the filter offers for the upcoming races, each once, from A to Z. */
export async function raceTypes(services: Pick<Services, "db" | "now">): Promise<string[]> {
  return (await upcomingNames(services)).types;
}

/** How many distances all races have together. */
export async function countDistances({ db }: Pick<Services, "db">): Promise<number> {
  const { count } = await remembered(db, "distances", async () => ({
    count: await db.$count(raceDistances),
  }));
  return count;
}

/** How many months the home page shows. */
const monthsShown = 12;

/** How many upcoming races there are in each of the next twelve months, and in each country at all. */
export async function season({ db, now }: Pick<Services, "db" | "now">): Promise<Season> {
  const today = homeDay(now());
  const counts = await remembered(db, `season ${quarterHour(now()).toISOString()}`, () =>
    readRows(
      db,
      { month: raceSearch.startDate, country: raceFacets.country, races: integer },
      sql`
        select date_trunc('month', s.start_date)::date as month, f.country, count(*) as races
        from race_search s join race_facets f using (facet_id)
        where ${isAhead(now(), "s")}
        group by 1, 2`,
    ),
  );
  const sum = (isMeant: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(isMeant).reduce((all, { races }) => all + races, 0);
  const first = startOfMonth(today);
  return {
    land: `${land}#svgView(viewBox(150,64,320,336))`,
    first,
    months: Array.from({ length: monthsShown }, (_, at) => addMonths(first, at)).map((month) =>
      sum((row) => row.month === month),
    ),
    countries: mapCountries
      .map(({ name }) => ({ name, races: sum((row) => row.country === name) }))
      .filter(({ races }) => races > 0),
  };
}

export type Season = {
  /** A picture of the four countries. */
  land: string;
  /** The first day of the present month. */
  first: Day;
  /** The races of each month from then on. */
  months: number[];
  countries: { name: string; races: number }[];
};

function upcomingNames({ db, now }: Pick<Services, "db" | "now">) {
  return remembered(db, `names ${quarterHour(now()).toISOString()}`, async () => {
    const rows = await readRows(
      db,
      { type: raceFacets.raceType, city: raceFacets.city },
      sql`
        select f.race_type as type, f.city from race_facets f
        where exists (select 1 from race_search s
          where s.facet_id = f.facet_id and ${isAhead(now(), "s")})
        limit ${placesLimit}`,
    );
    return {
      types: eachOnce(rows.map(({ type }) => typeChoice(type))),
      cities: eachOnce(rows.map(({ city }) => city)),
    };
  });
}

function eachOnce(names: string[]): string[] {
  return [...new Set(names)].sort(byName.compare);
}
