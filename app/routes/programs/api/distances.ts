import { operations } from "#features/public-api/operations/schema.ts";
import { listDistances } from "#features/public-api/reading.server.ts";
import { addDistance } from "#features/public-api/writing.server.ts";
import type { Route } from "./+types/distances.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET` and `POST /api/v1/races/{id}/distances` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list, add);
}

const list = door(operations.listDistances, (call) => listDistances(call, call.address));

const add = door(operations.addDistance, (call) => addDistance(call, call.address, call.body));

export const action = loader;
