import type { Handle } from "../../handle.ts";
import { answerEntrance } from "../entrance.server.ts";
import type { Route } from "./+types/entrance.ts";
import { streamDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /realtime/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerEntrance(asked, "/realtime/v1", streamDialect);
}

export const action = loader;
