import { href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Route } from "./+types/to-list.ts";

/** `/admin/ai/edit` and `/admin/experts/edit` without an assistant or an expert lead to the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href(args.pattern.includes("experts") ? "/admin/experts" : "/admin/ai"), 303);
}
