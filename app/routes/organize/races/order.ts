import { redirect } from "react-router";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { submitOrder } from "#features/races/editing/screens/submission.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import type { Route } from "./+types/order.ts";

/** `POST /organize/races/:id/order`: the distances of an own race in another order. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  return submitOrder(args, organizer, { at: workspace, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: editingProblems["not-ordered"] }));

/** A visit by address goes on to the race. */
export async function loader(args: Route.LoaderArgs) {
  await requireOrganizer(args);
  return redirect(workspace.race(args.params.id));
}
