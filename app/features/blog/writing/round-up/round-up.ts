import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { type Day, formatDay } from "#values/day.ts";
import { listOf } from "#values/text/list-of.ts";
import { alikeTogether } from "./alike.ts";
import { chaptersOf, type RaceChapter } from "./chapters.ts";
import { chooserFrom } from "./chooser.ts";
import { type CommonGround, commonGround } from "./common-ground.ts";
import { shortDay } from "./days.ts";
import { highlights } from "./highlights.ts";
import { withSafeTexts } from "./safe-texts.ts";
import { paragraphsAbout, sectionTitle } from "./section.ts";
import type { ProseTelling } from "./sentences.ts";
import { singleRace } from "./single-race.ts";
import { raceLink, racesTable } from "./tables.ts";
import { groupInWords, titleOf } from "./titles.ts";
import { unknownsOf } from "./unknowns.ts";
import { capital } from "./words.ts";
import type { RoundUp } from "./written-text.ts";

/** Up to here each race says itself what its listing does not; above, that is told once for all. */
const fewRaces = 3;

/**
 * Writes about races from their listings, in order of date. The same races and seed give the same
 * text; what no listing says is named as unknown.
 * @param races - at least one
 */
export function writeRoundUp(
  races: readonly RaceFacts[],
  { today, seed }: { today: Day; seed: number },
): RoundUp {
  const safe = races.map(withSafeTexts);
  const [only, another] = safe;
  const choose = chooserFrom(seed);
  if (only && !another) return singleRace(only, { choose, today });
  const chapters = chaptersOf(safe);
  const known = commonGround(safe);
  const ordered = chapters.flatMap((chapter) => chapter.races);
  const parts = [
    introduction(ordered, known, { choose, known }, today),
    racesTable(byDay(ordered), known),
    ...chapters.flatMap((chapter) => chapterParts(chapter, known, choose, ordered.length)),
    deadlines(ordered, known),
    ordered.length > fewRaces ? unknownTogether(ordered) : null,
  ];
  return {
    title: titleOf(ordered, known),
    content: parts.filter((part) => part !== null).join("\n\n"),
  };
}

function byDay(races: readonly RaceFacts[]): RaceFacts[] {
  return [...races].sort((one, other) => one.startDate.localeCompare(other.startDate));
}

function introduction(
  races: readonly RaceFacts[],
  known: CommonGround,
  { choose }: ProseTelling,
  today: Day,
): string {
  const group = groupInWords(races, known);
  const source = choose(sources)(formatDay(today));
  return [choose(beginnings)(group), ...highlights(races, known), source].join(" ");
}

const beginnings: readonly [(group: string) => string, ...((group: string) => string)[]] = [
  (group) => `This is a look at ${group}.`,
  (group) => `Here are ${group}, with what their listings say about each of them.`,
  (group) => `If you are planning your season, here are ${group}.`,
];

const sources: readonly [(day: string) => string, ...((day: string) => string)[]] = [
  (day) =>
    `All facts come from the race listings on Dorsal as they stood on ${day}; what a listing leaves open, we leave open too.`,
  (day) =>
    `Everything below was taken from the listings on Dorsal on ${day}. Organizers do change their plans, so look at a race's page before you book anything.`,
];

function chapterParts(
  chapter: RaceChapter,
  known: CommonGround,
  choose: ProseTelling["choose"],
  all: number,
): string[] {
  const inChapter = { ...known, country: known.country ?? commonGround(chapter.races).country };
  const mark = chapter.title === null ? "##" : "###";
  const isUnique = (name: string) => chapter.races.filter((race) => race.name === name).length < 2;
  const sections = alikeTogether(chapter.races).flatMap((told) => [
    `${mark} ${sectionTitle(told, known, isUnique)}`,
    ...paragraphsAbout(told, { choose, known: inChapter }, all <= fewRaces),
  ]);
  return chapter.title === null ? sections : [`## ${chapter.title}`, ...sections];
}

/** Of races that take entries, by day: the list that runners put into their calendars. */
function deadlines(races: readonly RaceFacts[], known: CommonGround): string | null {
  const open = races
    .filter(({ registration }) => registration.state === "open" && registration.deadline)
    .sort((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
  if (open.length < 2) return null;
  const days = Map.groupBy(open, deadlineOf);
  const lines = [...days].map(
    ([day, closing]) => `- **${shortDay(day, known.year)}:** ${listOf(closing.map(raceLink))}`,
  );
  return `## When entries close\n\n${lines.join("\n")}`;
}

const deadlineOf = ({ registration }: RaceFacts) => registration.deadline ?? "";

function unknownTogether(races: readonly RaceFacts[]): string | null {
  const missing = races.flatMap((race) => unknownsOf(race).map((what) => ({ what, race })));
  if (missing.length === 0) return null;
  const lines = [...Map.groupBy(missing, ({ what }) => what)].map(([what, found]) => {
    const isAll = found.length === races.length;
    const names = isAll ? "not in any of the listings" : listOf(found.map(({ race }) => race.name));
    return `- **${capital(what)}:** ${names}`;
  });
  return `## What the listings do not say yet\n\n${lines.join("\n")}`;
}
