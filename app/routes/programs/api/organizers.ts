import { operations } from "#features/public-api/operations/schema.ts";
import { listOrganizers } from "#features/public-api/reading.server.ts";
import type { Route } from "./+types/organizers.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/races/{id}/organizers` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list);
}

const list = door(operations.listOrganizers, (call) => listOrganizers(call, call.address));

export const action = loader;
