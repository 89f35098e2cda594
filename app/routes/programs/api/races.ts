import { operations } from "#features/public-api/operations/schema.ts";
import { listRaces } from "#features/public-api/reading.server.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { toDay } from "#values/day.ts";
import type { Route } from "./+types/races.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/races`: the list of races with its own filters. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list);
}

const list = door(operations.listRaces, (call) => {
  const filters = readRaceFilters(call.parameters, toDay(call.services.now()));
  return listRaces(call, filters, call.query);
});

export const action = loader;
