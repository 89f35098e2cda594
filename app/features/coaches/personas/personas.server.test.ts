import { expect, test } from "vitest";
import { sampleFigures } from "./personas.server.ts";

test("VC-07 VC-08 sample figures follow from the position and from nothing else", () => {
  const figures = [0, 1, 2, 3, 6].map(sampleFigures);
  expect(figures.map(({ rating }) => rating)).toEqual([4.7, 4.8, 4.9, 4.7, 4.7]);
  expect(figures.map(({ reviews }) => reviews)).toEqual([150, 175, 200, 225, 300]);
});
