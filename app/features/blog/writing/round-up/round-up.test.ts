import { expect, test } from "vitest";
import { distanceFacts, raceFacts } from "../../../../../tests/support/races/race-facts.ts";
import { writeRoundUp } from "./round-up.ts";

const context = { today: "2026-11-22", seed: 7 };
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const write = (races: Parameters<typeof writeRoundUp>[0], seed = 7) =>
  writeRoundUp(races, { ...context, seed });

const ultra = raceFacts({
  id: idOf(2),
  name: "Andes Race",
  type: "Ultra",
  city: "Ollantaytambo",
  stateProvince: "Cusco",
  startDate: "2027-08-28",
  distances: [
    distanceFacts({
      name: "100K",
      meters: 100_000,
      startTime: "03:00",
      timeLimit: "30 h",
      elevationGain: "about 6,200 m",
    }),
    distanceFacts({
      name: "30K",
      meters: 30_000,
      price: { kind: "amount", minor: 38_000, currency: "PEN", text: "S/380 PEN", original: null },
    }),
  ],
  rating: { average: 4.5, count: 3 },
});

test("FN-14 a round-up has each race with its date, place, distances and price, and a link", () => {
  const { title, content } = write([ultra, raceFacts()]);
  expect(title).toBe("Two races in Peru, May to August 2027");
  for (const fact of [
    "May 16, 2027",
    "Saturday, August 28",
    "Ollantaytambo, Cusco",
    "30K (18.6 mi)",
    "100K (62.1 mi)",
    "about 6,200 m (20,340 ft)",
    "30 hours",
    "S/380 PEN",
    "3:00 AM",
    "4.5 out of 5",
    "November 22, 2026",
    `/races/${idOf(1)}`,
    `/races/${idOf(2)}`,
  ]) {
    expect(content, fact).toContain(fact);
  }
  expect(content.indexOf("## Lima 10K")).toBeLessThan(content.indexOf("## Andes Race"));
});

test("the same seed writes the same text, and another seed other words for the same facts", () => {
  const races = [ultra, raceFacts()];
  expect(write(races, 3)).toEqual(write(races, 3));
  const texts = new Set([1, 2, 3, 4, 5, 6].map((seed) => write(races, seed).content));
  expect(texts.size).toBeGreaterThan(3);
});

test("what a listing does not say is named, and never made up", () => {
  const bare = raceFacts({
    startTime: null,
    address: null,
    distances: [],
    price: { kind: "unknown" },
    registration: { state: "open", deadline: null, isHere: false, link: null },
  });
  const { title, content } = write([bare]);
  expect(title).toBe("Lima 10K 2027: what to know before you enter");
  expect(content).toContain(
    "The listing gives no start time, distances, price or closing date for entries yet.",
  );
  expect(content).not.toMatch(/null|undefined|NaN|TBD/);
  const several = [1, 2, 3, 4].map((digit) => ({
    ...bare,
    id: idOf(digit),
    name: `Race ${digit}`,
  }));
  expect(write(several).content).toContain("- **Price:** not in any of the listings");
});

test("Spanish names of distances are English in prose", () => {
  const names = { Maratón: 42_195, "Media maratón": 21_098, "medio maraton": 21_098 };
  for (const [name, meters] of Object.entries(names)) {
    const { content } = write([raceFacts({ distances: [distanceFacts({ name, meters })] })]);
    expect(content).toContain(meters > 40_000 ? "marathon" : "half marathon");
    expect(content).not.toMatch(/marat[oó]n/i);
  }
});

test("races that differ in their place alone are told together", () => {
  const runs = [1, 2, 3].map((digit) =>
    raceFacts({ id: idOf(digit), name: `Run ${digit}`, city: `Town ${digit}` }),
  );
  const { content } = write(runs);
  expect(content).toContain("## Three 10K road races on Sunday, May 16");
  expect(content).toMatch(/All three start at 7:00 AM and cost S\/90 PEN/);
  expect(content.match(/- \[Run \d\]\(\/races\//g)).toHaveLength(3);
});

test("a cancelled and a past race stand apart, without prices and deadlines", () => {
  const { content } = write([
    raceFacts(),
    raceFacts({ id: idOf(2), name: "Off", status: "cancelled", startDate: "2027-06-01" }),
    raceFacts({ id: idOf(3), name: "Over", isPast: true, startDate: "2026-05-17" }),
  ]);
  expect(content).toContain("## Still to come");
  expect(content).toMatch(/## Cancelled\n\n### Off\n\n.*this edition is cancelled\. [^$S]*$/m);
  expect(content).toMatch(/## Already run\n\n### Over/);
  expect(content).toMatch(/took place in|hosted this/);
});

test("what an organizer typed becomes no link, picture, table or heading", () => {
  const evil = "x](https://evil.example) ![p](https://evil.example/p.png) | <b>\n# y";
  const { title, content } = write([
    raceFacts({ name: evil, city: evil, address: evil, organizer: evil, description: `${evil}.` }),
    ultra,
  ]);
  expect(content).not.toMatch(/(?<!\\)\]\(https:/);
  expect(content).not.toMatch(/^# y/m);
  expect(content).not.toMatch(/(?<!\\)<b>/);
  expect(title).not.toContain("evil");
});

test("midnight, hours and single words are written as people say them", () => {
  const { content } = write([
    raceFacts({
      startTime: "00:00",
      distances: [distanceFacts({ name: "Marathon", meters: 42_195, timeLimit: "1 h 30 min" })],
      rating: { average: 4, count: 1 },
    }),
    ultra,
  ]);
  for (const words of ["midnight", "1 hour 30 minutes", "gives it 4 out of 5", "this marathon"]) {
    expect(content.toLowerCase(), words).toContain(words);
  }
});
