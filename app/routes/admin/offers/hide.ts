import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showOffer } from "#features/partner-offers/commands.server.ts";
import { formOf } from "#values/form/form.ts";
import type { Route } from "./+types/hide.ts";
import { changeInList, seeOffers } from "./kept-offer.server.ts";

/** `POST /admin/offers/:id/hide`: members no longer see the offer. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  return changeInList(args, await formOf(args.request), {
    command: (services, admin, id) => showOffer(services, admin, id, false),
    said: (name) => `${name} is hidden.`,
  });
}

export function loader(args: Route.LoaderArgs) {
  return seeOffers(args);
}
