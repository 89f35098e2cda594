import { expect, test } from "vitest";
import { comparedIds, comparisonPath } from "./comparison.ts";

const ids = [1, 2, 3, 4, 5].map((each) => `00000000-0000-4000-8000-00000000000${each}`);

test("an address names up to four races, each once, and nothing else", () => {
  const path = comparisonPath(ids.slice(0, 2));
  expect(path).toBe(`/races/compare?id=${ids[0]}&id=${ids[1]}`);
  const read = (query: string) => comparedIds(new URLSearchParams(query));
  expect(read(path.split("?")[1] ?? "")).toEqual(ids.slice(0, 2));
  expect(read(ids.map((id) => `id=${id}`).join("&"))).toEqual(ids.slice(0, 4));
  expect(read(`id=${ids[0]}&id=${ids[0]?.toUpperCase()}&id=junk&id=`)).toEqual([ids[0]]);
  expect(comparisonPath([])).toBe("/races/compare");
});
