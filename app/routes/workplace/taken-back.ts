import { redirect } from "react-router";
import { submitTakeBack } from "#features/registrations/extras/screens/extras-submission.server.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/taken-back.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST …/registrations/:id/extras/:bought`: takes an extra of an entry back. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, bought } = args.params;
  return submitTakeBack(args, editor, { at, id, bought });
}

/** A visitor who opens the address is redirected to the registration. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.registration(args.params.id));
}
