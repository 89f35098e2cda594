import { expect, test } from "vitest";
import { type PointName, type SetupFacts, setupPoints } from "./checklist.ts";

/** A race that configures nothing. */
const plain: SetupFacts = {
  isInternal: true,
  status: "upcoming",
  startDate: "2027-03-07",
  today: "2026-12-01",
  deadline: null,
  isOnMap: true,
  hasLink: false,
  distances: [{ name: "10K", capacity: null, isPriced: false }],
  sells: false,
  costs: false,
  hasWay: false,
  extras: 0,
  hasOwnForm: false,
  hasOwnWaiver: false,
  marks: [],
  organizers: 1,
};

const named = (state: string, over: Partial<SetupFacts>): PointName[] =>
  setupPoints({ ...plain, ...over })
    .filter((point) => point.state === state)
    .map(({ name }) => name);
const missing = (over: Partial<SetupFacts> = {}) => named("missing", over);
const done = (over: Partial<SetupFacts>) => named("done", over);

test("a race that configures nothing can open, and is told what it may still decide", () => {
  expect(missing()).toEqual([]);
  expect(named("undecided", {})).toEqual(["distances", "prices", "form", "waiver", "closing"]);
  expect(setupPoints(plain).map(({ name }) => name)).toEqual([
    "date",
    "place",
    "distances",
    "prices",
    "form",
    "waiver",
    "closing",
    "contact",
  ]);
});

test("a day that is over, a status that has ended and a closing day that is over keep it closed", () => {
  expect(missing({ startDate: "2026-11-30" })).toEqual(["date"]);
  expect(missing({ startDate: "2026-12-01" }), "the day of the race counts").toEqual([]);
  expect(missing({ status: "cancelled" })).toEqual(["date"]);
  expect(missing({ status: "completed" })).toEqual(["date"]);
  expect(missing({ deadline: "2026-11-30" })).toEqual(["closing"]);
  expect(done({ deadline: "2026-12-01" })).toContain("closing");
});

test("prices need a way to pay, unless every entry is free", () => {
  const sold = { sells: true, distances: [{ name: "10K", capacity: 3, isPriced: true }] };
  expect(missing({ ...sold, costs: true })).toEqual(["prices"]);
  expect(done({ ...sold, costs: true, hasWay: true })).toContain("prices");
  expect(done({ ...sold, costs: false })).toContain("prices");
  const five = { name: "5K", capacity: 2, isPriced: false };
  const mixed = { ...sold, costs: true, hasWay: true, distances: [...sold.distances, five] };
  expect(missing(mixed)).toEqual([]);
  const prices = setupPoints({ ...plain, ...mixed }).find(({ name }) => name === "prices");
  expect(prices).toMatchObject({ state: "undecided", words: { en: /entries are free: 5K\.$/ } });
});

test("places without a limit are said, and no place at all keeps it closed", () => {
  const ten = { name: "10K", isPriced: false };
  expect(done({ distances: [{ ...ten, capacity: 300 }] })).toContain("distances");
  expect(missing({ distances: [{ ...ten, capacity: 0 }] })).toEqual(["distances"]);
  expect(missing({ distances: [] })).toEqual([]);
});

test("the usual form and waiver are decided once somebody has looked at them", () => {
  expect(done({ marks: ["form"] })).toContain("form");
  expect(done({ marks: ["form"] })).not.toContain("waiver");
  expect(done({ hasOwnForm: true, hasOwnWaiver: true })).toEqual(
    expect.arrayContaining(["form", "waiver"]),
  );
});

test("a race whose runners register elsewhere needs the address, and nothing of our form", () => {
  expect(missing({ isInternal: false })).toEqual(["link"]);
  expect(
    setupPoints({ ...plain, isInternal: false, hasLink: true }).map(({ name }) => name),
  ).toEqual(["date", "place", "link", "closing", "contact"]);
});
