import { type CatalogRace, demoRaces } from "#db/demo/races/catalog.ts";
import { nextEdition } from "#db/demo/races/editions.ts";
import { racesInAnswer } from "#features/assistant/conversation/limits.ts";
import type { MentionedRace } from "#features/assistant/conversation/utterance.ts";
import {
  type BookedPlace,
  type PlaceBook,
  placeBook,
} from "#features/assistant/planning/place-book.ts";
import type { Plan, PlanContext, RaceReference } from "#features/assistant/planning/plan.ts";
import { isPlaceWord } from "#features/assistant/planning/reading/places.ts";
import type { SearchParameters } from "#features/assistant/planning/search-parameters.ts";
import { tellingWords } from "#features/assistant/planning/telling-words.ts";
import { isKnownWord } from "#features/assistant/planning/vocabulary.ts";
import { articleWords } from "#features/assistant/planning/words/article-words.ts";
import { wordsOfName } from "#features/assistant/planning/words/sentence.ts";
import { fold } from "#values/text/fold.ts";

/** The day on which the conversations take place. */
export const today = "2026-12-01";

type Race = CatalogRace & { id: string; day: string; folded: string };

/** The races of the demo without a database: near enough to what the site answers for a talk to go on. */
const races: readonly Race[] = demoRaces
  .map((race, at) => ({
    ...race,
    id: `demo-${at}`,
    day: nextEdition(race.on, today),
    folded: ` ${wordsOfName(race.name).join(" ")} `,
  }))
  .toSorted((one, other) => (one.day < other.day ? -1 : 1));

export const demoPlaces: PlaceBook = placeBook(
  [
    ...grouped("city", ({ city, state, country }) => [city, state, country]),
    ...grouped("state", ({ state, country }) => [state, state, country]),
    ...grouped("country", ({ country }) => [country, "", ""]),
  ].toSorted((one, other) => other.races - one.races),
);

function grouped(
  kind: BookedPlace["kind"],
  keysOf: (race: Race) => [name: string, state: string, country: string],
): BookedPlace[] {
  return [...Map.groupBy(races, (race) => keysOf(race).join("|"))].map(([key, group]) => {
    const [name = "", state = "", country = ""] = key.split("|");
    const home = kind === "country" ? null : country;
    return {
      kind,
      name,
      folded: fold(name),
      country: home,
      races: group.length,
      ...(kind === "city" && { state }),
    };
  });
}

/** The race whose name, or a word that only it has, stands in a message. */
export function namedIn(message: string): PlanContext["named"] {
  const text = ` ${wordsOfName(message).join(" ")} `;
  const [whole] = races
    .filter(({ folded }) => text.includes(folded))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (whole) return mentioned(whole);
  const strange = wordsOfName(message).filter(
    (word) =>
      word.length >= 5 &&
      !isKnownWord(word) &&
      !isPlaceWord(word, demoPlaces) &&
      !articleWords().has(word),
  );
  const found = races.filter(({ folded }) => strange.some((word) => folded.includes(` ${word} `)));
  const [first, another] = found;
  return first && !another ? mentioned(first) : null;
}

/** The races that an answer shows. */
export function shownBy(
  { intent, params }: Plan,
  known: readonly MentionedRace[],
): MentionedRace[] {
  switch (intent.kind) {
    case "search":
      return found(params);
    case "race":
      return named(intent.race, known);
    case "registration":
      return intent.race ? named(intent.race, known) : [];
    case "compare":
      return intent.races.flatMap((race) => named(race, known).slice(0, 1));
    case "which-race":
      return intent.isOfShown || Object.keys(params).length === 0 ? [] : found(params).slice(0, 3);
    default:
      return [];
  }
}

function named(reference: RaceReference, known: readonly MentionedRace[]): MentionedRace[] {
  if ("id" in reference) return known.filter(({ id }) => id === reference.id).slice(-1);
  const words = tellingWords(wordsOfName(reference.name));
  const fitting = races.filter(({ folded }) => words.every((word) => folded.includes(` ${word} `)));
  return words.length === 0 ? [] : fitting.slice(0, 3).map(mentioned);
}

function found(params: SearchParameters): MentionedRace[] {
  const { limit = racesInAnswer.usual, offset = 0 } = params;
  return races
    .filter((race) => fits(race, params))
    .slice(offset, offset + limit)
    .map(mentioned);
}

function fits(race: Race, params: SearchParameters): boolean {
  const { city, state, country, near, places, race_type, race_name } = params;
  const isAt = (name: string) =>
    [race.city, race.state, race.country].some((one) => fold(one) === fold(name));
  const [nearest = ""] = near?.split(",") ?? [];
  const states = races.filter((one) => fold(one.city) === fold(nearest)).map((one) => one.state);
  return (
    (!city || isAt(city)) &&
    (!state || isAt(state)) &&
    (!country || isAt(country)) &&
    (!near || isAt(nearest) || states.includes(race.state)) &&
    (!places || places.some(isAt)) &&
    (!race_type || fold(race.type) === fold(race_type)) &&
    (!race_name || race.folded.includes(fold(race_name))) &&
    (!params.start_date_from || race.day >= params.start_date_from) &&
    (!params.start_date_to || race.day <= params.start_date_to) &&
    hasLength(race, params)
  );
}

const namedLengths: Readonly<Record<string, number>> = { "Half Marathon": 21.1, Marathon: 42.2 };

function hasLength({ distances }: Race, params: SearchParameters): boolean {
  const names = params.distances ?? (params.distance ? [params.distance] : []);
  const lengths = distances.flatMap(({ meters }) => (meters === null ? [] : meters / 1000));
  const { distance_from: from = 0, distance_to: to = 1000 } = params;
  const isNamed = names.some((name) =>
    lengths.some((km) => Math.abs(km - (namedLengths[name] ?? Number.parseFloat(name))) < 1.1),
  );
  return (names.length === 0 || isNamed) && lengths.some((km) => km >= from && km <= to);
}

function mentioned({ id, name, day, city, state, country }: Race): MentionedRace {
  return { id, name, at: { day, city, state, country } };
}
