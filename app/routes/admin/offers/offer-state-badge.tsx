import {
  type KeptOffer,
  type OfferState,
  offerState,
} from "#features/membership/partner-offers/offer.ts";
import type { Day } from "#values/day.ts";

const words: Record<OfferState, string> = {
  shown: "Shown",
  hidden: "Hidden",
  planned: "Not yet",
  expired: "Expired",
};

const colors: Record<OfferState, string> = {
  shown: "border-pine text-pine",
  hidden: "border-edge text-muted",
  planned: "border-sky text-sky",
  expired: "border-danger text-danger",
};

/** Whether members see an offer today. */
export function OfferStateBadge({ offer, today }: { offer: KeptOffer; today: Day }) {
  const state = offerState(offer, today);
  return <span className={`chip font-medium ${colors[state]}`}>{words[state]}</span>;
}
