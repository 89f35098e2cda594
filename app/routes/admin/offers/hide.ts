import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { hideOffer } from "#features/membership/partner-offers/commands.server.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/hide.ts";
import { backToOffers, offerIdOf } from "./offer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/offers/:id/hide`: members no longer see the offer. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const offer = await hideOffer(services(args.context), admin, offerIdOf(args));
  return backToOffers(form, offer, (name) => `${name} is hidden.`);
}

export const loader = adminPostOnly(href("/admin/offers"));
