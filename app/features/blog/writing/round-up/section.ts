import { href } from "react-router";
import { written } from "#features/assistant/built-in/words/formats.ts";
import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { raceKind } from "#features/races/race-type.ts";
import { type Price, showPrice } from "#features/races/shown-price.ts";
import { numberWord } from "#features/writing/number-words.ts";
import { kindOf, kindsOf } from "#features/writing/race-words.ts";
import type { Ways } from "#features/writing/variety.ts";
import { formatDay } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import { capitalized } from "#values/text/sentences.ts";
import { type CommonGround, placeInProse } from "./grouping.ts";
import {
  climbInProse,
  clockInProse,
  dayInProse,
  distanceInProse,
  theDistance,
} from "./prose-values.ts";
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

const freeEntry = ["Entry is free.", "There is no entry fee."] as const;

const onePrice: Ways<string> = [
  (text) => `Entry costs ${text}.`,
  (text) => `The entry fee is ${text}.`,
];

type Range = { low: string; lowName: string; high: string; highName: string };

const range: Ways<Range> = [
  ({ low, lowName, high, highName }) =>
    `Entry costs between ${low} for ${lowName} and ${high} for ${highName}.`,
  ({ low, lowName, high, highName }) =>
    `Prices start at ${low} for ${lowName} and reach ${high} for ${highName}.`,
];

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
  return `${capitalized(numberWord(races.length))} ${what} on ${dayInProse(first.startDate, year)}`;
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

/** What runners ask about a race and its listing does not answer: `start time`, `price`. */
export function unknownsOf(race: RaceFacts): string[] {
  if (race.isPast || race.status === "cancelled") return [];
  const { distances, registration } = race;
  const isHilly = /^(?:trail|ultra)$/.test(raceKind(race.type));
  const isWithoutClimb =
    !race.elevationGain && distances.every(({ elevationGain }) => !elevationGain);
  const unknown = [
    !race.startTime && distances.every(({ startTime }) => !startTime) && "start time",
    distances.length === 0 && "distances",
    pricesMissing(race),
    isHilly && isWithoutClimb && "climb",
    registration.state === "open" && !registration.deadline && "closing date for entries",
  ];
  return unknown.filter((each) => typeof each === "string");
}

function pricesMissing({ distances, earlyCost, finalCost }: RaceFacts): string | false {
  const missing = distances.filter(({ price }) => price.kind === "unknown");
  if (missing.length === 0 && distances.length > 0) return false;
  if (missing.length === distances.length) return earlyCost || finalCost ? false : "price";
  return `price of ${listOf(missing.map(theDistance), "en")}`;
}

/** Said plainly, with the race: `The listing does not say yet: start time and price.` */
export function unknownsSentence(race: RaceFacts): string | null {
  const unknown = unknownsOf(race);
  if (unknown.length === 0) return null;
  const [only] = unknown;
  if (unknown.length === 1) return `The listing does not give the ${only} yet.`;
  return `The listing gives no ${listOf(unknown, "en", "or")} yet.`;
}

type PricedDistance = DistanceFacts & { price: Extract<Price, { kind: "amount" }> };

/** What entries cost; `null` where the listing names no price. */
export function priceSentence(race: RaceFacts, { choose }: ProseContext): string | null {
  if (race.isPast || race.status === "cancelled") return null;
  const distances = byLength(race.distances);
  const paid = distances.filter(isPaid).sort((one, other) => one.price.minor - other.price.minor);
  const free = distances.filter(({ price }) => price.kind === "free");
  if (paid.length === 0) return free.length === 0 ? null : choose(freeEntry);
  const cost = amounts(paid, distances.length, choose);
  if (free.length === 0) return `${cost}${reduction(paid)}`;
  const named = listOf(free.map(theDistance), "en");
  return `${cost} Entry to ${named} is free.`;
}

function amounts(
  paid: readonly PricedDistance[],
  all: number,
  choose: ProseContext["choose"],
): string {
  const [lowest] = paid;
  const highest = paid.at(-1);
  if (!lowest || !highest) return "";
  if (lowest.price.minor === highest.price.minor) {
    const { text } = lowest.price;
    if (all === 1) return choose(onePrice)(text);
    if (paid.length === all) return `Every distance costs ${text}.`;
    return `Entry to ${listOf(paid.map(theDistance), "en")} costs ${text}.`;
  }
  return choose(range)({
    low: lowest.price.text,
    lowName: theDistance(lowest),
    high: highest.price.text,
    highName: theDistance(highest),
  });
}

/** Prices that are lower than the usual ones. */
function reduction(paid: readonly PricedDistance[]): string {
  const reduced = paid.filter(({ price }) => price.original !== null);
  if (reduced.length === 0) return "";
  const [only] = reduced;
  if (paid.length === 1 && only) return ` The usual price is ${only.price.original}.`;
  if (reduced.length === paid.length) return " All of these are reduced prices.";
  const names = listOf(reduced.map(theDistance), "en");
  return reduced.length === 1
    ? ` The price of ${names} is reduced at the moment.`
    : ` The prices of ${names} are reduced at the moment.`;
}

function isPaid(distance: DistanceFacts): distance is PricedDistance {
  return distance.price.kind === "amount";
}

/** The most distances that a cell lists. */
const namedDistances = 5;

/** All races on a few lines, each with a link to its page. */
export function racesTable(
  races: readonly RaceFacts[],
  known: Pick<CommonGround, "state" | "country">,
): string {
  const rows = races.map((race) => [
    raceLink(race),
    formatDay(race.startDate, "en"),
    placeInProse(race, known),
    distancesCell(race),
    priceCell(race),
  ]);
  return table(["Race", "Date", "Place", "Distances", "Entry from"], rows);
}

/** The distances of one race, with all that the listing says of them. */
export function distancesTable(race: RaceFacts): string {
  const distances = byLength(race.distances);
  const columns: Record<string, (distance: DistanceFacts) => string | null> = {
    Distance: ({ name }) => name,
    Start: ({ startTime }) => startTime && clockInProse(startTime),
    "Time limit": ({ timeLimit }) => timeLimit,
    Climb: ({ elevationGain }) => elevationGain && climbInProse(elevationGain),
    Price: ({ price }) => (price.kind === "unknown" ? null : showPrice(price, "en")),
    Places: ({ capacity }) => (capacity === null ? null : String(capacity)),
  };
  const told = Object.entries(columns).filter(([, read]) => distances.some(read));
  return table(
    told.map(([name]) => name),
    distances.map((distance) => told.map(([, read]) => read(distance) ?? "not listed")),
  );
}

/** The name of a race as a link to its page. */
export function raceLink({ id, name }: Pick<RaceFacts, "id" | "name">): string {
  return `[${name}](${href("/races/:id", { id })})`;
}

function priceCell({ status, price }: RaceFacts): string {
  if (status === "cancelled") return "cancelled";
  return price.kind === "unknown" ? "not listed" : showPrice(price, "en");
}

function distancesCell({ distances }: RaceFacts): string {
  const names = [...new Set(byLength(distances).map(({ name }) => name))];
  if (names.length === 0) return "not listed";
  const more = names.length - namedDistances;
  return names.slice(0, namedDistances).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
