import { type Operation, operations } from "#features/public-api/operations/schema.ts";
import {
  getDistance,
  getRace,
  listDistances,
  listOrganizers,
  listOwnRaces,
  listRaces,
  listRegistrations,
  listResults,
  listReviews,
  readCalendar,
} from "#features/public-api/reading.server.ts";
import {
  addDistance,
  changeDistance,
  changeRace,
  deleteDistance,
} from "#features/public-api/writing.server.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { homeDay } from "#values/zone.ts";
import { type ApiCall, endpoint, serve } from "./endpoints.server.ts";

/** All operations of the API. Their addresses are those of the table of operations. */
export const loader = serve([
  endpoint(operations.listRaces, (call) => listRaces(call, filtersOf(call), call.query)),
  endpoint(operations.getRace, (call) => getRace(call, call.address)),
  endpoint(operations.changeRace, (call) => changeRace(call, call.address, call.body)),
  endpoint(operations.listDistances, (call) => listDistances(call, call.address)),
  endpoint(operations.addDistance, (call) => addDistance(call, call.address, call.body)),
  endpoint(operations.getDistance, (call) => getDistance(call, call.address)),
  endpoint(operations.changeDistance, (call) => changeDistance(call, call.address, call.body)),
  endpoint(operations.deleteDistance, (call) => deleteDistance(call, call.address)),
  endpoint(operations.listResults, (call) => listResults(call, call.address, call.query)),
  endpoint(operations.listReviews, (call) => listReviews(call, call.address, call.query)),
  endpoint(operations.listOrganizers, (call) => listOrganizers(call, call.address)),
  endpoint(operations.listRegistrations, (call) =>
    listRegistrations(call, call.caller, call.address, call.query),
  ),
  endpoint(operations.listOwnRaces, (call) => listOwnRaces(call, call.caller, call.query)),
  endpoint(operations.readCalendar, (call) => readCalendar(call, filtersOf(call), call.query)),
]);

export const action = loader;

/** The filters of the race list, as on the website. */
function filtersOf({ parameters, services }: Pick<ApiCall<Operation>, "parameters" | "services">) {
  return readRaceFilters(parameters, homeDay(services.now()));
}
