import { expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { whyStale } from "./copy.ts";
import { rules } from "./rules.ts";
import { screens } from "./screens.ts";

const mutations = [...rules, ...screens];

test("each of sixty rules can be broken as it is written", () => {
  expect(new Set(mutations.map(({ rule }) => rule)).size).toBe(60);
  expect(mutations.flatMap((mutation) => whyStale(projectRoot(), mutation) ?? [])).toEqual([]);
});
