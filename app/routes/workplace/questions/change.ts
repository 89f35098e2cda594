import { redirect } from "react-router";
import {
  submitResume,
  submitStop,
} from "#features/registrations/questions/screens/submission.server.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/change.ts";

export const handle: Handle = { keepsPages: true };

const changes = { stop: submitStop, ask: submitResume };

/** `POST …/questions/:question/:change` */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return changeOf(changes, args.params.change)(args, editor, { at, ...args.params });
}

/** A visitor who opens the address is redirected to the questions. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  changeOf(changes, args.params.change);
  return redirect(at.questions(args.params.id));
}
