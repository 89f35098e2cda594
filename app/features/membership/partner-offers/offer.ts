import type { Day } from "#values/day.ts";

/** The plans that offers begin with. Pacer has no offers. */
export const offerTiers = ["sprinter", "elite"] as const;

export type OfferTier = (typeof offerTiers)[number];

/** What an administrator types about an offer. */
export type OfferDetails = {
  partner: string;
  title: string;
  /** What it gives, in words. */
  benefit: string;
  /** The code that members use at the partner; `null` where the link is enough. */
  voucher: string | null;
  link: string | null;
  fromTier: OfferTier;
  /** The first and the last day, both included; `null` leaves that end open. */
  validFrom: Day | null;
  validUntil: Day | null;
};

/** An offer as administrators see it. */
export type KeptOffer = OfferDetails & {
  id: string;
  isActive: boolean;
};

/** An offer as visitors see it; `opened` holds code and link for members with the right plan. */
export type ShownOffer = Pick<
  OfferDetails,
  "partner" | "title" | "benefit" | "fromTier" | "validUntil"
> & {
  id: string;
  opened: Pick<OfferDetails, "voucher" | "link"> | null;
};

export const offerStates = ["shown", "hidden", "planned", "expired"] as const;

export type OfferState = (typeof offerStates)[number];

/** Whether members see an offer today, or why not. */
export function offerState(
  offer: Pick<KeptOffer, "isActive" | "validFrom" | "validUntil">,
  today: Day,
): OfferState {
  if (!offer.isActive) return "hidden";
  if (offer.validUntil !== null && offer.validUntil < today) return "expired";
  return offer.validFrom !== null && offer.validFrom > today ? "planned" : "shown";
}

/** What an offer is called in lists and in the audit log. */
export function offerName({ partner, title }: Pick<OfferDetails, "partner" | "title">): string {
  return `${partner}: ${title}`;
}

/** The sentences of the form for an offer. */
export const offerMessages = {
  needed: (label: string) => `${label} is required`,
  tooLong: (most: number) => `At most ${most} characters.`,
  link: "Write an address that begins with https://",
  day: "Write a day as YYYY-MM-DD, for example 2027-06-30.",
  order: "The last day lies before the first one.",
  wayNeeded: "Give a code or a link: members need one of them.",
  tier: "Choose the plan that it begins with.",
} as const;

export const noSuchOffer = "There is no such offer.";

export const offerNotSaved = "Failed to save offer. Please try again.";
