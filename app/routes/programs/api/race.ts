import { operations } from "#features/public-api/operations/schema.ts";
import { getRace } from "#features/public-api/reading.server.ts";
import { changeRace } from "#features/public-api/writing.server.ts";
import type { Route } from "./+types/race.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET` and `PATCH /api/v1/races/{id}` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, get, change);
}

const get = door(operations.getRace, (call) => getRace(call, call.address));

const change = door(operations.changeRace, (call) => changeRace(call, call.address, call.body));

export const action = loader;
