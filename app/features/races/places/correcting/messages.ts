import type { PlaceProblem } from "../matching.server.ts";

/** Why a place is not sure, for those who decide. */
export const placeProblems = {
  unknown: "The gazetteer has no place of this name in this country.",
  ambiguous: "Several places of this name lie far apart in this state.",
  "other-state": "The place of this name lies in another state.",
  "no-state": "The race names no state, and several places of this name lie far apart.",
  "no-country": "The gazetteer does not know this country.",
} as const satisfies Record<PlaceProblem, string>;

/** How a race came to its place. */
export const placeDecisions = {
  rule: "Found by its town and state.",
  name: "Found by name: the only place of this name there, or by far the largest.",
  accepted: "Chosen from the gazetteer.",
  hand: "Typed by hand.",
  left: "Left without a position.",
  open: "Not sure yet.",
} as const satisfies Record<"rule" | "name" | "accepted" | "hand" | "left" | "open", string>;

export type PlacingProblem = "no-race" | "no-such-place" | "no-country";

export const placingProblems = {
  "no-race": "This race is gone, or you may not edit it any more.",
  "no-such-place": "The gazetteer has no place of this name any more. Please choose again.",
  "no-country": "The country of this race is not known. Correct it in the form of the race first.",
} as const satisfies Record<PlacingProblem, string>;
