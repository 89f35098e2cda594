import { expect, test } from "vitest";
import { numberBibs } from "./bibs.ts";

const block = (id: string, distanceId: string, firstBib: number, lastBib: number) => ({
  id,
  distanceId,
  waveId: null,
  firstBib,
  lastBib,
});
const runner = (id: string, distanceId: string, bib: number, isKept = false) => ({
  id,
  distanceId,
  waveId: null as string | null,
  bib,
  isKept,
});
const blocks = [block("ten", "10K", 1, 3), block("half", "21K", 100, 199)];

/** Every number after a run: no two entries may share one. */
function after(runners: ReturnType<typeof runner>[], given: Map<string, number>) {
  const bibs = runners.map(({ id, bib }) => given.get(id) ?? bib);
  expect(new Set(bibs).size).toBe(bibs.length);
  return bibs;
}

test("entries get the numbers of their distance in order, and right numbers stay", () => {
  const runners = [
    runner("a", "21K", 1),
    runner("b", "10K", 2),
    runner("c", "10K", 3),
    runner("d", "21K", 4),
  ];
  const { given, left } = numberBibs(blocks, runners, { all: false });
  expect(after(runners, given)).toEqual([100, 2, 3, 101]);
  expect(left).toBe(0);
  const again = numberBibs(blocks, [runner("c", "10K", 3), runner("b", "10K", 2)], { all: true });
  expect(Object.fromEntries(again.given)).toEqual({ c: 1 });
});

test("a number that an entry keeps is given to nobody else", () => {
  const runners = [runner("kept", "21K", 1, true), runner("a", "10K", 50), runner("b", "10K", 51)];
  const { given } = numberBibs(blocks, runners, { all: true });
  expect(after(runners, given)).toEqual([1, 2, 3]);
});

test("a full block leaves its runners a number of their own, also where theirs was given away", () => {
  const runners = [
    runner("a", "10K", 9),
    runner("b", "10K", 8),
    runner("c", "10K", 7),
    // The last one holds a number that the first one gets.
    runner("d", "10K", 1),
  ];
  const { given, left } = numberBibs(blocks, runners, { all: true });
  expect(left).toBe(1);
  expect(after(runners, given)).toEqual([1, 2, 3, 200]);
});

test("a wave's block comes before that of its distance", () => {
  const ofWave = { ...block("fast", "10K", 500, 509), waveId: "w" };
  const { given } = numberBibs([...blocks, ofWave], [{ ...runner("a", "10K", 1), waveId: "w" }], {
    all: false,
  });
  expect(given.get("a")).toBe(500);
});
