import { expect, test } from "vitest";
import { bucketsOf, periodOf, readPeriod, sumsOf } from "./period.ts";

test("ADM-DASH-03 FAKE-01 a period ends today and is compared with as many days before it", () => {
  expect(periodOf("7d", "2026-03-03")).toEqual({
    id: "7d",
    span: { from: "2026-02-25", to: "2026-03-04" },
    before: { from: "2026-02-18", to: "2026-02-25" },
    unit: "day",
  });
  const { span, before } = periodOf("90d", "2026-11-21");
  expect(bucketsOf(span, "day", "")).toHaveLength(90);
  expect(before && bucketsOf(before, "day", "")).toHaveLength(90);
});

test("more than thirty days are shown by the week, and the last week is a whole one", () => {
  expect(periodOf("7d", "2026-11-21").unit).toBe("day");
  const { span, before, unit } = periodOf("90d", "2026-11-21");
  expect(unit).toBe("week");
  const weeks = bucketsOf(span, "week", "");
  expect(weeks).toHaveLength(13);
  expect(weeks.slice(0, 2)).toEqual(["2026-08-24", "2026-08-30"]);
  expect(weeks.at(-1)).toBe("2026-11-15");
  expect(before && bucketsOf(before, "week", "")).toHaveLength(13);
  expect(bucketsOf({ from: "2026-11-01", to: "2026-11-15" }, "week", "")).toEqual([
    "2026-11-01",
    "2026-11-08",
  ]);
});

test("days are summed up in the bar that they lie in", () => {
  const weeks = ["2026-11-01", "2026-11-08"];
  const totals = [
    { day: "2026-11-01", total: 1 },
    { day: "2026-11-07", total: 2 },
    { day: "2026-11-08", total: 4 },
    { day: "2026-10-31", total: 8 },
  ];
  expect(sumsOf(weeks, totals)).toEqual([3, 4]);
});

test("twelve months are compared with the same months of the year before, to the same day", () => {
  const { span, before } = periodOf("12m", "2026-11-21");
  expect(span).toEqual({ from: "2025-12-01", to: "2026-11-22" });
  expect(before).toEqual({ from: "2024-12-01", to: "2025-11-22" });
  expect(bucketsOf(span, "month", "")).toHaveLength(12);
  expect(bucketsOf(span, "month", "").at(-1)).toBe("2026-11-01");
  expect(periodOf("12m", "2028-02-29").before?.to).toBe("2027-03-01");
  expect(periodOf("12m", "2027-02-28").before?.to).toBe("2026-03-01");
});

test("all time has no beginning and nothing before it", () => {
  const { span, before } = periodOf("all", "2026-11-21");
  expect(before).toBeNull();
  expect(bucketsOf(span, "month", "2026-09-17")).toEqual([
    "2026-09-01",
    "2026-10-01",
    "2026-11-01",
  ]);
});

test("an unknown period means the last 30 days", () => {
  expect(readPeriod("12m")).toBe("12m");
  for (const text of [null, "", "30", "constructor"]) expect(readPeriod(text)).toBe("30d");
});
