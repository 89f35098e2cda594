import { redirect } from "react-router";
import { questionProblems } from "#features/registrations/questions/messages.ts";
import { submitQuestionOrder } from "#features/registrations/questions/screens/submission.server.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/order.ts";

export const handle: Handle = { keepsPages: true };

/** `POST …/questions/order`: the questions of a race in another order. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitQuestionOrder(args, editor, { at, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: questionProblems["not-saved"] }));

/** A visitor who opens the address is redirected to the questions. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.questions(args.params.id));
}
