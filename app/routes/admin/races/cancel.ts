import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { submitCancellation } from "#features/races/editing/screens/submission.server.ts";
import { office } from "#features/races/editing/workplace.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/cancel.ts";

/** `POST /admin/races/edit/:id/cancel`: the race is called off, and its runners are told. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return submitCancellation(args, admin, { at: office, id: args.params.id });
}

/** A visit by address goes on to the race. */
export const loader = adminPostOnly(({ id }: { id: string }) => office.race(id));
