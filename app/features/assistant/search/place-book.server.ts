import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { fold } from "#values/text/fold.ts";
import { type BookedPlace, type PlaceBook, placeBook } from "../planning/place-book.ts";

/** A book that is older is read again while it goes on being used. */
const freshMs = 5 * 60_000;

type Shelf = { book: Promise<PlaceBook>; readAt: number };

/** One book for each database handle: a transaction never sees what another one has read. */
const shelves = new WeakMap<Database, Shelf>();

/** All places of upcoming races. Waits for the first reading only. */
export function knownPlaces({ db }: Pick<Services, "db">): Promise<PlaceBook> {
  const shelf = shelves.get(db);
  if (!shelf) return readInto(db);
  if (performance.now() - shelf.readAt > freshMs) {
    // Until the new book is there, and where it cannot be read, the old one answers.
    shelf.readAt = performance.now();
    void readPlaces(db).then(
      (book) => shelves.set(db, { book: Promise.resolve(book), readAt: performance.now() }),
      () => {},
    );
  }
  return shelf.book;
}

function readInto(db: Database): Promise<PlaceBook> {
  const book = readPlaces(db);
  shelves.set(db, { book, readAt: performance.now() });
  book.catch(() => shelves.delete(db));
  return book;
}

/** Places that are understood even before a race is there. */
const alwaysKnown: readonly BookedPlace[] = [
  ...["Peru", "Mexico", "Canada", "United States"].map((name) => place("country", name, null, 0)),
  ...["Lima", "Cusco", "Arequipa"].map((name) => place("city", name, "Peru", 0)),
];

async function readPlaces(db: Database): Promise<PlaceBook> {
  const rows = await readRows(
    db,
    { city: races.city, state: races.stateProvince, country: races.country, races: integer },
    sql`select r.city, r.state_province as state, r.country, count(*)::int as races
      from race_search s join races r on r.id = s.race_id
      group by r.city, r.state_province, r.country
      order by races desc`,
  );
  const book = new Map<string, BookedPlace>();
  const add = (one: BookedPlace) => {
    if (one.folded === "") return;
    const key = `${one.kind} ${one.folded} ${fold(one.country ?? "")}`;
    const known = book.get(key);
    // The most frequent spelling comes first and stays.
    if (known) known.races += one.races;
    else book.set(key, one);
  };
  for (const { city, state, country, races: count } of rows) {
    add(place("city", city, country, count));
    if (state) add(place("state", state, country, count));
    add(place("country", country, null, count));
  }
  for (const known of alwaysKnown) add({ ...known });
  return placeBook([...book.values()].sort((one, other) => other.races - one.races));
}

function place(
  kind: BookedPlace["kind"],
  name: string,
  country: string | null,
  races: number,
): BookedPlace {
  return { kind, name: name.trim(), folded: fold(name).trim(), country, races };
}
