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
