import { data, href, redirect } from "react-router";
import { rateAnswer } from "#features/assistant/threads/commands.server.ts";
import { threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { ratingForm } from "#features/assistant/threads/schema.ts";
import { services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/rate.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /chat/messages/ID/rate` with a thumb, and a reason for one that points down. */
export async function action(asked: Route.ActionArgs) {
  const form = await formOf(asked.request);
  form.set("message", asked.params.id);
  const read = readForm(ratingForm, form);
  if (read.errors) return data(read.errors, 400);
  const owner = await chatOwnerOf(asked);
  const refused = await rateAnswer(services(asked.context), owner, read.value);
  if (refused) return data(formErrors(threadMessages[refused.problem], form), 404);
  // A browser without a script says where it comes from.
  const to = form.get("to");
  return typeof to === "string" ? redirect(localPath(to), 303) : null;
}

export const loader = postOnly(href("/chat/:threadId?"));
