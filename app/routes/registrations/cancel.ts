import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { formOf } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/cancel.ts";

/**
 * `POST /registrations/:id/cancel` cancels a registration of the viewer's own. It leads to the page of
 * the field `to`, or to the registration, which says when it was too late.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const to = form.get("to");
  const captain = form.get("captain");
  const origin = publicOrigin(args.request);
  const { id } = args.params;
  const { problem } = await cancelRegistration(services(args.context), viewer, id, {
    origin,
    captain: typeof captain === "string" ? captain : null,
  });
  const own = href("/registrations/:id", { id });
  if (problem) return redirect(withQuery(own, { problem }), 303);
  const cancelled = await findRegistration(services(args.context), viewer, id);
  if (cancelled) await offerFreed(services(args.context), cancelled.race.id);
  dropPages(args.context);
  return redirect(typeof to === "string" ? localPath(to) : own, 303);
}

export const loader = postOnly(({ id }: { id: string }) => href("/registrations/:id", { id }));
