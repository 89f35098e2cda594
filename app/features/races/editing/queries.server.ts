import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { boolean, integer } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { distanceFields } from "../distance-columns.ts";
import { type Editor, isEditable } from "../rights.server.ts";
import { distancePictures, type EditedDistance, type EditedRace, raceFields } from "./details.ts";

/** A race with its distances as its editor shows them; `null` for a race that the editor may not edit. */
export async function findEditedRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  id: string,
): Promise<EditedRace | null> {
  const raceId = readId(id);
  const race = raceId && (await findDetails(db, isEditable(editor, raceId)));
  if (!race) return null;
  const isRunning = and(
    eq(raceRegistrations.raceId, raceId),
    ne(raceRegistrations.status, "cancelled"),
  );
  return {
    ...race,
    id: raceId,
    runners: await db.$count(raceRegistrations, isRunning),
    distances: await findDistances(db, eq(raceDistances.raceId, raceId)),
  };
}

/**
 * What a caller requires of a race when it changes it. It is asked in the transaction of the change, after
 * the race is locked.
 */
export type Precondition = (tx: Database) => Promise<boolean>;

type Stored = Pick<EditedRace, "details" | "photo" | "timeZone">;

/**
 * The values of a race's form. `isLocked` locks the race until the transaction ends: what the condition asks is
 * asked once more then, because the wait for the lock may have been for the end of an organizer's link.
 */
export async function findDetails(
  db: Database,
  condition: SQL | undefined,
  { isLocked = false } = {},
): Promise<Stored | null> {
  if (isLocked) {
    await db.select({ id: races.id }).from(races).where(condition).for("no key update");
  }
  const [row] = await db.select(storedColumns).from(races).where(condition);
  return row ?? null;
}

const storedColumns = {
  details: pickColumns(columnsByName(races), raceFields),
  photo: races.racePhoto,
  timeZone: races.timeZone,
};

/** The distances that meet a condition, in the order in which they are shown. */
export async function findDistances(
  db: Database,
  condition: SQL | undefined,
  { isLocked = false } = {},
): Promise<EditedDistance[]> {
  const found = db
    .select(distanceColumns)
    .from(raceDistances)
    .where(condition)
    .orderBy(raceDistances.sortOrder, raceDistances.id);
  return isLocked ? found.for("no key update") : found;
}

const distanceColumns = {
  id: raceDistances.id,
  taken: raceDistances.taken,
  details: pickColumns(columnsByName(raceDistances), distanceFields),
  pictures: pickColumns(columnsByName(raceDistances), distancePictures),
};

/** The data that is deleted with a race. */
const losses = {
  name: races.raceName,
  startDate: races.startDate,
  timeZone: races.timeZone,
  isCancelled: boolean,
  distances: integer,
  favorites: integer,
  reviews: integer,
  claims: integer,
  posts: integer,
  registrations: integer,
  /** Those of the registrations which are not cancelled. */
  runners: integer,
};
export type Losses = RowOf<typeof losses>;

/** Counts the data that is deleted with a race; `null` for an unknown race. */
export async function lossesOf({ db }: Pick<Services, "db">, id: string): Promise<Losses | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  return readRow(
    db,
    losses,
    sql`
    select race_name as name, start_date as "startDate", time_zone as "timeZone",
      race_status = 'cancelled' as "isCancelled",
      (select count(*)::int from race_distances where race_id = r.id) as distances,
      (select count(*)::int from user_favorites where race_id = r.id) as favorites,
      (select count(*)::int from reviews
        where entity_type = 'race' and entity_id = r.id) as reviews,
      (select count(*)::int from race_claims where race_id = r.id) as claims,
      (select count(*)::int from blog_race_references where race_id = r.id) as posts,
      (select count(*)::int from race_registrations where race_id = r.id) as registrations,
      (select count(*)::int from race_registrations
        where race_id = r.id and status <> 'cancelled') as runners
    from races r where r.id = ${raceId}::uuid`,
  );
}

/** Where the pictures of a race and of its distances are. */
export async function picturesOf(db: Database, raceId: string): Promise<(string | null)[]> {
  const rows = await readRows(
    db,
    { address: races.racePhoto },
    sql`
    select race_photo as address from races where id = ${raceId}::uuid
    union all
    select unnest(array[image, profile_image, map_image])
    from race_distances where race_id = ${raceId}::uuid`,
  );
  return rows.map(({ address }) => address);
}
