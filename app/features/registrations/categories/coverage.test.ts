import { expect, test } from "vitest";
import type { EntryCategory } from "./category.ts";
import { findGaps, findOverlaps, gapWords, overlapWords } from "./coverage.ts";
import { templateCategories } from "./templates.ts";

const distances = [
  { id: "10k", distance: "10K" },
  { id: "21k", distance: "21K" },
];
const race = { distanceIds: ["10k", "21k"], gender: "required", minimumAge: 16 } as const;

const category = (name: string, rule: Partial<EntryCategory> = {}): EntryCategory => ({
  id: name,
  name,
  distanceId: null,
  gender: null,
  minAge: null,
  maxAge: null,
  ...rule,
});

const gapsOf = (categories: EntryCategory[], asked: Partial<Parameters<typeof findGaps>[1]> = {}) =>
  findGaps(categories, { ...race, ...asked }).map((gap) => gapWords(gap, distances, "en"));

test("a category for everybody leaves nobody out", () => {
  expect(gapsOf([category("Open")])).toEqual([]);
  expect(gapsOf([category("Open", { minAge: 16 })])).toEqual([]);
});

test("the ages that no category covers are named once for all genders and distances", () => {
  const adults = [category("A", { minAge: 18, maxAge: 39 }), category("B", { minAge: 50 })];
  expect(gapsOf(adults)).toEqual(["16–17, 40–49"]);
  expect(gapsOf([category("A", { minAge: 16, maxAge: 69 })])).toEqual(["70 and older"]);
  expect(gapsOf(adults, { minimumAge: 18 })).toEqual(["40–49"]);
});

test("a gap of one gender or of one distance says so", () => {
  const women = category("Women", { gender: "female" });
  const men = category("Men", { gender: "male", minAge: 18 });
  expect(gapsOf([women, men])).toEqual(["Men: 16–17", "Non-binary runners: all ages"]);
  expect(gapsOf([women, men], { gender: "optional" })).toContain(
    "Runners who do not say their gender: all ages",
  );
  expect(gapsOf([category("Short", { distanceId: "10k" })])).toEqual(["21K: all ages"]);
  expect(gapsOf([category("Short", { distanceId: "10k" }), women])).toEqual([
    "Men, 21K: all ages",
    "Non-binary runners, 21K: all ages",
  ]);
  expect(gapsOf([women], { gender: "hidden", distanceIds: [] })).toEqual(["all ages"]);
});

test("two categories that the same runner can fit overlap, in their order", () => {
  const said = (...categories: EntryCategory[]) =>
    findOverlaps(categories).map((overlap) => overlapWords(overlap).en);
  const open = category("Open");
  const masters = category("Masters", { minAge: 40 });
  expect(said(masters, open)).toEqual(["Masters comes before Open."]);
  expect(said(open, masters)).toEqual([
    "No runner can be in Masters: Open comes before it and fits the same runners.",
  ]);
  expect(said(category("A", { maxAge: 39 }), masters)).toEqual([]);
  expect(said(category("A", { maxAge: 40 }), masters)).toEqual(["A comes before Masters."]);
  expect(said(category("W", { gender: "female" }), category("M", { gender: "male" }))).toEqual([]);
  const short = category("S", { distanceId: "10k" });
  expect(said(short, category("L", { distanceId: "21k" }))).toEqual([]);
  expect(said(short, open)).toEqual(["S comes before Open."]);
});

test("no template overlaps, and each but those from 18 on covers women and men from 16 on", () => {
  const overlapsOf = (name: Parameters<typeof templateCategories>[0]) =>
    findOverlaps(templateCategories(name, "es").map((each) => ({ ...each, id: each.name })));
  const gapsIn = (name: Parameters<typeof templateCategories>[0]) =>
    gapsOf(templateCategories(name, "en").map((each) => ({ ...each, id: each.name })));
  for (const name of ["open", "five-years", "masters", "peru"] as const) {
    expect(overlapsOf(name)).toEqual([]);
    expect(gapsIn(name)).toEqual(["Non-binary runners: all ages"]);
  }
  for (const name of ["ten-years", "mexico"] as const) {
    expect(overlapsOf(name)).toEqual([]);
    expect(gapsIn(name)).toEqual(["Women: 16–17", "Men: 16–17", "Non-binary runners: all ages"]);
  }
});
