import { failedToSubmit } from "#features/claims/claim.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/submit.ts";
import { submitClaim } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /claims/submit` takes a claim of the race that the form names. */
export async function action(asked: Route.ActionArgs) {
  const form = await formOf(asked.request);
  const raceId = readId(form.get("race"));
  if (!raceId) throw new Response("There is no such race.", { status: 404 });
  return submitClaim(asked, raceId, form);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToSubmit);
}

export const loader = postOnly("/");
