import { operations } from "#features/public-api/operations/schema.ts";
import { listRegistrations } from "#features/public-api/reading.server.ts";
import type { Route } from "./+types/registrations.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/races/{id}/registrations`, for organizers of the race. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list);
}

const list = door(operations.listRegistrations, (call) =>
  listRegistrations(call, call.caller, call.address, call.query),
);

export const action = loader;
