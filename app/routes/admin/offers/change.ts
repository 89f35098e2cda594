import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { type KeptOffer, offerName } from "#features/membership/partner-offers/offer.ts";
import {
  hideOffer,
  moveOffer,
  showOffer,
} from "#features/membership/partner-offers/offers.server.ts";
import { moveForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly, backToList } from "../admin-post-only.server.ts";
import type { Route } from "./+types/change.ts";
import { offerIdOf, refuseUnknown } from "./offer.server.ts";

export const handle: Handle = { keepsPages: true };

type Change = (
  own: Services,
  admin: Admin,
  id: string,
  form: FormData,
) => Promise<{ offer: KeptOffer | null; done: string }>;

const changes = {
  hide: async (own, admin, id) => ({
    offer: await hideOffer(own, admin, id),
    done: "is hidden",
  }),
  show: async (own, admin, id) => ({
    offer: await showOffer(own, admin, id),
    done: "is shown to members",
  }),
  /** The offer changes places with the one above or below it. */
  move: async (own, admin, id, form) => {
    const { value, errors } = readForm(moveForm, form);
    if (errors) throw new Response("Say whether it goes up or down.", { status: 400 });
    return { offer: await moveOffer(own, admin, id, value.way), done: `moved ${value.way}` };
  },
} satisfies Record<string, Change>;

/** `POST /admin/offers/:id/:change` changes an offer, and leads back to the list of the field `to`. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const change = changeOf<Change>(changes, args.params.change);
  const form = await formOf(args.request);
  const { offer, done } = await change(services(args.context), admin, offerIdOf(args), form);
  if (!offer) return refuseUnknown();
  const list = backToList(href("/admin/offers"), form.get("to"));
  return seeOtherSaying(list, `${offerName(offer)} ${done}.`);
}

export const loader = adminPostOnly(href("/admin/offers"), changes);
