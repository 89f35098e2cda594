import { operations } from "#features/public-api/operations/schema.ts";
import { readCalendar } from "#features/public-api/reading.server.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { toDay } from "#values/day.ts";
import type { Route } from "./+types/calendar.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/calendar`: the days of a month that have races. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, read);
}

const read = door(operations.readCalendar, (call) => {
  const filters = readRaceFilters(call.parameters, toDay(call.services.now()));
  return readCalendar(call, filters, call.query);
});

export const action = loader;
