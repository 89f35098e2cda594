import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Route } from "./+types/cancel.ts";

/**
 * `POST /registrations/:id/cancel` gives the viewer's own place back, and leads to the page of the
 * field `to` or to the registration, which also says when it was too late.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const to = (await formOf(args.request)).get("to");
  const origin = publicOrigin(args.request);
  const { id } = args.params;
  const { problem } = await cancelRegistration(services(args.context), viewer, id, { origin });
  const own = href("/registrations/:id", { id });
  if (problem) return redirect(`${own}?problem=too-late`, 303);
  dropPages(args.context);
  return redirect(typeof to === "string" ? localPath(to) : own, 303);
}

/** Somebody who came here by an address sees the registration. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/registrations/:id", { id: params.id }));
}
