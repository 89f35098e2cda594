import { showOffer } from "#features/partner-offers/commands.server.ts";
import { listAction, seeOffers } from "./offer.server.ts";

/** `POST /admin/offers/:id/show`: members see the offer. */
export const action = listAction(showOffer, (name) => `${name} is shown to members.`);

export const loader = seeOffers;
