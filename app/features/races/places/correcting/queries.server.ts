import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { places, racePlaces, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import type { Position } from "#values/geo/position.ts";
import { readId } from "#values/id.ts";
import { literal } from "#values/text/clean.ts";
import { wordsIn } from "../../reading/search-words.ts";
import { type Editor, isEditable } from "../../rights.server.ts";
import { isPast } from "../../standing.server.ts";
import { findPlaces, labelled } from "../find-places.server.ts";
import { matchPlace, type PlaceProblem } from "../matching.server.ts";

/** A place that may be meant. */
export type Candidate = { label: string; position: Position };

/** The place of a race, or its description of it, for the editors who choose it. */
export type RaceToPlace = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  state: string | null;
  country: string;
  decision: "rule" | "name" | "accepted" | "hand" | "left" | "open" | null;
  problem: PlaceProblem | null;
  place: { name: string; state: string | null; position: Position } | null;
  candidates: Candidate[];
};

/** Which races the list of the back office shows. */
export type PlacingFilter = {
  /** Those whose place is not sure, or those that were placed by name alone. */
  decision: "open" | "name";
  /** Words of the race, its town or its country. */
  q: string;
  /** As the races write it; an empty text stands for all. */
  country: string;
};

/** Races on a page of the list of those that are not sure. */
const openPerPage = 50;

/** The candidates that are listed for a race; the search on its page finds all. */
const candidatesShown = 6;

/**
 * A page of the races whose place is not sure, or was found by name, the soonest first, with the
 * countries of all such races.
 */
export async function findRacesToPlace(
  { db, now }: Pick<Services, "db" | "now">,
  _admin: Admin,
  { filter, asked }: { filter: PlacingFilter; asked: number },
): Promise<Page<RaceToPlace> & { countries: string[] }> {
  const isMeant = fitsFilter(filter);
  const total = await db.$count(
    sql`${racePlaces} join ${races} on ${races.id} = ${racePlaces.raceId}`,
    isMeant,
  );
  const { limit, offset, ...page } = pageWindow(asked, openPerPage, total);
  const countries = await db
    .selectDistinct({ country: races.country })
    .from(racePlaces)
    .innerJoin(races, eq(races.id, racePlaces.raceId))
    .where(eq(racePlaces.decision, filter.decision))
    .orderBy(races.country);
  const found = await read(db, isMeant)
    // Those still to come first.
    .orderBy(isPast(now(), "races"), races.startDate, races.id)
    .limit(limit)
    .offset(offset);
  return { ...page, rows: found.map(toRace), countries: countries.map(({ country }) => country) };
}

/** The condition that a race and its row of `race_places` are among those of the list. */
export function fitsFilter({ decision, q, country }: PlacingFilter): SQL | undefined {
  const inDirectory = (word: string) => sql`exists (
    select from race_directory d
    where d.race_id = ${races.id} and d.words like ${`%${literal(word)}%`})`;
  return and(
    eq(racePlaces.decision, decision),
    country ? eq(races.country, country) : undefined,
    ...wordsIn(q).map(inDirectory),
  );
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
  const match = matchPlace(race);
  const candidates = labelled(match.place ? [match.place] : match.candidates)
    .slice(0, candidatesShown)
    .map(({ label, position }) => ({ label, position }));
  return {
    ...race,
    place: place && {
      name: place.name,
      state: place.state,
      position: { lat: place.lat, lon: place.lon },
    },
    // As the rule sees it today: the race may have waited since an older gazetteer.
    problem: race.problem && (match.problem ?? race.problem),
    candidates,
  };
}
