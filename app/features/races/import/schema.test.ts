import { expect, test } from "vitest";
import { mostMoves, movedLines } from "./schema.ts";

const lines = (count: number) => Array.from({ length: count }, (_, at) => String(at + 2));

test("the lines of moved races are those that a file can have, and as many as a preview asks about", () => {
  expect(movedLines.parse([])).toEqual([]);
  expect(movedLines.parse(["2", "100001"])).toEqual([2, 100_001]);
  expect(movedLines.parse(lines(mostMoves))).toHaveLength(mostMoves);
  for (const line of ["3000000000", "-1", "0", "1.5", "1e3", "", "two", "99999999999999"]) {
    expect(movedLines.safeParse([line]).success, line).toBe(false);
  }
  expect(movedLines.safeParse(lines(mostMoves + 1)).success).toBe(false);
});
