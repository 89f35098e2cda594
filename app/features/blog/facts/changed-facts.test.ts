import { expect, test } from "vitest";
import { changedFacts, type RememberedFacts } from "./changed-facts.ts";

const remembered: RememberedFacts = {
  name: "Lima 42K",
  date: "2027-05-16",
  city: "Lima",
  country: "Peru",
  status: "upcoming",
  distances: ["10K", "Marathon"],
  price: { minor: 120_000, currency: "PEN" },
};

function inText(changed: Partial<RememberedFacts>, text: string): boolean[] {
  const now = { ...remembered, ...changed };
  return changedFacts([{ raceId: "1", remembered, now }], text).map(({ isInText }) => isInText);
}

test.each([
  ["It is on **May 16, 2027**.", true],
  ["Come on Sunday, May 16!", true],
  ["Come on 16th of May", true],
  ["El 16 de mayo de 2027", true],
  ["| 2027-05-16 |", true],
  ["It is on May 160", false],
  ["It is on May 23", false],
  ["In May", false],
])("the old day stands in %j: %s", (text, stands) => {
  expect(inText({ date: "2027-05-23" }, text)).toEqual([stands]);
});

test("where only the year has changed, a day without a year is still right", () => {
  const date = "2028-05-16";
  expect(inText({ date }, "On May 16, come early.")).toEqual([false]);
  expect(inText({ date }, "On May 16, 2027, come early.")).toEqual([true]);
});

test.each([
  ["S/1,200 for the marathon", true],
  ["It costs 1200 PEN.", true],
  ["1,200 soles", true],
  ["There are 1,200 runners.", false],
  ["S/11,200", false],
])("the old price stands in %j: %s", (text, stands) => {
  expect(inText({ price: { minor: 130_000, currency: "PEN" } }, text)).toEqual([stands]);
});

test("places, names and distances stand in a text as whole words, whatever their accents", () => {
  expect(inText({ city: "Cusco" }, "In LIMA")).toEqual([true]);
  expect(inText({ city: "Cusco" }, "In Limatambo")).toEqual([false]);
  expect(inText({ distances: ["10K", "Half"] }, "Run the marathon")).toEqual([true]);
  expect(inText({ distances: ["10K", "Half"] }, "Run the 10K")).toEqual([false]);
});

test("a text that presents a cancelled race as one that takes place is told", () => {
  expect(inText({ status: "cancelled" }, "Lima 42K is on May 16.")).toEqual([true]);
  expect(inText({ status: "cancelled" }, "Lima 42K is cancelled.")).toEqual([false]);
  expect(inText({ status: "cancelled" }, "Another race.")).toEqual([false]);
});

test("every change says both facts in words", () => {
  const now = { ...remembered, price: null, distances: [] };
  const told = changedFacts([{ raceId: "1", remembered, now }], "").map(
    ({ before, now: after }) => [before, after],
  );
  expect(told).toEqual([
    ["10K, Marathon", "none"],
    ["S/1,200 PEN", "not known"],
  ]);
});
