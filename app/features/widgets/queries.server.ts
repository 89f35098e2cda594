import { sql } from "drizzle-orm";
import { raceCards } from "#features/races/card/cards.server.ts";
import { noFilters, type RaceFilters, racesAddress } from "#features/races/filters/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";

type Needs = Pick<Services, "db" | "now">;

/** The race of a widget; `null` where no race has this id. */
export async function findWidgetRace({ db, now }: Needs, id: string): Promise<RaceCard | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  const picked = sql`select ${raceId}::uuid as race_id`;
  const [race] = await raceCards(db, now(), picked, sql`picked.race_id`);
  return race ?? null;
}

/** The next races that the filters leave, how many there are, and the address of the whole list. */
export async function findCalendar(services: Needs, filters: RaceFilters, rows: number) {
  const list = { ...filters, view: "grid", date: null, page: 1 } as const;
  const { races, total } = await searchRaces(services, list);
  return { races: races.slice(0, rows), total, list: racesAddress(list) };
}

/** The next race that takes place, as an example. */
export async function exampleRace(services: Needs): Promise<RaceCard | null> {
  const { races } = await findCalendar(services, noFilters, 10);
  return races.find(({ status }) => status !== "cancelled") ?? races[0] ?? null;
}
