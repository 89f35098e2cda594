import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showOffer } from "#features/partner-offers/commands.server.ts";
import { formOf } from "#values/form/form.ts";
import type { Route } from "./+types/show.ts";
import { changeInList, seeOffers } from "./kept-offer.server.ts";

/** `POST /admin/offers/:id/show`: members see the offer. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  return changeInList(args, await formOf(args.request), {
    command: (services, admin, id) => showOffer(services, admin, id, true),
    said: (name) => `${name} is shown to members.`,
  });
}

export function loader(args: Route.LoaderArgs) {
  return seeOffers(args);
}
