import { operations } from "#features/public-api/operations/schema.ts";
import { listOwnRaces } from "#features/public-api/reading.server.ts";
import type { Route } from "./+types/own-races.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/me/races`: what the owner of the key organizes. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list);
}

const list = door(operations.listOwnRaces, (call) => listOwnRaces(call, call.caller, call.query));

export const action = loader;
