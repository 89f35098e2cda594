import type { Handle } from "../../handle.ts";
import { answerEntrance } from "../entrance.server.ts";
import type { Route } from "./+types/entrance.ts";
import { apiDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /api/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerEntrance(asked, "/api/v1", apiDialect("GET"));
}

export const action = loader;
