import { operations } from "#features/public-api/operations/schema.ts";
import { getDistance } from "#features/public-api/reading.server.ts";
import { changeDistance, deleteDistance } from "#features/public-api/writing.server.ts";
import type { Route } from "./+types/distance.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET`, `PATCH` and `DELETE /api/v1/races/{id}/distances/{distanceId}` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, get, change, remove);
}

const get = door(operations.getDistance, (call) => getDistance(call, call.address));

const change = door(operations.changeDistance, (call) =>
  changeDistance(call, call.address, call.body),
);

const remove = door(operations.deleteDistance, (call) => deleteDistance(call, call.address));

export const action = loader;
