import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { submitOrder } from "#features/races/editing/screens/submission.server.ts";
import { office } from "#features/races/editing/workplace.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/order.ts";

/** `POST /admin/races/edit/:id/order`: the distances of a race in another order. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return submitOrder(args, admin, { at: office, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: editingProblems["not-ordered"] }));

/** A visit by address goes on to the race. */
export const loader = adminPostOnly(({ id }: { id: string }) => office.race(id));
