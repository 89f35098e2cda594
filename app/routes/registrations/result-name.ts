import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { hideOwnName } from "#features/results/own-results.server.ts";
import { dropPages, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/result-name.ts";

/**
 * `POST /registrations/:id/result-name` takes the runner's own name out of the published results, or with
 * `shown=1` puts it back.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const isShown = (await formOf(args.request)).get("shown") === "1";
  const { id } = args.params;
  if (!(await hideOwnName(services(args.context), viewer, id, !isShown))) {
    throw data("Registration not found", 404);
  }
  dropPages(args.context);
  return redirect(`${href("/registrations/:id", { id })}#result`, 303);
}

export const loader = postOnly(({ id }: { id: string }) => href("/registrations/:id", { id }));
