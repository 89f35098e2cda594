import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { type BookedPlace, type PlaceBook, placeBook } from "../planning/place-book.ts";

/** A book that is older is read again while it goes on being used. */
const freshMs = 5 * 60_000;

type Shelf = { places: Promise<Places>; readAt: number };

/** One shelf for each database handle: a transaction never sees what another one has read. */
const shelves = new WeakMap<Database, Shelf>();

/** All places of upcoming races. Waits for the first reading only. */
export async function knownPlaces({ db, now }: Pick<Services, "db" | "now">): Promise<PlaceBook> {
  return (await placesIn(db, toDay(now()))).book;
}

/** A state, as the races spell it, and the cities that they name with it. */
export type KnownState = {
  spellings: string[];
  cities: [city: string, country: string][];
  /** Some races name one of these cities with another state, or with none. */
  isShared: boolean;
};

/** The states that have these words in their name: `Cusco` is `Cusco Region`. */
export async function stateNamed(db: Database, name: string, today: Day): Promise<KnownState> {
  const words = ` ${plain(name)} `;
  const { lines } = await placesIn(db, today);
  const found = lines.filter(({ state }) => state && ` ${plain(state)} `.includes(words));
  const cities = new Set(found.map(cityKey));
  return {
    spellings: [...new Set(found.flatMap(({ state }) => state ?? []))],
    cities: found.map(({ city, country }) => [city, country]),
    isShared: lines.filter((line) => cities.has(cityKey(line))).length > found.length,
  };
}

function cityKey({ city, country }: PlaceLine): string {
  return JSON.stringify([city, country]);
}

/** Folded words with single spaces between them. */
function plain(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function placesIn(db: Database, today: Day): Promise<Places> {
  const shelf = shelves.get(db);
  if (!shelf) return readInto(db, today);
  if (performance.now() - shelf.readAt > freshMs) {
    // Until the new book is there, and where it cannot be read, the old one answers.
    shelf.readAt = performance.now();
    void readPlaces(db, today).then(
      (places) => shelves.set(db, { places: Promise.resolve(places), readAt: performance.now() }),
      () => {},
    );
  }
  return shelf.places;
}

function readInto(db: Database, today: Day): Promise<Places> {
  const places = readPlaces(db, today);
  shelves.set(db, { places, readAt: performance.now() });
  places.catch(() => shelves.delete(db));
  return places;
}

/** A place as some races write it, and how many. */
type PlaceLine = { city: string; state: string | null; country: string; races: number };

type Places = { lines: PlaceLine[]; book: PlaceBook };

async function readPlaces(db: Database, today: Day): Promise<Places> {
  const lines = await readRows(
    db,
    { city: races.city, state: races.stateProvince, country: races.country, races: integer },
    sql`select r.city, r.state_province as state, r.country, count(*)::int as races
      from races r where r.start_date >= ${today}::date
      group by r.city, r.state_province, r.country
      order by races desc`,
  );
  return { lines, book: bookOf(lines) };
}

/** Places that are understood even before a race is there. */
const alwaysKnown: readonly BookedPlace[] = [
  ...["Peru", "Mexico", "Canada", "United States"].map((name) => place("country", name, null, 0)),
  ...["Lima", "Cusco", "Arequipa"].map((name) => place("city", name, "Peru", 0)),
];

function bookOf(lines: readonly PlaceLine[]): PlaceBook {
  const places = new Map<string, BookedPlace>();
  const add = (one: BookedPlace) => {
    if (one.folded === "") return;
    const key = JSON.stringify([one.kind, one.folded, fold(one.country ?? "")]);
    const known = places.get(key);
    // The most frequent spelling comes first and stays.
    if (known) known.races += one.races;
    else places.set(key, one);
  };
  for (const { city, state, country, races } of lines) {
    add({ ...place("city", city, country, races), state });
    if (state) add(place("state", state, country, races));
    add(place("country", country, null, races));
  }
  for (const known of alwaysKnown) add({ ...known });
  return placeBook([...places.values()].sort((one, other) => other.races - one.races));
}

function place(
  kind: BookedPlace["kind"],
  name: string,
  country: string | null,
  races: number,
): BookedPlace {
  return { kind, name: name.trim(), folded: fold(name).trim(), country, races };
}
