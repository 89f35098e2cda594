import type { Handle } from "../../../handle.ts";
import { answerEntrance } from "../../entrance.server.ts";
import { authDialect } from "../dialect.server.ts";
import type { Route } from "./+types/entrance.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerEntrance(asked, "/auth/v1", authDialect("GET"));
}

export const action = loader;
