import { answerRoot } from "../answer.server.ts";
import type { Route } from "./+types/entrance.ts";
import { apiProtocol } from "./protocol.server.ts";

/** `GET /api/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerRoot(asked, "/api/v1", apiProtocol("GET"));
}

export const action = loader;
