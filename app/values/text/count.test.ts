import { expect, test } from "vitest";
import { formatCount, formatTotal } from "./count.ts";

test("numbers have commas, and a list longer than its count says so", () => {
  expect(formatCount(1_250_000)).toBe("1,250,000");
  expect([0, -5, 999, 1000, 12.5].map(formatCount)).toEqual(["0", "-5", "999", "1,000", "12.5"]);
  const words = ["user", "users"] as const;
  expect(formatTotal({ total: 1 }, words, "en")).toBe("1 user");
  expect(formatTotal({ total: 0 }, words, "en")).toBe("0 users");
  expect(formatTotal({ total: 2000 }, words, "en")).toBe("2,000 users");
  expect(formatTotal({ total: 2000, isMore: true }, words, "en")).toBe("more than 2,000 users");
});
