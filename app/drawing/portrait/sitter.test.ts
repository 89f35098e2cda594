import { expect, test } from "vitest";
import { sitterOf } from "./sitter.ts";

const sitters = Array.from({ length: 2000 }, (_, i) => sitterOf(`seed ${i}`));
const count = <T>(values: T[]) => Object.groupBy(values, (value) => String(value));

test("all kinds of people are drawn", () => {
  expect(Object.keys(count(sitters.map(({ hairstyle }) => hairstyle)))).toHaveLength(19);
  expect(Object.keys(count(sitters.map(({ headwear }) => headwear)))).toHaveLength(7);
  expect(Object.keys(count(sitters.map(({ beard }) => beard)))).toHaveLength(6);
  expect(Object.keys(count(sitters.map(({ glasses }) => glasses)))).toHaveLength(5);
  expect(Object.keys(count(sitters.map(({ clothes }) => clothes)))).toHaveLength(7);
  for (const old of Object.values(count(sitters.map(({ age }) => age))))
    expect(old?.length).toBeGreaterThan(250);
});

test("a scarf goes with covered arms and no beard, and nothing stands up under a cap", () => {
  for (const { headwear, hairstyle, beard, clothes } of sitters) {
    if (headwear === "hijab")
      expect([beard, clothes]).toEqual(["none", expect.not.stringMatching("singlet")]);
    if (headwear === "cap" || headwear === "beanie")
      expect(hairstyle).not.toMatch(/quiff|curls|knot/);
  }
});
