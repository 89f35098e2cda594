import { findRacesFor } from "#features/assistant/search/find-races.server.ts";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf, racesNamed } from "#features/assistant/search/race-lookup.server.ts";
import { raceDetails, raceLine } from "#features/assistant/search/tools/race-lines.ts";
import { asMeant, foundWithout } from "#features/assistant/search/tools/race-search.server.ts";
import { raceUrl } from "#features/races/race.ts";
import type { ToolDesk, ToolFinding } from "./desk.ts";
import type { ToolRequest } from "./schema.ts";

/** Races of one name that are told about. */
const namesakes = 3;

export async function searchRaces(
  { services, origin }: ToolDesk,
  asked: ToolRequest<"search_races">,
): Promise<ToolFinding> {
  const search = await asMeant(services, asked);
  const { races, total, isMore, list } = await findRacesFor(services, search, "en");
  return {
    found: {
      total,
      is_more: isMore,
      races: races.map(({ race }) => ({ ...raceLine(race), page: raceUrl(race, origin) })),
      ...(total === 0 && { found_without: await foundWithout(services, search) }),
      list: origin + list,
    },
  };
}

export async function readRace(
  { services, origin }: ToolDesk,
  { id, name }: ToolRequest<"get_race">,
): Promise<ToolFinding> {
  if (!id && !name) return { problem: "no-race-named" };
  const ids = id ? [id] : (await racesNamed(services, name ?? "", namesakes)).map((one) => one.id);
  const facts = await raceFactsOf(services, ids);
  if (facts.length === 0) return { problem: id ? "unknown-race" : "unknown-name" };
  return {
    found: { races: facts.map((race) => ({ ...raceDetails(race), ...nameOf(race, origin) })) },
  };
}

/** How an answer names a race. */
export function nameOf({ id, name }: Pick<RaceFacts, "id" | "name">, origin: string) {
  return { id, name, page: raceUrl({ id }, origin) };
}
