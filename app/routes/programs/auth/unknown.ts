import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/unknown.ts";
import { refuseAuth } from "./dialect.server.ts";
import { answerApp } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** An address below `/auth/v1` that it does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, methods, async () =>
    refuseAuth(404, "not_found", "There is nothing at this address."),
  );
}

export const action = loader;
