import { expect, test } from "vitest";
import { keepRate, keptRate } from "./kept-rate.ts";

test("the speed that was chosen last is kept, and anything else is the usual one", () => {
  let kept: string | null = null;
  const shelf = {
    getItem: () => kept,
    setItem: (_name: string, value: string) => {
      kept = value;
    },
  };
  expect(keptRate(shelf)).toBe(1);
  keepRate(shelf, 1.5);
  expect(keptRate(shelf)).toBe(1.5);
  for (const odd of ["", "16", "fast", "-1"]) {
    kept = odd;
    expect(keptRate(shelf), odd).toBe(1);
  }
  expect(keptRate(null)).toBe(1);
});

test("a browser that forbids its storage plays at the usual speed", () => {
  const shelf = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  keepRate(shelf, 2);
  expect(keptRate(shelf)).toBe(1);
});
