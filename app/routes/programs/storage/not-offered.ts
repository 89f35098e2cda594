import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/not-offered.ts";
import { answerOpenly, refuseStorage } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** What the public client can ask for and this storage does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerOpenly(asked, methods, async () => refuseStorage({ problem: "not-offered" }));
}

export const action = loader;
