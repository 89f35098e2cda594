import { expect, test } from "vitest";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { nextEdition } from "#db/demo/races/editions.ts";
import { describe, raceRow } from "#db/demo/races/rows.ts";
import { topics } from "#features/assistant/knowledge/topics.ts";
import { numberWords, ordinalWords } from "#features/writing/number-words.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { plainScript } from "../script/plain-script.ts";
import { spokenLines } from "../script/spoken-lines.ts";
import {
  countWords,
  spokenClimb,
  spokenDate,
  spokenDescription,
  spokenDistance,
  spokenTime,
  writeRacesScript,
} from "./races-script.ts";
import { scriptMistakes, writeTopicScript } from "./script.server.ts";
import type { ScriptRace } from "./script-race.ts";

const today = "2026-11-20";

const lima: ScriptRace = {
  name: "Lima 42K",
  date: "2027-05-23",
  location: "Lima, Lima, Peru",
  type: "Road",
  description: "110K",
  distance: "Marathon; Half Marathon; 10K",
};

/** What no script may hold: a hole in a sentence, or a mark that stands twice. */
function faultsOf(script: string): string[] {
  const holes =
    /undefined|\bnull\b|NaN|\[object|\.\.|,,|,\.|\s[,.;:!?]|\(\)| {2}|\bin ,|\bin \.|: ?\.|, and\./;
  return script.split("\n").filter((line) => holes.test(line) || /^## *$/.test(line));
}

function demoScriptRaces(): ScriptRace[] {
  return demoRaces.map((race) => ({
    name: race.name,
    date: nextEdition(race.on, today),
    location: `${race.city}, ${race.state}, ${race.country}`,
    type: race.type,
    description: describe(race),
    distance: race.distances.map(({ distance }) => distance).join("; "),
    known: {
      startTime: race.start,
      climb: race.distances[0]?.gain ?? "",
      closes: raceRow(race, today, new Date(0)).registrationDeadline ?? "",
      takesRegistrations: !race.isCancelled && !race.isClosed,
      isFree: race.distances.every(({ price }) => price === "Free"),
      isCancelled: race.isCancelled ?? false,
    },
  }));
}

test("numbers, dates, times and lengths are written as they are spoken", () => {
  expect([7, 21, 100, 342, 1250, 21_000].map(numberWords)).toEqual([
    "seven",
    "twenty-one",
    "one hundred",
    "three hundred and forty-two",
    "one thousand two hundred and fifty",
    "twenty-one thousand",
  ]);
  expect([1, 2, 3, 8, 12, 20, 21, 30, 31].map(ordinalWords).join(" ")).toBe(
    "first second third eighth twelfth twentieth twenty-first thirtieth thirty-first",
  );
  expect(spokenDate("2027-05-23")).toBe("Sunday, the twenty-third of May, twenty twenty-seven");
  expect(spokenDate("in spring")).toBe("in spring");
  expect(["07:30", "08:00", "18:05", "12:00", "soon"].map(spokenTime)).toEqual([
    "seven thirty in the morning",
    "eight o'clock in the morning",
    "six oh five in the evening",
    "noon",
    null,
  ]);
  const lengths = ["10K", "21.1 km", "Half Marathon", "Marathón", "50 mi", "800 m", "1 km"];
  expect(lengths.map(spokenDistance)).toEqual([
    "ten kilometers",
    "twenty-one point one kilometers",
    "a half marathon",
    "a full marathon",
    "fifty miles",
    "eight hundred meters",
    "one kilometer",
  ]);
  expect(["Backyard Ultra", "Kids 1K", "Olympic"].map(spokenDistance)).toEqual([
    "Backyard Ultra",
    "Kids 1K",
    "Olympic",
  ]);
  expect(["about 1,250 m", "unos 1,250 metros", "5600 m", "steep"].map(spokenClimb)).toEqual([
    "about one thousand two hundred and fifty meters",
    "about one thousand two hundred and fifty meters",
    "five thousand six hundred meters",
    null,
  ]);
});

test("FN-12 a script about races says what the rows say, and nothing that they do not", () => {
  const script = writeRacesScript([lima], today);
  expect(script).toContain(
    "Sunday, the twenty-third of May, twenty twenty-seven, in Lima, Peru. It is a road race with three distances: a full marathon, a half marathon and ten kilometers.",
  );
  expect(script).toContain("that left twenty-six weeks to prepare");
  expect(script).not.toContain("110K");
  const bare = { ...lima, date: "", location: "", type: "", distance: "" };
  expect(writeRacesScript([bare], today)).toContain("## The race\n\nIt is a race.\n\n## Before");
  const past = { ...lima, date: "2025-05-18" };
  expect(writeRacesScript([past], today)).toContain("It took place on Sunday, the eighteenth");
  const spanish = { ...lima, description: "La carrera sale del malecón y pasa por los parques." };
  expect(writeRacesScript([spanish], today)).not.toContain("malecón");
});

test("no part of a Spanish description is read by the English voice", () => {
  const spanish = demoRaces.filter(({ country }) => ["Peru", "Mexico"].includes(country));
  for (const race of spanish) {
    for (let most = 10; most <= 150; most += 5) {
      expect(spokenDescription(describe(race), most), race.name).toBeNull();
    }
  }
});

test("registration is open only while the race takes registrations", () => {
  const known = {
    startTime: "",
    climb: "",
    closes: "2027-05-02",
    takesRegistrations: true,
    isFree: false,
    isCancelled: false,
  };
  const script = (takesRegistrations: boolean) =>
    writeRacesScript([{ ...lima, known: { ...known, takesRegistrations } }], today);
  expect(script(true)).toContain("Registration is open until Sunday, the second of May.");
  expect(script(false)).not.toMatch(/open until|sign up until/);
});

test("ADM-POD-10 all races of the demo make whole sentences, few pauses and two to four minutes", () => {
  const all = demoScriptRaces();
  for (const [place, race] of all.entries()) {
    const isReadable = spokenDescription(race.description, 150) !== null;
    for (const many of [1, 2, 3, 5, 8, 12]) {
      const least = many > 1 || isReadable ? 1.5 : 1.3;
      const chosen = [race, ...all.slice(place + 1), ...all].slice(0, many);
      const script = writeRacesScript(chosen, today);
      expect(faultsOf(script), race.name).toEqual([]);
      expect(script.match(/<break /g)?.length).toBeLessThanOrEqual(4);
      const minutes = countWords(plainScript(script)) / 150;
      expect(minutes, `${many} with ${race.name}`).toBeGreaterThan(least);
      expect(minutes, `${many} with ${race.name}`).toBeLessThan(5.2);
    }
  }
});

test("what the built-in writer says of the races contradicts none of them", () => {
  const all = demoScriptRaces();
  for (const [place, race] of all.entries()) {
    const chosen = [race, ...all.slice(place + 1), ...all].slice(0, 3);
    const mistakes = scriptMistakes(writeRacesScript(chosen, today), chosen, today);
    expect(mistakes, race.name).toEqual([]);
  }
});

test("odd rows stay inside of their sentences", () => {
  for (const odd of naughtyTexts) {
    const race = { ...lima, name: odd || "x", location: odd, type: odd, distance: odd };
    const script = writeRacesScript([race, { ...lima, description: odd }], today);
    expect(script.match(/<(?!break time="\d+m?s"\/>)/g)).toBeNull();
    expect(spokenLines(script).length).toBeGreaterThan(8);
  }
});

test("FN-12 a topic of the knowledge base becomes a script, and any other one an outline that says so", () => {
  for (const topic of topics) {
    const script = writeTopicScript(topic.title.en);
    expect(faultsOf(script), topic.id).toEqual([]);
    expect(script.length, topic.id).toBeGreaterThan(700);
  }
  const known = writeTopicScript("What to eat before a marathon");
  expect(known).toContain("Our topic today: What to eat before a marathon.");
  expect(known).toContain("10 to 12 grams of carbohydrate per kilogram");
  expect(known).toContain("no medical advice");
  const outline = writeTopicScript("How running clubs began");
  expect(outline).toMatch(/^\[This is an outline/);
  expect(outline).toContain("Our topic today: How running clubs began.");
});
