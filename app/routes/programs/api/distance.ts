import { operations } from "#features/public-api/operations/schema.ts";
import { changeDistance, deleteDistance } from "#features/public-api/writing.server.ts";
import type { Route } from "./+types/distance.ts";
import { answerApi, door } from "./door.server.ts";

/** `PATCH` and `DELETE /api/v1/races/{id}/distances/{distanceId}` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, change, remove);
}

const change = door(operations.changeDistance, (call) =>
  changeDistance(call, call.address, call.body),
);

const remove = door(operations.deleteDistance, (call) => deleteDistance(call, call.address));

export const action = loader;
