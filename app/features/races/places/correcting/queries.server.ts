import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { places, racePlaces, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import { type Editor, isEditable } from "../../rights.server.ts";
import { findPlaces, labelled } from "../find-places.server.ts";
import { matchPlace } from "../matching.server.ts";
import { type Candidate, openPerPage, type RaceToPlace } from "./race-to-place.ts";

/** The candidates that are listed for a race; the search on its page finds all. */
const candidatesShown = 6;

/** The races whose place is not sure, the soonest first, with how many they are. */
export async function findOpenRaces(
  { db, now }: Pick<Services, "db" | "now">,
  _admin: Admin,
  asked: number,
): Promise<Page<RaceToPlace>> {
  const isOpen = eq(racePlaces.decision, "open");
  const today = toDay(now());
  const { limit, offset, ...page } = pageWindow(
    asked,
    openPerPage,
    await db.$count(racePlaces, isOpen),
  );
  const found = await read(db, isOpen)
    // Those still to come first.
    .orderBy(sql`${races.startDate} < ${today}::date`, races.startDate, races.id)
    .limit(limit)
    .offset(offset);
  return { ...page, rows: found.map(toRace) };
}

/**
 * A race that an editor may place, with the candidates for what it says or for what was typed into the
 * search; `null` for all other races.
 */
export async function findRaceToPlace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  { id, typed }: { id: string; typed: string },
): Promise<RaceToPlace | null> {
  const raceId = readId(id);
  const [row] = raceId ? await read(db, isEditable(editor, raceId)) : [];
  if (!row) return null;
  const race = toRace(row);
  return typed ? { ...race, candidates: findPlaces(typed).places } : race;
}

function read(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: races.id,
      name: races.raceName,
      startDate: races.startDate,
      city: races.city,
      state: races.stateProvince,
      country: races.country,
      decision: racePlaces.decision,
      problem: racePlaces.problem,
      place: { name: places.name, state: places.state, lat: places.lat, lon: places.lon },
    })
    .from(races)
    .leftJoin(racePlaces, eq(racePlaces.raceId, races.id))
    .leftJoin(places, eq(places.id, races.placeId))
    .where(and(condition))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof read>>[number];

function toRace({ place, ...race }: Row): RaceToPlace {
  return {
    ...race,
    place: place && {
      name: place.name,
      state: place.state,
      position: { lat: place.lat, lon: place.lon },
    },
    candidates: candidatesFor(race),
  };
}

/** What the rule is not sure about; else other places of the name, wherever they are. */
function candidatesFor(race: Pick<Row, "city" | "state" | "country">): Candidate[] {
  const match = matchPlace(race);
  const found = match.problem === null ? [match.place] : match.candidates;
  return labelled(found)
    .slice(0, candidatesShown)
    .map(({ label, position }) => ({ label, position }));
}
