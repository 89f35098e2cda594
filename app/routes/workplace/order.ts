import { redirect } from "react-router";
import { editingProblems } from "#features/races/editing/messages.ts";
import { submitOrder } from "#features/races/editing/screens/submission.server.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import type { Route } from "./+types/order.ts";
import { requireEditor } from "./editor.server.ts";

/** `POST …/order`: the distances of a race in another order. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitOrder(args, editor, { at, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: editingProblems["not-ordered"] }));

/** A visitor who opens the address is redirected to the race. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.race(args.params.id));
}
