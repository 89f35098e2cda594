import type { LikingKind } from "./liking.ts";

/** By the code of a reason, what its sentence names. */
type ReasonDetails = {
  /** The same race in another year. */
  edition: { stars: number | null };
  /** The race that the training plan leads to. */
  goal: unknown;
  /** A distance like the one that the training plan leads to, in metres. */
  plan: { meters: number; goalMeters: number };
  /** A distance like one of another race. */
  distance: { meters: number; race: string };
  /** Near a race, with what ties the runner to it. */
  near: { meters: number; city: string; tie: LikingKind };
  /** A type of race, as stored. */
  type: { type: string; races: number };
  rating: { average: number; count: number };
};

export type ReasonCode = keyof ReasonDetails;

/** Why a race is recommended; `messages.ts` has the sentences. */
export type RecommendationReason<Code extends ReasonCode = ReasonCode> = {
  [Each in Code]: { code: Each } & ReasonDetails[Each];
}[Code];
