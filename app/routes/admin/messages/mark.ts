import { data, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { markMessage } from "#features/contact/handling.server.ts";
import { readMessageId } from "#features/contact/schema.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/mark.ts";
import { listPath } from "./list-path.ts";

/** `POST /admin/messages/:id/mark` with `as=handled` notes that it is dealt with, else that it waits. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const isHandled = form.get("as") === "handled";
  const id = readMessageId(args.params.id);
  const isThere = id && (await markMessage(services(args.context), admin, id, isHandled));
  if (!isThere) throw data("There is no such message.", 404);
  const sentence = isHandled ? "Message marked as handled." : "Message marked as waiting.";
  return seeOtherSaying(listPath(form.get("to")), sentence);
}

/** Somebody who came here by an address has nothing to see. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(listPath(null));
}
