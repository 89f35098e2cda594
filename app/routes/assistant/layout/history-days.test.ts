import { expect, test } from "vitest";
import { historyDays } from "./history-days.ts";

test("conversations are grouped by day, then by week and month", () => {
  const at = (day: string) => ({ id: day, title: null, at: `${day}T09:30:00.000Z` });
  const days = [
    "2026-11-22",
    "2026-11-21",
    "2026-11-15",
    "2026-11-14",
    "2026-10-23",
    "2026-10-22",
    "2025-12-31",
  ];
  expect(
    historyDays(days.map(at), "2026-11-22", "en").map(({ name, lines }) => [
      name,
      ...lines.map(({ id }) => id),
    ]),
  ).toEqual([
    ["Today", "2026-11-22"],
    ["Yesterday", "2026-11-21"],
    ["Previous 7 days", "2026-11-15"],
    ["Previous 30 days", "2026-11-14", "2026-10-23"],
    ["October 2026", "2026-10-22"],
    ["December 2025", "2025-12-31"],
  ]);
  expect(historyDays([], "2026-11-22", "en")).toEqual([]);
});
