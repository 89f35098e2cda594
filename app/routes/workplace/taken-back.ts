import { data, redirect } from "react-router";
import { submitTakeBack } from "#features/registrations/extras/screens/extras-submission.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/taken-back.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST …/registrations/:id/extras/:bought`: takes an extra of an entry back. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const entry = await findEntry(services(args.context), editor, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  return submitTakeBack(args, editor, { at, id: entry.id, bought: args.params.bought });
}

/** A visitor who opens the address is redirected to the registration. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.registration(args.params.id));
}
