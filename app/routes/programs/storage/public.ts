import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/public.ts";
import { answerOpenly } from "./door.server.ts";
import { answerObject, placeOf } from "./object-answer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /storage/v1/object/public/:bucket/*`: an object of a public bucket, for everybody. */
export function loader(asked: Route.LoaderArgs) {
  return answerOpenly(asked, ["GET"], () =>
    answerObject(asked, "everybody", placeOf(asked.params)),
  );
}

export const action = loader;
