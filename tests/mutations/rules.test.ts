import { expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { whyStale } from "./copy.ts";
import { mutations } from "./rules.ts";

test("each of thirty rules can be broken as it is written", () => {
  expect(new Set(mutations.map(({ rule }) => rule)).size).toBe(30);
  expect(mutations.flatMap((mutation) => whyStale(projectRoot(), mutation) ?? [])).toEqual([]);
});
