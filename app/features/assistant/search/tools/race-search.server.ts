import { toMeters } from "#features/races/distance.ts";
import { raceKind } from "#features/races/race-type.ts";
import { wordsIn } from "#features/races/reading/search-words.ts";
import { termsIn } from "#features/races/reading/terms.ts";
import { fold } from "#values/text/fold.ts";
import { homeDay } from "#values/zone.ts";
import type { PlaceBook } from "../../planning/place-book.ts";
import type { SearchParameters } from "../../planning/search-parameters.ts";
import { recommendedRaces } from "../find-races.server.ts";
import { nearMisses } from "../near-misses.server.ts";
import { knownPlaces } from "../place-book.server.ts";
import type { ToolBench, ToolResult } from "./bench.ts";
import { raceLine } from "./race-lines.ts";
import { readToolInput } from "./schema.ts";

export async function searchTool(
  { services, language, seen }: ToolBench,
  input: unknown,
): Promise<ToolResult> {
  const read = readToolInput("search_races", input);
  if ("problem" in read) return { error: read.problem };
  try {
    const search = await asMeant(services, read.input);
    const { races, total } = await recommendedRaces(services, search, language);
    seen({ kind: "races", search, races, total });
    if (total > 0) return { total, races: races.map(({ race, price }) => raceLine(race, price)) };
    return { total, races: [], found_without: await foundWithout(services, search) };
  } catch {
    seen({ kind: "search-failed", search: read.input, reason: "failed" });
    return { error: "The search failed. Go on without it." };
  }
}

type Needs = ToolBench["services"];

/** What a model means: models write `USA`, name a state as a city, or a marathon as a type. */
export async function asMeant(
  services: Needs,
  params: SearchParameters,
): Promise<SearchParameters> {
  return readAsMeant(params, await knownPlaces(services), homeDay(services.now()));
}

/** How many races a search that finds nothing would find without one of its parameters. */
export async function foundWithout(
  services: Needs,
  search: SearchParameters,
): Promise<Record<string, number>> {
  const ways = await nearMisses(services, search);
  return Object.fromEntries(ways.map(({ subject, total }) => [subject, total]));
}

function readAsMeant(params: SearchParameters, places: PlaceBook, today: string): SearchParameters {
  const { city, country, race_type, distance, ...others } = params;
  const search: SearchParameters = { ...others };
  if (distance) search.distance = distance;
  if (race_type && raceKind(race_type) === "other" && toMeters(race_type) !== null) {
    search.distance ??= race_type;
  } else if (race_type) search.race_type = race_type;
  if (country) search.country = countryNamed(country, today);
  const kinds = (city ? places.get(fold(city).trim()) : undefined)?.map(({ kind }) => kind) ?? [];
  if (city && kinds.length > 0 && !kinds.includes("city")) {
    if (kinds.includes("state")) search.state ??= city;
    else search.country ??= city;
  } else if (city) search.city = city;
  return search;
}

function countryNamed(typed: string, today: string): string {
  const [term, another] = termsIn(wordsIn(typed), today);
  return !another && term?.meaning?.kind === "country" ? term.meaning.country : typed;
}
