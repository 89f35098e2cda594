import { data, redirect } from "react-router";
import { failedToSubmit } from "#features/claims/messages.ts";
import { readRaceId } from "#features/claims/schema.ts";
import { formOf } from "#values/form/form.ts";
import { answerOr } from "#values/form/outcome.ts";
import type { Route } from "./+types/submit.ts";
import { submitClaim } from "./submission.server.ts";

/** `POST /claims/submit` takes a claim of the race that the form names. */
export async function action(asked: Route.ActionArgs) {
  const form = await formOf(asked.request);
  const raceId = readRaceId(form.get("race"));
  if (!raceId) throw data("There is no such race.", 404);
  return submitClaim(asked, raceId, form);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction(), failedToSubmit);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect("/");
}
