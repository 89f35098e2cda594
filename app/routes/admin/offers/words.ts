import type { OfferDetails, OfferTier } from "#features/membership/partner-offers/offer.ts";
import { formatDay } from "#values/day.ts";

/** The members who see an offer's code. */
export const tierWords: Record<OfferTier, string> = {
  sprinter: "Sprinter and Elite",
  elite: "Elite",
};

/** When an offer is valid: `until June 30, 2027`. */
export function validWords({
  validFrom,
  validUntil,
}: Pick<OfferDetails, "validFrom" | "validUntil">): string {
  if (validFrom && validUntil)
    return `${formatDay(validFrom, "en")} – ${formatDay(validUntil, "en")}`;
  if (validFrom) return `from ${formatDay(validFrom, "en")}`;
  return validUntil ? `until ${formatDay(validUntil, "en")}` : "no end date";
}
