import { expect, test } from "vitest";
import { changeSentence, changesOf, type RaceLook } from "./changes.ts";

const look: RaceLook = {
  startDate: "2027-03-14",
  isCancelled: false,
  priceMinor: 25_000,
  priceCurrency: "MXN",
  distances: ["42K", "21K"],
};
const closing = { today: "2026-11-20", isOpen: true, deadline: "2027-03-01" };

function sentences(before: RaceLook | null, after: RaceLook, more: Partial<typeof closing> = {}) {
  return changesOf(before, after, { ...closing, ...more }).map((change) =>
    changeSentence(change, "en"),
  );
}

test("a race that is as it was has no news, and neither has one without an earlier look", () => {
  expect(sentences(look, look)).toEqual([]);
  expect(sentences(null, look)).toEqual([]);
});

test("a new date, price and distance are told with what was before", () => {
  const after = { ...look, startDate: "2027-03-21", priceMinor: 30_050, distances: ["21K", "10K"] };
  expect(sentences(look, after)).toEqual([
    "New date: March 21, 2027, was March 14, 2027",
    "Price now from $300.50 MXN, was $250 MXN",
    "New distance: 10K",
    "No longer offered: 42K",
  ]);
  expect(sentences(look, { ...look, priceMinor: 0 })).toEqual(["Now free, was $250 MXN"]);
  const free = { ...look, priceMinor: 0 };
  expect(sentences(free, { ...free, priceCurrency: "USD" }), "free is free").toEqual([]);
  expect(sentences({ ...look, priceMinor: null }, look), "it was not known").toEqual([]);
  const many = Array.from({ length: 30 }, (_, place) => `${place}K`);
  expect(sentences(look, { ...look, distances: many })).toEqual([
    "New distance: 0K, 1K, 2K, 3K",
    "No longer offered: 42K",
  ]);
});

test("of a cancelled race only that is told, and once it was seen nothing", () => {
  const cancelled = { ...look, isCancelled: true, priceMinor: 1 };
  expect(sentences(look, cancelled)).toEqual(["Cancelled by the organizer"]);
  expect(sentences(null, cancelled)).toEqual(["Cancelled by the organizer"]);
  expect(sentences(cancelled, cancelled)).toEqual([]);
  expect(sentences(cancelled, { ...look, priceMinor: 1 })).toEqual(["Takes place after all"]);
});

test("registration that closes within two weeks is news on every one of these days", () => {
  const on = (deadline: string) => sentences(look, look, { deadline });
  expect(on("2026-12-04")).toEqual(["Registration closes in 14 days"]);
  expect(on("2026-12-05")).toEqual([]);
  expect(on("2026-11-21")).toEqual(["Registration closes tomorrow"]);
  expect(on("2026-11-20")).toEqual(["Registration closes today"]);
  expect(on("2026-11-19")).toEqual([]);
  expect(sentences(look, look, { deadline: "2026-11-21", isOpen: false })).toEqual([]);
});
