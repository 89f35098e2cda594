import { lengthTolerance } from "#features/races/distance.ts";
import { placeSize } from "#features/races/places/place-names.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { wordsIn } from "#features/races/reading/search-words.ts";
import { termsIn } from "#features/races/reading/terms.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { homeDay } from "#values/zone.ts";
import { isAlike, wordsOf } from "../knowledge/keywords.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import type { PlaceBook } from "../planning/place-book.ts";
import type { RaceReference } from "../planning/plan.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { isOfManyNames, neededWords } from "../planning/telling-words.ts";
import { foundRaces } from "../search/cards.server.ts";
import { recommendedRaces } from "../search/find-races.server.ts";
import { knownPlaces } from "../search/place-book.server.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { type NamedRace, raceFactsOf, racesNamed } from "../search/race-lookup.server.ts";
import { type AnswerLanguage, formats, written } from "./words/formats.ts";
import { raceWords, registrationWords } from "./words/race-words.ts";

type Needs = Pick<Services, "db" | "now">;

/** Races of a like name that a runner chooses from. */
export const candidatesLimit = 4;

/** Names that fit this much worse than the best are not meant. */
const worstFit = 0.75;

/** What a reference means. */
export type MeantRace =
  | { kind: "one"; facts: RaceFacts }
  | { kind: "several"; candidates: NamedRace[] }
  /** No race has this name: these share a word of it, or are close to the place that it names. */
  | { kind: "unlisted"; name: string; candidates: RaceCard[] };

/** The race that is meant; the next edition where several have the name. */
export async function findMeant(services: Needs, reference: RaceReference): Promise<MeantRace> {
  if ("id" in reference) return factsFor(services, reference.id);
  // Of a single word, all names are about as alike.
  const isOneWord = !reference.name.includes(" ");
  const now = services.now();
  const alike = await racesNamed(services, reference.name, candidatesLimit * (isOneWord ? 3 : 1));
  const ahead = alike.filter((race) => race.startDate >= todayAt(race, now));
  const named = isOneWord && ahead.length > 0 ? ahead : alike;
  const contained = containedIn(named, reference.name, now);
  if (contained) return factsFor(services, contained.id);
  const lengths = lengthsIn(reference.name, homeDay(now));
  const ofName = ofLengths(named, lengths);
  const hasName = (race: NamedRace) => bearsName(race, reference.name, lengths);
  const candidates = isOneWord ? ofName.filter(hasName) : likeliest(ofName, now);
  const bearers = candidates.filter(hasName);
  const [first, second] = bearers.length > 0 ? candidates : [];
  if (!first) return unlisted(services, { name: reference.name, lengths, candidates });
  return second ? { kind: "several", candidates } : factsFor(services, first.id);
}

type UnlistedName = { name: string; lengths: readonly Length[]; candidates: readonly NamedRace[] };

/** What comes closest to a race that we do not list: never more than a few, and no race as if it were that one. */
async function unlisted(
  services: Needs,
  { name, lengths, candidates }: UnlistedName,
): Promise<MeantRace> {
  const alike = candidates.filter((race) => sharesName(race, name, lengths));
  const closest = alike.length > 0 ? alike : await racesAround(services, name, lengths);
  return { kind: "unlisted", name, candidates: closest };
}

/** Races of longer distances are few: these come close wherever they are. */
const longestUsual = 43_000;

/** How far around the place of a name other races still come close, in kilometers. */
const aroundName = 200;

/** The races in or near the place that a name has in it, over the length that it names where there are any. */
async function racesAround(
  services: Needs,
  name: string,
  lengths: readonly Length[],
): Promise<RaceCard[]> {
  const places = placesInName(name, lengths, await knownPlaces(services));
  const [length] = lengths;
  const km = (length?.meters ?? 0) / 1000;
  const ofLength = length ? { distance_from: km - 1, distance_to: km + 1 } : null;
  const isRare = length !== undefined && length.meters > longestUsual;
  const ways = [
    ...(ofLength ? places.map((place) => ({ ...place, ...ofLength })) : []),
    ...places,
    ...(places.length === 0 && isRare && ofLength ? [ofLength] : []),
  ];
  for (const params of ways) {
    const { races } = await recommendedRaces(services, { ...params, limit: candidatesLimit }, "en");
    if (races.length > 0) return races.map(({ race }) => race);
  }
  return [];
}

/** Where to look for races by the place in a name: in a city that has some, then around it. */
function placesInName(
  name: string,
  lengths: readonly Length[],
  book: PlaceBook,
): SearchParameters[] {
  const ofLength = new Set(lengths.flatMap(({ words }) => words));
  const words = wordsIn(name).filter((word) => !ofLength.has(word) && !isOfManyNames(word));
  for (let size = Math.min(words.length, longestPlace); size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const phrase = words.slice(at, at + size).join(" ");
      const [city] = book.get(phrase)?.filter(({ kind }) => kind === "city") ?? [];
      const near = [city?.name ?? phrase, city?.state ?? city?.country].filter(Boolean).join(", ");
      const around = { near, within_km: aroundName };
      if (city) return [{ city: city.name }, around];
      if (phrase.length >= shortestPlace && placeSize(phrase) === "large") return [around];
    }
  }
  return [];
}

/** The most words of a place in a name. */
const longestPlace = 3;

/** Words of fewer letters are no place. */
const shortestPlace = 4;

/** Whether a race has a word of the name that tells races apart: not `marathon`, not `grand`. */
function sharesName(race: NamedRace, name: string, lengths: readonly Length[]): boolean {
  const ofLength = new Set(lengths.flatMap(({ words }) => words));
  const own = wordsOf(fold(`${race.name} ${race.city}`));
  return neededWords(wordsOf(fold(name))).some(
    (word) =>
      !ofLength.has(word) && !isOfManyNames(word) && own.some((known) => isAlike(word, known)),
  );
}

/** The race whose whole name is a part of what was asked: `es la largada de la Lima 42K`. */
function containedIn(named: readonly NamedRace[], asked: string, now: Date): NamedRace | undefined {
  const text = ` ${wordsOf(fold(asked)).join(" ")} `;
  const inText = named.filter(({ name }) => text.includes(` ${wordsOf(fold(name)).join(" ")} `));
  const longest = Math.max(0, ...inText.map(({ name }) => name.length));
  const editions = inText.filter(({ name }) => name.length === longest);
  return editions.find((race) => race.startDate >= todayAt(race, now)) ?? editions[0];
}

/** The Lima Marathon is a race with a marathon: of those of a like name, not the half marathon. */
function ofLengths(named: readonly NamedRace[], lengths: readonly Length[]): readonly NamedRace[] {
  if (named.some(({ fit }) => fit >= 1)) return named;
  const fitting = named.filter((race) => lengths.some((length) => hasLength(race, length)));
  return fitting.length > 0 ? fitting : named;
}

/** A length in a name, and the words that say it. */
type Length = { meters: number; words: readonly string[] };

function lengthsIn(name: string, today: Day): Length[] {
  return termsIn(wordsIn(name), today).flatMap(({ words, meaning }) =>
    meaning?.kind === "length" ? [{ meters: meaning.meters, words }] : [],
  );
}

function hasLength({ distances }: NamedRace, length: Length): boolean {
  return distances.some(
    ({ meters }) => meters !== null && Math.abs(meters - length.meters) <= lengthTolerance,
  );
}

async function factsFor(services: Needs, id: string): Promise<MeantRace> {
  const [facts] = await raceFactsOf(services, [id]);
  return facts ? { kind: "one", facts } : { kind: "unlisted", name: "", candidates: [] };
}

/** Names that are almost the same need no look at their words. */
const sureFit = 0.85;

/** Whether a race has all words of a name, in its own name or its place or as the lengths of its distances. */
function bearsName(race: NamedRace, name: string, lengths: readonly Length[]): boolean {
  if (race.fit >= sureFit) return true;
  const run = lengths.filter((length) => hasLength(race, length)).flatMap(({ words }) => words);
  const own = wordsOf(fold(`${race.name} ${race.city} ${race.startDate.slice(0, 4)}`));
  return neededWords(wordsOf(fold(name))).every(
    (word) => run.includes(word) || own.some((known) => isAlike(word, known)),
  );
}

/** Of the best fitting names the races that are still to come, if there are any. */
function likeliest(named: readonly NamedRace[], now: Date): NamedRace[] {
  const best = Math.max(...named.map(({ fit }) => fit));
  const exact = named.filter(({ fit }) => fit >= 1);
  const fitting = exact.length > 0 ? exact : named.filter(({ fit }) => fit >= best * worstFit);
  const upcoming = fitting.filter((race) => race.startDate >= todayAt(race, now));
  const chosen = upcoming.length > 0 ? upcoming : fitting;
  const [first] = chosen;
  const isOneRace = chosen.every(({ name, city }) => name === first?.name && city === first.city);
  if (first === undefined || !isOneRace) return chosen;
  const soonest = [...chosen].sort((one, other) => one.startDate.localeCompare(other.startDate));
  return soonest.slice(0, 1);
}

/** The card of a race. */
export async function* showCard(
  services: Needs,
  { id, name }: Pick<RaceFacts, "id" | "name">,
): AsyncIterable<AnswerEvent> {
  const races = await foundRaces(services, [{ id, why: [] }]);
  yield { kind: "races", search: { race_name: name }, races, total: races.length };
}

/** Says that a race of this name is not listed, and shows others as what they are. */
export function* tellUnlisted(
  { name, candidates }: Extract<MeantRace, { kind: "unlisted" }>,
  reply: (race: { name: string; day: string }) => string,
  language: AnswerLanguage,
): Iterable<AnswerEvent> {
  const { unlisted, otherRaces, unknownRace } = raceWords[language];
  const { options } = registrationWords[language];
  const text = name === "" ? unknownRace : unlisted(written(name));
  if (candidates.length > 0)
    return yield* askWhich(candidates, `${text} ${otherRaces}`, reply, language);
  yield { kind: "text", text };
  yield { kind: "options", options: options.unknown };
}

/** Asks which race is meant, and shows the cards of all. */
export function* askWhich(
  candidates: readonly RaceCard[],
  question: string,
  reply: (race: { name: string; day: string }) => string,
  language: AnswerLanguage,
): Iterable<AnswerEvent> {
  yield { kind: "text", text: question };
  const races = candidates.map((race) => ({ race, why: [] }));
  yield { kind: "races", search: {}, races, total: races.length };
  const replies = candidates.map(({ name, startDate }) =>
    reply({ name, day: formats[language].day(startDate) }),
  );
  yield { kind: "options", options: [...new Set(replies)] };
}
