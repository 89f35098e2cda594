import { expect, test } from "vitest";
import { raceType, typeChoice, typesOfBadge } from "./race-type.ts";

test("FMT-04 the six badges are found in any case", () => {
  const badges = ["road", "TRAIL", "Ultra", "triathlon", "mtb", "urban"].map((type) =>
    raceType(type, "en"),
  );
  expect(badges.map((badge) => badge.label)).toEqual([
    "Road",
    "Trail",
    "Ultra",
    "Triathlon",
    "MTB",
    "Urban",
  ]);
});

test("FMT-04 GAP-47 mountain is Trail and city is Urban", () => {
  expect(raceType("Mountain", "en")).toEqual({ kind: "trail", label: "Trail" });
  expect(raceType(" CITY ", "en")).toEqual({ kind: "urban", label: "Urban" });
});

test("FMT-04 any other type shows its own words in a neutral colour", () => {
  expect(raceType("Obstacle Course", "en")).toEqual({ kind: "other", label: "Obstacle Course" });
  expect(raceType("constructor", "en")).toEqual({ kind: "other", label: "constructor" });
  expect(raceType("  ", "en")).toEqual({ kind: "other", label: "Race" });
});

test("FMT-04 a filter offers badges, and each covers all stored types with that badge", () => {
  expect(["mountain", "TRAIL", "city", "Obstacle Course"].map(typeChoice)).toEqual([
    "Trail",
    "Trail",
    "Urban",
    "Obstacle Course",
  ]);
  expect(typesOfBadge("Trail")).toEqual(["trail", "mountain"]);
  expect(typesOfBadge("MTB")).toEqual(["mtb"]);
  expect(typesOfBadge("mountain")).toEqual([]);
  expect(typesOfBadge("Obstacle Course")).toEqual([]);
});
