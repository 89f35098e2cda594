import { expect, test } from "vitest";
import { distanceFacts, raceFacts } from "../../../tests/support/races/race-facts.ts";
import { knownRace } from "./known-race.ts";
import { mistakesIn } from "./mistakes.ts";

const marathon = [distanceFacts({ name: "Marathon", meters: 42_195 }), distanceFacts()];
const lima = raceFacts({
  name: "Lima 42K",
  distances: marathon,
  description: "First run on May 23, 1999. The last edition was on May 17, 2026.",
});
const cusco = raceFacts({
  id: "00000000-0000-4000-8000-000000000002",
  name: "Cusco Trail",
  city: "Cusco",
  stateProvince: null,
  startDate: "2027-08-28",
  registration: { state: "open", deadline: null, isHere: false, link: null },
});
const both = "Lima 42K and Cusco Trail.";
const races = [lima, cusco].map(knownRace);
const wrongIn = (text: string) => mistakesIn(`${both}\n\n${text}`, races, "2026-11-22");

test.each([
  "Lima 42K is on Sunday, May 16, 2027.",
  "Entries for Lima 42K close on May 2.",
  "The **Lima 42K** starts on the 16th of May in Lima, Peru, and costs S/90.",
  "| Cusco Trail | 2027-08-28 | Cusco |",
  "As of November 22, 2026, both races are open.",
  "Between May 16 and August 28 there is time to train.",
  "Lima 42K was first run on May 23, 1999.",
  "Run 10 km in 50 minutes.",
  "Lima 42K offers 42.2 km and 10 km, or six miles (6 mi).",
  "Three weeks before Lima 42K, train 30 km.",
  "The last 5 km of Lima 42K are flat, and it starts 3 km from the center.",
])("a text that says what the rows say is right: %s", (text) => {
  expect(wrongIn(text)).toEqual([]);
});

test.each([
  ["Lima 42K is on May 17, 2027.", "is no date of"],
  ["Lima 42K is on May 16, 2026.", "is no date of"],
  ["Lima 42K is on Saturday, May 16, 2027.", "is no date of"],
  ["Lima 42K is on May 17, 2026.", "is no date of"],
  ["Lima 42K is on 28 August.", "is no date of"],
  ["Register before 2027-01-01.", "is no date of"],
  ["Lima 42K takes place in Cusco.", "and not in Cusco"],
  ["Lima 42K is a race of 21 km.", '"21 km" is no length of "Lima 42K", which has Marathon, 10K.'],
  ["Lima 42K has courses of 10K and 13.1 miles.", "is no length of"],
  ["Lima 42K costs S/95.", "is no price of"],
  ["An entry is 120 soles.", "is no price of"],
])("a text that contradicts the rows is found: %s", (text, mistake) => {
  expect(wrongIn(text).join()).toContain(mistake);
});

test("a chosen race that is not named is a mistake, and without races nothing is compared", () => {
  expect(mistakesIn("Lima 42K.", races, "2026-11-22")).toEqual([
    'The race "Cusco Trail" is not named.',
  ]);
  expect(mistakesIn("On May 1, 1900.", [], "2026-11-22")).toEqual([]);
});
