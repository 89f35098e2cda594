import { expect, test } from "vitest";
import { comparedIds, comparisonPath, leftOutText, mostCompared } from "./comparison.ts";

const ids = [1, 2, 3, 4, 5].map((each) => `00000000-0000-4000-8000-00000000000${each}`);

test("an address names up to four races, each once, and nothing else", () => {
  const path = comparisonPath(ids.slice(0, 2));
  expect(path).toBe(`/races/compare?id=${ids[0]}&id=${ids[1]}`);
  const read = (query: string) => comparedIds(new URLSearchParams(query)).ids;
  expect(read(path.split("?")[1] ?? "")).toEqual(ids.slice(0, 2));
  expect(read(ids.map((id) => `id=${id}`).join("&"))).toEqual(ids.slice(0, 4));
  expect(read(`id=${ids[0]}&id=${ids[0]?.toUpperCase()}&id=junk&id=`)).toEqual([ids[0]]);
  expect(comparisonPath([])).toBe("/races/compare");
});

test("races that are too many are counted, and said", () => {
  const leftOut = (query: string) =>
    leftOutText(comparedIds(new URLSearchParams(query)).leftOut, "en");
  const four = ids.slice(0, mostCompared).map((id) => `id=${id}`);
  expect(leftOut("")).toBeNull();
  expect(leftOut([...four, four[0], "id=junk"].join("&"))).toBeNull();
  const five = [...four, `id=${ids[4]}`];
  expect(leftOut(five.join("&"))).toBe("Only four races can be compared: one was left out.");
  const six = [...five, "id=00000000-0000-4000-8000-000000000006"];
  expect(leftOut(six.join("&"))).toBe("Only four races can be compared: 2 were left out.");
});
