import { expect, test } from "vitest";
import { type ComingRace, type Liking, matchesOf } from "./matching.ts";

const today = "2026-11-20";
const lima = { lat: -12.05, lon: -77.04 };
const callao = { lat: -12.06, lon: -77.15 };
const cusco = { lat: -13.52, lon: -71.97 };

const liking: Liking = {
  kind: "entered",
  raceId: "lima",
  name: "Lima 21K",
  event: "Lima",
  type: "Road",
  city: "Lima",
  country: "Peru",
  position: lima,
  day: "2026-05-01",
  meters: [21_097],
  stars: null,
};

const candidate: ComingRace = {
  id: "callao",
  event: "Callao",
  type: "Road",
  city: "Callao",
  position: callao,
  day: "2027-03-01",
  meters: [21_097],
  rating: null,
};

const far = { ...candidate, id: "far", position: cusco, type: "Trail", meters: [80_000] };

function idsFor(likings: Liking[], candidates: ComingRace[]): string[] {
  return matchesOf(likings, candidates, today).map(({ id }) => id);
}

test("a race that is like the others of its runner comes with its two strongest reasons", () => {
  const [match] = matchesOf([liking], [candidate], today);
  expect(match?.reasons).toEqual([
    { code: "distance", meters: 21_097, race: "Lima 21K" },
    { code: "near", meters: expect.closeTo(12_010, -2), city: "Lima", tie: "entered" },
  ]);
});

test("a race that is only kept makes no city one where its runner races", () => {
  const here = { ...candidate, position: liking.position };
  const kept = { ...liking, kind: "kept" as const, meters: [] };
  const tie = (likings: Liking[]) =>
    matchesOf(likings, [here], today)[0]?.reasons.find(({ code }) => code === "near");
  expect(tie([kept])).toMatchObject({ tie: "kept" });
  expect(tie([kept, { ...liking, meters: [] }])).toMatchObject({ tie: "entered" });
});

test("a race that is like nothing is left out, however well it is rated", () => {
  const praised = { ...far, rating: { average: 5, count: 80 } };
  expect(idsFor([liking], [praised])).toEqual([]);
  expect(idsFor([], [candidate])).toEqual([]);
});

test("the more alike, the earlier; a good rating decides between equals and is told last", () => {
  const longer = { ...candidate, id: "longer", meters: [25_000] };
  const praised = { ...candidate, id: "praised", rating: { average: 4.8, count: 12 } };
  expect(idsFor([liking], [longer, candidate, praised])).toEqual(["praised", "callao", "longer"]);
  const typed = { ...liking, position: null, meters: [] };
  expect(matchesOf([typed], [praised], today)[0]?.reasons).toEqual([
    { code: "type", type: "Road", races: 1 },
    { code: "rating", average: 4.8, count: 12 },
  ]);
});

test("the same length in another sport is no likeness", () => {
  const typed = { ...liking, position: null };
  const ofType = (type: string) => ({ ...candidate, id: type, type });
  expect(idsFor([typed], ["Triathlon", "MTB", "Trail"].map(ofType))).toEqual(["Trail"]);
});

test("another year of a race leads, and one of a race with few stars is left out", () => {
  const again = { ...far, id: "again", event: "Lima", city: "Lima" };
  const rated = { ...liking, kind: "rated" as const, stars: 5 };
  expect(idsFor([rated], [candidate, again])).toEqual(["callao", "again"]);
  expect(matchesOf([rated], [again], today)[0]?.reasons[0]).toEqual({ code: "edition", stars: 5 });
  const poor = { ...rated, stars: 2 };
  const fair = { ...liking, raceId: "ica", name: "Ica", event: "Ica" };
  expect(idsFor([poor, fair], [again, candidate])).toEqual(["callao"]);
  expect(idsFor([poor], [candidate]), "what was not liked says nothing else").toEqual([]);
});

test("another race of a series is no other year of the one that the runner knows", () => {
  const rated = { ...liking, kind: "rated" as const, stars: 5 };
  const stage = { ...candidate, id: "stage", event: "Lima", city: "Cusco" };
  const codes = matchesOf([rated], [stage], today)[0]?.reasons.map(({ code }) => code);
  expect(codes).toEqual(["distance", "near"]);
  const poor = { ...rated, raceId: "ica", event: "Lima", city: "Ica", stars: 1 };
  expect(idsFor([rated, poor], [stage]), "few stars of one say nothing of the others").toEqual([
    "stage",
  ]);
});

test("no race stands within two weeks of one that is entered", () => {
  const entered = (day: string) => ({ ...liking, day });
  expect(idsFor([entered("2027-02-15")], [candidate])).toEqual([]);
  expect(idsFor([entered("2027-03-15")], [candidate])).toEqual([]);
  expect(idsFor([entered("2027-03-16")], [candidate])).toEqual(["callao"]);
  const kept = { ...entered("2027-03-01"), kind: "kept" as const };
  expect(idsFor([kept], [candidate]), "a kept one is not entered").toEqual(["callao"]);
});

test("the goal of a plan says the distance, and counts more than what was entered", () => {
  const goal: Liking = {
    ...liking,
    kind: "goal",
    raceId: null,
    event: null,
    type: null,
    city: null,
    position: null,
    day: "2027-04-01",
    meters: [42_195],
  };
  const marathon = { ...candidate, id: "marathon", meters: [42_195] };
  expect(idsFor([liking, goal], [candidate, marathon])).toEqual(["marathon", "callao"]);
  expect(matchesOf([goal], [marathon], today)[0]?.reasons).toEqual([
    { code: "plan", meters: 42_195, goalMeters: 42_195 },
  ]);
  const chosen = { ...goal, raceId: "far" };
  expect(matchesOf([chosen], [marathon, far], today).map(({ id }) => id)).toEqual([
    "far",
    "marathon",
  ]);
  expect(matchesOf([chosen], [far], today)[0]?.reasons).toEqual([{ code: "goal" }]);
});
