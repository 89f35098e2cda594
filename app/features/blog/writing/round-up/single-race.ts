import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { type Day, formatDay, yearOf } from "#values/day.ts";
import type { Choose } from "./chooser.ts";
import { priceSentence } from "./prices.ts";
import { firstSentence } from "./quoted.ts";
import { inOne } from "./section.ts";
import {
  courseSentence,
  distancesSentence,
  openingSentence,
  type ProseTelling,
  ratingSentence,
  registrationSentence,
  startSentence,
} from "./sentences.ts";
import { distancesTable, raceLink } from "./tables.ts";
import { unknownsSentence } from "./unknowns.ts";
import { kindOf } from "./words.ts";
import type { RoundUp } from "./written-text.ts";

/** Of one distance a table says nothing that the sentences do not. */
const fewestForTable = 2;

/** A portrait of one race. */
export function singleRace(
  race: RaceFacts,
  { choose, today }: { choose: Choose; today: Day },
): RoundUp {
  const telling: ProseTelling = {
    choose,
    known: { year: null, state: null, country: null },
    subject: race.name,
  };
  const later = { ...telling, known: { ...telling.known, year: yearOf(race.startDate) } };
  const quote = firstSentence(race.description);
  const year = race.name.includes(String(yearOf(race.startDate)))
    ? ""
    : ` ${yearOf(race.startDate)}`;
  const table = race.distances.length >= fewestForTable ? distancesTable(race) : null;
  const parts = [
    inOne([
      openingSentence(race, telling),
      startSentence(race, later),
      `It is listed on Dorsal as ${articled(kindOf(race))}${race.organizer ? `, organized by ${race.organizer}` : ""}.`,
    ]),
    quote && `> ${quote}\n>\n> — from the race's own description`,
    section("Distances and course", [
      inOne([distancesSentence(race, later), courseSentence(race, later)]),
      table,
    ]),
    section("Entries", [inOne([priceSentence(race, later), registrationSentence(race, later)])]),
    section("What runners say", [ratingSentence(race, later)]),
    section("What we do not know yet", [unknownsSentence(race)]),
    `All facts are those of the listing on Dorsal on ${formatDay(today)}: ${raceLink(race)}. Look there again before you book a trip.`,
  ];
  return {
    title: `${race.name}${year}: ${race.isPast ? "a look back" : "what to know before you enter"}`,
    content: parts.filter(Boolean).join("\n\n"),
  };
}

function section(title: string, paragraphs: readonly (string | null)[]): string | null {
  const told = paragraphs.filter(Boolean);
  return told.length === 0 ? null : [`## ${title}`, ...told].join("\n\n");
}

function articled(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
