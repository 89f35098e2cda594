import { sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Topic } from "#features/assistant/knowledge/topic.ts";
import { findTopic } from "#features/assistant/knowledge/topics.ts";
import { readMessage } from "#features/assistant/planning/message.ts";
import {
  nothingWanted,
  parametersOf,
  wantedAfter,
} from "#features/assistant/planning/parameters.ts";
import type { SearchParameters } from "#features/assistant/planning/search-parameters.ts";
import { findRacesFor } from "#features/assistant/search/find-races.server.ts";
import { knownPlaces } from "#features/assistant/search/place-book.server.ts";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { mostPicked } from "#features/races/picking/pickable-race.ts";
import type { Services } from "#services/services.ts";
import { parseDay } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { homeDay } from "#values/zone.ts";
import type { PostRequest, RaceByName } from "./writing.ts";

type Needs = Pick<Services, "db" | "now">;

/** What a post is made of. */
export type PostSubject = {
  topic: string;
  /** The chosen races, or those that the topic names. */
  races: RaceFacts[];
  areChosen: boolean;
  /** What our knowledge base says about the topic. */
  knowledge: Topic | null;
  /** Races that a caller named and this site does not list. */
  unlisted: RaceByName[];
};

/** The most races for a topic that the knowledge base does not cover. */
const foundRaces = 8;
/** The most races beside an article. */
const besideKnowledge = 4;

/** Gathers the rows and the texts that a post can rest on. */
export async function findSubject(
  services: Needs,
  { topic, raceIds, named = [] }: PostRequest,
): Promise<PostSubject> {
  const found = await listed(services, named);
  const ids = [...raceIds, ...found.ids].slice(0, mostPicked);
  const chosen = await raceFactsOf(services, ids, mostPicked);
  const knowledge = topic === "" ? null : findTopic(fold(topic));
  const areChosen = chosen.length > 0 || found.unlisted.length > 0;
  const races = areChosen ? chosen : await racesOf(services, topic, knowledge !== null);
  return { topic, races, areChosen, knowledge, unlisted: found.unlisted };
}

/** Finds the races that a caller names by name and day. */
async function listed(
  { db }: Needs,
  named: readonly RaceByName[],
): Promise<{ ids: string[]; unlisted: RaceByName[] }> {
  const asked = named.slice(0, mostPicked);
  if (asked.length === 0) return { ids: [], unlisted: [] };
  const wanted = asked.map(({ name, date }) => ({ name: fold(name), day: parseDay(date) }));
  const rows = await readRows(
    db,
    { id: text, name: text, day: text },
    sql`select race_id::text as id, name_norm as name, start_date::text as day from race_directory
      where name_norm in ${wanted.map(({ name }) => name)} limit 200`,
  );
  const idOf = (race: RaceByName) =>
    rows.find(({ name, day }) => name === fold(race.name) && day === parseDay(race.date))?.id;
  return {
    ids: asked.flatMap((race) => idOf(race) ?? []),
    unlisted: asked.filter((race) => idOf(race) === undefined),
  };
}

/** The races that the words of a topic ask for. Beside an article, only those of a named place. */
async function racesOf(
  services: Needs,
  topic: string,
  hasKnowledge: boolean,
): Promise<RaceFacts[]> {
  if (topic === "") return [];
  const today = homeDay(services.now());
  const places = await knownPlaces(services);
  const { asked } = readMessage(topic, { today, places, race: null });
  const params = parametersOf(wantedAfter(nothingWanted, asked), today);
  if (hasKnowledge ? !namesPlace(params) : !namesRaces(params)) return [];
  const limit = hasKnowledge ? besideKnowledge : foundRaces;
  const found = await findRacesFor(services, { ...params, limit }, "en");
  return raceFactsOf(
    services,
    found.races.map(({ race }) => race.id),
    limit,
  );
}

function namesPlace({ city, state, country, race_name }: SearchParameters): boolean {
  return [city, state, country, race_name].some((name) => name !== undefined);
}

function namesRaces(params: SearchParameters): boolean {
  const { limit, offset, sort_by, sort_by_date, ...named } = params;
  void [limit, offset, sort_by, sort_by_date];
  return Object.keys(named).length > 0;
}
