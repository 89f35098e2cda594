import { findRacesFor } from "#features/assistant/search/find-races.server.ts";
import { lengthsAsked } from "#features/assistant/search/list-filters.ts";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf, racesNamed } from "#features/assistant/search/race-lookup.server.ts";
import { raceDetails, raceLine } from "#features/assistant/search/tools/race-lines.ts";
import { asMeant, foundWithout } from "#features/assistant/search/tools/race-search.server.ts";
import { centerOf } from "#features/races/places/circle.server.ts";
import { raceUrl } from "#features/races/race.ts";
import type { ToolRequest } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

/** The most races of one name in an answer. */
const namesakes = 3;

export async function searchRaces(
  { services, origin }: ToolContext,
  asked: ToolRequest<"search_races">,
): Promise<ToolFinding> {
  const unreadable = unreadableSearch(asked);
  if (unreadable) return { sentence: unreadable };
  const search = await asMeant(services, asked);
  const { races, total, list } = await findRacesFor(services, search, "en");
  const next = asked.offset + races.length;
  return {
    found: {
      total,
      next_offset: races.length > 0 && next < total ? next : null,
      races: races.map(({ race, price }) => ({
        ...raceLine(race, price),
        page: raceUrl(race, origin),
      })),
      ...(total === 0 && { found_without: await foundWithout(services, search) }),
      list: origin + list,
    },
  };
}

/**
 * What is wrong with a search beyond its form, in words for the assistant; `null` for a search that can be
 * made. An assistant reports what it gets as the answer to its question, so nothing is ignored.
 */
function unreadableSearch(asked: ToolRequest<"search_races">): string | null {
  const { near, within_km, distance, distance_from, distance_to } = asked;
  const { start_date_from, start_date_to, max_price, currency } = asked;
  if (distance && lengthsAsked({ distance }).length === 0) {
    return `distance: "${distance}" is not a length. Write 10K, Half Marathon or 13.1 miles.`;
  }
  if (isTurned(distance_from, distance_to)) return "distance_from: is more than distance_to.";
  if (isTurned(start_date_from, start_date_to)) return "start_date_from: is after start_date_to.";
  if (near && !centerOf({ place: near }))
    return `near: "${near}" is not a place that Dorsal knows.`;
  if (within_km !== undefined && !near) return "within_km: needs near.";
  if (currency !== undefined && max_price === undefined) return "currency: needs max_price.";
  return null;
}

function isTurned<Value extends string | number>(from?: Value, to?: Value): boolean {
  return from !== undefined && to !== undefined && from > to;
}

export async function readRace(
  { services, origin }: ToolContext,
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
