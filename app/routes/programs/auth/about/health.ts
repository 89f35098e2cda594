import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp } from "../door.server.ts";
import type { Route } from "./+types/health.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/health`: what answers here. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () =>
    answerAuth({ name: "Dorsal", description: "Accounts of Dorsal for apps", version: "1" }),
  );
}

export const action = loader;
