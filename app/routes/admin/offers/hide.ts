import { hideOffer } from "#features/partner-offers/commands.server.ts";
import { listAction, seeOffers } from "./offer.server.ts";

/** `POST /admin/offers/:id/hide`: members no longer see the offer. */
export const action = listAction(hideOffer, (name) => `${name} is hidden.`);

export const loader = seeOffers;
