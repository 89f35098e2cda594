import { refuseApi } from "#features/public-api/refusal.server.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/unknown.ts";
import { apiDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

/** An address below `/api/v1` that it does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, apiDialect("GET", "POST", "PUT", "PATCH", "DELETE"), async () =>
    refuseApi({ problem: "not-found" }),
  );
}

export const action = loader;
