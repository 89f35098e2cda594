import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { listOf } from "#values/text/list-of.ts";
import type { AlikeRaces } from "./alike.ts";
import { type CommonGround, placeInProse } from "./common-ground.ts";
import { clockInProse, dayInProse } from "./days.ts";
import { distanceInProse } from "./lengths.ts";
import { priceSentence } from "./prices.ts";
import { firstSentence } from "./quoted.ts";
import {
  byLength,
  courseSentence,
  distancesSentence,
  openingSentence,
  type ProseTelling,
  ratingSentence,
  registrationSentence,
  startSentence,
} from "./sentences.ts";
import { raceLink } from "./tables.ts";
import { unknownsSentence } from "./unknowns.ts";
import { capital, kindOf, kindsOf, numberWord } from "./words.ts";

/** The name of a race, or what several that are told together have in common. */
export function sectionTitle(
  { races }: AlikeRaces,
  { year }: CommonGround,
  isUnique: (name: string) => boolean,
): string {
  const [first] = races;
  if (races.length === 1 && isUnique(first.name)) return first.name;
  const lengths = listOf(byLength(first.distances).map(distanceInProse));
  if (races.length === 1) return [first.name, lengths].filter(Boolean).join(", ");
  const what = [lengths, kindsOf(kindOf(first))].filter(Boolean).join(" ");
  return `${capital(numberWord(races.length))} ${what} on ${dayInProse(first.startDate, year)}`;
}

/** @param saysUnknown - whether each race says what its listing leaves open */
export function paragraphsAbout(
  { races }: AlikeRaces,
  telling: ProseTelling,
  saysUnknown: boolean,
): string[] {
  const [first] = races;
  return races.length === 1
    ? raceParagraphs(first, telling, saysUnknown)
    : alikeParagraphs(races, telling);
}

/** Letters with the address of a link. */
const longestParagraph = 480;

function raceParagraphs(race: RaceFacts, telling: ProseTelling, saysUnknown: boolean): string[] {
  if (race.status === "cancelled") {
    return [inOne([openingSentence(race, telling), telling.choose(links)(raceLink(race))])];
  }
  const facts = [
    openingSentence(race, telling),
    startSentence(race, telling),
    distancesSentence(race, telling),
    courseSentence(race, telling),
  ];
  const entries = [
    priceSentence(race, telling),
    registrationSentence(race, telling),
    ratingSentence(race, telling),
    saysUnknown ? unknownsSentence(race) : null,
    telling.choose(links)(raceLink(race)),
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

const links: readonly [(link: string) => string, ...((link: string) => string)[]] = [
  (link) => `Full listing: ${link}.`,
  (link) => `Details are on the page of ${link}.`,
  (link) => `More: ${link}.`,
];

function alikeParagraphs(races: AlikeRaces["races"], telling: ProseTelling): string[] {
  const [first] = races;
  const start = first.startTime ?? first.distances[0]?.startTime ?? null;
  const shared = [
    start && `start at ${clockInProse(start)}`,
    first.price.kind === "free" && "are free to enter",
    first.price.kind === "amount" && `cost ${first.price.text}`,
  ].filter(Boolean);
  const sentence =
    shared.length > 0
      ? `All ${numberWord(races.length)} ${listOf(shared.map(String))}. They differ in their place:`
      : "They have the same program in different places:";
  const lines = races.map((race) => {
    const venue = race.address && race.address !== race.city ? ` (${race.address})` : "";
    return `- ${raceLink(race)}, ${placeInProse(race, telling.known)}${venue}`;
  });
  const registration = registrationSentence(first, telling);
  return [sentence, lines.join("\n"), ...(registration ? [registration] : [])];
}

/** Sentences that are there, as one paragraph. */
export function inOne(sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(" ");
}
