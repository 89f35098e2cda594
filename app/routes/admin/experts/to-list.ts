import { href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Route } from "./+types/to-list.ts";

/** `/admin/experts/edit` without an expert leads to the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/experts"), 303);
}
