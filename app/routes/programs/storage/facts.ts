import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/facts.ts";
import { answerOwner } from "./door.server.ts";
import { answerFacts, placeOf } from "./object-answer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /storage/v1/object/info/:bucket/*`: what is known of an object of the caller. */
export function loader(asked: Route.LoaderArgs) {
  return answerOwner(asked, ["GET"], (owner) => answerFacts(asked, owner, placeOf(asked.params)));
}

export const action = loader;
