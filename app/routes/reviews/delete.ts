import { failedToDelete } from "#features/reviews/messages.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/delete.ts";
import { submitDeletion } from "./submission.server.ts";

/** `POST /reviews/delete` deletes a review of the viewer's own. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  return submitDeletion(args, form.get("review"), kindOf(form));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const kind = kindOf(await request.clone().formData());
  return dialogAnswer(serverAction(), failedToDelete[kind]);
}

export const loader = postOnly("/");

function kindOf(form: FormData) {
  return form.get("subject") === "expert" ? "expert" : "race";
}
