import { expect, test } from "vitest";
import { newsOf, newsOfStart, type WhenAndWhere } from "./race-news.ts";

const today = "2026-11-20";
const before: WhenAndWhere = {
  race_status: "upcoming",
  start_date: "2026-12-06",
  start_time: "07:00",
  address: "Av. Larco 400",
  city: "Lima",
  state_province: null,
  country: "Peru",
};

test("runners are told of a cancelled or moved race and of nothing else", () => {
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

test("a new date of a past race is a correction that runners are not told", () => {
  const past = { ...before, start_date: "2026-10-04" };
  expect(newsOf(past, { ...past, start_date: "2026-10-05" }, today)).toBeNull();
  expect(newsOf(past, { ...past, start_date: "2026-12-06" }, today)).not.toBeNull();
});

test("runners are told of a new time and place, not of a new spelling", () => {
  const changed = (change: Partial<WhenAndWhere>) =>
    newsOf(before, { ...before, ...change }, today);
  expect(changed({ start_time: "09:15" })).toEqual({ kind: "moved", fromTime: "07:00" });
  expect(changed({ start_time: null })).toEqual({ kind: "moved", fromTime: "07:00" });
  expect(changed({ city: "Callao", start_date: "2026-12-13" })).toEqual({
    kind: "moved",
    from: "2026-12-06",
    fromPlace: "Av. Larco 400, Lima, Peru",
  });
  expect(changed({ address: "Malecón 1" })).toMatchObject({ kind: "moved" });
  expect(changed({ city: "LIMA", country: "Perú", state_province: "Lima" })).toBeNull();
  expect(changed({ address: null })).toBeNull();
});

test("runners are told of their distance's start, unless it equals the race's", () => {
  const start = (from: string | null, to: string | null) =>
    newsOfStart(before, { before: from, after: to }, today);
  expect(start("08:00", "09:00")).toEqual({ kind: "moved", fromTime: "08:00" });
  expect(start(null, "09:00")).toEqual({ kind: "moved", fromTime: "07:00" });
  expect(start(null, "07:00")).toBeNull();
  const cancelled = { ...before, race_status: "cancelled" } as const;
  expect(newsOfStart(cancelled, { before: "08:00", after: "09:00" }, today)).toBeNull();
});
