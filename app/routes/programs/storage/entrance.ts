import type { Handle } from "../../handle.ts";
import { answerEntrance } from "../entrance.server.ts";
import type { Route } from "./+types/entrance.ts";
import { storageDialect } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /storage/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerEntrance(asked, "/storage/v1", storageDialect(["GET"]));
}

export const action = loader;
