import { refuseApi } from "#features/public-api/refusal.server.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/unknown.ts";
import { apiProtocol } from "./protocol.server.ts";

/** An address below `/api/v1` that it does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, apiProtocol("GET", "POST", "PUT", "PATCH", "DELETE"), async () =>
    refuseApi({ problem: "not-found" }),
  );
}

export const action = loader;
