import { operations } from "#features/public-api/operations/schema.ts";
import { listReviews } from "#features/public-api/reading.server.ts";
import type { Route } from "./+types/reviews.ts";
import { answerApi, door } from "./door.server.ts";

/** `GET /api/v1/races/{id}/reviews` */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(asked, list);
}

const list = door(operations.listReviews, (call) => listReviews(call, call.address, call.query));

export const action = loader;
