import { expect, test } from "vitest";
import type { WhenAndWhere } from "../../editing/notices/race-news.ts";
import { newsForRunners } from "./runner-notices.server.ts";

const today = "2026-11-20";
const before: WhenAndWhere = {
  race_status: "upcoming",
  start_date: "2026-12-06",
  start_time: "07:00",
  address: null,
  city: "Lima",
  state_province: null,
  country: "Peru",
};
const ten = { id: "10K", runners: 2, before: "08:00", after: "08:00" };
const five = { id: "5K", runners: 3, before: null, after: null };

function news(
  after: Partial<WhenAndWhere>,
  distances: Parameters<typeof newsForRunners>[0]["distances"],
) {
  const told = newsForRunners(
    { id: "race", before, after: { ...before, ...after }, distances },
    today,
  );
  return told.map(({ news, distanceId, runners }) => [distanceId, runners, news]);
}

test("runners are told of their own distance's start, each change once", () => {
  expect(news({ start_time: "09:15" }, [ten, five])).toEqual([
    ["5K", 3, { kind: "moved", fromTime: "07:00" }],
  ]);
  expect(news({ city: "Callao" }, [{ ...ten, after: "08:30" }, five])).toEqual([
    ["10K", 2, { kind: "moved", fromPlace: "Lima, Peru", fromTime: "08:00" }],
    ["5K", 3, { kind: "moved", fromPlace: "Lima, Peru" }],
  ]);
  expect(news({}, [ten, five])).toEqual([]);
});

test("a cancelled race concerns all of its runners, also those without a distance", () => {
  expect(news({ race_status: "cancelled" }, [ten, five])).toEqual([
    [undefined, 5, { kind: "cancelled" }],
  ]);
  const other = { id: null, runners: 1, before: null, after: null };
  expect(news({ city: "Callao" }, [ten, other])).toEqual([
    [undefined, 3, { kind: "moved", fromPlace: "Lima, Peru" }],
  ]);
});

test("a race without runners and a past race tell no one", () => {
  expect(news({ city: "Callao" }, [])).toEqual([]);
  expect(news({ city: "Callao", start_date: "2026-11-01" }, []).length).toBe(0);
});
