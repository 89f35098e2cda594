import type { Handle } from "../../handle.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/unknown.ts";
import { refuseStream, streamDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

const dialect = { ...streamDialect, methods: ["GET", "POST", "PUT", "PATCH", "DELETE"] };

/** An address below `/realtime/v1` that it does not have. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, dialect, async () =>
    refuseStream(404, "not_found", "There is nothing at this address."),
  );
}

export const action = loader;
