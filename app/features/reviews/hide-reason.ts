/** Why a review may be hidden. */
export const hideReasons = [
  "spam",
  "offensive",
  "personal",
  "off-topic",
  "not-real",
  "other",
] as const;
export type HideReason = (typeof hideReasons)[number];

/** In words, for the administrator who chooses it and for the author. */
export const hideReasonWords: Record<HideReason, string> = {
  spam: "Spam or advertising",
  offensive: "Offensive language",
  personal: "Personal information",
  "off-topic": "Not about the race or expert",
  "not-real": "Not an experience of their own",
  other: "Another reason",
};
