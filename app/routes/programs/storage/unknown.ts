import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/unknown.ts";
import { answerOpenly, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** An address below `/storage/v1` that it does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerOpenly(asked, methods, async () => refuseStorage({ problem: "no-address" }));
}

export const action = loader;
