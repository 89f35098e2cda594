import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/health.ts";
import { answerAuth, authDialect } from "./dialect.server.ts";

/** `GET /auth/v1/health`: what answers here. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, authDialect("GET"), async () =>
    answerAuth({ name: "Dorsal", description: "Accounts of Dorsal for apps", version: "1" }),
  );
}
