import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showOffer } from "#features/membership/partner-offers/commands.server.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/show.ts";
import { backToOffers, offerIdOf } from "./offer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/offers/:id/show`: members see the offer. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const offer = await showOffer(services(args.context), admin, offerIdOf(args));
  return backToOffers(form, offer, (name) => `${name} is shown to members.`);
}

export const loader = adminPostOnly(href("/admin/offers"));
