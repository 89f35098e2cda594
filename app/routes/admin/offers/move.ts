import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { moveOffer } from "#features/membership/partner-offers/commands.server.ts";
import { moveForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/move.ts";
import { backToOffers, offerIdOf } from "./offer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/offers/:id/move`: the offer changes places with the one above or below it. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(moveForm, form);
  if (errors) throw new Response("Say whether it goes up or down.", { status: 400 });
  const offer = await moveOffer(services(args.context), admin, offerIdOf(args), value.way);
  return backToOffers(form, offer, (name) => `${name} moved ${value.way}.`);
}

export const loader = adminPostOnly(href("/admin/offers"));
