import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { isAhead } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { fold } from "#values/text/fold.ts";
import { type BookedPlace, type PlaceBook, placeBook } from "../planning/place-book.ts";
import { specifiedPlaces } from "../planning/reading/place-names.ts";

/** A book that is older is read again while it goes on being used. */
const freshMs = 5 * 60_000;

type Shelf = { places: Promise<PlaceBook>; readAt: number };

/** One shelf for each database handle: a transaction never sees what another one has read. */
const shelves = new WeakMap<Database, Shelf>();

/** All places of upcoming races. Waits for the first reading only. */
export async function knownPlaces({ db, now }: Pick<Services, "db" | "now">): Promise<PlaceBook> {
  return placesIn(db, now());
}

function placesIn(db: Database, now: Date): Promise<PlaceBook> {
  const shelf = shelves.get(db);
  if (!shelf) return readInto(db, now);
  if (performance.now() - shelf.readAt > freshMs) {
    // Until the new book is there, and where it cannot be read, the old one answers.
    shelf.readAt = performance.now();
    void readPlaces(db, now).then(
      (places) => shelves.set(db, { places: Promise.resolve(places), readAt: performance.now() }),
      () => {},
    );
  }
  return shelf.places;
}

function readInto(db: Database, now: Date): Promise<PlaceBook> {
  const places = readPlaces(db, now);
  shelves.set(db, { places, readAt: performance.now() });
  places.catch(() => shelves.delete(db));
  return places;
}

/** A place as some races write it, and how many. */
type PlaceLine = { city: string; state: string | null; country: string; races: number };

async function readPlaces(db: Database, now: Date): Promise<PlaceBook> {
  const lines = await readRows(
    db,
    { city: races.city, state: races.stateProvince, country: races.country, races: integer },
    sql`select r.city, r.state_province as state, r.country, count(*)::int as races
      from races r where ${isAhead(now)}
      group by r.city, r.state_province, r.country
      order by races desc`,
  );
  return bookOf(lines);
}

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
  for (const known of specifiedPlaces) add({ ...known });
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
