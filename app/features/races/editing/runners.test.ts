import { expect, test } from "vitest";
import { newsOf } from "./runners.ts";

const today = "2026-11-20";
const before = { race_status: "upcoming", start_date: "2026-12-06" } as const;

test("runners hear of a race that is called off or moved, and of nothing else", () => {
  const cancelled = { ...before, race_status: "cancelled" } as const;
  const moved = { ...before, start_date: "2026-12-13" };
  expect(newsOf(before, before, today)).toBeNull();
  expect(newsOf(before, { ...before, race_status: "active" }, today)).toBeNull();
  expect(newsOf(before, cancelled, today)).toEqual({ kind: "cancelled" });
  expect(newsOf(before, moved, today)).toEqual({ kind: "moved", from: "2026-12-06" });
  expect(newsOf(before, { ...moved, race_status: "cancelled" }, today)).toEqual({
    kind: "cancelled",
  });
  expect(newsOf(cancelled, { ...moved, race_status: "cancelled" }, today)).toBeNull();
  expect(newsOf(cancelled, before, today)).toEqual({ kind: "back" });
  expect(newsOf(cancelled, moved, today)).toEqual({ kind: "back" });
  const past = { ...before, start_date: "2026-11-19" };
  expect(newsOf(cancelled, past, today), "put back onto a day that is over").toBeNull();
});

test("the date of a race that is over is a correction, not news", () => {
  const past = { ...before, start_date: "2026-10-04" };
  expect(newsOf(past, { ...past, start_date: "2026-10-05" }, today)).toBeNull();
  expect(newsOf(past, { ...past, start_date: "2026-12-06" }, today)).not.toBeNull();
});
