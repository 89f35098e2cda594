import { expect, test } from "vitest";
import { mostTries, nextTryAt } from "./webhook.ts";

test("a delivery is tried eight times over about a day, each time after a longer wait", () => {
  let time = new Date("2026-11-20T12:00:00Z");
  const waits: number[] = [];
  for (let tries = 1; ; tries++) {
    const next = nextTryAt(tries, time);
    if (!next) break;
    waits.push((next.getTime() - time.getTime()) / 60_000);
    time = next;
  }
  expect(waits).toEqual([1, 5, 30, 60, 180, 420, 720]);
  expect(waits.length + 1).toBe(mostTries);
  expect(time.toISOString()).toBe("2026-11-21T11:36:00.000Z");
});
