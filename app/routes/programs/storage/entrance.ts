import { answerRoot } from "../answer.server.ts";
import type { Route } from "./+types/entrance.ts";
import { storageProtocol } from "./door.server.ts";

/** `GET /storage/v1` */
export function loader(asked: Route.LoaderArgs) {
  return answerRoot(asked, "/storage/v1", storageProtocol(["GET"]));
}

export const action = loader;
