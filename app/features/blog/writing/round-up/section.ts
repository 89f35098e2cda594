import { written } from "#features/assistant/built-in/words/written.ts";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { numberWord } from "#features/writing/number-words.ts";
import { capital, kindOf, kindsOf } from "#features/writing/race-words.ts";
import type { Ways } from "#features/writing/variety.ts";
import { listOf } from "#values/text/list-of.ts";
import { type CommonGround, placeInProse } from "./grouping.ts";
import { priceSentence } from "./prices.ts";
import { clockInProse, dayInProse, distanceInProse } from "./prose-values.ts";
import {
  byLength,
  courseSentence,
  distancesSentence,
  openingSentence,
  type ProseContext,
  ratingSentence,
  registrationSentence,
  startSentence,
} from "./sentences.ts";
import { raceLink } from "./tables.ts";
import { unknownsSentence } from "./unknowns.ts";

/** The name of a race, or what the races of the section have in common. */
export function sectionTitle(
  { races }: AlikeRaces,
  { year }: CommonGround,
  isUnique: (name: string) => boolean,
): string {
  const [first] = races;
  if (races.length === 1 && isUnique(first.name)) return first.name;
  const lengths = listOf(byLength(first.distances).map(distanceInProse), "en");
  if (races.length === 1) return [first.name, lengths].filter(Boolean).join(", ");
  const what = [lengths, kindsOf(kindOf(first))].filter(Boolean).join(" ");
  return `${capital(numberWord(races.length))} ${what} on ${dayInProse(first.startDate, year)}`;
}

/** @param saysUnknown - whether the section of a race names the gaps in its listing */
export function paragraphsAbout(
  { races }: AlikeRaces,
  context: ProseContext,
  saysUnknown: boolean,
): string[] {
  const [first] = races;
  return races.length === 1
    ? raceParagraphs(first, context, saysUnknown)
    : alikeParagraphs(races, context);
}

/** In characters, including the addresses of links. */
const longestParagraph = 480;

function raceParagraphs(race: RaceFacts, context: ProseContext, saysUnknown: boolean): string[] {
  if (race.status === "cancelled") {
    return [inOne([openingSentence(race, context), context.choose(links)(raceLink(race))])];
  }
  const facts = [
    openingSentence(race, context),
    startSentence(race, context),
    distancesSentence(race, context),
    courseSentence(race, context),
  ];
  const entries = [
    priceSentence(race, context),
    registrationSentence(race, context),
    ratingSentence(race, context),
    saysUnknown ? unknownsSentence(race) : null,
    context.choose(links)(raceLink(race)),
  ];
  const quote = firstSentence(race.description);
  if (!quote && inOne([...facts, ...entries]).length < longestParagraph) {
    return [inOne([...facts, ...entries])];
  }
  return [
    inOne(facts),
    ...(quote ? [`> ${quote}\n>\n> — from the race's own description`] : []),
    inOne(entries),
  ];
}

const links: Ways<string> = [
  (link) => `Full listing: ${link}.`,
  (link) => `Details are on the page of ${link}.`,
  (link) => `More: ${link}.`,
];

function alikeParagraphs(races: AlikeRaces["races"], context: ProseContext): string[] {
  const [first] = races;
  const start = first.startTime ?? first.distances[0]?.startTime ?? null;
  const shared = [
    start && `start at ${clockInProse(start)}`,
    first.price.kind === "free" && "are free to enter",
    first.price.kind === "amount" && `cost ${first.price.text}`,
  ].filter(Boolean);
  const sentence =
    shared.length > 0
      ? `All ${numberWord(races.length)} ${listOf(shared.map(String), "en")}. They differ in their place:`
      : "They have the same program in different places:";
  const lines = races.map((race) => {
    const venue = race.address && race.address !== race.city ? ` (${race.address})` : "";
    return `- ${raceLink(race)}, ${placeInProse(race, context.known)}${venue}`;
  });
  const registration = registrationSentence(first, context);
  return [sentence, lines.join("\n"), ...(registration ? [registration] : [])];
}

/** Joins the existing sentences into a paragraph. */
export function inOne(sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** Fewer races get a section each, even when they are alike. */
const fewestAlike = 3;

/** The races of one section: a single race, or several that differ only in their place. */
type AlikeRaces = { races: readonly [RaceFacts, ...RaceFacts[]] };

/** Groups races that share everything a text would say, so that it says it once. */
export function alikeTogether(races: readonly RaceFacts[]): AlikeRaces[] {
  const groups = Map.groupBy(races, keyOf);
  return [...groups.values()].flatMap(([first, ...others]): AlikeRaces[] => {
    if (!first) return [];
    const all: [RaceFacts, ...RaceFacts[]] = [first, ...others];
    return all.length >= fewestAlike ? [{ races: all }] : all.map((race) => ({ races: [race] }));
  });
}

function keyOf(race: RaceFacts): string {
  const { type, status, isPast, startDate, startTime, registration, distances } = race;
  const { state, deadline } = registration;
  const offered = distances.map(({ name, price, timeLimit, elevationGain }) => ({
    name,
    timeLimit,
    elevationGain,
    price: showPrice(price, "en"),
  }));
  return JSON.stringify({ type, status, isPast, startDate, startTime, state, deadline, offered });
}

const shortest = 50;
const longest = 260;

/**
 * The first sentence of an organizer's description as a quotation; `null` where it has none that is
 * plain prose.
 */
export function firstSentence(description: string | null): string | null {
  const [paragraph = ""] = (description ?? "").trim().split(/\n\s*\n|\n[-*#>]/);
  const [sentence = ""] = /^[^.!?]+(?:\.(?=\S)[^.!?]+)*[.!?](?=\s|$)/.exec(paragraph) ?? [];
  const text = sentence.replace(/\s+/g, " ").trim();
  const isProse = /^[\p{Lu}\d]/u.test(text) && !/https?:|www\.|[@*_`[\]<>|#]/.test(text);
  if (!isProse || text.length < shortest || text.length > longest) return null;
  return written(text);
}
