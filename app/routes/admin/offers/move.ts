import { data } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { moveOffer } from "#features/partner-offers/commands.server.ts";
import { moveForm } from "#features/partner-offers/schema.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Route } from "./+types/move.ts";
import { changeInList, seeOffers } from "./offer.server.ts";

/** `POST /admin/offers/:id/move`: the offer changes places with the one above or below it. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(moveForm, form);
  if (errors) throw data("Say whether it goes up or down.", 400);
  return changeInList(args, form, {
    command: (services, admin, id) => moveOffer(services, admin, id, value.way),
    said: (name) => `${name} moved ${value.way}.`,
  });
}

export const loader = seeOffers;
