import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { readRaceId } from "../search/schema.ts";
import type {
  DistanceDetails,
  DistancePicture,
  EditedDistance,
  EditedRace,
  RaceDetails,
} from "./details.ts";

/** A race with its distances as its editor shows them; `null` when there is none. */
export async function findEditedRace(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<EditedRace | null> {
  const raceId = readRaceId(id);
  const race = raceId && (await findDetails(db, raceId));
  if (!race) return null;
  const [counted] = await db.execute<{ runners: number }>(sql`
    select count(*)::int as runners from race_registrations
    where race_id = ${raceId}::uuid and status <> 'cancelled'`);
  return {
    ...race,
    id: raceId,
    runners: counted?.runners ?? 0,
    distances: await findDistances(db, sql`race_id = ${raceId}::uuid`),
  };
}

type Stored = Pick<EditedRace, "details" | "photo">;

/** What a race's form holds. With `isLocked` nobody else changes the race before the transaction ends. */
export async function findDetails(
  db: Database,
  id: string,
  { isLocked = false } = {},
): Promise<Stored | null> {
  const [row] = await db.execute<RaceDetails & { race_photo: string | null }>(sql`
    select event, race_name, start_date::text, start_time, registration_deadline::text,
      race_type_category, race_type, race_status, registration_status, organizer, description,
      country, city, state_province, address, google_maps_link, is_premium, registration_link,
      external_image_url, map_url, elevation_profile_url, gpx_url, rules_url, elevation_gain,
      elevation_loss, race_photo
    from races where id = ${id}::uuid ${isLocked ? sql`for no key update` : sql``}`);
  if (!row) return null;
  const { race_photo: photo, ...details } = row;
  return { details, photo };
}

type DistanceRow = DistanceDetails &
  Record<DistancePicture, string | null> & { id: string; taken: number };

/** The distances that meet a condition, in the order in which they are shown. */
export async function findDistances(
  db: Database,
  condition: SQL,
  { isLocked = false } = {},
): Promise<EditedDistance[]> {
  const rows = await db.execute<DistanceRow>(sql`
    select id, distance, title, description, price, discounted_price, price_currency,
      price_includes, start_time, time_limit, elevation_gain, elevation_loss, profile_information,
      additional_information, registration_link, capacity, image, profile_image, map_image, taken
    from race_distances where ${condition}
    order by sort_order, id ${isLocked ? sql`for no key update` : sql``}`);
  return rows.map(toDistance);
}

function toDistance({ id, taken, ...columns }: DistanceRow): EditedDistance {
  const { image, profile_image, map_image, ...details } = columns;
  return { id, taken, details, pictures: { image, profile_image, map_image } };
}

/** What goes with a race when it is deleted. */
export type Losses = {
  name: string;
  startDate: string;
  isCancelled: boolean;
  distances: number;
  favorites: number;
  reviews: number;
  claims: number;
  posts: number;
  registrations: number;
  /** Those of the registrations which are not cancelled. */
  runners: number;
};

/** What deleting a race would destroy; `null` when there is no such race. */
export async function lossesOf({ db }: Pick<Services, "db">, id: string): Promise<Losses | null> {
  const raceId = readRaceId(id);
  if (raceId === null) return null;
  const [row] = await db.execute<Losses>(sql`
    select race_name as name, start_date::text as "startDate",
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
    from races r where r.id = ${raceId}::uuid`);
  return row ?? null;
}

/** Where the pictures of a race and of its distances are. */
export async function picturesOf(db: Database, raceId: string): Promise<(string | null)[]> {
  const rows = await db.execute<{ address: string | null }>(sql`
    select race_photo as address from races where id = ${raceId}::uuid
    union all
    select unnest(array[image, profile_image, map_image])
    from race_distances where race_id = ${raceId}::uuid`);
  return rows.map(({ address }) => address);
}
