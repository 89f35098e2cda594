import { expect, test } from "vitest";
import { sessionLength } from "./session.ts";

const createdAt = new Date("2026-11-20T10:00:00Z");
const lengthUntil = (end: string) => sessionLength({ createdAt, endedAt: new Date(end) });

test("a session's length is told in minutes, once it has ended", () => {
  expect(sessionLength({ createdAt, endedAt: null })).toBeNull();
  expect(lengthUntil("2026-11-20T10:00:20Z")).toMatchObject({ en: "less than 1 min" });
  expect(lengthUntil("2026-11-20T10:12:10Z")).toBe("12 min");
});
