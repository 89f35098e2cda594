import { expect, test } from "vitest";
import type { TeamScoring } from "./result.ts";
import { rankTeams } from "./team-places.ts";

/** Finishers as `[team, seconds, place]`. */
function finishers(...rows: [team: string | null, seconds: number | null, place?: number][]) {
  return rows.map(([team, seconds, place], at) => ({
    id: String(at),
    line: at,
    team,
    sex: null,
    category: null,
    gunMs: seconds === null ? null : seconds * 1000,
    chipMs: null,
    status: seconds === null ? ("dnf" as const) : ("finished" as const),
    placeFound: null,
    placeOverall: place ?? null,
  }));
}

const ranked = (rows: ReturnType<typeof finishers>, scoring: TeamScoring) =>
  rankTeams(rows, scoring, { order: "gun" }).map(({ team, place, sum }) => [place, team, sum]);

const byTime = { by: "time", count: 2 } as const;
const byPlace = { by: "place", count: 2 } as const;

test("the times of the best runners of a team are added up, also where its name is written differently", () => {
  const rows = finishers(
    ["Andes", 100],
    ["Cóndores", 90],
    ["ANDES ", 120],
    ["condores", 140],
    ["Andes", 900],
    [null, 10],
  );
  expect(ranked(rows, byTime)).toEqual([
    [1, "Andes", 220_000],
    [2, "Cóndores", 230_000],
  ]);
  expect(rankTeams(rows, byTime, { order: "gun" })[0]?.resultIds).toEqual(["0", "2"]);
});

test("a team with fewer finishers than count has no place", () => {
  const rows = finishers(["Andes", 100], ["Andes", null], ["Solos", 90], ["Solos", 95]);
  expect(ranked(rows, byTime)).toEqual([[1, "Solos", 185_000]]);
});

test("equal sums go to the team whose last counting runner is better, and are shared where that is equal, too", () => {
  const rows = finishers(
    ["A", 1, 1],
    ["A", 8, 8],
    ["B", 3, 3],
    ["B", 6, 6],
    ["C", 4, 3],
    ["C", 7, 6],
    ["D", 20, 20],
    ["D", 21, 21],
  );
  expect(ranked(rows, byPlace)).toEqual([
    [1, "B", 9],
    [1, "C", 9],
    [3, "A", 9],
    [4, "D", 41],
  ]);
});
